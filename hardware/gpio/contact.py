"""A contact on a pin: from the edges that gpiozero tells to presses, one each, at the moment of the first contact."""

from collections.abc import Callable
from typing import Any

from hardware.clock import Moment
from hardware.contact import Debounce
from hardware.gpio.header import Header
from hardware.wiring.drivers import Pull


class Contact:
    """One switch. gpiozero's own debouncing is not used: it tells when a contact settled, not when it was made."""

    def __init__(
        self, header: Header, pin: Any, pull: Pull, window: float, pressed: Callable[[Moment], object]
    ) -> None:
        self._header, self._closed_level, self._pressed = header, pull == "down", pressed
        self._debounce: Debounce = (LateDebounce if header.backend.reads_late else Debounce)(window)
        if isinstance(self._debounce, LateDebounce):
            self._debounce.closed = self._is_closed(pin.state)
        header.watch(pin, self._edge)

    def _edge(self, ticks: float, level: float) -> None:
        moment = self._header.moment(ticks)
        if self._debounce.edge(self._is_closed(level), moment.at):
            self._pressed(moment)

    def _is_closed(self, level: float) -> bool:
        return bool(level) == self._closed_level


class LateDebounce(Debounce):
    """For levels that are read later than the edge was, and so may already be those of the bounce after it.

    After a quiet time it is the edge that counts: it must have turned the contact round, whatever was read.
    """

    closed = False
    """What was read last: after a quiet time, how the contact has been since."""

    def edge(self, closed: bool, at: float) -> bool:
        quiet = at - self._last >= self.window
        turned = not self.closed if quiet else closed
        self.closed = closed
        return super().edge(turned, at)
