"""A cache for one state: each view and each list of legal actions is computed when it is first asked for."""

from collections.abc import Iterator
from typing import Any

from engine.action import TABLE
from engine.game import Game, Offer
from engine.legal import Legal
from engine.view import View


class Known:
    """Shared by all viewers of a state. The state never changes, so nothing here is ever out of date."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game, self.state = game, state
        self._views: dict[int | None, View] = {}
        self._legal: dict[int, tuple[dict[str, Any], ...]] = {}
        self._corrections: tuple[dict[str, Any], ...] | None = None

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def legal(self, seat: int) -> tuple[dict[str, Any], ...]:
        """What a seat may do, without corrections. To ask for one action only, `engine.legal.legal` is quicker."""
        if seat not in self._legal:
            self._legal[seat] = self._listed(seat, self.game.offers(self.state, seat))
        return self._legal[seat]

    def corrections(self) -> tuple[dict[str, Any], ...]:
        """What the referee may correct. A separate list, since it is often the longest and rarely asked for."""
        if self._corrections is None:
            self._corrections = self._listed(TABLE, self.game.corrections(self.state))
        return self._corrections

    def _listed(self, seat: int, offers: Iterator[Offer]) -> tuple[dict[str, Any], ...]:
        return tuple(Legal(self.game, self.state, seat).among(offers))
