"""A lamp on a pin: on, off, flashing, blinking, or in turn with others, as `hardware.animation` has it."""

from typing import Any

from hardware.animation import lit, next_light
from hardware.gpio.header import Header
from hardware.gpio.shining import Shining
from hardware.inputs import Listener
from hardware.outputs import Dark, How, Light, Output
from hardware.wiring.drivers import GpioLamp


class Lamp(Shining):
    def __init__(self, name: str, wiring: GpioLamp, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._pin = wiring.pin
        self._led: Any = None
        self._how: How = Dark()
        self._since = 0.0

    def show(self, output: Output) -> None:
        """Show this light until the next one; a TypeError for any other output."""
        if not isinstance(output, Light):
            raise TypeError(f"{self.name} is a lamp and cannot show {type(output).__name__}")
        with self._lock:
            self._how, self._since = output.how, self._clock.now()
            self._do(self._refresh)

    def _open_pins(self) -> None:
        self._led = self._open_pin(self._pin, "LED")

    def _shine(self, now: float, testing: bool) -> float | None:
        self._led.value = testing or lit(self._how, self._since, now)
        return next_light(self._how, self._since, now)

    def _darken(self) -> None:
        self._led.off()
