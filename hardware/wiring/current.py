"""The current that the parts of a table draw with everything lit, roughly, and what a Pi can give."""

from collections.abc import Iterable

from msgspec import Struct

from hardware.wiring.claims import UART_PORTS
from hardware.wiring.device import Wired
from hardware.wiring.drivers import (
    AnyDriver,
    GpioBuzzer,
    GpioDial,
    GpioLamp,
    GpioLeds,
    Ht16k33,
    KeyboardReader,
    Mcp23017,
    NeopixelSpi,
    Pn532I2c,
    Pn532Spi,
    Pn532Uart,
    Satellite,
    SerialLines,
)

STRIP_LED, COUNTER, PLAIN_LED, LAMP = 60, 100, 10, 20
"""Milliamperes: an LED of a strip in white and a whole counter, both at full brightness; an LED on a pin; a lamp."""
READER, USB_READER, SATELLITE = 120, 150, 150
"""Milliamperes: a PN532 with its field on; a reader on USB with its adapter; a Pico with the parts of a seat."""
SMALL = 3
"""Milliamperes of a port expander, of the resistors on an encoder's board, of a passive buzzer."""
MOST_LOW, MOST_PINS, MOST_HIGH = 500, 50, 500
"""Milliamperes: the 3.3 V pins together, all GPIO pins together, and what a Pi's supply can spare at 5 V."""
MOST_USB, MOST_USB_PI_5 = 1200, 600
"""Milliamperes of all USB sockets together; the second one for a Pi 5 on a supply of 3 A."""


class Current(Struct, frozen=True):
    """Milliamperes by where they are taken from. What the pins give comes out of the 3.3 V, too."""

    low: float = 0.0
    """From 3.3 V."""
    pins: float = 0.0
    """Out of GPIO pins."""
    high: float = 0.0
    """From the 5 V pins."""
    usb: float = 0.0
    strips: float = 0.0
    """From the supply of the LED strips, which is not the Pi's."""

    def __add__(self, other: "Current") -> "Current":
        return Current(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))

    def rounded(self) -> dict[str, int]:
        """In whole milliamperes, by name."""
        return {name: round(getattr(self, name)) for name in self.__struct_fields__}


def current(devices: Iterable[Wired]) -> Current:
    """Of all devices together, each satellite once; a lamp behind a transistor may take more than is counted."""
    drivers = [device.driver for device in devices]
    boards = {driver.satellite for driver in drivers if isinstance(driver, Satellite)}
    return sum((_of(driver) for driver in drivers), Current(usb=SATELLITE * len(boards)))


def lit(devices: Iterable[Wired]) -> int:
    """Milliamperes of all lights together in the lamp test, when a game starts, whoever feeds them."""
    shining = (NeopixelSpi, Ht16k33, GpioLeds, GpioLamp)
    found = current(device for device in devices if isinstance(device.driver, shining))
    return round(found.low + found.high + found.strips)


def _of(driver: AnyDriver) -> Current:
    match driver:
        case NeopixelSpi(length=length, brightness=brightness):
            return Current(strips=STRIP_LED * length * brightness)
        case Ht16k33(brightness=brightness):
            return Current(low=COUNTER * brightness)
        case GpioLeds(pins=pins):
            return Current(low=PLAIN_LED * len(pins), pins=PLAIN_LED * len(pins))
        case GpioLamp():
            return Current(high=LAMP)
        case GpioBuzzer():
            return Current(low=SMALL, pins=SMALL)
        case GpioDial():
            return Current(low=SMALL)
        case Mcp23017(chips=chips):
            return Current(low=SMALL * len(chips))
        case Pn532Uart(port=port) | SerialLines(port=port) if port not in UART_PORTS:
            return Current(usb=USB_READER)
        case KeyboardReader():
            return Current(usb=USB_READER)
        case Pn532Uart() | Pn532Spi() | Pn532I2c() | SerialLines():
            return Current(low=READER)
        case _:
            return Current()
