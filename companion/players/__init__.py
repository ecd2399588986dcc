"""Simulated players. They hold virtual cards, and choose among what is legal for them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from companion import game_parts
from engine.action import Fact
from engine.legal import Legal
from engine.setup import Header
from engine.view import View


class Players(Protocol):
    """All players of a simulated table, with the virtual cards on it."""

    header: Header

    def options_with(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """The options of a game with these people in which somebody wants these."""

    def agree(self, header: Header) -> None:
        """They play with this header, in which names and options may be others than theirs."""

    def next(self, view: View, legal: Callable[[int], Legal], now: float | None = None) -> dict[str, Any]:
        """What one of them does now, as JSON data; LookupError if none of them can do anything.

        `now` is the time of the table, where it has a clock; without one they count the seconds themselves.
        """

    def follow(self, action: dict[str, Any], facts: Sequence[Fact]) -> None:
        """Move the virtual cards as the accepted action says."""

    def breach(self, view: View) -> str | None:
        """Where the referee's counts differ from the virtual cards; None if nowhere."""

    def settle(self, view: View) -> None:
        """Move virtual cards until their counts are the referee's, after an action that they could not follow."""

    def hands(self) -> dict[int, tuple[str, ...]]:
        """The virtual cards that each seat holds."""

    def top(self) -> str | None:
        """The card that is drawn or turned over next, where all share one deck."""


def players_of(game: str) -> bool:
    """Whether there are simulated players for this game (the part `players` of `companion.game_parts`)."""
    return game_parts.has(game, "players")


def players(game: str, mode: str, seats: int | None, random: Random) -> Players:
    """Simulated players for one game; `players_of` says whether there are any."""
    module = game_parts.load(game, "players")
    assert module is not None, f"nobody knows how to play {game}"
    people: Players = module.seated(mode, seats, random)
    return people
