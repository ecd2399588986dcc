"""gpiozero's mock pins with a wire on each: a chip or an `Ear` at its other end is told what the pin does."""

from collections.abc import Callable
from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.gpio import Backend

KEPT = 100
"""Changes of a pin that are remembered; a table that runs for days must not fill the memory with them."""


class WiredPin(MockPWMPin):  # type: ignore[misc]
    """A mock pin with a wire on it."""

    def __init__(self, factory: Any, info: Any) -> None:
        super().__init__(factory, info)
        self.wire: Callable[[bool], object] = lambda high: None
        """Called with each new level."""
        self.ear: Callable[[float], object] = lambda hertz: None
        """Called with each tone (hertz) that begins, and 0 when it ends."""
        self._stamp: float | None = None
        """The moment of the edge that a contact is making."""

    @property
    def shines(self) -> bool:
        """Whether an LED between the pin and ground would be lit; a pin that was not opened gives no current."""
        return self.function == "output" and bool(self.state)

    def drive(self, high: bool, at: float) -> None:
        """A contact drives it, with that moment as its time stamp. A contact does not change an output."""
        if self.function == "input":
            self._stamp = at
            (self.drive_high if high else self.drive_low)()
            self._stamp = None

    def _change_state(self, value: float) -> bool:
        changed = bool(super()._change_state(value))
        if changed:
            if self._stamp is not None:
                self._last_change = self._stamp
            del self.states[:-KEPT]
            self.wire(bool(value))
        return changed

    def _set_frequency(self, value: float | None) -> None:
        super()._set_frequency(value)
        self.ear(value or 0.0)


class MockPins:
    """The pins of one header, and the gpiozero factory for them, which only a caller of `backend` gets."""

    def __init__(self) -> None:
        self.factory = MockFactory(pin_class=WiredPin)

    def __getitem__(self, number: int) -> WiredPin:
        pin: WiredPin = self.factory.pin(number)
        return pin

    def backend(self) -> Backend:
        """For `hardware.gpio.Header(choose=…)`."""
        return Backend("mock pins", self.factory)
