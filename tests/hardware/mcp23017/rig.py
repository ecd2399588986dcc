"""A board of switches under its real driver, on emulated chips and mock pins, with a clock that stands still."""

from hardware.clock import SimulatedClock
from hardware.emulators.bus import nack
from hardware.emulators.mcp23017 import Chip
from hardware.emulators.workbench.pins import MockPins
from hardware.gpio.header import Header
from hardware.inputs import Input, Standing, Touch
from hardware.mcp23017 import SensorGrid
from tests.hardware.boards import wiring
from tests.hardware.wire import Wire

PIN = 21
GRID = "table.grid"


class Part(Chip):
    """A chip that can be made to fail: the next transfers, or all of them."""

    failing = 0

    def write(self, data: bytes) -> None:
        self._answer()
        super().write(data)

    def read(self, length: int) -> bytes:
        self._answer()
        return super().read(length)

    def _answer(self) -> None:
        if self.failing:
            self.failing -= 1
            raise nack()


class Rig(Wire):
    """Two chips and five squares; `whole` says whether the interrupt line is. A piece lands as fast as it leaves."""

    def __init__(self, interrupt: int | None = PIN, **keys: object) -> None:
        super().__init__()
        pin = {} if interrupt is None else {"interrupt": interrupt}
        self.wiring = wiring(**pin, **{"rest_ms": 30} | keys)
        self.pins, self.clock, self.whole, self.held = MockPins(), SimulatedClock(), True, False
        self.chips = [Part(self.called) for _ in self.wiring.chips]
        self.switches = {
            square: (chip, pin)
            for chip, wired in zip(self.chips, self.wiring.chips, strict=True)
            for square, pin in wired.pins.items()
        }
        self.header = Header(self.clock, self.pins.backend)
        for chip, wired in zip(self.chips, self.wiring.chips, strict=True):
            self.emulated.i2c(1).attach(wired.address, chip)
        self.grid = SensorGrid(GRID, self.wiring, self.buses, self.header, self.told.append)
        self.bus = self.buses.i2c(1)

    def called(self) -> None:
        """The line follows the chips, unless it is broken, or held low by something else."""
        if self.wiring.interrupt is not None:
            low = self.held or (self.whole and any(chip.interrupt() == "low" for chip in self.chips))
            if bool(self.pins[PIN].state) == low:
                self.pins[PIN].drive(not low, self.now)

    def switch(self, square: str, closed: bool) -> None:
        chip, pin = self.switches[square]
        chip.switch(pin, closed)

    def put(self, square: str) -> None:
        self.switch(square, True)

    def lift(self, square: str) -> None:
        self.switch(square, False)

    def wait(self, seconds: float = 0.1) -> "Rig":
        self.run(self.bus, seconds)
        return self

    def changes(self) -> list[tuple[str, str]]:
        """How each square changed, in the order in which it was told."""
        return [(told.how, told.square) for told in self.told if isinstance(told, Touch)]

    def touches(self) -> list[Touch]:
        return [told for told in self.told if isinstance(told, Touch)]

    def snapshots(self) -> list[tuple[str, ...]]:
        return [told.squares for told in self.told if isinstance(told, Standing)]

    def transfers(self) -> int:
        return len(self.emulated.i2c(1).transfers)

    def last(self) -> Input:
        return self.told[-1]
