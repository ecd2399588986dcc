"""What each device takes for itself: pins, addresses, ports."""

from collections.abc import Iterator

from msgspec import Struct

from hardware.message import Message, message
from hardware.wiring.drivers import (
    AnyDriver,
    GpioButton,
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
    Screen,
    SerialLines,
    SharedReader,
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

    what: Message
    key: str
    """Of the device in the profile; "expanders.0x20" is a key within a key."""
    owner: Message | None = None
    advice: Message = Message("wiring-choose-another")

    @property
    def pin(self) -> int | None:
        """The pin that it is about, where it is about one."""
        pin = dict(self.what.gaps).get("pin")
        return pin if isinstance(pin, int) else None


def claims(driver: AnyDriver) -> Iterator[Claim]:
    """Everything that a device needs for itself, or shares with others on its bus."""
    match driver:
        case Virtual() | Screen():
            return
        case Satellite(satellite=satellite, device=device):
            yield Claim(message("wiring-satellite-device", device=device or "", satellite=satellite), "device")
        case GpioButton(pin=pin) | GpioLamp(pin=pin) | GpioBuzzer(pin=pin):
            yield Claim(_pin(pin), "pin")
        case SharedReader(pin=pin):
            yield from _pins(pin=pin)
        case GpioLeds(pins=pins):
            yield from (Claim(_pin(pin), "pins") for pin in pins)
        case GpioDial():
            yield from _pins(a=driver.a, b=driver.b, push=driver.push)
        case Ht16k33():
            yield from _i2c(driver, driver.address, "address")
        case Mcp23017():
            for chip in driver.chips:
                yield from _i2c(driver, chip.address, f"expanders.{chip.address:#x}")
            yield from _pins(interrupt=driver.interrupt)
        case NeopixelSpi(spi=spi, chip=chip):
            yield from _spi(spi, message("wiring-strip", spi=spi, chip=chip))
        case Pn532Uart() | SerialLines():
            yield from serial(driver.port)
            yield from _reset(driver)
        case KeyboardReader(device=device):
            yield Claim(message("wiring-input-file", file=device), "device")
        case Pn532Spi(spi=spi):
            yield from _spi(spi, message("wiring-spi-readers", bus=spi))
            yield from _pins(select=driver.select, reset=driver.reset, irq=driver.irq)
        case Pn532I2c():
            yield from _i2c(driver, PN532_ADDRESS, "driver")
            yield from _pins(reset=driver.reset, irq=driver.irq)


def serial(port: str) -> Iterator[Claim]:
    """A serial port is for one device; the one on the header takes two pins as well."""
    taken = message("wiring-port", port=port)
    yield Claim(taken, "port")
    if port in UART_PORTS:
        yield from (Claim(_pin(pin), "port", taken) for pin in UART_PINS)


def _pin(pin: int) -> Message:
    return message("wiring-pin", pin=pin)


def _pins(**pins: int | None) -> Iterator[Claim]:
    return (Claim(_pin(pin), key) for key, pin in pins.items() if pin is not None)


def _reset(driver: Pn532Uart | SerialLines) -> Iterator[Claim]:
    return _pins(reset=None if isinstance(driver, SerialLines) else driver.reset)


def _spi(bus: int, owner: Message) -> Iterator[Claim]:
    yield from (Claim(_pin(pin), "spi", message("wiring-spi", bus=bus)) for pin in SPI_PINS[bus])
    # LEDs have no chip select: they would show whatever is sent to another chip on their line.
    yield Claim(message("wiring-spi-data", bus=bus), "spi", owner, message("wiring-own-bus"))


def _i2c(driver: Ht16k33 | Mcp23017 | Pn532I2c, address: int, key: str) -> Iterator[Claim]:
    """An address on the bus is for one device; behind a multiplexer it is free again on every channel."""
    bus = driver.bus
    advice = message("wiring-own-channel") if key == "driver" else message("wiring-choose-another")
    yield from (Claim(_pin(pin), "bus", message("wiring-i2c", bus=bus)) for pin in I2C_PINS[bus])
    if driver.mux is None:
        yield Claim(_address(address, bus), key, advice=advice)
        return
    multiplexer = message("wiring-mux", mux=hex(driver.mux), bus=bus)
    yield Claim(_address(driver.mux, bus), "mux", multiplexer)
    yield Claim(_address(address, bus), key, message("wiring-behind-mux"), advice)
    channel = -1 if driver.channel is None else driver.channel
    behind = message("wiring-mux-address", address=hex(address), channel=channel, mux=hex(driver.mux), bus=bus)
    yield Claim(behind, key, advice=advice)


def _address(address: int, bus: int) -> Message:
    return message("wiring-i2c-address", address=hex(address), bus=bus)
