"""What the bindings of all games share: pending inputs, dials that stop, timers that follow a moment."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from companion.bindings import AskLinks, StartTimer, StopTimer, Timing, Undo
from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture, gesture
from companion.bindings.pending import Dial, Pending, stepped
from companion.bindings.situation import Reading, Situation
from companion.bindings.timer_wishes import TimerWishes
from companion.session.course import MOST_CONTINUED, Course, Done, Noted
from engine.action import TABLE, Action, Fact
from engine.cards import Card
from engine.history import History
from engine.refusal import Refusal
from engine.view import View
from hardware.inputs import Input, Press, Standing, Tap, Touch, Turn
from hardware.outputs import Digits, Output, number
from tests.engine.scenario.pebbles import PEBBLES, Hide, Open, Opened, State, Together, Wait

FIST = Dial(least=0, most=5, start=1)
"""More than the game takes: two pebbles too many can be dialled."""


class PebblesBinding(GameBinding[Pending]):
    """The dial takes pebbles, OK hides them; No hides them, and lets go of the number whatever the rules say."""

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading[Pending]:
        now: Situation[Pending, Card] = Situation(view, pending, {}, hand)
        hide, left = Hide(now.seat, pebbles=FIST.number(pending, now.seat)), pending.without_number(now.seat)
        match hand.did:
            case "turn":
                return now.turned(FIST)
            case "ok":
                return now.act(hide, left)
            case "no":
                return now.send(hide, left)
        return now.nothing()

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield Digits(f"seat{seat}.aux", number(pending.numbers.get(seat)))


class Fists:
    """Two people with a dial and two buttons each."""

    def __init__(self, kind: type[PebblesBinding] = PebblesBinding) -> None:
        self.history = History(PEBBLES, State(("Ana", "Bo"), most=3))
        self.binding = kind(Pending(), 2, {})
        self.course = Course(self.history, self.binding, lambda uid: None)
        self.course.look_again()

    def press(self, device: str) -> object:
        return self.course.input(Press(device=device, at=1.0), 1.0, 0.0)

    def turn(self, seat: int, by: int) -> object:
        return self.course.input(Turn(device=f"seat{seat}.dial", at=1.0, by=by), 1.0, 0.0)

    def dials(self) -> list[str]:
        shown = tuple(self.binding.shows(self.course.view()))
        return [output.text for output in shown if isinstance(output, Digits)]


# What is pending


def test_a_number_is_shown_while_it_is_dialled_and_used_up_when_it_is_accepted() -> None:
    fists = Fists()
    assert fists.turn(1, 1) == Noted()
    assert fists.dials() == ["2", ""]
    assert isinstance(fists.press("seat1.ok"), Done)
    assert (fists.dials(), fists.history.state.hidden) == (["", ""], {1: 2})


def test_what_was_refused_stays_on_the_dial() -> None:
    fists = Fists()
    fists.turn(1, 4)
    assert isinstance(fists.press("seat1.ok"), Refusal)
    assert fists.dials() == ["5", ""]
    fists.turn(1, -2)
    assert isinstance(fists.press("seat1.ok"), Done)
    assert fists.history.state.hidden == {1: 3}


def test_what_is_sent_is_let_go_of_even_if_it_is_refused() -> None:
    fists = Fists()
    fists.turn(1, 4)
    assert isinstance(fists.press("seat1.no"), Refusal)
    assert fists.dials() == ["", ""]


def test_the_same_action_of_somebody_else_does_not_use_it_up() -> None:
    fists = Fists()
    fists.turn(1, 4)
    fists.press("seat1.ok")
    assert isinstance(fists.course.do((Hide(1, pebbles=2),)), Done), "on the screen, after the refusal"
    assert fists.dials() == ["5", ""]


def test_what_others_do_leaves_it_alone() -> None:
    fists = Fists()
    fists.turn(1, 1)
    fists.turn(2, 2)
    fists.press("seat2.ok")
    assert fists.dials() == ["2", ""]


def test_it_belongs_to_its_moment_and_to_no_other() -> None:
    fists = Fists()
    fists.turn(1, 1)
    view = fists.course.view()
    later = replace(view, moment="the next question")
    assert (fists.binding.pending(view).numbers, fists.binding.pending(later).numbers) == ({1: 2}, {})
    fists.binding.follow(later, ())
    assert fists.binding.pending(view).numbers == {}, "nor does it come back when the same question is asked again"


def test_round_turn_and_phase_may_change_within_a_moment() -> None:
    fists = Fists()
    fists.turn(1, 1)
    same = replace(fists.course.view(), round=7, turn=2, phase="else")
    assert fists.binding.pending(same).numbers == {1: 2}


@pytest.mark.parametrize("device", ["seat3.ok", "seat3.dial", "seat8.no"])
def test_seats_where_nobody_plays_are_not_heard(device: str) -> None:
    fists = Fists()
    assert fists.press(device) is None
    assert fists.history.moments == ()


def test_undo_is_the_same_in_every_game() -> None:
    fists = Fists()
    fists.turn(1, 1)
    fists.press("seat2.ok")
    told: Input = Press(device="table.undo", at=1.0)
    assert fists.binding.meaning(fists.course.view(), told) == Undo()
    fists.press("table.undo")
    assert (fists.history.state.hidden, fists.dials()) == ({}, ["", ""])


# Stages of single seats


class Hurried(PebblesBinding):
    """A binding that asks a seat which has hidden something for something else than the others."""

    def stage(self, view: View, seat: int) -> bool:
        return bool(view.seats[seat - 1].zones["fists"])


def test_what_one_seat_dialled_is_dropped_when_that_seat_is_asked_for_something_else() -> None:
    fists = Fists(Hurried)
    fists.turn(1, 1)
    fists.turn(2, 1)
    assert isinstance(fists.course.do((Hide(1, pebbles=3),)), Done), "on the screen"
    assert fists.dials() == ["", "2"]


# What follows by itself


class Opening(PebblesBinding):
    """As soon as Ana has hidden something, the table opens all fists; Bo's OK is followed by what the rules refuse."""

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        hid = [seat.seat for seat in view.seats if seat.zones["fists"]]
        opened = any(isinstance(fact, Together) for fact in facts)
        return None if opened or not hid else Open(TABLE) if 1 in hid else Hide(2, pebbles=9)


