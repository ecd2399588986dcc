"""What each device takes for itself (pins, addresses, ports), and who takes what another one has."""

from collections.abc import Iterator

from msgspec import Struct

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
    Satellite,
    Screen,
    SerialLines,
    Virtual,
)

I2C_PINS = {0: (0, 1), 1: (2, 3)}
SPI_PINS = {0: (7, 8, 9, 10, 11), 1: (16, 17, 18, 19, 20, 21)}
UART_PINS = (14, 15)
UART_PORTS = ("/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0")
"""The names under which a Pi knows the serial port on its header."""
PN532_ADDRESS = 0x24


class Claim(Struct, frozen=True):
    """One thing that a device takes. Those that name the same `owner` can have it together."""

    what: str
    key: str
    owner: str = ""
    advice: str = "choose another"


def claims(driver: AnyDriver) -> Iterator[Claim]:
    """Everything that a device needs for itself, or shares with others on its bus."""
    match driver:
        case Virtual() | Screen():
            return
        case Satellite(satellite=satellite, device=device):
            yield Claim(f"device {device} of satellite {satellite}", "device")
        case GpioButton(pin=pin) | GpioLamp(pin=pin) | GpioBuzzer(pin=pin):
            yield Claim(f"pin {pin}", "pin")
        case GpioDial():
            yield from _pins(a=driver.a, b=driver.b, push=driver.push)
        case Ht16k33():
            yield from _i2c(driver, driver.address)
        case NeopixelSpi(spi=spi, chip=chip):
            yield from _spi(spi, f"the LED strip on SPI {spi}.{chip}")
        case Pn532Uart() | SerialLines():
            yield from serial(driver.port)
            yield from _reset(driver)
        case Pn532Spi(spi=spi):
            yield from _spi(spi, f"the readers on SPI bus {spi}")
            yield from _pins(select=driver.select, reset=driver.reset)
        case Pn532I2c():
            yield from _i2c(driver, PN532_ADDRESS)
            yield from _reset(driver)


def serial(port: str) -> Iterator[Claim]:
    """A serial port is for one; the one on the header takes two pins as well."""
    yield Claim(f"serial port {port}", "port")
    if port in UART_PORTS:
        yield from (Claim(f"pin {pin}", "port", f"serial port {port}") for pin in UART_PINS)


def _pins(**pins: int | None) -> Iterator[Claim]:
    return (Claim(f"pin {pin}", key) for key, pin in pins.items() if pin is not None)


def _reset(driver: Pn532Uart | Pn532I2c | SerialLines) -> Iterator[Claim]:
    return _pins(reset=None if isinstance(driver, SerialLines) else driver.reset)


def _spi(bus: int, owner: str) -> Iterator[Claim]:
    yield from (Claim(f"pin {pin}", "spi", f"SPI bus {bus}") for pin in SPI_PINS[bus])
    # LEDs have no chip select: they would show whatever is said to anybody else on their line.
    yield Claim(f"the data line of SPI bus {bus}", "spi", owner, "give the LEDs a bus of their own")


def _i2c(driver: Ht16k33 | Pn532I2c, address: int) -> Iterator[Claim]:
    """An address on the bus is for one; behind a multiplexer it is free again on every channel."""
    bus = f"I2C bus {driver.bus}"
    fixed = not isinstance(driver, Ht16k33)
    key = "driver" if fixed else "address"
    advice = "put each behind its own channel of a multiplexer" if fixed else "choose another"
    yield from (Claim(f"pin {pin}", "bus", bus) for pin in I2C_PINS[driver.bus])
    if driver.mux is None:
        yield Claim(f"address {address:#x} on {bus}", key, advice=advice)
        return
    multiplexer = f"the multiplexer {driver.mux:#x} on {bus}"
    yield Claim(f"address {driver.mux:#x} on {bus}", "mux", multiplexer)
    yield Claim(f"address {address:#x} on {bus}", key, "a device behind a multiplexer", advice)
    yield Claim(f"address {address:#x} on channel {driver.channel} of {multiplexer}", key, advice=advice)
