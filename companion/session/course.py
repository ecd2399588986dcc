"""From an input of a device to a step of the game: the one implementation, for tables and for scenarios."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from companion.bindings import Actions, Binding, Undo, Wish
from companion.log import Entry
from companion.log.replay import weighed
from companion.session.consent import Asked, others, reveals
from companion.session.reader_round import ReaderRound, is_taking
from companion.taps import Tags, card_of
from engine.action import TABLE, Action, Fact, to_data
from engine.game import Game
from engine.history import History, Moment
from engine.refusal import Refusal
from engine.view import View
from hardware.inputs import Press, Standing, Tap, Touch, Turn
from hardware.roles import spot

Moving = Press | Turn | Tap | Touch | Standing
"""Inputs that may be moves of a game."""


class Done(Struct, frozen=True):
    """Actions were accepted."""

    facts: tuple[Fact, ...]
    wishes: tuple[Wish, ...] = ()
    """What the game wants of the table now."""


class Jumped(Struct, frozen=True):
    """Undo or redo happened: every half-done input is dropped."""

    wishes: tuple[Wish, ...] = ()


class Noted(Struct, frozen=True):
    """An input was noted as half-done; the game has not changed."""

    wishes: tuple[Wish, ...] = ()
    """What the game wants of the table now."""


class Answered(Struct, frozen=True):
    """A player answered whether a step may be taken back; it is still waiting, or was declined."""

    seat: int
    yes: bool


Outcome = Done | Jumped | Noted | Asked | Answered | Refusal | None


def why_not(outcome: Outcome) -> Refusal | None:
    """The refusal, where it was refused."""
    return outcome if isinstance(outcome, Refusal) else None


"""What came of it. None: the input meant nothing at this moment."""

MOST_CONTINUED = 20
"""Actions that a binding may add to one input; the limit stops a binding that never ends."""

MICROSECOND = 6
"""Digits of a second after the point."""

Write = Callable[[Entry, Any], None]
"""Writes a step to the log, given the state after it, before anybody sees it. If it raises, nothing changes."""


class Course:
    """A game, its binding, and an undo that may wait for consent. It shows nothing and knows no clock."""

    def __init__(
        self,
        history: History,
        binding: Binding,
        tags: Tags,
        write: Write = lambda entry, after: None,
        shared_reader: Iterable[int] = (),
    ) -> None:
        """`shared_reader`: the seats that use the table's reader by turns."""
        self.history, self.binding = history, binding
        self.reader = ReaderRound([seat for seat in shared_reader if self._is_seat(seat)])
        self.vote: Asked | None = None
        """The last question whether a step may be taken back, with its answers, until the game goes on."""
        self._tags, self._write = tags, write
        self._known, self._jumps = 0, history.jumps
        """How many steps the binding has been told of, and how many undos and redos."""

    @property
    def asked(self) -> Asked | None:
        """The undo that waits for consent."""
        return self.vote if self.vote is not None and self.vote.open else None

    def view(self) -> View:
        """What everybody sees."""
        return self.history.known.view()

    # Inputs

    def addressed(self, told: Moving) -> Moving | Refusal:
        """The input as the device of its player would tell it, where one reader goes round the table."""
        return self.reader.addressed(told, self.awaits_card()) if isinstance(told, Tap) else told

    def take_reader(self, seat: int) -> Noted | None:
        """The player of this seat taps next with the reader that goes round; None for a seat without a share in it."""
        if seat not in self.reader.seats:
            return None
        self.reader.take(seat)
        self._hand_on_reader()
        return Noted()

    def _hand_on_reader(self, tapped: int | None = None) -> None:
        if self.reader.taken is not None:
            self.reader.follow(self.awaits_card(), tapped)

    def awaits_card(self) -> tuple[int, ...]:
        """The seats on whose readers a card is awaited now; 0 for the table's own reader."""
        return self.binding.awaits_card(self.view())

    def input(self, told: Moving, at: float | UnsetType, err: float | UnsetType) -> Outcome:
        """Somebody used a device. `at` is the moment in game seconds, if known, and `err` its possible error."""
        place = spot(told.device)
        if place is not None and is_taking(told):
            return self.take_reader(place.seat)
        if isinstance(told, Press) and (answer := self._answer(told)):
            return self.consent(answer.seat, answer.yes)
        if isinstance(told, Tap):
            card = card_of(told, self.history.game.name, self._tags)
            if isinstance(card, Refusal):
                return card
            told = replace(told, card=card)
        match meaning := self.binding.meaning(self._seen_from(told), told):
            case None:
                return None
            case Undo():
                return self.undo()
            case Refusal():
                return meaning
            case Actions(actions=(), wishes=wishes):
                return Noted(wishes)
        game = self.history.game
        outcome = self.do(tuple(stamped(game, action, at, err) for action in meaning.actions), meaning)
        if isinstance(outcome, Done) and isinstance(told, Tap) and place is not None:
            self._hand_on_reader(place.seat)
        return outcome

    def _seen_from(self, told: Moving) -> View:
        """What the player sees whose device it was; at a device of the table, what everybody sees."""
        place = spot(told.device)
        return self.history.known.view(place.seat) if place and self._is_seat(place.seat) else self.view()

    def _is_seat(self, seat: int) -> bool:
        return 0 < seat <= len(self.view().seats)

    def _answer(self, told: Press) -> Answered | None:
        """While an undo waits for consent, OK is yes and No is no, for those who are asked."""
        place = spot(told.device)
        if self.asked is None or place is None or place.seat not in self.asked.waiting:
            return None
        return Answered(place.seat, place.role != "no") if place.role in ("ok", "no", "dial") else None

    def do(self, actions: tuple[Action, ...], meaning: Actions | None = None) -> Done | Noted | Refusal:
        """Ask the rules, write the log, keep the state: in this order. The rules get the actions as the log has them.

        `meaning` is what the binding made of an input, where the actions come from one. A look (`Action.logged`) is
        no step: it is not written, and nobody but the one who looked is told.
        """
        moment = self._weighed(actions)
        if isinstance(moment, Refusal):
            return moment
        if moment.is_look:
            self.history.keep(moment)
            return Noted()
        if meaning is not None:
            moment = self._continued(moment)
        self._write(Entry("do", tuple(to_data(action) for action in moment.actions)), moment.after)
        self.history.keep(moment)
        return Done(moment.facts, self.catch_up(meaning))

    def settled(self, at: float | UnsetType = UNSET) -> Done | Noted | Refusal | None:
        """Every link has answered: what the binding makes of what was pressed, at that moment; None: nothing."""
        action = self.binding.settled(self.view())
        return None if action is None else self.do((stamped(self.history.game, action, at, UNSET),))

    def _weighed(self, actions: Iterable[Action]) -> Moment | Refusal:
        return weighed(self.history, (to_data(action) for action in actions))

    def _continued(self, moment: Moment) -> Moment:
        """The moment with the actions that the binding adds (`continues`), at the time of the input."""
        first = moment.actions[0]
        at = first.at if first.dated else UNSET
        for _ in range(MOST_CONTINUED):
            action = self.binding.continues(self.history.known_of(moment.after).view(), moment.facts)
            if action is None:
                break
            longer = self._weighed((*moment.actions, stamped(self.history.game, action, at, UNSET)))
            if isinstance(longer, Refusal):
                break
            moment = longer
        return moment

    # Back and forth

    def undo(self) -> Jumped | Asked | Refusal:
        """Take back the last step; where people saw something by it, the others are asked first."""
        last, game = self.history.last, self.history.game
        if last is not None and reveals(game, last) and (waiting := others(game, self.view(), last)):
            self.vote = self.asked or Asked(waiting)  # a second undo does not reset the answers
            return self.vote
        return self._back(last)

    def _back(self, last: Moment | None) -> Jumped | Refusal:
        self.vote = None
        if last is not None:
            self._write(Entry("undo"), last.before)
        return self.history.undo() or Jumped(self.catch_up())

    def redo(self) -> Jumped | Refusal:
        """Bring back what was taken back last."""
        if self.history.next is not None:
            self._write(Entry("redo"), self.history.next.after)
        return self.history.redo() or Jumped(self.catch_up())

    def consent(self, seat: int, yes: bool) -> Jumped | Answered | Refusal | None:
        """An answer of one who was asked; the referee answers for everybody. None: that seat was not asked."""
        if self.asked is None or seat not in (TABLE, *self.asked.waiting):
            return None
        vote = self.asked.answered(seat, yes)
        if yes and (seat == TABLE or not vote.waiting):
            return self._back(self.history.last)
        self.vote = vote
        return Answered(seat, yes)

    # What the binding knows

    def catch_up(self, meaning: Actions | None = None) -> tuple[Wish, ...]:
        """Tell the binding what happened since the last call; `meaning` is its own input, if that caused it."""
        if self.history.jumps != self._jumps:
            return self.look_again()
        news, self._known = self.history.since(self._known), self.history.count
        if news:
            self.vote = None
        wishes: list[Wish] = []
        for moment in news:
            wishes += self.binding.follow(self.history.known_of(moment.after).view(), moment.facts, meaning)
        self._hand_on_reader()
        return tuple(wishes)

    def look_again(self) -> tuple[Wish, ...]:
        """Drop all half-done inputs, and show the binding the game as it is now."""
        self._known, self._jumps, self.vote = self.history.count, self.history.jumps, None
        self.binding.forget()
        wishes = tuple(self.binding.follow(self.view(), ()))
        self._hand_on_reader()
        return wishes


def stamped(game: Game[Any], action: Action, at: float | UnsetType, err: float | UnsetType) -> Action:
    """The action with its moment (seconds); timed presses also get the possible error of it.

    Where the moment decides nothing it is rounded to a microsecond: the log keeps such a moment as a short number.
    """
    is_timed = isinstance(action, game.timed)
    if at is not UNSET and action.dated:
        action = replace(action, at=at if is_timed else round(at, MICROSECOND))
    return replace(action, err=err) if err is not UNSET and is_timed else action


def widened(game: Game[Any], action: Action, by: float) -> Action:
    """A timed press whose moment may be wrong by so many seconds more; any other action as it is."""
    if not by or not isinstance(action, game.timed):
        return action
    err: Any = getattr(action, "err", UNSET)
    return replace(action, err=by if err is UNSET else err + by)
