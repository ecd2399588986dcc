"""What the log holds: saved games, and one small row for each input that did something."""

from typing import Any, Literal, NamedTuple
from zlib import crc32

import msgspec
from msgspec import Struct

from engine.setup import Header
from engine.view import Result, View

MICROSECONDS = 1_000_000
"""In a second. Moments of the game are kept to the microsecond."""
LATEST = 1e9
"""Seconds: as far as a float tells every microsecond apart, and longer than any game."""


Kind = Literal["do", "undo", "redo"]


class Row(NamedTuple):
    """A step as the database has it, without its place and its seal."""

    kind: str
    body: str
    """As JSON (`_told`): the one action, or a list. Before version 5 a list of actions as they are elsewhere."""
    at: int | None = None
    """The moment of all its actions, in microseconds of the game; None where it stands in the body, or nowhere."""


class Entry(Struct, frozen=True):
    """One step: the actions that one input caused, or an undo or redo."""

    kind: Kind
    actions: tuple[dict[str, Any], ...] = ()

    def row(self) -> Row:
        """As the database keeps it: in about two thirds of the room that the actions take as they are."""
        at = _shared_moment(self.actions)
        told = [_told(action, without_moment=at is not None) for action in self.actions]
        return Row(self.kind, msgspec.json.encode(told[0] if len(told) == 1 else told).decode(), at)

    @classmethod
    def of(cls, row: Row) -> "Entry":
        """The step of a row; a `msgspec.MsgspecError` for one that no Ambit wrote."""
        body = msgspec.json.decode(row.body)
        is_one = isinstance(body, dict) or (isinstance(body, list) and body and isinstance(body[0], str))
        actions = (_read(body),) if is_one else tuple(map(_read, msgspec.convert(body, list[Any])))
        if row.at is not None:
            actions = tuple(action | {"at": row.at / MICROSECONDS} for action in actions)
        return cls(msgspec.convert(row.kind, Kind), actions)


def _shared_moment(actions: tuple[dict[str, Any], ...]) -> int | None:
    """In microseconds, where all actions have the same moment and it is a whole number of them."""
    first = actions[0].get("at") if actions else None
    if type(first) is not float or not 0.0 <= first < LATEST:
        return None
    at = round(first * MICROSECONDS)
    is_shared = at / MICROSECONDS == first and all(action.get("at") == first for action in actions)
    return at if is_shared else None


def _told(action: dict[str, Any], *, without_moment: bool) -> Any:
    """Every action has a verb and a seat, so their names are left out: ["play",1,{"card":"ram"}], or ["pass",1]."""
    rest = {name: value for name, value in action.items() if not (without_moment and name == "at")}
    verb, seat = rest.pop("do", None), rest.pop("seat", None)
    if type(verb) is not str or type(seat) is not int:
        return action
    return [verb, seat, rest] if rest else [verb, seat]


def _read(told: Any) -> dict[str, Any]:
    match told:
        case dict():
            return told
        case [str(verb), int(seat)]:
            return {"do": verb, "seat": seat}
        case [str(verb), int(seat), dict(rest)]:
            return {"do": verb, "seat": seat} | rest
    raise msgspec.ValidationError("not an action")


class Saved(Struct, frozen=True):
    """A game in the log, without its steps."""

    id: int
    started: str
    """When, in UTC, as ISO 8601."""
    header: Header
    packs: tuple[str, ...]
    steps: int
    over: bool


class Progress(Struct, frozen=True):
    """How far a game is, as everybody sees it: lists of games and the totals of an evening need no replay."""

    round: int
    names: tuple[str, ...]
    result: Result | None = None
    seconds: int | None = None
    """Of play until its end, without pauses; None while it is not over, and for a game from before this was kept."""
    ended: str | None = None
    """When, in UTC, as ISO 8601. The log writes it down."""
    timers: dict[str, float] | None = None
    """The seconds that were left of each timer just before the last step; None where that was not kept."""

    @classmethod
    def of(cls, view: View, seconds: float | None = None, timers: dict[str, float] | None = None) -> "Progress":
        """What the public view says, how long it was played until now, and what is left of its timers."""
        played = None if seconds is None or view.result is None else round(seconds)
        names = tuple(seat.name for seat in view.seats)
        return cls(view.round, names, view.result, played, timers=timers)


def seal(before: int, row: Row) -> int:
    """A checksum over this row and all rows before it: if one is changed, lost or swapped, later seals do not fit.

    Missing last rows cannot be detected so: a game that was interrupted there looks the same. `told` knows of them.
    """
    at = "" if row.at is None else f" {row.at}"
    return crc32(f"{row.kind} {row.body}{at}".encode(), before)


def first_seal(*row: str | int) -> int:
    """The seal of a game's own row; the seal of its first step builds on it."""
    return seal(0, Row("header", msgspec.json.encode(row).decode()))
