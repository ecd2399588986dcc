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
    GpioLeds,
    Ht16k33,
    KeyboardReader,
    NeopixelSpi,
    Pn532I2c,
    Pn532Spi,
    Pn532Uart,
    SerialLines,
)

GPIO = (GpioButton, GpioLamp, GpioLeds, GpioDial, GpioBuzzer)
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
    devices = () if profile is None else profile.devices
    single = ((claim, device.name) for device in devices for claim in claims(device.driver) if claim.owner is None)
    return {claim.pin: name for claim, name in single if claim.pin is not None}


def way(driver: AnyDriver) -> str:
    """The device file through which a device is reached; "" for one on pins or without wires."""
    match driver:
        case Ht16k33(bus=bus) | Pn532I2c(bus=bus):
            return f"/dev/i2c-{bus}"
        case NeopixelSpi(spi=bus, chip=chip):
            return f"/dev/spidev{bus}.{chip}"
        case Pn532Spi(spi=bus):
            return f"/dev/spidev{bus}.0"
        case Pn532Uart(port=file) | SerialLines(port=file) | KeyboardReader(device=file):
            return file
        case _:
            return ""


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


def ports(profile: Profile | None) -> dict[str, Wired]:
    """The files of serial ports and of readers that type, and whose each is."""
    return {way(device.driver): device for device in of_kind(profile, Pn532Uart, SerialLines, KeyboardReader)}


def packages(profile: Profile | None) -> list[str]:
    """The Python packages that are needed; without a profile, those that any real table may need."""
    return [name for name, kinds in PACKAGES if profile is None or of_kind(profile, *kinds)]
