"""A lamp on a pin: on, off, flashing, blinking, or in turn with others, as `hardware.looks` has it."""

from typing import Any

from hardware.beats import next_light
from hardware.clock import Alarm
from hardware.driver import LAMP_TEST
from hardware.gpio.header import Header
from hardware.gpio.pinned import Pinned
from hardware.inputs import Listener
from hardware.looks import lit
from hardware.outputs import Dark, How, Light, Output
from hardware.wiring.drivers import GpioLamp


class Lamp(Pinned):
    def __init__(self, name: str, wiring: GpioLamp, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._pin = wiring.pin
        self._led: Any = None
        self._how: How = Dark()
        self._since = 0.0
        self._tested = float("-inf")
        """Until when the lamp test goes on."""
        self._change: Alarm | None = None

    def show(self, output: Output) -> None:
        if not isinstance(output, Light):
            raise TypeError(f"{self.name} is a lamp and cannot show {type(output).__name__}")
        with self._lock:
            self._how, self._since = output.how, self._clock.now()
            self._refresh()

    def _open_pins(self) -> None:
        self._led = self._open_pin(self._pin, "LED")

    def _begin(self) -> None:
        if self._tested < 0:
            self._tested = self._clock.now() + LAMP_TEST
        self._refresh(opened=True)

    def _end(self) -> None:
        if self._change is not None:
            self._change.cancel()
        self._led.off()

    def _refresh(self, opened: bool = False) -> None:
        """Look as it should now, and come back when that changes."""
        with self._lock:
            if self._change is not None:
                self._change.cancel()
            if self._closed or not (opened or self._report.is_up()):
                return
            now = self._clock.now()
            testing = now < self._tested
            self._led.value = testing or lit(self._how, self._since, now)
            change = self._tested if testing else next_light(self._how, self._since, now)
            if change is not None:
                self._change = self._clock.call_at(change, self._refresh)
