"""Opens a PN532 as the wiring profile describes it."""

import termios
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from hardware.buses import Bus, Buses
from hardware.buses.channel import behind
from hardware.buses.output_pin import OutputPin
from hardware.buses.serial_port import open_port
from hardware.driver import Unavailable, library
from hardware.gpio.header import Header
from hardware.gpio.interrupt_line import InterruptLine
from hardware.inputs import Listener
from hardware.message import message
from hardware.pn532.chip import Chip
from hardware.pn532.line import STEP, Line
from hardware.pn532.radio_turns import RadioTurns
from hardware.pn532.reader import PERIOD, Pn532Reader
from hardware.pn532.spi import spi_driver
from hardware.wiring.device import Wired
from hardware.wiring.drivers import Pn532I2c, Pn532Spi, Pn532Uart

PN532_DRIVERS = (Pn532Uart, Pn532Spi, Pn532I2c)
"""The drivers of a wiring profile that are opened here."""
BAUD = 115_200
"""Bits a second: what the chip begins with; the small serial port of a Pi can do no more."""


class Way(Struct, frozen=True):
    """What a reader needs of the machine: its buses, and its pins."""

    buses: Buses
    header: Header
    selects: tuple[tuple[str, int], ...] = ()
    """The readers on SPI, each with its select pin. An open pin may select its chip, which then disturbs the others."""


def open_reader(
    wired: Wired,
    way: Way,
    tell: Listener,
    radio_turns: RadioTurns | None = None,
    known: Callable[[str], bool] = lambda uid: False,
    period: float = PERIOD,
) -> Pn532Reader:
    """Open a reader. This returns at once; that it is up, or why not, is told as a `Status`.

    Readers of one table share `radio_turns`. `known` says whether a tag's number is registered, from any thread.
    """
    return Pn532Reader(wired.name, lambda: open_chip(wired, way), tell, radio_turns, known, period)


def open_chip(wired: Wired, way: Way) -> Chip:
    """Find the chip and wake it, with a reset first where its line is wired. Raises `Unavailable`."""
    pins = _Pins(wired.name, way.header)
    try:
        match wired.driver:
            case Pn532Uart() as wiring:
                return _on_serial_port(wiring, pins)
            case Pn532Spi() as wiring:
                return _on_spi(wiring, way.buses.spi(wiring.spi), _chosen(wired.name, wiring.select, way), pins)
            case Pn532I2c() as wiring:
                return _on_i2c(wiring, way.buses.i2c(wiring.bus), pins)
    except BaseException:
        pins.release()
        raise
    raise TypeError(f"{wired.name} is no PN532: {type(wired.driver).__name__}")


class _Pins:
    """The pins of one reader, given back together."""

    def __init__(self, device: str, header: Header) -> None:
        self._device, self._header = device, header
        self._opened: dict[int, Any] = {}
        self._irq: InterruptLine | None = None

    def open(self, pin: int | None) -> OutputPin | None:
        """An output that is high; None where the profile names no pin."""
        if pin is None:
            return None
        opened = self._header.open(self._device, pin, "DigitalOutputDevice", initial_value=True)
        self._opened[pin] = opened
        return OutputPin(opened)

    def open_irq(self, pin: int | None) -> InterruptLine | None:
        """The wire by which the chip says that it has an answer; None where the profile names no pin."""
        if pin is None:
            return None
        self._irq = InterruptLine(self._header, self._device, pin, lambda: None)
        self._irq.open()
        return self._irq

    def release(self) -> None:
        """Free all of them; safe to call twice."""
        if self._irq is not None:
            self._irq.close()
        for pin, opened in self._opened.items():
            self._header.release(pin, opened)
        self._opened.clear()


def _on_serial_port(wiring: Pn532Uart, pins: _Pins) -> Chip:
    driver = library("adafruit_pn532.uart").PN532_UART
    reset = pins.open(wiring.reset)
    port = open_port(wiring.port, BAUD, STEP)

    def release() -> None:
        """Close the port and free the reset pin."""
        with suppress(OSError):  # a port that was pulled out has nothing left to close
            port.close()
        pins.release()

    return _awake(lambda: Chip(driver(Line(port), reset=reset), release, _is_broken), release, _is_broken)


def _is_broken(error: Exception) -> bool:
    """A serial port that raises anything is no port any more: a chip that does not answer only makes it time out."""
    return isinstance(error, OSError | termios.error)


def selects(devices: Iterable[Wired]) -> tuple[tuple[str, int], ...]:
    """The name and the select pin of each reader on SPI, for `Way.selects`."""
    return tuple((wired.name, wired.driver.select) for wired in devices if isinstance(wired.driver, Pn532Spi))


def _chosen(device: str, select: int, way: Way) -> OutputPin:
    """The select pin of a reader. Those of all other readers are held high until the table is closed."""
    for other, pin in way.selects:
        with suppress(Unavailable):  # that one is down, and says why itself
            way.header.hold(other, pin)
    return OutputPin(way.header.hold(device, select))


def _on_spi(wiring: Pn532Spi, bus: Bus, select: OutputPin, pins: _Pins) -> Chip:
    driver = spi_driver()
    reset = pins.open(wiring.reset)
    irq, port = pins.open_irq(wiring.irq), bus.port()

    def find() -> Chip:
        return Chip(driver(port, select, reset=reset), pins.release, bus.failed, irq)

    return _awake(find, pins.release, bus.failed)


def _on_i2c(wiring: Pn532I2c, bus: Bus, pins: _Pins) -> Chip:
    driver = library("adafruit_pn532.i2c").PN532_I2C
    reset = pins.open(wiring.reset)
    irq, port = pins.open_irq(wiring.irq), behind(bus.port(), wiring.mux, wiring.channel)

    def find() -> Chip:
        return Chip(driver(port, reset=reset), pins.release, bus.failed, irq)

    return _awake(find, pins.release, bus.failed)


def _awake(
    find: Callable[[], Chip],
    release: Callable[[], object],
    failed: Callable[[Exception], bool],
) -> Chip:
    """Adafruit's drivers talk to the chip as soon as they are made, and raise nearly anything when it is not there."""
    for last in (False, True):
        try:
            return find()
        except Exception as error:
            if failed(error) or last:  # copies of the chip may sleep through the first frame
                release()
                raise Unavailable(message("device-reader-absent")) from error
    raise AssertionError
