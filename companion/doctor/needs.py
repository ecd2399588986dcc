"""What a profile needs of the machine: pins, buses, ports and packages."""

from collections.abc import Iterator

from hardware.pin_library import KERNEL
from hardware.pn532 import PN532_DRIVERS
from hardware.profile import Profile, Wired
from hardware.wiring.claims import claims
from hardware.wiring.drivers import (
    AnyDriver,
    Ht16k33,
    KeyboardReader,
    Mcp23017,
    NeopixelSpi,
    Pn532I2c,
    Pn532Spi,
    Pn532Uart,
    SerialLines,
)

FOR_PINS = ("gpiozero",)
"""The package for everything on pins, the reset line of a reader too. The kernel itself moves them."""
PACKAGES: tuple[tuple[str, tuple[type[AnyDriver], ...]], ...] = (
    ("Adafruit-Blinka", (Ht16k33, Mcp23017, NeopixelSpi, *PN532_DRIVERS)),
    ("adafruit-circuitpython-ht16k33", (Ht16k33,)),
    ("adafruit-circuitpython-mcp230xx", (Mcp23017,)),
    ("adafruit-circuitpython-neopixel-spi", (NeopixelSpi,)),
    ("adafruit-circuitpython-pn532", PN532_DRIVERS),
    ("pyserial", (Pn532Uart, SerialLines)),
)
"""Each other package, and the drivers that need it."""


def of_kind(profile: Profile | None, *kinds: type[AnyDriver]) -> list[Wired]:
    """The devices with one of these drivers; none without a profile."""
    devices = () if profile is None else profile.devices
    return [device for device in devices if isinstance(device.driver, kinds)]


def pins(profile: Profile | None) -> dict[int, str]:
    """The pins that devices use one by one, without those of buses, each with the name of its device."""
    devices = () if profile is None else profile.devices
    single = ((claim, device.name) for device in devices for claim in claims(device.driver) if claim.owner is None)
    return {claim.pin: name for claim, name in single if claim.pin is not None}


def way(driver: AnyDriver) -> str:
    """The device file through which a device is reached; "" for one on pins or without wires."""
    match driver:
        case Ht16k33(bus=bus) | Mcp23017(bus=bus) | Pn532I2c(bus=bus):
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
    """The numbers of the I2C buses, each once."""
    drivers = (device.driver for device in of_kind(profile, Ht16k33, Mcp23017, Pn532I2c))
    return sorted({driver.bus for driver in drivers if isinstance(driver, Ht16k33 | Mcp23017 | Pn532I2c)})


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
    """The files of serial ports and of readers that type, each with its device."""
    return {way(device.driver): device for device in of_kind(profile, Pn532Uart, SerialLines, KeyboardReader)}


def packages(profile: Profile | None) -> list[str]:
    """The Python packages that are needed; without a profile, those that any real table may need."""
    for_pins = [*FOR_PINS] if profile is None or pins(profile) else []
    if profile is not None and profile.pins != KERNEL:
        for_pins += filter(None, [profile.pins])
    return for_pins + [name for name, kinds in PACKAGES if profile is None or of_kind(profile, *kinds)]
