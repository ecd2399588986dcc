"""Plain LEDs as a bar, one on each pin. They know neither colours nor brightness: an LED is on, or it is dark.

A dim LED is the background of those that count, so here it is dark: all lit alike, nobody could tell them apart.
"""

from typing import Any

from hardware.animation import glowing, next_glow
from hardware.gpio.header import Header
from hardware.gpio.shining import Shining
from hardware.inputs import Listener
from hardware.outputs import Output, Pixels
from hardware.wiring.drivers import GpioLeds


class Leds(Shining):
    def __init__(self, name: str, wiring: GpioLeds, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._wiring = wiring
        self._leds: tuple[Any, ...] = ()
        self._shown = Pixels(name)

    def show(self, output: Output) -> None:
        """Show these LEDs until the next output; a TypeError for anything but `Pixels`."""
        if not isinstance(output, Pixels):
            raise TypeError(f"{self.name} is a bar and cannot show {type(output).__name__}")
        with self._lock:
            self._shown = output
            self._do(self._refresh)

    def _open_pins(self) -> None:
        high = self._wiring.active == "high"
        self._leds = tuple(self._open_pin(pin, "LED", active_high=high) for pin in self._wiring.pins)

    def _shine(self, now: float, testing: bool) -> float | None:
        for led, pixel in zip(self._leds, glowing(self._shown, len(self._leds), now), strict=True):
            led.value = testing or (pixel.colour != "dark" and pixel.glow != "dim")
        return next_glow(self._shown, now)

    def _darken(self) -> None:
        for led in self._leds:
            led.off()
