"""The course of a game that is played by devices: the one way from an input to a step, at a table and in a scenario."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from companion.bindings import Actions, Binding, Undo, Wish
from companion.log import Entry
from companion.log.replay import weighed
from companion.session.consent import Asked, others, reveals
from companion.taps import Tags, card_of
from engine.action import TABLE, Action, Fact, to_data
from engine.game import Game
from engine.history import History, Moment
from engine.refusal import Refusal
from engine.view import View
from hardware.inputs import Press, Tap, Touch, Turn
from hardware.roles import spot

Moving = Press | Turn | Tap | Touch
"""Inputs that may be moves of a game."""


class Done(Struct, frozen=True):
    """Actions were accepted."""

    facts: tuple[Fact, ...]
    wishes: tuple[Wish, ...] = ()
    """What the game wants of the table now."""


class Jumped(Struct, frozen=True):
    """A step was taken back or brought back: nothing that was begun holds any more."""

    wishes: tuple[Wish, ...] = ()


class Noted(Struct, frozen=True):
    """Something was begun at a device; the game is the same."""


class Answered(Struct, frozen=True):
    """Somebody answered whether a step may be taken back, and it was not taken back by that."""

    seat: int
    yes: bool


Outcome = Done | Jumped | Noted | Asked | Answered | Refusal | None
"""What came of it. None: the input meant nothing at this moment."""

MOST_CONTINUED = 20
"""Actions that a binding may let follow from one input; one that never comes to an end is stopped here."""

Write = Callable[[Entry, Any], None]
"""Writes a step down, with the state after it, before anybody sees it; what it raises leaves the game as it was."""


class Course:
    """A game, its binding, and an undo that may wait for consent. It shows nothing and knows no clock."""

    def __init__(
        self, history: History, binding: Binding, tags: Tags, write: Write = lambda entry, after: None
    ) -> None:
        self.history, self.binding = history, binding
        self.asked: Asked | None = None
        self._tags, self._write = tags, write
        self._known, self._jumps = 0, history.jumps
        """Of how many steps the binding knows, and of how many ways back and forth."""

    def view(self) -> View:
        """What everybody sees."""
        return self.history.known.view()

    # Inputs

    def input(self, told: Moving, at: float | UnsetType, err: float | UnsetType) -> Outcome:
        """Somebody used a device, at that moment of the game (seconds), if it is known."""
        if isinstance(told, Press) and (answer := self._answer(told)):
            return self.consent(answer.seat, answer.yes)
        if isinstance(told, Tap):
            card = card_of(told, self.history.game.name, self._tags)
            if isinstance(card, Refusal):
                return card
            told = replace(told, card=card)
        match meaning := self.binding.meaning(self.view(), told):
            case None:
                return None
            case Undo():
                return self.undo()
            case Actions(actions=()):
                return Noted()
        game = self.history.game
        return self.do(tuple(stamped(game, action, at, err) for action in meaning.actions), meaning)

    def _answer(self, told: Press) -> Answered | None:
        """While an undo waits for consent, OK is yes and No is no, for those who are asked."""
        place = spot(told.device)
        if self.asked is None or place is None or place.seat not in self.asked.waiting:
            return None
        return Answered(place.seat, place.role != "no") if place.role in ("ok", "no", "dial") else None

    def do(self, actions: tuple[Action, ...], meaning: Actions | None = None) -> Done | Refusal:
        """Decide, write, keep: in this order. The rules are given what they will be given from the log.

        `meaning` is what the binding made of an input, where the actions come from one.
        """
        moment = self._weighed(actions)
        if isinstance(moment, Refusal):
            return moment
        if meaning is not None:
            moment = self._continued(moment)
        self._write(Entry("do", tuple(to_data(action) for action in moment.actions)), moment.after)
        self.history.keep(moment)
        return Done(moment.facts, self.catch_up(meaning))

    def _weighed(self, actions: Iterable[Action]) -> Moment | Refusal:
        return weighed(self.history, (to_data(action) for action in actions))

    def _continued(self, moment: Moment) -> Moment:
        """With all that the binding wants to follow from it by itself; it happens when the input did."""
        for _ in range(MOST_CONTINUED):
            action = self.binding.continues(self.history.known_of(moment.after).view(), moment.facts)
            if action is None:
                break
            longer = self._weighed((*moment.actions, replace(action, at=moment.actions[0].at)))
            if isinstance(longer, Refusal):
                break
            moment = longer
        return moment

    # Back and forth

    def undo(self) -> Jumped | Asked | Refusal:
        """Take back the last step; where people saw something by it, the others are asked first."""
        last, game = self.history.last, self.history.game
        if last is not None and reveals(game, last) and (waiting := others(game, self.view(), last)):
            self.asked = self.asked or Asked(waiting)  # asking again is no answer
            return self.asked
        return self._back(last)

    def _back(self, last: Moment | None) -> Jumped | Refusal:
        self.asked = None
        if last is not None:
            self._write(Entry("undo"), last.before)
        return self.history.undo() or Jumped(self.catch_up())

    def redo(self) -> Jumped | Refusal:
        """Bring back what was taken back last."""
        if self.history.undone:
            self._write(Entry("redo"), self.history.undone[0].after)
        return self.history.redo() or Jumped(self.catch_up())

    def consent(self, seat: int, yes: bool) -> Jumped | Answered | Refusal | None:
        """An answer of one who was asked; the referee answers for everybody. None: that seat was not asked."""
        if self.asked is None or seat not in (TABLE, *self.asked.waiting):
            return None
        left = () if seat == TABLE else tuple(other for other in self.asked.waiting if other != seat)
        if yes and not left:
            return self._back(self.history.last)
        self.asked = Asked(left) if yes else None
        return Answered(seat, yes)

    # What the binding knows

    def catch_up(self, meaning: Actions | None = None) -> tuple[Wish, ...]:
        """Tell the binding what happened since it last looked, through its own input (`meaning`) or otherwise."""
        if self.history.jumps != self._jumps:
            return self.look_again()
        moments = self.history.moments
        news, self._known = moments[self._known :], len(moments)
        if news:
            self.asked = None
        wishes: list[Wish] = []
        for moment in news:
            wishes += self.binding.follow(self.history.known_of(moment.after).view(), moment.facts, meaning)
        return tuple(wishes)

    def look_again(self) -> tuple[Wish, ...]:
        """The binding sees the game as it is now, and nothing that anybody began before holds."""
        self._known, self._jumps, self.asked = len(self.history.moments), self.history.jumps, None
        self.binding.forget()
        return tuple(self.binding.follow(self.view(), ()))


def stamped(game: Game[Any], action: Action, at: float | UnsetType, err: float | UnsetType) -> Action:
    """The moment it happened goes onto every action; how wrong that may be, onto those that are judged by it."""
    if at is not UNSET:
        action = replace(action, at=at)
    return replace(action, err=err) if err is not UNSET and isinstance(action, game.timed) else action
