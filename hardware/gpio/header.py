"""The pin header: which back end moves its pins, which device has which pin, and the clock that its devices go by."""

import logging
import time
from collections.abc import Callable
from threading import Lock
from typing import Any

from hardware.clock import Alarm, Clock, Moment
from hardware.driver import Unavailable, library
from hardware.gpio.backend import Backend, choose
from hardware.gpio.timer import Timer
from hardware.gpio.trouble import why_closed
from hardware.gpio.watched import Edge, Watched
from hardware.message import message

WALL = 1e9
"""No machine is up for so many seconds: ticks beyond are those of the wall clock, which kernels before 5.7 gave."""


TRIES, A_MOMENT = 5, 0.002
"""lgpio frees a pin and asks for it again at once. While its own thread looks at the pin, the kernel still has it."""
NUDGES = (0.05, 1.0)
"""So many seconds after a pin is watched. lgpio's thread for edges can miss that there is one: it looks whether there
is, and then waits for a signal, which is lost if it comes in between. Without a nudge that button would be deaf."""


class Header:
    """Shared by all devices on pins. The back end is chosen when the first of them is opened."""

    def __init__(self, clock: Clock | None = None, choose: Callable[[], Backend] = choose) -> None:
        self.clock: Clock = Timer("gpio") if clock is None else clock
        self._choose = choose
        self._backend: Backend | None = None
        self._taken: dict[int, str] = {}
        self._held: dict[int, Any] = {}
        self._watched: dict[Any, Watched] = {}
        self._lock, self._holding, self._closed = Lock(), Lock(), False
        self._nudges: list[Alarm] = []

    @property
    def backend(self) -> Backend:
        """The back end; `Unavailable` as long as there is none, and asking again may find one."""
        with self._lock:
            if self._closed:  # a reader that was being opened is late
                raise Unavailable(message("device-table-closed"))
            if self._backend is None:
                self._backend = self._choose()
            return self._backend

    def open(self, device: str, pin: int, kind: str, **options: Any) -> Any:
        """A gpiozero device on a pin, by the name of its class. `Unavailable` says who has the pin or what is wrong."""
        backend = self.backend
        gpiozero = library("gpiozero")
        holder = self._taken.setdefault(pin, device)
        if holder != device:
            raise Unavailable(message("device-pin-taken", pin=pin, holder=holder))
        try:
            return _patiently(lambda: getattr(gpiozero, kind)(pin, pin_factory=backend.factory, **options))
        except Exception as error:  # whatever a back end can raise: the device is down, and says why
            del self._taken[pin]
            raise Unavailable(why_closed(error, pin, backend)) from error

    def hold(self, device: str, pin: int) -> Any:
        """An output that is high, and that nobody lets go before the header is closed; opened when first asked for."""
        with self._holding:
            if pin not in self._held:
                self._held[pin] = self.open(device, pin, "DigitalOutputDevice", initial_value=True)
            return self._held[pin]

    def watch(self, pin: Any, edge: Edge, missed: Callable[[Moment], object]) -> None:
        """Have every edge told until the pin is released; and, where that failed, that one was missed."""
        self._watched[pin] = Watched(pin, self.moment, edge, missed)
        nudge = self.backend.nudge
        if nudge is not None:
            for earlier in self._nudges:
                earlier.cancel()
            now = self.clock.now()
            self._nudges = [self.clock.call_at(now + later, nudge) for later in NUDGES]

    def release(self, pin: int, opened: Any) -> None:
        """The device on this pin is needed no more. What cannot be let go now goes when the chip is closed."""
        watched = self._watched.pop(getattr(opened, "pin", None), None)
        try:
            if watched is not None:
                _patiently(watched.end)
            _patiently(opened.close)
        except Exception as error:  # whatever a back end can raise: the others have to be let go, too
            logging.getLogger(__name__).warning("pin %s was not let go: %s", pin, error)
        self._taken.pop(pin, None)

    def moment(self, ticks: float) -> Moment:
        """When an edge with these ticks was, and how wrong that may be."""
        if ticks > WALL:
            ticks -= time.time() - time.monotonic()
        backend = self._backend  # an edge may come late, and must not open again what was closed
        return Moment(ticks, backend.err if backend else 0.0)

    def close(self) -> None:
        """Let the chip and the thread go; the devices are closed before."""
        if isinstance(self.clock, Timer):
            self.clock.close()
        with self._lock:
            self._closed = True
            backend, self._backend = self._backend, None
        with self._holding:
            for pin, held in self._held.items():
                self.release(pin, held)
            self._held.clear()
        if backend is not None:
            backend.factory.close()


def _patiently(do: Callable[[], Any]) -> Any:
    """Do it, a few times where it is busy."""
    for _ in range(TRIES - 1):
        try:
            return do()
        except Exception as error:
            if "busy" not in str(error):
                raise
        time.sleep(A_MOMENT)
    return do()
