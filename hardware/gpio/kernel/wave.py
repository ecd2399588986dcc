"""A tone or a dimmed lamp on a line, where lgpio is not there to do it: a thread that runs only while it sounds.

It shares Python with the rest of the program, so a tone is a little rough while the table computes; lgpio's is not.
Not the Pi's own PWM: it is on four pins only, needs an overlay and a restart, and takes the Pi's analogue sound away.
"""

import logging
import time
from contextlib import suppress
from threading import Condition, Thread, current_thread

from hardware.gpio.kernel.line import Line


class Wave:
    """Without a duty the line is low, and with a full one high: then no thread is needed."""

    def __init__(self, line: Line, hertz: float) -> None:
        self._line = line
        self.hertz, self.duty = hertz, 0.0
        self._changed = Condition()
        self._thread: Thread | None = None
        self._closed = False

    def change(self, hertz: float | None = None, duty: float | None = None) -> None:
        """Another pitch, or another part of each period (0 to 1) in which the line is high."""
        with self._changed:
            self.hertz = hertz or self.hertz
            self.duty = self.duty if duty is None else min(max(float(duty), 0.0), 1.0)
            self._changed.notify()
            if not 0 < self.duty < 1:
                self._end()
                self._line.level = int(self.duty)
            elif self._thread is None and not self._closed:
                self._thread = Thread(target=self._swing, name="tone", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Silence: the line is low. One that is gone is silent anyway, and its pin must be freed all the same."""
        self._closed = True
        with suppress(OSError):
            self.change(duty=0)

    def _end(self) -> None:
        """Wait until the thread has ended, or it would set the line once more. The lock is held, and let go of."""
        while self._thread is not None and self._thread is not current_thread():
            self._changed.wait()

    def _swing(self) -> None:
        """Each edge is due at its own moment, so that a late one does not shift those after it."""
        due = time.monotonic()
        high = False
        with self._changed:
            try:
                while 0 < self.duty < 1:
                    high = not high
                    self._line.level = int(high)
                    due = max(
                        due + (self.duty if high else 1 - self.duty) / self.hertz, time.monotonic() - 1 / self.hertz
                    )
                    self._changed.wait(max(0.0, due - time.monotonic()))
            except OSError as error:  # the line is gone, which whoever uses it next is told
                logging.getLogger(__name__).warning("a tone ended: %s", error)
            self._thread = None
            self._changed.notify_all()
