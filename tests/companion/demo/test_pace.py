"""A clock at any pace: it never jumps, and what waits comes when its moment comes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.demo.pace import PacedClock
from hardware.clock import SimulatedClock


def test_time_passes_so_many_times_as_fast() -> None:
    real = SimulatedClock(start=10.0)
    clock = PacedClock(real, 8.0)
    real.advance(1.0)
    assert clock.now() == pytest.approx(18.0)


def test_a_call_comes_at_its_moment_on_the_paced_clock() -> None:
    real = SimulatedClock()
    clock, made = PacedClock(real, 4.0), list[float]()
    clock.call_at(2.0, lambda: made.append(real.now()))
    real.advance(0.49)
    assert made == []
    real.advance(0.02)
    assert made == [pytest.approx(0.5)]


def test_a_new_speed_holds_for_what_is_waiting() -> None:
    real = SimulatedClock()
    clock, made = PacedClock(real), list[float]()
    clock.call_at(10.0, lambda: made.append(real.now()))
    real.advance(5.0)
    clock.run_at(5.0)
    real.advance(2.0)
    assert made == [pytest.approx(6.0)]


def test_a_call_that_is_cancelled_never_comes_whatever_the_speed() -> None:
    real = SimulatedClock()
    clock, made = PacedClock(real), list[int]()
    clock.call_at(1.0, lambda: made.append(1)).cancel()
    clock.run_at(64.0)
    real.advance(100.0)
    assert made == []


def test_a_moment_that_has_passed_comes_at_once() -> None:
    real = SimulatedClock()
    clock, made = PacedClock(real, 2.0), list[int]()
    clock.call_at(-5.0, lambda: made.append(1))
    real.advance(0.0)
    assert made == [1]


@given(st.lists(st.tuples(st.floats(0.1, 64), st.floats(0, 100)), max_size=8))
def test_time_never_runs_back_and_never_jumps(changes: list[tuple[float, float]]) -> None:
    real = SimulatedClock()
    clock, expected = PacedClock(real), 0.0
    for speed, seconds in changes:
        clock.run_at(speed)
        assert clock.now() == pytest.approx(expected)
        real.advance(seconds)
        expected += speed * seconds
    assert clock.now() == pytest.approx(expected)


def test_a_moment_that_has_passed_is_known_as_it_was_shown_then() -> None:
    real = SimulatedClock(start=10.0)
    clock, seen = PacedClock(real), list[tuple[float, float]]()
    for speed in (1.0, 8.0, 0.25, 64.0, 1.0):
        clock.run_at(speed)
        for _ in range(3):
            real.advance(0.4)
            seen.append((real.now(), clock.now()))
    for moment, shown in seen:
        assert clock.at(moment) == pytest.approx(shown)


def test_however_often_the_speed_changes_only_the_last_changes_are_remembered() -> None:
    real = SimulatedClock()
    clock = PacedClock(real)
    for turn in range(1000):
        clock.run_at(1.0 + turn % 2)
        real.advance(0.1)
    assert clock.now() == pytest.approx(150.0)
    assert clock.at(real.now() - 0.15) == pytest.approx(150.0 - 0.2 - 0.05)
