"""Clocks: the moment now, and a call at a later moment. Nothing in hardware/ asks the system for the time itself."""

import heapq
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol


class Moment(NamedTuple):
    """When something happened, and by how many seconds that may be wrong."""

    at: float
    err: float


class Alarm(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None:
        """Prevent the call; no error if it was made already."""


class Clock(Protocol):
    """Monotonic seconds. Only differences mean anything; the zero is arbitrary."""

    def now(self) -> float:
        """The moment, in seconds since the clock's own zero."""

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Call once at that moment, or as soon as possible if it has passed."""


class Call:
    """The alarm of `SimulatedClock` and of `hardware.gpio.timer`; one thread may cancel it while another calls."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """Prevent the call; no error if it was made already."""
        self._call = None

    def make(self) -> None:
        """Make the call, unless it was cancelled."""
        call = self._call
        if call is not None:
            call()


class SystemClock:
    """The machine's monotonic clock; later calls are handed to a loop: `SystemClock(loop.call_later)`."""

    def __init__(self, call_later: Callable[[float, Callable[[], object]], Alarm]) -> None:
        self._call_later = call_later

    def now(self) -> float:
        """Seconds of `time.monotonic`."""
        return time.monotonic()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """The loop makes the call, in its own thread."""
        return self._call_later(max(0.0, when - self.now()), call)


class SimulatedClock:
    """A clock that stands still until it is told to advance, and makes the calls that fall due on the way."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start
        self._order = 0
        self._due: list[tuple[float, int, Call]] = []

    def now(self) -> float:
        """Seconds, as far as the clock was advanced."""
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Calls for the same moment are made in the order in which they were asked for."""
        self._order += 1
        waiting = Call(call)
        heapq.heappush(self._due, (when, self._order, waiting))
        return waiting

    def advance(self, seconds: float) -> None:
        """Move on by `seconds` and make the calls that fall due; each sees its own moment as `now()`."""
        if not seconds >= 0:
            raise ValueError(f"a clock does not run backwards: {seconds}")
        goal = self._now + seconds
        while self._due and self._due[0][0] <= goal:
            when, _, waiting = heapq.heappop(self._due)
            self._now = max(self._now, when)
            waiting.make()
        self._now = max(self._now, goal)
