"""A reader wired in each way that a profile can say, with an emulated chip at the other end of the wires."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hardware.buses import Buses
from hardware.clock import SimulatedClock
from hardware.driver import Backoff
from hardware.emulators.bus import EmulatedBuses, Multiplexer
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.field import Field
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.pn532.irq_wire import IrqWire
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.workbench.pins import MockPins
from hardware.gpio.header import Header
from hardware.pn532.opening import Way, open_chip
from hardware.pn532.reader import Pn532Reader
from hardware.roles import spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import AnyDriver, Pn532I2c, Pn532Spi, Pn532Uart
from tests.hardware.hearing import Hearing

WAYS = ("serial port", "I2C", "I2C behind a multiplexer", "SPI")
SELECT, RESET, IRQ, MUX, CHANNEL = 5, 17, 25, 0x71, 3
PERIOD = 0.02
"""Seconds from one poll to the next: short, so that tests are quick."""


class Rig:
    """The machine's end, and the chip's end."""

    def __init__(self, folder: Path, field: Field | None = None) -> None:
        folder.mkdir(exist_ok=True)
        self.chip = Chip(field=field)
        self.emulated = EmulatedBuses()
        self.buses = Buses(self.emulated, threads=False)
        self.pins = MockPins()
        self.header = Header(SimulatedClock(), self.pins.backend)
        self.multiplexer = Multiplexer()
        self.port = folder / "ttyUSB0"
        self._hsu: Hsu | None = None
        self.face: Hsu | I2cFace | SpiFace
        """The emulated chip on its wires."""
        self.heard = Hearing()
        self._readers: list[Pn532Reader] = []
        self.irq: IrqWire | None = None
        """The wire at the IRQ output of the chip, where it is connected."""

    @property
    def hsu(self) -> Hsu:
        """The serial line; a chip on a bus has none."""
        if self._hsu is None:
            self._hsu = Hsu(self.chip, self.port)
        return self._hsu

    def wire(self, way: str, reset: int | None = None, irq: int | None = None) -> Wired:
        """Connect the chip, and describe that as a profile does."""
        if irq is not None:
            line = self.pins[irq]
            self.irq = IrqWire(self.chip, lambda low: line.drive(not low, time.monotonic()))
        wiring: AnyDriver
        match way:
            case "serial port":
                self.face = self.hsu
                wiring = Pn532Uart(port=str(self.hsu.path), reset=reset)
            case "I2C":
                self.face = I2cFace(self.chip)
                self.emulated.i2c(1).attach(ADDRESS, self.face)
                wiring = Pn532I2c(reset=reset, irq=irq)
            case "I2C behind a multiplexer":
                self.emulated.i2c(1).attach(MUX, self.multiplexer)
                self.face = I2cFace(self.chip)
                self.multiplexer.attach(CHANNEL, ADDRESS, self.face)
                wiring = Pn532I2c(mux=MUX, channel=CHANNEL, reset=reset, irq=irq)
            case _:
                self.face = SpiFace(self.chip)
                select = self.emulated.spi(0).attach(self.face)
                self.pins[SELECT].wire = lambda high: setattr(select, "value", high)
                wiring = Pn532Spi(select=SELECT, reset=reset, irq=irq)
        if reset is not None:
            self.pins[reset].wire = lambda high: None if high else self.chip.brown_out()
        place = spot("seat1.reader")
        assert place is not None
        return Wired(place, wiring, 1)

    def read(
        self, way: str = "serial port", reset: int | None = None, irq: int | None = None, **options: Any
    ) -> Pn532Reader:
        """Start a reader; `heard` records what it tells."""
        return self.attend(self.wire(way, reset, irq), **options)

    def attend(self, wired: Wired, **options: Any) -> Pn532Reader:
        """Start a reader whose chip is wired already."""
        machine = Way(self.buses, self.header)
        options = {"period": PERIOD, "backoff": Backoff(0.02, 0.1), **options}
        reader = Pn532Reader(wired.name, lambda: open_chip(wired, machine), self.heard, **options)
        self._readers.append(reader)
        return reader

    def close(self) -> None:
        for reader in self._readers:
            reader.close()
        if self._hsu is not None:
            self._hsu.close()
        if self.irq is not None:
            self.irq.close()
        self.buses.close()
        self.pins.factory.close()


@contextmanager
def rig_in(folder: Path, field: Field | None = None) -> Iterator[Rig]:
    rig = Rig(folder, field)
    try:
        yield rig
    finally:
        rig.close()
