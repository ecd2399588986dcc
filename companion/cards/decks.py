"""Deck lists with a name, kept for later games."""

from typing import Any

import msgspec
from msgspec import Struct

from companion.log import Damaged, Log
from engine.action import Name
from engine.legible import unseen
from engine.message import Message
from engine.reading import shaped

Piles = list[str] | dict[str, list[str]]
"""A list of card ids; or several lists by name, where the game has several kinds of deck (battle, library)."""


class Deck(Struct, frozen=True):
    """As a scenario's header takes it, with the mode for which it was checked."""

    mode: str
    piles: Piles

    @property
    def cards(self) -> list[str]:
        """All cards of all piles."""
        return self.piles if isinstance(self.piles, list) else [card for pile in self.piles.values() for card in pile]


def wrong_name(name: str) -> Message | None:
    """Why a deck cannot be called so."""
    called = shaped(name, Name)
    return called if isinstance(called, Message) else unseen(called)


class Decks:
    """The saved deck lists of the database."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def find(self, game: str, name: str) -> Deck | None:
        """The deck of that name; None if none was saved."""
        return self.named(game).get(name)

    def named(self, game: str) -> dict[str, Deck]:
        """All decks of a game by name."""
        with self._log.reading() as store:
            rows = store.execute("SELECT name, body FROM decks WHERE game = ? ORDER BY name", (game,)).fetchall()
        return {name: self._read(body) for name, body in rows}

    def save(self, game: str, name: str, deck: Deck) -> None:
        """Keep it; a deck of that name is replaced."""
        row = (game, name, msgspec.json.encode(deck).decode())
        insert = "INSERT OR REPLACE INTO decks (game, name, body) VALUES (?,?,?)"
        self._log.write(lambda store: store.execute(insert, row))

    def forget(self, game: str, name: str) -> bool:
        """Delete a saved deck; false if there was none."""
        delete = "DELETE FROM decks WHERE game = ? AND name = ?"
        return self._log.write(lambda store: store.execute(delete, (game, name)).rowcount > 0)

    def _read(self, body: str) -> Any:
        try:
            return msgspec.json.decode(body, type=Deck)
        except msgspec.MsgspecError:
            raise Damaged("log-damaged", file=str(self._log.path)) from None
