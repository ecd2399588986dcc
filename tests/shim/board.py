"""The buses of an emulated Pi, the chips on them, and the files by which a program reaches them."""

import errno
import re
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hardware.buses.output_pin import OutputPin
from hardware.emulators.bus import I2cBus, Multiplexer, SpiBus
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import I2cFace
from hardware.emulators.pn532.spi import SpiFace
from tests.shim.chips import Ask, i2c_chip, spi_chip
from tests.shim.i2c import I2cFile
from tests.shim.pins import Pins
from tests.shim.places import I2cPlace, Place, SpiPlace
from tests.shim.spi import SpiDevice
from tests.shim.wire import Serves

SELECTS = {0: (8, 7), 1: (18, 17, 16)}
"""The pins by which each SPI bus selects a chip itself. Where the bus is enabled, the kernel has them."""
_I2C, _SPI = re.compile(r"/dev/i2c-(\d+)"), re.compile(r"/dev/spidev(\d+)\.(\d+)")


class Soldered(NamedTuple):
    """What can be done with a chip that is there."""

    ask: Ask
    pull_out: Callable[[], None]


class Board:
    """An I2C bus is there from the beginning; others come with the first chip on them."""

    def __init__(self, pins: Pins) -> None:
        self._pins = pins
        self._i2c = {1: I2cBus()}
        self._spi: dict[int, SpiBus] = {}
        self._devices: dict[tuple[int, int], SpiDevice] = {}
        self._multiplexers: dict[tuple[int, int], Multiplexer] = {}
        self._chips: dict[Place, Soldered] = {}
        self._pulling: dict[int, list[object]] = {}
        self._readers: list[Chip] = []

    def open(self, path: str) -> Serves:
        """The object that answers for a file; an OSError where there is none of that name."""
        if (found := _I2C.fullmatch(path)) and int(found[1]) in self._i2c:
            return I2cFile(self._i2c[int(found[1])]).answer
        if (found := _SPI.fullmatch(path)) and (int(found[1]), int(found[2])) in self._devices:
            return self._devices[int(found[1]), int(found[2])].answer
        raise OSError(errno.ENOENT, "no such device")

    def solder(self, place: Place, name: str) -> None:
        """Put a chip by name onto its place, instead of what was there; it starts as after power-up."""
        if place in self._chips:
            self.unsolder(place)
        match place:
            case I2cPlace():
                self._chips[place] = self._solder_i2c(place, name)
            case SpiPlace():
                self._chips[place] = self._solder_spi(place, name)

    def unsolder(self, place: Place) -> None:
        """Pull a chip out; its bus stays. A LookupError where there is none."""
        self._chips.pop(place).pull_out()

    def ask(self, place: Place, *words: str) -> str:
        """A question to a chip, or something done to it, in words; a LookupError where there is none."""
        return self._chips[place].ask(*words)

    def _solder_i2c(self, place: I2cPlace, name: str) -> Soldered:
        chip, ask = i2c_chip(name, self._pull)
        if isinstance(chip, I2cFace):
            self._readers.append(chip.chip)
        bus = self._i2c.setdefault(place.bus, I2cBus())
        if place.mux is None:
            bus.attach(place.address, chip)
            return Soldered(ask, partial(bus.detach, place.address))
        multiplexer = self._multiplexers.setdefault((place.bus, place.mux), Multiplexer())
        bus.attach(place.mux, multiplexer)
        multiplexer.attach(place.channel, place.address, chip)
        return Soldered(ask, partial(multiplexer.detach, place.channel, place.address))

    def due(self) -> float | None:
        """In how many seconds a reader next has something to say, if one knows."""
        return min((due for chip in self._readers if (due := chip.due()) is not None), default=None)

    def look(self) -> None:
        """Let every reader drive its IRQ output as it should be by now."""
        for chip in self._readers:
            chip.ready()

    def _pull(self, pin: int, chip: object, down: bool) -> None:
        """A wire to which several chips are joined is low while any of them pulls it down."""
        pulling = self._pulling.setdefault(pin, [])
        if down != (chip in pulling):
            (pulling.append if down else pulling.remove)(chip)
            level = 0 if pulling else 1
            if self._pins.level(pin) != level:
                self._pins.drive((pin, level, time.monotonic_ns()))

    def _solder_spi(self, place: SpiPlace, name: str) -> Soldered:
        bus = self._spi.get(place.bus) or self._enable_spi(place.bus)
        chip, ask = spi_chip(name, bus, self._pull)
        if isinstance(chip, SpiFace):
            self._readers.append(chip.chip)
        if place.pin is not None:
            self._pins.wire(place.pin, _moves(bus.attach(chip)))
        elif place.chip is not None:
            self._devices[place.bus, place.chip].select = bus.attach(chip)
        else:
            bus.attach_always(chip)

        def pull_out() -> None:
            bus.detach(chip)
            if place.pin is not None:
                self._pins.unwire(place.pin)

        return Soldered(ask, pull_out)

    def _enable_spi(self, number: int) -> SpiBus:
        bus = self._spi[number] = SpiBus()
        for chip, pin in enumerate(SELECTS[number]):
            self._devices[number, chip] = SpiDevice(bus)
            self._pins.hold(pin, f"spi{number} CS{chip}")
        return bus


def _moves(select: OutputPin) -> Callable[[int], None]:
    def hear(level: int) -> None:
        select.value = bool(level)

    return hear
