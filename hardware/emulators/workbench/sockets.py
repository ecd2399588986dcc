"""Where chips sit: on buses, behind multiplexers. Each can be pulled out and put back, and so can a whole bus."""

from collections.abc import Callable, Iterable

from hardware.emulators.bus import Emulated, EmulatedBuses, I2cBus, I2cChip, Multiplexer, SpiBus, SpiChip
from hardware.emulators.neopixel import Strip
from hardware.emulators.workbench.pins import WiredPin
from hardware.wiring.drivers import NeopixelSpi


class Socket:
    """A socket for one chip, which is plugged in from the beginning."""

    def __init__(self, plug: Callable[[], object], unplug: Callable[[], object]) -> None:
        self._plug, self._unplug = plug, unplug
        self._plugged = True

    def put(self, plugged: bool) -> bool:
        """Plug it in, or pull it out; the answer is whether that changed anything."""
        changed, self._plugged = plugged != self._plugged, plugged
        if changed:
            (self._plug if plugged else self._unplug)()
        return changed


class BenchBuses:
    """The buses of the table, made when the first chip is attached."""

    def __init__(self) -> None:
        self.emulated = EmulatedBuses()
        self.links: dict[str, Emulated] = {}
        """Each bus by the name under which it can be pulled out."""
        self._multiplexers: dict[tuple[int, int], Multiplexer] = {}
        self._strips: dict[tuple[int, int], Strip] = {}

    def on_i2c(self, chip: I2cChip, bus: int, address: int, mux: int | None, channel: int | None) -> Socket:
        """Attach a chip to the bus itself, or behind a multiplexer."""
        wires = self._i2c(bus)
        if mux is None:
            wires.attach(address, chip)
            return Socket(lambda: wires.attach(address, chip), lambda: wires.detach(address))
        behind, place = self._multiplexer(bus, mux), channel or 0
        behind.attach(place, address, chip)
        return Socket(lambda: behind.attach(place, address, chip), lambda: behind.detach(place, address))

    def on_spi(self, chip: SpiChip, bus: int, select: WiredPin) -> Socket:
        """Attach a chip that is selected by a pin of its own."""
        wires = self._spi(bus, 0)

        def plug() -> None:
            """Its select line follows the pin from now on."""
            line = wires.attach(chip)
            line.value = select.shines  # nothing pulls it up: an open pin selects the chip
            select.wire = lambda high: setattr(line, "value", high)

        plug()
        return Socket(plug, lambda: wires.detach(chip))

    def strip(self, wiring: NeopixelSpi, bars: Iterable[NeopixelSpi]) -> Strip:
        """The strip of which this bar is a part; `bars` are all bars of the table."""
        where = wiring.spi, wiring.chip
        if where not in self._strips:
            bus = self._spi(*where)
            length = max(bar.first + bar.length for bar in bars if (bar.spi, bar.chip) == where)
            self._strips[where] = Strip(length, lambda: bus.frequency)
            bus.attach_always(self._strips[where])
        return self._strips[where]

    def _i2c(self, number: int) -> I2cBus:
        bus = self.emulated.i2c(number)
        self.links[i2c_link(number)] = bus
        return bus

    def _spi(self, number: int, chip: int) -> SpiBus:
        bus = self.emulated.spi(number, chip)
        self.links[spi_link(number, chip)] = bus
        return bus

    def _multiplexer(self, bus: int, address: int) -> Multiplexer:
        if (bus, address) not in self._multiplexers:
            self._multiplexers[bus, address] = Multiplexer()
            self._i2c(bus).attach(address, self._multiplexers[bus, address])
        return self._multiplexers[bus, address]


def i2c_link(bus: int) -> str:
    """The name of its file in /dev: "i2c-1"."""
    return f"i2c-{bus}"


def spi_link(bus: int, chip: int = 0) -> str:
    """The name of the bus, as "spi-0.0"."""
    return f"spi-{bus}.{chip}"
