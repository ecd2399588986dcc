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
        self._legal: dict[tuple[int, str], tuple[dict[str, Any], ...]] = {}

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def legal(self, seat: int, without: str = "") -> tuple[dict[str, Any], ...]:
        """What a seat may do, all of it or all but one verb. To ask for one action `engine.legal.legal` is quicker."""
        if without and (seat, "") in self._legal:
            return tuple(listed for listed in self._legal[seat, ""] if listed["do"] != without)
        if (seat, without) not in self._legal:
            self._legal[seat, without] = tuple(legal(self.game, self.state, seat, without))
        return self._legal[seat, without]
