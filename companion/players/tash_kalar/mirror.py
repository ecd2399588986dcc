"""The open game as the players follow it: Tash-Kalar hides nothing but hands, and the rules only count these."""

from typing import Any

from msgspec.structs import replace

from companion.players.party import Action
from engine.game import Step, read_action
from engine.refusal import Refusal
from engine.setup import Header, begin
from engine.tash_kalar import GAME
from engine.tash_kalar.state import State
from engine.view import View


class Mirror:
    """The same actions give the same state; None once an action could not be followed."""

    def __init__(self, header: Header) -> None:
        start = begin(GAME, header)
        assert not isinstance(start, Refusal), start
        self._header, self.state = header, start if isinstance(start, State) else None

    def follow(self, action: Action) -> None:
        """What was accepted at the table is done here too."""
        read = read_action(GAME, action)
        step = None if self.state is None or isinstance(read, Refusal) else GAME.apply(self.state, read)
        self.state = step.state if isinstance(step, Step) else None

    def compare(self, view: View) -> None:
        """The table may have been changed in a way that could not be followed."""
        if self.state is not None and GAME.view(self.state, None) != view:
            self.state = None

    def __getstate__(self) -> dict[str, Any]:
        """Without the box, which is the same in every memory of the game."""
        bare = None if self.state is None else replace(self.state, box=None)
        return {"header": self._header, "state": bare}

    def __setstate__(self, memory: dict[str, Any]) -> None:
        Mirror.__init__(self, memory["header"])
        assert self.state is not None
        bare = memory["state"]
        self.state = None if bare is None else replace(bare, box=self.state.box)
