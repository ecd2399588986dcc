"""The timer: calls come in their order and in its thread, and a call that fails does not stop the others."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue

import pytest

from hardware.gpio.timer import Timer
from tests.hardware.hearing import SOON


@pytest.fixture
def timer() -> Iterator[Timer]:
    timer = Timer("gpio")
    yield timer
    timer.close()


@contextmanager
def held(timer: Timer) -> Iterator[None]:
    """No call is made before the end of the block, however long it takes to ask for all of them."""
    let_go = threading.Event()
    timer.call_at(0.0, let_go.wait)
    try:
        yield
    finally:
        let_go.set()


def test_calls_come_in_the_order_of_their_moments(timer: Timer) -> None:
    calls: Queue[str] = Queue()
    now = timer.now()
    with held(timer):
        timer.call_at(now + 0.03, lambda: calls.put("third"))
        timer.call_at(now + 0.01, lambda: calls.put("first"))
        timer.call_at(now + 0.02, lambda: calls.put("second"))
    assert [calls.get(timeout=SOON) for _ in range(3)] == ["first", "second", "third"]
    assert time.monotonic() >= now + 0.03


def test_a_call_of_the_past_is_made_at_once_in_the_named_thread(timer: Timer) -> None:
    threads: Queue[str] = Queue()
    timer.call_at(0.0, lambda: threads.put(threading.current_thread().name))
    assert threads.get(timeout=SOON) == "gpio"


def test_a_call_that_was_cancelled_is_not_made(timer: Timer) -> None:
    calls: Queue[str] = Queue()
    now = timer.now()
    with held(timer):
        timer.call_at(now + 0.01, lambda: calls.put("cancelled")).cancel()
        timer.call_at(now + 0.02, lambda: calls.put("made"))
    assert calls.get(timeout=SOON) == "made"


def test_a_call_that_fails_is_written_down_and_the_next_is_made(timer: Timer, caplog: pytest.LogCaptureFixture) -> None:
    calls: Queue[str] = Queue()
    with caplog.at_level(logging.ERROR):
        timer.call_at(0.0, lambda: 1 // 0)
        timer.call_at(0.0, lambda: calls.put("made"))
        assert calls.get(timeout=SOON) == "made"
    assert "a call of the timer gpio failed" in caplog.text


def test_after_it_is_closed_nothing_is_called(timer: Timer) -> None:
    calls: list[str] = []
    timer.call_at(timer.now() + 60, lambda: calls.append("late"))
    timer.close()
    timer.call_at(0.0, lambda: calls.append("never"))
    timer.close()
    assert calls == []
    assert "gpio" not in [thread.name for thread in threading.enumerate() if not thread.daemon]


def test_a_call_may_close_it(timer: Timer) -> None:
    closed = threading.Event()

    def close() -> None:
        timer.close()
        closed.set()

    timer.call_at(0.0, close)
    assert closed.wait(SOON)
