"""Timers as an aid to the table: they run, tick, pause and end; no time passes but the clock's."""

from typing import Any

import pytest

from companion.bindings import StartTimer, Timing
from companion.session.notices import SurroundingsChanged
from companion.session.timers import Timers
from engine.ambush.actions import Stop
from hardware.clock import SimulatedClock
from hardware.outputs import Blink, Figure, Light, Pixels
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening


def grabbing(begin: Begin, seconds: int = 15, **options: Any) -> Evening:
    """Everybody grabs, and the timer runs from this moment."""
    evening = begin(2, capture_seconds=seconds, **options).begun().lying("ambush", "ambush")
    evening.session.act({"do": "call", "seat": 1})
    return evening


def sounds_since(evening: Evening, moment: float) -> list[tuple[float, Figure]]:
    return [(round(at - moment, 3), figure) for at, figure in evening.table.heard() if at > moment]


def lit(evening: Evening, bar: str) -> int:
    shown = evening.shows(bar)
    assert isinstance(shown, Pixels)
    return sum(pixel.colour == "white" for pixel in shown.pixels)


# The grab


def test_the_last_three_seconds_tick_and_then_time_is_up(begin: Begin) -> None:
    evening = grabbing(begin)
    moment = evening.clock.now()
    evening.wait(20.0)
    assert sounds_since(evening, moment) == [(12.0, "tick"), (13.0, "tick"), (14.0, "tick"), (15.0, "gong")]
    assert evening.window["time_up"] is True
    assert evening.written()[-1].actions == ({"do": "stop", "seat": 0, "at": moment + 15.0},)


@pytest.mark.parametrize(("seconds", "ticks"), [(1, []), (2, [1.0]), (3, [1.0, 2.0]), (4, [1.0, 2.0, 3.0])])
def test_a_short_grab_ticks_when_a_second_begins(begin: Begin, seconds: int, ticks: list[float]) -> None:
    evening = grabbing(begin, seconds)
    moment = evening.clock.now()
    evening.wait(10.0)
    assert sounds_since(evening, moment) == [*((at, "tick") for at in ticks), (seconds, "gong")]


def test_the_bars_run_down(begin: Begin) -> None:
    evening = grabbing(begin, 10)
    assert lit(evening, "seat1.bar") == 29
    evening.wait(5.0)
    assert (lit(evening, "seat1.bar"), lit(evening, "seat2.bar")) == (15, 15)
    assert evening.session.timings() == (Timing("capture", 0.5),)
    evening.wait(5.0)
    assert lit(evening, "seat1.bar") == 0
    assert evening.session.timings() == ()


def test_the_page_is_told_while_it_runs_and_not_when_nothing_does(begin: Begin) -> None:
    evening = grabbing(begin, 10)
    evening.news.clear()
    evening.wait(3.0)
    assert evening.news == [SurroundingsChanged()] * 6
    evening.press("seat1.ok", "seat2.ok")
    evening.news.clear()
    evening.wait(100.0)
    assert evening.news == []


def test_when_all_have_stopped_the_timer_stops(begin: Begin) -> None:
    evening = grabbing(begin).wait(5.0).press("seat1.ok", "seat2.ok")
    moment = evening.clock.now()
    evening.wait(20.0)
    assert sounds_since(evening, moment) == []
    assert "time-up" not in evening.facts


def test_a_pause_holds_everything_where_it_is(begin: Begin) -> None:
    evening = grabbing(begin).wait(5.25)
    evening.session.timers.pause()
    evening.wait(1000.0)
    [timing] = evening.session.timings()
    assert timing.left * 15 == pytest.approx(9.75)
    evening.session.timers.go_on()
    moment = evening.clock.now()
    evening.wait(20.0)
    assert sounds_since(evening, moment) == [(6.75, "tick"), (7.75, "tick"), (8.75, "tick"), (9.75, "gong")]


def test_a_pause_in_the_last_seconds_does_not_tick_twice(begin: Begin) -> None:
    evening = grabbing(begin)
    moment = evening.clock.now()
    evening.wait(13.2)
    evening.session.timers.pause()
    evening.wait(10.0).session.timers.go_on()
    evening.wait(10.0)
    assert sounds_since(evening, moment) == [(12.0, "tick"), (13.0, "tick"), (24.0, "tick"), (25.0, "gong")]


def test_what_is_started_in_a_pause_waits_for_its_end(begin: Begin) -> None:
    evening = begin(2, capture_seconds=15).begun().lying("ambush", "ambush")
    evening.session.timers.pause()
    evening.session.act({"do": "call", "seat": 1})
    evening.wait(60.0)
    assert evening.window["time_up"] is False
    evening.session.timers.go_on()
    assert evening.wait(15.0).window["time_up"] is True


def test_undo_stops_the_timer(begin: Begin) -> None:
    evening = grabbing(begin).wait(5.0).press("table.undo")
    moment, rows = evening.clock.now(), evening.rows()
    evening.wait(60.0)
    assert (sounds_since(evening, moment), evening.rows(), evening.session.timings()) == ([], rows, ())


def test_undo_within_the_grab_times_it_anew(begin: Begin) -> None:
    evening = grabbing(begin).wait(10.0).press("seat1.ok").press("table.undo")
    assert evening.session.timings() == (Timing("capture", 1.0),)
    assert evening.wait(14.9).window["time_up"] is False
    assert evening.wait(0.1).window["time_up"] is True


