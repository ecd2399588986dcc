"""What is known of one state: every view and every list of legal actions, worked out when it is first asked for."""

from typing import Any

from engine.game import Game
from engine.legal import legal
from engine.view import View


class Known:
    """Whoever looks at a state shares this. It goes when the state does: nothing in it is ever out of date."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game, self.state = game, state
        self._views: dict[int | None, View] = {}
        self._legal: dict[int, tuple[dict[str, Any], ...]] = {}

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def legal(self, seat: int) -> tuple[dict[str, Any], ...]:
        """What a seat may do, all of it. To ask for one action only, `engine.legal.legal` is quicker."""
        if seat not in self._legal:
            self._legal[seat] = tuple(legal(self.game, self.state, seat))
        return self._legal[seat]
