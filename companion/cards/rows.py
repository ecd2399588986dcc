"""The rows of a backup, read as what Ambit writes there: a file of somebody else may hold anything."""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from companion.cards.decks import Deck
from companion.cards.packs import COVER, Cover
from engine.cards import CardId
from engine.view import Result

Row = tuple[Any, ...]
Short = Annotated[str, Meta(max_length=200)]
_SECRET = frozenset({"tokens"})
"""Tables of which nothing is taken: whoever made the file may know a token in it."""


def taken(table: str, columns: list[str], row: Row) -> Row | None:
    """The row as it is restored, or None if nothing of it is. Raises ValueError if Ambit cannot have written it."""
    if table in _SECRET:
        return None
    named = dict(zip(columns, row, strict=True))
    if table in _CHECKS:
        _CHECKS[table](named)
    return tuple(named[column] for column in columns)


# Saved games are taken as they are: each is sealed, and what is wrong with one is told when it is read.


def _tag(row: dict[str, Any]) -> None:
    msgspec.convert([row["uid"], row["game"], row["registered"]], tuple[Short, Short, Short])
    msgspec.convert(row["card"], CardId)


def _card(row: dict[str, Any]) -> None:
    msgspec.convert(row["game"], Short)
    msgspec.convert(row["pack"], CardId)
    msgspec.convert(row["card"].removeprefix(COVER), CardId)
    if row["card"].startswith(COVER):
        msgspec.json.decode(row["body"], type=Cover)
    elif msgspec.json.decode(row["body"], type=dict[str, Any]).get("id") != row["card"]:
        raise ValueError


def _deck(row: dict[str, Any]) -> None:
    msgspec.convert([row["game"], row["name"]], tuple[Short, Short])
    msgspec.json.decode(row["body"], type=Deck)


def _evening(row: dict[str, Any]) -> None:
    """Its code and its PIN are not taken: that evening is over."""
    for moment in ("began", "touched"):
        datetime.fromisoformat(row[moment])
    row["body"] = ""


def _progress(row: dict[str, Any]) -> None:
    msgspec.json.decode(row["names"], type=tuple[str, ...])
    if row["result"] is not None:
        msgspec.json.decode(row["result"], type=Result)
    if row.get("ended") is not None:
        datetime.fromisoformat(row["ended"])
    if row.get("timers") is not None:
        msgspec.json.decode(row["timers"], type=dict[str, float])


_CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {
    "tags": _tag,
    "cards": _card,
    "decks": _deck,
    "evenings": _evening,
    "progress": _progress,
}
