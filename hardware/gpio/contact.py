"""A contact on a pin: makes presses of the edges that gpiozero reports, each at the moment of first contact."""

from collections.abc import Callable
from threading import Lock
from typing import Any

from hardware.clock import Moment
from hardware.contact import Debounce
from hardware.gpio.header import Header
from hardware.gpio.watched import Heard
from hardware.wiring.drivers import Pull


class Contact:
    """One switch, which the header keeps until its pin is released.

    gpiozero's own debouncing is not used: it reports when a contact settled, not when it first closed.
    """

    def __init__(
        self,
        header: Header,
        pin: Any,
        pull: Pull,
        window: float,
        pressed: Callable[[Moment], object],
        missed: Callable[[Moment], object],
        gone: Callable[[Exception], object],
    ) -> None:
        """`window`: seconds for which it may bounce; `missed` is called when a press may have been lost.

        `gone` is called when the pin is, where that can be known.
        """
        self._clock, self._closed_level, self._pressed = header.clock, pull == "down", pressed
        self._debounce = Debounce(window, closed=self._is_closed(pin.state))
        self._lock = Lock()  # edges come in the loop or in a thread of the back end, the clock calls in its own thread
        header.watch(pin, Heard(self._edge, missed, gone))

    def _edge(self, moment: Moment, level: float) -> None:
        with self._lock:
            begun = self._debounce.edge(self._is_closed(level), moment.at)
            in_doubt = self._debounce.is_in_doubt()
        self._tell(begun, moment.err)
        if in_doubt:
            rests = moment.at + self._debounce.window
            self._clock.call_at(rests, lambda: self._rest(rests, moment.err))

    def _rest(self, now: float, err: float) -> None:
        with self._lock:
            begun = self._debounce.rest(now)
        self._tell(begun, err)

    def _tell(self, begun: float | None, err: float) -> None:
        if begun is not None:
            self._pressed(Moment(begun, err))

    def _is_closed(self, level: float) -> bool:
        return bool(level) == self._closed_level
