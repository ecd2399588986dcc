"""What one viewer may see: the same shape in every game, built field by field from what that viewer may know."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

Zone = int | Sequence[str | int]
"""A count, card ids where the viewer may know them, or places counted from 1."""


class Prompt(Struct, frozen=True):
    """What to do now; the words live in the message catalogues."""

    id: str
    args: dict[str, Any] = {}


class SeatView(Struct, frozen=True):
    seat: int
    name: str
    team: int | None
    """The side for which it plays; None in a game without any."""
    counters: dict[str, int | None]
    zones: Mapping[str, Any]
    """Each is a `Zone`, but for those of `Game.looks`: the answer to the viewer's own look, or None."""
    flags: list[str]


class Result(Struct, frozen=True):
    """Who won and who lost, and the clause by which the game ended."""

    winners: list[int]
    losers: list[int]
    reason: str
    scores: Mapping[str, int | dict[str, int]]
    """By seat: one number, or several with their names."""


class View(Struct, frozen=True):
    game: str
    mode: str
    round: int
    turn: int
    phase: str
    moment: str
    """An id of the question that is open now. It changes when, and only when, a half-done answer no longer counts.

    Compare it only for equality; it is the same for every viewer. Timers, prompts and half-done inputs go by it."""
    to_act: list[int]
    prompt: Prompt
    seats: list[SeatView]
    table: Any
    result: Result | None = None
