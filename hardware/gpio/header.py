"""The pin header: which back end moves its pins, which device has which pin, and the clock of its devices."""

import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any, Self

from hardware.clock import Alarm, Clock, Moment
from hardware.driver import Unavailable, library
from hardware.gpio.backend import Backend, choose
from hardware.gpio.timer import Timer
from hardware.gpio.trouble import why_closed
from hardware.gpio.watched import Heard, Watched, freed
from hardware.message import message
from hardware.pin_library import PIN_LIBRARIES

WALL = 1e9
"""Seconds: no machine runs for that long, so a later time stamp is of the wall clock, as before kernel 5.7."""
TRIES, PAUSE = 5, 0.002
"""Tries, and seconds between them. lgpio frees a pin and asks for it again at once, and while its own thread looks at
the pin, the kernel says that it is busy."""
NUDGES = (0.05, 1.0)
"""Seconds after a pin was first watched at which lgpio's thread for edges is woken. That thread looks whether there are
pins to watch and then waits for a signal; a signal in between is lost, and no press would ever be reported."""

TONAL = "TonalBuzzer"
"""gpiozero's class of a device that plays tones."""


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
        self._loop: tuple[AbstractEventLoop, Callable[[], object]] | None = None
        self._nudges: list[Alarm] = []

    @classmethod
    def driven_by(cls, library: str) -> Self:
        """Its pins are moved by the library that a wiring profile names; by the best one where it names none ("")."""
        return cls(choose=partial(choose, (library,) if library else PIN_LIBRARIES))

    @property
    def backend(self) -> Backend:
        """The library that moves the pins; `Unavailable` while none works, and every call tries again."""
        with self._lock:
            if self._closed:  # a reader may still be opening in its own thread
                raise Unavailable(message("device-table-closed"))
            if self._backend is None:
                self._backend = self._choose()
                if self._loop is not None and self._backend.wait_in is not None:
                    self._backend.wait_in(*self._loop)
            return self._backend

    def wait_in(self, loop: AbstractEventLoop, then: Callable[[], object]) -> None:
        """Tell of edges in this loop, where the back end can, and call `then` after each batch of them.

        To be called before a pin is watched. Without a loop, as in the doctor, and with the other back ends, edges are
        told in a thread.
        """
        with self._lock:
            self._loop = loop, then
            if self._backend is not None and self._backend.wait_in is not None:
                self._backend.wait_in(loop, then)

    def open(self, device: str, pin: int, kind: str, **options: Any) -> Any:
        """A gpiozero device on a pin, by the name of its class. `Unavailable` says who has the pin or what is wrong."""
        backend = self.backend
        gpiozero = library("gpiozero")
        holder = self._taken.setdefault(pin, device)
        if holder != device:
            raise Unavailable(message("device-pin-taken", pin=pin, holder=holder))
        try:
            factory = backend.tones.factory() if backend.tones and kind == TONAL else backend.factory
            return _patiently(lambda: getattr(gpiozero, kind)(pin, pin_factory=factory, **options))
        except Exception as error:  # whatever a back end can raise: the device is down, and says why
            del self._taken[pin]
            raise Unavailable(why_closed(error, pin, backend)) from error

    def hold(self, device: str, pin: int) -> Any:
        """An output that is high, opened by the first call and kept until the header is closed."""
        with self._holding:
            if pin not in self._held:
                self._held[pin] = self.open(device, pin, "DigitalOutputDevice", initial_value=True)
            return self._held[pin]

    def watch(self, pin: Any, heard: Heard) -> None:
        """Call `heard.edge` for every edge until the pin is released, and `heard.missed` where one was lost."""
        self._watched[pin] = Watched(pin, self.moment, heard)
        nudge = self.backend.nudge
        if nudge is not None:
            for earlier in self._nudges:
                earlier.cancel()
            now = self.clock.now()
            self._nudges = [self.clock.call_at(now + later, nudge) for later in NUDGES]

    def release(self, pin: int, opened: Any) -> None:
        """Close the device on this pin. A pin that cannot be freed now is freed when the chip is closed."""
        watched = self._watched.pop(getattr(opened, "pin", None), None)
        for free in (*((watched.end,) if watched is not None else ()), opened.close):
            freed(pin, free)
        self._taken.pop(pin, None)

    def moment(self, ticks: float) -> Moment:
        """When an edge with this time stamp (seconds) was, and how wrong that may be."""
        if ticks > WALL:
            ticks -= time.time() - time.monotonic()
        backend = self._backend  # an edge may come after `close`, and must not choose a back end again
        return Moment(ticks, backend.err if backend else 0.0)

    def close(self) -> None:
        """Close the chip and end the timer's thread; the devices must be closed before."""
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
            if backend.tones is not None:
                _patiently(backend.tones.close)
            _patiently(backend.factory.close)


def _patiently(do: Callable[[], Any]) -> Any:
    """Do it, up to `TRIES` times while the pin is busy."""
    for _ in range(TRIES - 1):
        try:
            return do()
        except Exception as error:
            if "busy" not in str(error):
                raise
        time.sleep(PAUSE)
    return do()