def test_after_a_restart_the_grab_is_timed_anew(begin: Begin, again: Begin) -> None:
    grabbing(begin).wait(10.0).close()
    later = again()
    assert later.session.timings() == (Timing("capture", 1.0),)
    assert later.wait(15.0).window["time_up"] is True


# Slow turns


def test_a_slow_turn_gets_one_soft_tone_and_nothing_else(begin: Begin) -> None:
    evening = begin(2, turn_seconds=30).begun()
    moment, before = evening.clock.now(), evening.state()
    assert evening.session.timings() == (Timing("turn", 1.0, 1),)
    evening.wait(100.0)
    assert sounds_since(evening, moment) == [(30.0, "soft")]
    assert (evening.state(), evening.rows()) == (before, 1)


def test_only_the_bar_of_the_seat_on_turn_runs_down(begin: Begin) -> None:
    evening = begin(2, turn_seconds=30).begun().wait(15.0)
    assert (lit(evening, "seat1.bar"), lit(evening, "seat2.bar")) == (15, 0)


def test_the_next_turn_has_its_own(begin: Begin) -> None:
    evening = begin(2, turn_seconds=30).begun().wait(29.0).press("seat1.ok").press("seat1.no")
    moment = evening.clock.now()
    assert evening.session.timings() == (Timing("turn", 1.0, 2),)
    evening.wait(60.0)
    assert sounds_since(evening, moment) == [(30.0, "soft")]


def test_three_quick_blinks_are_not_cut_short_by_a_timer_that_is_drawn(begin: Begin) -> None:
    evening = begin(2, turn_seconds=30).begun().wait(0.4).press("seat2.call")
    assert evening.shows("seat2.lamp") == Light("seat2.lamp", Blink(3, then="dark"))
    evening.wait(0.3)
    assert evening.shows("seat2.lamp") == Light("seat2.lamp", Blink(3, then="dark"))
    assert evening.table.glance("seat2.lamp") is True
    evening.wait(0.6)
    assert evening.table.glance("seat2.lamp") is False


# Timers by themselves: whatever a game wishes


class Bench:
    """Timers and all that comes of them."""

    def __init__(self) -> None:
        self.clock, self.drawn = SimulatedClock(7.0), 0
        self.heard: list[tuple[float, Figure]] = []
        self.ended: list[str] = []
        self.timers = Timers(self.clock, self._draw, lambda figure: self.heard.append((self.clock.now(), figure)))

    def _draw(self) -> None:
        self.drawn += 1

    def start(self, name: str, seconds: float, **more: Any) -> None:
        self.timers.start(StartTimer(name, seconds, **more), lambda wish: self.ended.append(wish.name))


def test_several_timers_run_side_by_side() -> None:
    bench = Bench()
    bench.start("turn", 2.0)
    bench.start("phase", 1.0)
    bench.start("response", 0.3)
    bench.clock.advance(0.5)
    assert bench.ended == ["response"]
    assert bench.timers.timings() == (Timing("turn", 0.75), Timing("phase", 0.5))
    bench.clock.advance(2.0)
    assert bench.ended == ["response", "phase", "turn"]


def test_a_timer_that_is_started_again_begins_anew() -> None:
    bench = Bench()
    bench.start("turn", 2.0)
    bench.clock.advance(1.5)
    bench.start("turn", 2.0)
    bench.clock.advance(1.5)
    assert (bench.ended, bench.timers.timings()) == ([], (Timing("turn", 0.25),))
    bench.clock.advance(0.5)
    assert bench.ended == ["turn"]


def test_a_timer_may_start_the_next_one_at_its_end() -> None:
    bench = Bench()
    bench.timers.start(StartTimer("turn", 1.0), lambda wish: bench.start("turn", 5.0))
    bench.clock.advance(1.0)
    assert bench.timers.timings() == (Timing("turn", 1.0),)
    bench.clock.advance(5.0)
    assert bench.ended == ["turn"]


def test_a_stopped_timer_does_nothing_more() -> None:
    bench = Bench()
    bench.start("turn", 1.0, figure="soft", then=Stop(0))
    bench.timers.stop("turn")
    bench.timers.stop("never started")
    bench.clock.advance(9.0)
    assert (bench.ended, bench.heard, bench.drawn) == ([], [], 0)


def test_the_figure_is_heard_at_the_end_after_the_warning() -> None:
    bench = Bench()
    bench.start("phase", 5.0, figure="gong", ticks=2)
    bench.clock.advance(9.0)
    assert bench.heard == [(10.0, "tick"), (11.0, "tick"), (12.0, "gong")]


@pytest.mark.parametrize("seconds", [0.1, 0.5, 0.7, 1.0, 29.9999])
def test_whatever_its_length_it_ends_once_and_on_time(seconds: float) -> None:
    bench = Bench()
    bench.start("turn", seconds, figure="bell")
    bench.clock.advance(60.0)
    assert [at - 7.0 for at, _ in bench.heard] == [pytest.approx(seconds)]
    assert bench.ended == ["turn"]


def test_going_on_without_a_pause_changes_nothing() -> None:
    bench = Bench()
    bench.start("turn", 4.0, ticks=2)
    bench.clock.advance(1.75)
    drawn = bench.drawn
    for _ in range(3):
        bench.timers.go_on()
    assert (bench.timers.timings(), bench.drawn) == ((Timing("turn", 0.5625),), drawn)
    bench.clock.advance(9.0)
    assert (bench.ended, bench.heard) == (["turn"], [(9.0, "tick"), (10.0, "tick")])
