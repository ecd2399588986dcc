"""What a seat may do now, without a second copy of the rules: the game offers candidates, its own `apply` decides."""

from collections.abc import Iterator
from typing import Any

from engine.action import Action, to_data
from engine.game import Game, read_action
from engine.refusal import Refusal

OPEN = "*"
"""Stands in a listed action for any value that the field may have."""


class Legal:
    """A lazy collection: ask it whether it is empty, whether an action is in it, or go through it."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Each legal action as a JSON object; an open field holds "*"."""
        for offer in self._game.offers(self._state, self._seat):
            if offer.tried or self._accepts(offer.action):
                yield to_data(offer.action) | dict.fromkeys(offer.open, OPEN)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: object) -> bool:
        """Whether this seat could do exactly that now."""
        read = action if isinstance(action, Action) else read_action(self._game, action)
        return not isinstance(read, Refusal) and read.seat == self._seat and self._accepts(read)

    def _accepts(self, action: Action) -> bool:
        if self._game.allows is not None:
            return self._game.allows(self._state, action)
        return not isinstance(self._game.apply(self._state, action), Refusal)


def legal(game: Game[Any], state: Any, seat: int) -> Legal:
    """What `seat` may do now (0 is the table itself)."""
    return Legal(game, state, seat)


def covers(listed: dict[str, Any], action: dict[str, Any]) -> bool:
    """Whether a listed action stands for this one. When it happened matters only where `at` is listed."""
    asked = {key: value for key, value in action.items() if key in listed or key not in ("at", "err")}
    return listed.keys() == asked.keys() and all(wanted in (OPEN, asked[key]) for key, wanted in listed.items())
