"""What the log holds: saved games, and one small row for each input that did something."""

from typing import Any, Literal
from zlib import crc32

import msgspec
from msgspec import Struct

from engine.setup import Header
from engine.view import Result, View


class Entry(Struct, frozen=True):
    """One step: the actions that one input caused, or an undo or redo."""

    kind: Literal["do", "undo", "redo"]
    actions: tuple[dict[str, Any], ...] = ()

    def body(self) -> str:
        """The actions as JSON, as the row stores them."""
        return msgspec.json.encode(self.actions).decode()


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


def seal(before: int, kind: str, body: str) -> int:
    """A checksum over this row and all rows before it: if one is changed, lost or swapped, later seals do not fit.

    Missing last rows cannot be detected so: a game that was interrupted there looks the same. `told` knows of them.
    """
    return crc32(f"{kind} {body}".encode(), before)


def first_seal(*row: str | int) -> int:
    """The seal of a game's own row; the seal of its first step builds on it."""
    return seal(0, "header", msgspec.json.encode(row).decode())
