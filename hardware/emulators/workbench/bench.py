"""The workbench: everything that a wiring profile names, as emulated parts, and a profile with their ports."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from hardware.buses import Buses
from hardware.emulators.bus import Emulated, I2cChip
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.pn532.irq_wire import IrqWire
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.workbench.antennas import NumberAntenna, Pn532Antenna
from hardware.emulators.workbench.boards import BoardPart
from hardware.emulators.workbench.box import Box
from hardware.emulators.workbench.contacts import ButtonPart, DialPart
from hardware.emulators.workbench.lights import BarPart, CounterPart, LampPart, LedsPart, SounderPart
from hardware.emulators.workbench.pins import MockPins
from hardware.emulators.workbench.readers import Antenna, ReaderPart
from hardware.emulators.workbench.satellites import EmulatedBoards, Plug, SatelliteContactPart, SatelliteShowPart
from hardware.emulators.workbench.sockets import BenchBuses, Socket, i2c_link, spi_link
from hardware.emulators.workbench.ways import SerialWay, TypingWay
from hardware.gpio import Header
from hardware.gpio.timer import Timer
from hardware.profile import Profile, Wired
from hardware.real import SharedHardware
from hardware.satellite.boards import Boards
from hardware.wiring import drivers as d

AnyPart = (
    ButtonPart
    | DialPart
    | LampPart
    | LedsPart
    | SounderPart
    | CounterPart
    | BarPart
    | BoardPart
    | ReaderPart
    | SatelliteContactPart
    | SatelliteShowPart
)


class Workbench:
    """It runs in real time, with threads as a table of real parts has them."""

    def __init__(self, profile: Profile) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="ambit-wire-")
        self.clock, self.box = Timer("hands"), Box()
        self._pins, self._buses = MockPins(), BenchBuses()
        self._satellites = EmulatedBoards(profile, Path(self._folder.name))
        self._bars = [wired.driver for wired in profile.devices if isinstance(wired.driver, d.NeopixelSpi)]
        self.parts = {wired.name: part for wired in profile.devices if (part := self._part(wired)) is not None}
        self.links: dict[str, Emulated | Plug] = {**self._buses.links, **self._satellites.plugs}
        """The buses and the boards, each by the name under which it can be pulled out."""
        self.profile = replace(profile, devices=tuple(map(self._wired, profile.devices)))
        """The same table, with the ports of this bench."""

    def shared(self, known: Callable[[str], bool] = lambda uid: False) -> SharedHardware:
        """The emulated pins and buses, for the real drivers."""
        header, buses = Header(choose=self._pins.backend), Buses(self._buses.emulated)
        return SharedHardware(header, buses, known, Boards(finds=self._satellites.place))

    def plugs(self, device: str) -> tuple[str, ...]:
        """What has to be plugged in for a device to work: the device itself, and its bus where it has one."""
        wired = self.profile.device(device)
        if wired is None or device not in self.parts:
            return ()
        match wired.driver:
            case d.Ht16k33(bus=bus) | d.Mcp23017(bus=bus) | d.Pn532I2c(bus=bus):
                return device, i2c_link(bus)
            case d.NeopixelSpi(spi=spi, chip=chip):
                return device, spi_link(spi, chip)
            case d.Pn532Spi(spi=spi):
                return device, spi_link(spi)
            case d.Satellite(satellite=satellite):
                return device, satellite
        return (device,)

    def close(self) -> None:
        """End all parts; the drivers must be closed before."""
        self.clock.close()
        for part in self.parts.values():
            part.close()
        self.parts.clear()
        self._satellites.close()
        self._folder.cleanup()

    def _wired(self, wired: Wired) -> Wired:
        path = str(self._path(wired))
        match wired.driver:
            case d.Pn532Uart() | d.SerialLines():
                return replace(wired, driver=replace(wired.driver, port=path))
            case d.KeyboardReader():
                return replace(wired, driver=replace(wired.driver, device=path))
        return wired

    def _path(self, wired: Wired) -> Path:
        return Path(self._folder.name) / wired.name

    def _part(self, wired: Wired) -> AnyPart | None:
        """The emulated device; None where a real table has nothing to wire, or nothing that is emulated."""
        name, clock, pins = wired.name, self.clock, self._pins
        match wired.driver:
            case d.GpioButton() as wiring:
                return ButtonPart(name, clock, pins, wiring)
            case d.SharedReader(button=d.GpioButton() as wiring):
                return ButtonPart(name, clock, pins, wiring)
            case d.GpioDial() as wiring:
                return DialPart(name, clock, pins, wiring)
            case d.GpioLamp(pin=pin):
                return LampPart(name, clock, pins[pin])
            case d.GpioLeds() as wiring:
                return LedsPart(name, clock, tuple(pins[pin] for pin in wiring.pins), wiring)
            case d.GpioBuzzer(pin=pin):
                return SounderPart(name, clock, pins[pin])
            case d.Ht16k33() as counter:
                return CounterPart(name, clock, counter, lambda chip: self._on_i2c(chip, counter))
            case d.NeopixelSpi() as wiring:
                return BarPart(name, clock, wiring, self._buses.strip(wiring, self._bars))
            case d.Mcp23017() as wiring:
                return self._board(name, wiring)
            case d.Satellite():
                return self._satellites.part(wired, clock, self.box)
        antenna = self._antenna(wired)
        return ReaderPart(name, clock, antenna, self.box) if antenna else None

    def _board(self, name: str, wiring: d.Mcp23017) -> BoardPart:
        def place(chip: I2cChip, address: int) -> Socket:
            return self._buses.on_i2c(chip, wiring.bus, address, wiring.mux, wiring.channel)

        pin = None if wiring.interrupt is None else self._pins[wiring.interrupt]
        return BoardPart(name, self.clock, wiring, place, pin)

    def _irq(self, chip: Chip, pin: int | None) -> IrqWire | None:
        """The wire at the IRQ output of a reader, where the profile has one."""
        if pin is None:
            return None
        line = self._pins[pin]
        return IrqWire(chip, lambda low: line.drive(not low, time.monotonic()))

    def _on_i2c(self, chip: I2cChip, wiring: d.Ht16k33 | d.Pn532I2c) -> Socket:
        address = wiring.address if isinstance(wiring, d.Ht16k33) else ADDRESS
        return self._buses.on_i2c(chip, wiring.bus, address, wiring.mux, wiring.channel)

    def _antenna(self, wired: Wired) -> Antenna | None:
        path = self._path(wired)
        match wired.driver:
            case d.Pn532Uart() as wiring:
                line = Hsu(self._chip(wiring.reset), path)
                return Pn532Antenna(line, Socket(line.plug, line.unplug))
            case d.Pn532I2c() as wiring:
                wires = I2cFace(self._chip(wiring.reset))
                return Pn532Antenna(wires, self._on_i2c(wires, wiring), self._irq(wires.chip, wiring.irq))
            case d.Pn532Spi() as wiring:
                chosen = SpiFace(self._chip(wiring.reset))
                select = self._pins[wiring.select]
                socket = self._buses.on_spi(chosen, wiring.spi, select)
                return Pn532Antenna(chosen, socket, self._irq(chosen.chip, wiring.irq))
            case d.SerialLines():
                return NumberAntenna(SerialWay(path), self.clock)
            case d.KeyboardReader(order=order):
                return NumberAntenna(TypingWay(path, order), self.clock)
        return None

    def _chip(self, reset: int | None) -> Chip:
        """A chip, which loses its memory when its reset line goes low."""
        chip = Chip()
        if reset is not None:
            self._pins[reset].wire = lambda high: None if high else chip.brown_out()
        return chip
