"""A button between a pin and ground, or between a pin and 3.3 V."""

from hardware.gpio.contact import Contact
from hardware.gpio.header import Header
from hardware.gpio.pinned import Pinned
from hardware.inputs import Listener
from hardware.wiring.drivers import GpioButton


class Button(Pinned):
    def __init__(self, name: str, wiring: GpioButton, header: Header, tell: Listener) -> None:
        super().__init__(name, header, tell)
        self._wiring = wiring

    def _open_pins(self) -> None:
        wiring = self._wiring
        device = self._open_pin(wiring.pin, "InputDevice", pull_up=wiring.pull == "up")
        window = wiring.bounce_ms / 1000
        Contact(self._header, device.pin, wiring.pull, window, self._pressed, self._missed, self._gone)
