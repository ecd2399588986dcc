"""32-bit microseconds of a board, continued to 64 bits."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.satellite.clock.ticks import AHEAD, WRAP, Ticks

HOUR = 3_600_000_000


@given(start=st.integers(0, WRAP - 1), steps=st.lists(st.integers(0, 5 * HOUR), max_size=20))
def test_readings_go_on_over_wraps_and_long_silences(start: int, steps: list[int]) -> None:
    ticks, now, true = Ticks(), 0.0, start
    ticks.reading(start, now)
    for step in steps:
        now += step * (1 + 100e-6)
        true += step
        assert ticks.reading(true % WRAP, now) == true


@given(start=st.integers(0, WRAP - 1), age=st.integers(0, WRAP - 2 * AHEAD))
def test_an_event_that_waited_for_an_hour_lies_in_the_past(start: int, age: int) -> None:
    ticks = Ticks()
    newest = ticks.reading(start, 0.0)
    assert ticks.reading((start - age) % WRAP, 0.0) == newest - age


def test_an_old_reading_does_not_turn_the_timer_back() -> None:
    ticks = Ticks()
    ticks.reading(1000, 0.0)
    ticks.reading(WRAP - 500, 0.0)
    assert ticks.newest == 1000
