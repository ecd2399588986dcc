"""Lamps and LEDs on pins: a lamp test when they are first opened, and blinking by the clock."""

from hardware.clock import Alarm
from hardware.driver import LAMP_TEST
from hardware.gpio.header import Header
from hardware.gpio.pinned import Pinned
from hardware.inputs import Listener


class Shining(Pinned):
    """A lamp or LEDs. Descendants must say how it looks now, and when it looks different."""

    def __init__(self, name: str, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._tested = float("-inf")
        """Until when the lamp test goes on."""
        self._change: Alarm | None = None

    def _shine(self, now: float, testing: bool) -> float | None:
        """Light what has to be lit, or everything in a test; gives when that changes. Must be overridden."""
        raise NotImplementedError

    def _darken(self) -> None:
        """All off. Must be overridden."""
        raise NotImplementedError

    def _begin(self) -> None:
        if self._tested < 0:
            self._tested = self._clock.now() + LAMP_TEST
        self._refresh(opened=True)

    def _end(self) -> None:
        if self._change is not None:
            self._change.cancel()
        self._darken()

    def _refresh(self, opened: bool = False) -> None:
        """Show what is wanted now, and set an alarm for the next change."""
        with self._lock:
            if self._change is not None:
                self._change.cancel()
            if self._closed or not (opened or self._report.is_up()):
                return
            now = self._clock.now()
            testing = now < self._tested
            change = self._shine(now, testing)
            when = self._tested if testing else change
            if when is not None:
                self._change = self._clock.call_at(when, lambda: self._do(self._refresh))
