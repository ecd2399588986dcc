"""A game between players of Ambal that a test can stop at any moment."""

from collections.abc import Callable
from random import Random
from typing import Any

from companion.packs import packs_of
from companion.players.ambal import seated
from companion.players.ambal.people import People
from engine.action import to_data
from engine.ambal import GAME
from engine.ambal.state import State
from engine.game import Step, read_action
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import begin
from engine.view import View


class Evening:
    """The players, their referee, and what happened so far."""

    def __init__(self, mode: str, seed: str) -> None:
        self.people: People = seated(mode, None, Random(seed))
        start = begin(GAME, self.people.header, packs_of("ambal"))
        assert isinstance(start, State)
        self.state = start
        self.actions: list[dict[str, Any]] = []

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    def do(self, data: dict[str, Any]) -> tuple[Any, ...]:
        action = read_action(GAME, data)
        assert not isinstance(action, Refusal), action
        step = GAME.apply(self.state, action)
        assert isinstance(step, Step), step
        self.state = step.state
        self.people.follow(to_data(action), step.facts)
        self.actions.append(data)
        return step.facts

    def wish(self) -> dict[str, Any]:
        return self.people.next(self.view, lambda seat: legal(GAME, self.state, seat))

    def until(self, wanted: Callable[[View], bool]) -> View:
        """They play on until something is seen, or to the end."""
        while self.view.result is None and not wanted(self.view):
            self.do(self.wish())
        return self.view


def over(view: View) -> bool:
    """Never before the end."""
    return False
