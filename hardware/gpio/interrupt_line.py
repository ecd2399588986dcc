"""A wire by which chips call: low while any of those that are joined to it has something to say."""

from collections.abc import Callable
from threading import Lock
from typing import Any

from hardware.clock import Moment
from hardware.gpio.header import Header
from hardware.gpio.watched import Heard


class InterruptLine:
    """A pin with a pull-up. The kernel stamps the moment at which the line goes low."""

    def __init__(self, header: Header, device: str, pin: int, wake: Callable[[], object]) -> None:
        """`wake` is called, in the thread of the pins, when a chip calls."""
        self._header, self._device, self._pin, self.wake = header, device, pin, wake
        self._opened: Any = None
        self._call: Moment | None = None
        self._lock, self._closed = Lock(), False

    def open(self) -> None:
        """Watch the pin, unless that is done already; `Unavailable` says why it cannot be."""
        with self._lock:
            if self._opened is None and not self._closed:
                opened = self._header.open(self._device, self._pin, "InputDevice", pull_up=True)
                self._header.watch(opened.pin, Heard(self._low, self._missed, edges="falling"))
                self._opened = opened

    def take_call(self) -> Moment | None:
        """The first moment at which the line went low since this was asked last; None if it did not."""
        with self._lock:
            call, self._call = self._call, None
            return call

    def has_call(self) -> bool:
        """Whether `take_call` would give one."""
        return self._call is not None

    def is_low(self) -> bool:
        """Whether a chip calls now."""
        with self._lock:
            return self._opened is not None and not self._opened.pin.state

    def close(self) -> None:
        """Free the pin for good."""
        with self._lock:
            opened, self._opened, self._closed = self._opened, None, True
        if opened is not None:
            self._header.release(self._pin, opened)

    def _low(self, moment: Moment, level: float) -> None:
        with self._lock:
            self._call = self._call or moment
        self.wake()

    def _missed(self, moment: Moment) -> None:
        self.wake()
