"""Players for a game without cards of its own, whose every choice is listed: they do anything that they may."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from companion.players.party import NAMES, Action, Listed, listed
from engine import registry
from engine.action import Fact
from engine.setup import Header
from engine.view import View

NEVER_BY_CHANCE = ("adjust", "concede", "name")


def seated_for(game: str) -> Callable[[str, int | None, Random], "PlainPlayers"]:
    """The `seated` of a game: with its usual options, and as many seats as were asked for or any number of them."""

    def seated(mode: str, seats: int | None, random: Random) -> PlainPlayers:
        """Players for one game in that mode."""
        known = registry.find(game)
        assert known is not None, game
        names = NAMES[: seats or random.choice(known.modes[mode])]
        return PlainPlayers(Header(game=game, mode=mode, seats=names, rules=known.version), random)

    return seated


class PlainPlayers:
    """They hold no virtual cards: everything is in the referee's view."""

    def __init__(self, header: Header, random: Random) -> None:
        self.header, self._random = header, random

    def options_with(self, wanted: dict[str, Any]) -> dict[str, Any]:
        return wanted or dict(self.header.options or {})

    def agree(self, header: Header) -> None:
        self.header = header

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """Any listed action of somebody who is awaited; LookupError when each of them has a field to fill."""
        choices = list(listed(view, legal, NEVER_BY_CHANCE))
        if not choices:
            raise LookupError(f"nobody can do anything in phase {view.phase}")
        return self._random.choice(choices) | ({} if now is None else {"at": now})

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        """There are no cards to move."""

    def breach(self, view: View) -> str | None:
        """None: there are no cards that could differ."""
        return None

    def settle(self, view: View) -> None:
        """There are no cards to move."""

    def hands(self) -> dict[int, tuple[str, ...]]:
        """Empty: nobody holds virtual cards."""
        return {}

    def top(self) -> str | None:
        """None: there is no deck."""
        return None
