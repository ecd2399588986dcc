"""The course of one game: every accepted action, and the way back and forth through them."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.action import Action, Fact
from engine.game import Game, Step
from engine.known import Known
from engine.refusal import UNDO, Refusal, refuse


class Moment(Struct, frozen=True):
    """One step of undo: the actions that one input caused, and the states around them."""

    actions: tuple[Action, ...]
    before: Any
    after: Any
    facts: tuple[Fact, ...]


_NO_FACTS: tuple[Fact, ...] = ()


class History:
    """State is what replaying the actions gives; since states never change, going back is keeping the old one."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self.game, self.state = game, start
        self._done: list[Moment] = []
        self._undone: list[Moment] = []
        self.jumps = 0
        """How often somebody has gone back or forth: there and back again ends at the same state."""
        self._known = Known(game, start)

    @property
    def known(self) -> Known:
        """What is known of the state as it is now."""
        return self.known_of(self.state)

    def known_of(self, state: Any) -> Known:
        """What is known of the state that was asked for last: one that is weighed and then kept is looked at once."""
        if self._known.state is not state:
            self._known = Known(self.game, state)
        return self._known

    def do(self, *actions: Action) -> Step[Any] | Refusal:
        """Carry out the actions of one input, all or none; a new action ends what could be redone."""
        moment = self.weigh(*actions)
        if isinstance(moment, Refusal):
            return moment
        self.keep(moment)
        return Step(moment.after, moment.facts)

    def weigh(self, *actions: Action) -> Moment | Refusal:
        """What the actions would do, without doing it: whoever writes a log writes it between this and `keep`."""
        state, facts = self.state, _NO_FACTS
        for action in actions:
            step = self.game.apply(state, action)
            if isinstance(step, Refusal):
                return step
            state = step.state
            facts = (*facts, *step.facts) if facts else step.facts
        return Moment(actions, self.state, state, facts)

    def keep(self, moment: Moment) -> None:
        self._done.append(moment)
        self._undone.clear()
        self.state = moment.after

    def undo(self, steps: int = 1) -> Refusal | None:
        """Take back the last steps; they are kept for `redo` until something new is done."""
        if steps > len(self._done):
            return refuse(UNDO, "undo-none", steps=steps, there=len(self._done))
        for _ in range(steps):
            moment = self._done.pop()
            self._undone.append(moment)
            self.state = moment.before
        self.jumps += 1
        return None

    def redo(self, steps: int = 1) -> Refusal | None:
        if steps > len(self._undone):
            return refuse(UNDO, "redo-none", steps=steps, there=len(self._undone))
        for _ in range(steps):
            moment = self._undone.pop()
            self._done.append(moment)
            self.state = moment.after
        self.jumps += 1
        return None

    @property
    def last(self) -> Moment | None:
        """What `undo` would take back."""
        return self._done[-1] if self._done else None

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What has been done and not taken back, oldest first."""
        return tuple(self._done)

    @property
    def undone(self) -> tuple[Moment, ...]:
        """What `redo` would bring back, next first."""
        return tuple(reversed(self._undone))

    def actions(self) -> Iterable[Action]:
        return (action for moment in self._done for action in moment.actions)


def replay(game: Game[Any], start: Any, actions: Iterable[Action]) -> History:
    """The same game again from its log. What was accepted once is accepted again, or the log is broken."""
    history = History(game, start)
    for number, action in enumerate(actions, 1):
        if isinstance(refused := history.do(action), Refusal):
            raise ValueError(f"action {number} of the log is refused on {refused.clause}: {action}")
    return history