def test_what_follows_by_itself_is_the_same_step_of_undo_and_happens_at_the_same_time() -> None:
    fists = Fists(Opening)
    outcome = fists.press("seat1.ok")
    assert isinstance(outcome, Done)
    assert [type(fact) for fact in outcome.facts] == [Opened, Together]
    [moment] = fists.history.moments
    assert moment.actions == (Hide(1, pebbles=1, at=1.0), Open(TABLE, at=1.0))


def test_what_the_rules_refuse_does_not_follow() -> None:
    fists = Fists(Opening)
    assert isinstance(fists.press("seat2.ok"), Done)
    [moment] = fists.history.moments
    assert moment.actions == (Hide(2, pebbles=1, at=1.0),)


def test_nothing_follows_what_was_done_on_the_screen() -> None:
    fists = Fists(Opening)
    assert fists.course.do((Hide(1, pebbles=1),)) == Done(())
    assert not fists.history.state.opened


class Endless(PebblesBinding):
    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        return Wait(TABLE)


def test_a_binding_that_never_comes_to_an_end_is_stopped() -> None:
    fists = Fists(Endless)
    fists.press("seat1.ok")
    [moment] = fists.history.moments
    assert len(moment.actions) == MOST_CONTINUED + 1


# Gestures


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        (Press(device="seat1.ok", at=1.0), Gesture(1, "ok", at=1.0)),
        (Press(device="seat1.dial", at=1.0), Gesture(1, "ok", knob=True, at=1.0)),
        (Press(device="seat1.call", at=1.0, err=0.01), Gesture(1, "call", at=1.0, err=0.01)),
        (Tap(device="seat2.reader", at=1.0, uid="04A1", card="owl"), Gesture(2, "tap", card="owl", uid="04A1")),
        (Tap(device="seat2.reader", at=1.0, card="target-3"), Gesture(2, "token", target=3)),
        (Touch(device="table.grid", at=1.0, square="e5"), Gesture(0, "touch", square="e5", at=1.0)),
        (
            Touch(device="table.grid", at=1.0, square="e5", how="drag", to="e6"),
            Gesture(0, "touch", square="e5", how="drag", to="e6", at=1.0),
        ),
        (Standing(device="table.grid", at=1.0, squares=("e5",)), Gesture(0, "standing", at=1.0)),
    ],
)
def test_an_input_is_told_as_what_somebody_did(told: Input, meant: Gesture) -> None:
    assert gesture(told) == meant


# Dials


@pytest.mark.parametrize(("chosen", "by", "then"), [
    (None, 1, "a"), (None, -1, "c"), ("a", 1, "b"), ("c", 1, "a"), ("a", -1, "c"), ("b", 5, "a"), ("gone", 1, "a"),
])  # fmt: skip
def test_a_dial_steps_through_options_round_and_round(chosen: str | None, by: int, then: str) -> None:
    assert stepped(("a", "b", "c"), chosen, by) == then


@pytest.mark.parametrize(("by", "stands"), [(-9, 0), (-1, 0), (0, 1), (3, 4), (99, 5)])
def test_a_dial_stops_at_its_ends(by: int, stands: int) -> None:
    assert FIST.number(FIST.turned(Pending(), 1, by), 1) == stands


def test_every_seat_has_its_own_dial() -> None:
    turned = FIST.turned(FIST.turned(Pending(), 1, 1), 2, 2)
    assert turned.numbers == {1: 2, 2: 3}
    assert turned.without_number(1).numbers == {2: 3}


# Timers


HURRY = StartTimer("hurry", 10.0)


def test_a_timer_starts_with_its_moment_anew_with_the_next_and_stops_without() -> None:
    timers = TimerWishes()
    wished = [list(timers.run(HURRY, moment)) for moment in (None, "a", "a", "b", None, None)]
    assert wished == [[], [HURRY], [], [HURRY], [StopTimer("hurry")], []]


def test_a_timer_of_no_length_never_runs() -> None:
    timers = TimerWishes()
    assert [list(timers.run(StartTimer("hurry", 0.0), moment)) for moment in ("a", "b", None)] == [[], [], []]


def test_after_everything_was_stopped_it_starts_again() -> None:
    timers = TimerWishes()
    list(timers.run(HURRY, "a"))
    timers.forget()
    assert list(timers.run(HURRY, "a")) == [HURRY]


def test_links_are_asked_once_a_moment() -> None:
    timers, wish = TimerWishes(), AskLinks(Open(TABLE), 0.5)
    assert [list(timers.ask(wish, moment)) for moment in ("a", "a", None, "a")] == [[wish], [], [], [wish]]
