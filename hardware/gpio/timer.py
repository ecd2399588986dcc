"""A clock that makes later calls in a thread of its own: lamps that flash and notes that end need no loop."""

import heapq
import logging
import time
from collections.abc import Callable
from threading import Condition, Thread, current_thread

from hardware.clock import Alarm, Call


class Timer:
    """A `hardware.clock.Clock`. Calls are made one after the other, so none of them may wait."""

    def __init__(self, name: str) -> None:
        self._changed = Condition()
        self._due: list[tuple[float, int, Call]] = []
        self._order, self._closed = 0, False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def now(self) -> float:
        """Seconds of `time.monotonic`."""
        return time.monotonic()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """The call is made in the timer's thread; an exception in it is logged."""
        waiting = Call(call)
        with self._changed:
            self._order += 1
            heapq.heappush(self._due, (when, self._order, waiting))
            self._changed.notify()
        return waiting

    def close(self) -> None:
        """Make no more calls, and wait for the one that is being made, unless that is what calls `close`."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not current_thread():
            self._thread.join()

    def _run(self) -> None:
        while (call := self._next()) is not None:
            try:
                call.make()
            except Exception:  # one device that breaks must not stop the others
                logging.getLogger(__name__).exception("a call of the timer %s failed", self._thread.name)

    def _next(self) -> Call | None:
        """The call that falls due next, as soon as it does; None when the timer is closed."""
        with self._changed:
            while not self._closed:
                wait = self._due[0][0] - self.now() if self._due else None
                if wait is not None and wait <= 0:
                    return heapq.heappop(self._due)[2]
                self._changed.wait(wait)
        return None
