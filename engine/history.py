"""The history of one game: every accepted action, with undo and redo."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.action import Action, Fact
from engine.game import Game, Step
from engine.known import Known
from engine.refusal import UNDO, Refusal, refuse


class Moment(Struct, frozen=True, gc=False):
    """One step of undo: the actions that one input caused, and the states around them, as the log gives them."""

    actions: tuple[Action, ...]
    before: Any
    after: Any
    facts: tuple[Fact, ...]
    shown: Any
    """The state after it with what somebody only looked at (`Action.logged`), as far as the game still shows that."""

    is_look: bool
    """Nothing but looks are in it: it is no step of the log."""


_NO_FACTS: tuple[Fact, ...] = ()


class History:
    """The state is what replaying the actions gives. States never change, so undo returns to a kept earlier one."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self.game, self.state = game, start
        self._apply = game.apply
        self._logged = start
        """The state as replaying the log gives it, without what somebody only looked at."""
        self._done: list[Moment] = []
        self._undone: list[Moment] = []
        self.jumps = 0
        """How often undo or redo was used: comparing states cannot tell, since undo and redo give the same state."""
        self._known = Known(game, start)

    @property
    def known(self) -> Known:
        """Views and legal actions of the current state."""
        return self.known_of(self.state)

    def known_of(self, state: Any) -> Known:
        """Views and legal actions of a state; the last one asked for is cached, so `weigh` and `keep` compute once."""
        if self._known.state is not state:
            self._known = Known(self.game, state)
        return self._known

    def do(self, *actions: Action) -> Step[Any] | Refusal:
        """Carry out the actions of one input, all or none; what could be redone before is gone."""
        moment = self._weighed(actions)
        if type(moment) is Refusal:
            return moment
        self.keep(moment)
        return Step(moment.shown, moment.facts)

    def weigh(self, *actions: Action) -> Moment | Refusal:
        """What the actions would do, without doing it: a caller with a log writes it between this and `keep`."""
        return self._weighed(actions)

    def _weighed(self, actions: tuple[Action, ...]) -> Moment | Refusal:
        if len(actions) == 1:  # as nearly always: its step is all there is
            shown, is_look = self._apply(self.state, actions[0]), not actions[0].logged
        else:
            shown, is_look = self._led_to(self.state, actions), _only_looks(actions)
        if type(shown) is Refusal:
            return shown
        if is_look:
            return Moment(actions, self._logged, self._logged, shown.facts, shown.state, True)
        logged = shown if self.state is self._logged else self._led_to(self._logged, actions)
        if type(logged) is Refusal:
            return logged
        return Moment(actions, self._logged, logged.state, shown.facts, shown.state, False)

    def _led_to(self, state: Any, actions: tuple[Action, ...]) -> Step[Any] | Refusal:
        facts = _NO_FACTS
        for action in actions:
            step = self._apply(state, action)
            if isinstance(step, Refusal):
                return step
            state = step.state
            facts = (*facts, *step.facts) if facts else step.facts
        return Step(state, facts)

    def keep(self, moment: Moment) -> None:
        """Make what `weigh` gave the current state; what could be redone before is gone, unless it is only a look."""
        self.state = moment.shown
        if not moment.is_look:
            self._done.append(moment)
            self._undone.clear()
            self._logged = moment.after

    def undo(self, steps: int = 1) -> Refusal | None:
        """Take back the last steps; they are kept for `redo` until something new is done."""
        if steps > len(self._done):
            return refuse(UNDO, "undo-none", steps=steps, there=len(self._done))
        for _ in range(steps):
            moment = self._done.pop()
            self._undone.append(moment)
            self.state = self._logged = moment.before
        self.jumps += 1
        return None

    def redo(self, steps: int = 1) -> Refusal | None:
        """Bring back steps that were taken back last; a refusal changes nothing."""
        if steps > len(self._undone):
            return refuse(UNDO, "redo-none", steps=steps, there=len(self._undone))
        for _ in range(steps):
            moment = self._undone.pop()
            self._done.append(moment)
            self.state = self._logged = moment.after
        self.jumps += 1
        return None

    @property
    def last(self) -> Moment | None:
        """What `undo` would take back."""
        return self._done[-1] if self._done else None

    @property
    def next(self) -> Moment | None:
        """What `redo` would bring back."""
        return self._undone[-1] if self._undone else None

    @property
    def count(self) -> int:
        """How many steps have been done and not taken back."""
        return len(self._done)

    def at(self, place: int) -> Moment:
        """The step at that place, counted from 0."""
        return self._done[place]

    def since(self, count: int) -> tuple[Moment, ...]:
        """What has been done after the first `count` steps and not taken back, oldest first."""
        return tuple(self._done[count:])

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All that has been done and not taken back, oldest first: a copy, however long the game is. See `since`."""
        return tuple(self._done)

    def latest(self, count: int) -> tuple[Moment, ...]:
        """The last so many of them, oldest first."""
        return tuple(self._done[-count:])

    @property
    def undone(self) -> tuple[Moment, ...]:
        """All that `redo` would bring back, next first: a copy, however long the game is. Mostly `next` is enough."""
        return tuple(reversed(self._undone))

    def actions(self) -> Iterable[Action]:
        """Every accepted action that was not taken back, oldest first."""
        return (action for moment in self._done for action in moment.actions)


def _only_looks(actions: tuple[Action, ...]) -> bool:
    for action in actions:
        if action.logged:
            return False
    return bool(actions)


def replay(game: Game[Any], start: Any, actions: Iterable[Action]) -> History:
    """The same game again from its log. What was accepted once is accepted again, or the log is broken."""
    history = History(game, start)
    for number, action in enumerate(actions, 1):
        if isinstance(refused := history.do(action), Refusal):
            raise ValueError(f"action {number} of the log is refused on {refused.clause}: {action}")
    return history
