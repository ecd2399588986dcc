"""What Ambush wishes of the table: every link is asked after the first press, and timers start and stop."""

from typing import Any

from companion.bindings import AskLinks, StartTimer, StopTimer, Wish
from companion.bindings.ambush import bind
from engine.ambush.actions import Close, Stop
from tests.engine.ambush.table import Table


class Wishes:
    """A table whose binding is told every step; what it wishes is kept."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.table = Table(seats, **options)
        box = self.table.state.box
        self.binding = bind(box.cards, seats, box.options, {})

    def after(self, do: str, seat: int, **fields: Any) -> list[Wish]:
        self.table.do(do, seat, **fields)
        last = self.table.history.last
        assert last is not None
        return list(self.binding.follow(self._view(), last.facts))

    def after_jump(self, jump: str) -> list[Wish]:
        """As a session does it: everything is stopped, then the binding looks again."""
        assert getattr(self.table.history, jump)() is None
        self.binding.forget()
        return list(self.binding.follow(self._view(), ()))

    def _view(self) -> Any:
        return self.table.history.game.view(self.table.state, None)


def calling(**options: Any) -> Wishes:
    """Two cards lie there, and seat 1 is on turn."""
    wishes = Wishes(**options)
    wishes.table.begun().turns(2)
    wishes.binding.follow(wishes._view(), ())
    return wishes


GRAB = StartTimer("capture", 15, then=Stop(0), ticks=3)


def turn_of(seat: int) -> StartTimer:
    return StartTimer("turn", 60, seat=seat, figure="soft")


# The window


def test_the_first_press_makes_the_table_ask_every_link() -> None:
    assert calling().after("call", 1, at=5.0) == [AskLinks(Close(0), 0.5)]


def test_a_press_that_joins_asks_nobody_again() -> None:
    wishes = calling()
    wishes.after("call", 1, at=5.0)
    assert wishes.after("call", 2, at=5.1) == []


def test_a_spoken_call_asks_nobody() -> None:
    assert calling().after("call", 1) == []


def test_a_false_start_asks_nobody() -> None:
    wishes = Wishes()
    wishes.table.begun()
    assert wishes.after("call", 1, at=5.0) == []


def test_the_next_window_is_asked_about_again() -> None:
    wishes = calling()
    for do, seat in (("call", 1), ("close", 0), ("stop", 1), ("stop", 2)):
        wishes.after(do, seat, **({"at": 5.0} if do == "call" else {}))
    wishes.after("declare", 0, ambush=2)
    wishes.after("ready", 0)
    wishes.table.turns(2)
    assert wishes.after("call", 2, at=9.0) == [AskLinks(Close(0), 0.5)]


def test_after_undo_an_open_window_is_asked_about_again() -> None:
    wishes = calling()
    wishes.after("call", 1, at=5.0)
    wishes.after("call", 2, at=5.1)
    assert wishes.after_jump("undo") == [AskLinks(Close(0), 0.5)]
    assert wishes.after_jump("undo") == []


# The grab


def test_the_grab_is_timed_from_the_call() -> None:
    assert calling(capture_seconds=15).after("call", 1) == [GRAB]
    assert calling(capture_seconds=15).after("call", 1, at=5.0) == [AskLinks(Close(0), 0.5), GRAB]


def test_without_the_option_the_grab_is_not_timed() -> None:
    assert calling().after("call", 1) == []


def test_the_timer_runs_on_while_people_stop_one_by_one() -> None:
    wishes = calling(capture_seconds=15)
    wishes.after("call", 1)
    assert wishes.after("stop", 1) == []


def test_the_timer_ends_with_the_grab() -> None:
    wishes = calling(capture_seconds=15)
    wishes.after("call", 1)
    wishes.after("stop", 1)
    assert wishes.after("stop", 2) == [StopTimer("capture")]
    assert wishes.after("declare", 0, ambush=2) == []


def test_the_timer_ends_when_somebody_says_that_time_is_up() -> None:
    wishes = calling(capture_seconds=15)
    wishes.after("call", 1)
    assert wishes.after("stop", 0) == [StopTimer("capture")]
    assert wishes.after("stop", 0) == []


def test_the_timer_ends_with_the_game() -> None:
    wishes = calling(capture_seconds=15)
    wishes.after("call", 1)
    assert wishes.after("concede", 2) == [StopTimer("capture")]


def test_after_undo_within_the_grab_it_is_timed_anew() -> None:
    wishes = calling(capture_seconds=15)
    wishes.after("call", 1)
    wishes.after("capture", 2)
    assert wishes.after_jump("undo") == [GRAB]
    assert wishes.after_jump("undo") == []


# Slow turns


def test_every_turn_has_its_reminder() -> None:
    wishes = Wishes(turn_seconds=60)
    assert wishes.after("first", 0, first=2) == [turn_of(2)]
    assert wishes.after("expose", 2) == []
    assert wishes.after("pass", 2) == [turn_of(1)]


def test_without_the_option_there_is_no_reminder() -> None:
    assert Wishes().after("first", 0, first=2) == []


def test_an_ambush_stops_the_reminder_and_the_turn_gets_a_new_one() -> None:
    wishes = calling(turn_seconds=60)
    assert wishes.after("call", 2) == [StopTimer("turn")]
    wishes.table.stop_all()
    assert wishes.after("declare", 0, ambush=2) == []
    assert wishes.after("ready", 0) == [turn_of(1)]


def test_after_the_end_nobody_is_reminded() -> None:
    assert calling(turn_seconds=60).after("concede", 2) == [StopTimer("turn")]


def test_after_undo_the_reminder_is_for_the_seat_on_turn() -> None:
    wishes = Wishes(turn_seconds=60)
    for do, seat, fields in (("first", 0, {"first": 1}), ("expose", 1, {}), ("pass", 1, {})):
        wishes.after(do, seat, **fields)
    assert wishes.after_jump("undo") == [turn_of(1)]
    assert wishes.after_jump("redo") == [turn_of(2)]
