"""Players that play by themselves. They hold real (virtual) cards, and choose among what is legal for them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from companion import game_parts
from engine.action import Fact
from engine.legal import Legal
from engine.setup import Header
from engine.view import View


class Players(Protocol):
    """Everybody at a simulated table together with the cards that lie on it."""

    header: Header

    def next(self, view: View, legal: Callable[[int], Legal], now: float | None = None) -> dict[str, Any]:
        """What somebody does now, as JSON would bring it; LookupError when nobody of them can do anything.

        `now` is the time of the table, where it has a clock; without one they count the seconds themselves.
        """

    def follow(self, action: dict[str, Any], facts: Sequence[Fact]) -> None:
        """Move the real cards as the accepted action says."""

    def breach(self, view: View) -> str | None:
        """Where the counts of the referee and the real cards have come apart, if they have."""

    def settle(self, view: View) -> None:
        """Move real cards until their counts are the referee's: somebody did something that no card could follow."""

    def hands(self) -> dict[int, tuple[str, ...]]:
        """The cards that each seat really holds."""

    def top(self) -> str | None:
        """The card that is drawn or turned over next, where all share one deck."""


def players_of(game: str) -> bool:
    """Whether somebody knows how to play it: the module (or package) that `companion.game_parts` names."""
    return game_parts.has(game, "players")


def players(game: str, mode: str, seats: int | None, random: Random) -> Players:
    """People for one game that somebody knows how to play."""
    module = game_parts.load(game, "players")
    assert module is not None, f"nobody knows how to play {game}"
    people: Players = module.seated(mode, seats, random)
    return people
