"""A display on a slow bus: it takes its turns in the thread of the bus, shows the latest value, and never gives up."""

from threading import Lock
from typing import Generic, Protocol, TypeVar

from hardware.buses.bus import Bus
from hardware.driver import LAMP_TEST, Backoff, Reporting, Unavailable
from hardware.inputs import Listener
from hardware.message import Gap, Message, message
from hardware.outputs import Output

REFRESH = 5.0
"""Seconds after which everything is sent again: a chip whose voltage dipped loses its memory without an error."""

Shown = TypeVar("Shown", bound=Output, contravariant=True)


class Face(Protocol[Shown]):
    """What a display does with its chip. All of it is called in the thread of the bus, and may raise anything."""

    def open(self, bus: Bus) -> None:
        """Find the chip and set it up; what was sent to it before is forgotten."""

    def draw(self, shown: Shown | None, since: float, now: float) -> None:
        """Send what has to change so that it shows `shown` as it looks at `now`; None is dark."""

    def test(self) -> None:
        """Light everything."""

    def refresh(self) -> None:
        """Send everything with the next `draw`, not only what changed."""

    def next(self, shown: Shown, since: float, now: float) -> float | None:
        """The moment at which it looks different without a new output, as in a blink; None: never."""


class BusDisplay(Reporting, Generic[Shown]):
    """The driver around a face: see `hardware.driver.Display`."""

    def __init__(self, name: str, face: Face[Shown], bus: Bus, tell: Listener, lamp_test: float = LAMP_TEST) -> None:
        super().__init__(name, tell, bus.now)
        self._face, self._bus, self._backoff = face, bus, Backoff()
        self._lock = Lock()
        self._wanted: tuple[Shown, float] | None = None
        self._open = self._closed = False
        self._test, self._tested_until = lamp_test, -1.0
        self._retry = self._refresh = float("-inf")
        bus.join(self)

    def show(self, output: Shown) -> None:
        """Returns at once: the thread of the bus shows the latest output."""
        with self._lock:
            # The same output again changes nothing: a blinking number must not start its blink over.
            if self._wanted is None or self._wanted[0] != output:
                self._wanted = (output, self._bus.now())
        self._bus.wake()

    def reopen(self) -> None:
        """Try again at once instead of waiting; a display that is up stays up."""
        if not self._report.is_up():
            self._backoff.reset()
        self._retry = float("-inf")
        self._bus.wake()

    def close(self) -> None:
        """It goes dark in its last turn."""
        self._closed = True
        self._report.close()
        self._bus.wake()

    def turn(self, now: float) -> float | None:
        """Called in the thread of the bus: open the chip if it is not open, and show the latest output."""
        if self._closed:
            self._leave()
            return None
        if now < self._retry:
            return self._retry
        was_open = self._open
        try:
            return self._take(now)
        except Exception as error:  # a driver must survive whatever a library raises: some raise plain Exception
            self._open = False
            self._bus.failed(error)
            # One failed transfer is not reported: if the chip can be opened again, everything is sent to it again.
            return self.turn(now) if was_open else self._fail(error, now)

    def _take(self, now: float) -> float | None:
        if not self._open:
            self._face.open(self._bus)
            self._open, self._refresh = True, now + REFRESH
            if self._test:
                self._test, self._tested_until = 0.0, now + self._test
        if now >= self._refresh:
            self._face.refresh()
            self._refresh = now + REFRESH
        due = self._paint(now)
        self._backoff.reset()
        self._report.up()
        return self._refresh if due is None else min(due, self._refresh)

    def _paint(self, now: float) -> float | None:
        if now < self._tested_until:
            self._face.test()
            return self._tested_until
        with self._lock:
            wanted = self._wanted
        if wanted is None:
            self._face.draw(None, now, now)
            return None
        shown, since = wanted
        self._face.draw(shown, since, now)
        return self._face.next(shown, since, now)

    def _fail(self, error: Exception, now: float) -> float:
        self._report.down(why_down(self._bus.name, error))
        self._retry = now + self._backoff.next()
        return self._retry

    def _leave(self) -> None:
        self._bus.leave(self)
        try:
            if self._open:
                self._face.draw(None, 0.0, 0.0)
        except Exception as error:
            self._bus.failed(error)


def why_down(bus: Gap, error: Exception) -> Message:
    """What failed, as half a sentence for people."""
    if isinstance(error, Unavailable):
        return error.what
    if isinstance(error, OSError | ValueError):
        return message("device-bus-silent", bus=bus)
    return message("device-bus-fails", bus=bus, why=str(error))
