"""What a profile needs of the machine: pins, buses, ports and packages."""

from collections.abc import Iterator

from hardware.profile import Profile, Wired
from hardware.wiring.claims import claims
from hardware.wiring.drivers import (
    AnyDriver,
    GpioButton,
    GpioBuzzer,
    GpioDial,
    GpioLamp,
    Ht16k33,
    NeopixelSpi,
    Pn532I2c,
    Pn532Spi,
    Pn532Uart,
    SerialLines,
)

GPIO = (GpioButton, GpioLamp, GpioDial, GpioBuzzer)
READERS = (Pn532Uart, Pn532Spi, Pn532I2c)
PACKAGES: tuple[tuple[str, tuple[type[AnyDriver], ...]], ...] = (
    ("gpiozero", (*GPIO, Pn532Spi)),
    ("Adafruit-Blinka", (Ht16k33, NeopixelSpi, *READERS)),
    ("adafruit-circuitpython-ht16k33", (Ht16k33,)),
    ("adafruit-circuitpython-neopixel-spi", (NeopixelSpi,)),
    ("adafruit-circuitpython-pn532", READERS),
    ("pyserial", (Pn532Uart, SerialLines)),
)
"""Each package, and the drivers that need it."""


def of_kind(profile: Profile | None, *kinds: type[AnyDriver]) -> list[Wired]:
    devices = () if profile is None else profile.devices
    return [device for device in devices if isinstance(device.driver, kinds)]


def pins(profile: Profile | None) -> dict[int, str]:
    """The pins that devices use one by one, without those of buses; and whose each is."""
    single = of_kind(profile, *GPIO)
    found = ((claim.pin, device.name) for device in single for claim in claims(device.driver))
    return {pin: name for pin, name in found if pin is not None}


def i2c(profile: Profile | None) -> list[int]:
    drivers = (device.driver for device in of_kind(profile, Ht16k33, Pn532I2c))
    return sorted({driver.bus for driver in drivers if isinstance(driver, Ht16k33 | Pn532I2c)})


def spi(profile: Profile | None) -> list[tuple[int, int]]:
    """Bus and chip; a reader has a pin of its own instead of a chip, and talks through the first one."""
    return sorted(set(_spi(profile)))


def _spi(profile: Profile | None) -> Iterator[tuple[int, int]]:
    for device in of_kind(profile, NeopixelSpi, Pn532Spi):
        match device.driver:
            case NeopixelSpi(spi=bus, chip=chip):
                yield bus, chip
            case Pn532Spi(spi=bus):
                yield bus, 0


def ports(profile: Profile | None) -> dict[str, str]:
    """The serial ports, and whose each is."""
    devices = of_kind(profile, Pn532Uart, SerialLines)
    return {d.driver.port: d.name for d in devices if isinstance(d.driver, Pn532Uart | SerialLines)}


def packages(profile: Profile | None) -> list[str]:
    """The Python packages that are needed; without a profile, those that any real table may need."""
    return [name for name, kinds in PACKAGES if profile is None or of_kind(profile, *kinds)]
