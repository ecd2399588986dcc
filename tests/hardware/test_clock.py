"""Clocks: simulated time moves only when told, and calls come in the order of their moments."""

import asyncio
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.clock import Clock, SimulatedClock, SystemClock


def test_a_simulated_clock_stands_still() -> None:
    clock = SimulatedClock(5.0)
    assert (clock.now(), clock.now()) == (5.0, 5.0)
    clock.advance(0.25)
    assert clock.now() == 5.25


def test_a_call_sees_its_own_moment() -> None:
    clock, seen = SimulatedClock(), list[float]()
    clock.call_at(2.0, lambda: seen.append(clock.now()))
    clock.advance(1.9)
    assert seen == []
    clock.advance(5)
    assert (seen, clock.now()) == ([2.0], 6.9)


def test_a_call_for_a_moment_that_has_passed_comes_with_the_next_step() -> None:
    clock, seen = SimulatedClock(10), list[float]()
    clock.call_at(3.0, lambda: seen.append(clock.now()))
    clock.advance(0)
    assert seen == [10]


def test_a_call_can_ask_for_another_one_on_the_way() -> None:
    clock, seen = SimulatedClock(), list[float]()

    def again() -> None:
        seen.append(clock.now())
        clock.call_at(clock.now() + 1, again)

    clock.call_at(1, again)
    clock.advance(3.5)
    assert seen == [1, 2, 3]


def test_a_call_that_advances_the_clock_does_not_turn_it_back() -> None:
    clock = SimulatedClock()
    clock.call_at(1, lambda: clock.advance(10))
    clock.advance(2)
    assert clock.now() == 11


def test_a_cancelled_call_never_comes() -> None:
    clock, seen = SimulatedClock(), list[str]()
    alarm = clock.call_at(1, lambda: seen.append("cancelled"))
    clock.call_at(1, lambda: seen.append("kept"))
    alarm.cancel()
    clock.advance(2)
    alarm.cancel()
    assert seen == ["kept"]


@pytest.mark.parametrize("seconds", [-1e-9, float("nan")])
def test_no_clock_runs_backwards(seconds: float) -> None:
    with pytest.raises(ValueError, match="backwards"):
        SimulatedClock().advance(seconds)


@given(st.lists(st.integers(0, 20)), st.lists(st.integers(0, 7)))
def test_calls_come_in_order_however_time_is_cut(moments: list[int], steps: list[int]) -> None:
    clock, seen = SimulatedClock(), list[tuple[int, int]]()
    for order, moment in enumerate(moments):
        clock.call_at(moment, lambda moment=moment, order=order: seen.append((moment, order)))  # type: ignore[misc]
    for step in [*steps, 20]:
        clock.advance(step)
    assert seen == sorted((moment, order) for order, moment in enumerate(moments))


def test_the_system_clock_is_the_monotonic_one_and_hands_later_calls_to_the_loop() -> None:
    async def main() -> tuple[float, float]:
        loop = asyncio.get_running_loop()
        clock: Clock = SystemClock(loop.call_later)
        called: asyncio.Future[float] = loop.create_future()
        clock.call_at(clock.now() - 5, lambda: called.set_result(clock.now()))
        return clock.now(), await called

    before = time.monotonic()
    asked, called = asyncio.run(main())
    assert before <= asked <= called <= time.monotonic()


def test_the_system_clock_asks_for_the_time_that_is_left() -> None:
    asked: list[float] = []

    def call_later(delay: float, call: object) -> asyncio.TimerHandle:
        asked.append(delay)
        loop = asyncio.new_event_loop()
        handle = loop.call_later(delay, lambda: None)
        loop.close()
        return handle

    clock = SystemClock(call_later)
    clock.call_at(clock.now() + 60, lambda: None)
    assert 59 < asked[0] <= 60
