"""Opens the driver of a device that the wiring profile has on pins."""

from hardware.driver import Driver
from hardware.gpio.button import Button
from hardware.gpio.buzzer import Buzzer
from hardware.gpio.dial import Dial
from hardware.gpio.header import Header
from hardware.gpio.lamp import Lamp
from hardware.gpio.leds import Leds
from hardware.gpio.pinned import Pinned
from hardware.inputs import Listener
from hardware.wiring.device import Wired
from hardware.wiring.drivers import GpioButton, GpioBuzzer, GpioDial, GpioLamp, GpioLeds

GPIO_DRIVERS = (GpioButton, GpioLamp, GpioLeds, GpioDial, GpioBuzzer)
"""The drivers of a wiring profile that are opened here."""


def open_driver(wired: Wired, header: Header, tell: Listener) -> Driver:
    """Open a device on pins. This returns at once; that it is up, or why not, is told as a `Status`."""
    driver = _driver(wired, header, tell)
    driver.start()
    return driver


def _driver(wired: Wired, header: Header, tell: Listener) -> Pinned:
    match wired.driver:
        case GpioButton() as wiring:
            return Button(wired.name, wiring, header, tell)
        case GpioLamp() as wiring:
            return Lamp(wired.name, wiring, header, tell)
        case GpioLeds() as wiring:
            return Leds(wired.name, wiring, header, tell)
        case GpioDial() as wiring:
            return Dial(wired.name, wiring, header, tell)
        case GpioBuzzer() as wiring:
            return Buzzer(wired.name, wiring, header, tell)
    raise TypeError(f"{wired.name} is not on pins: {type(wired.driver).__name__}")
