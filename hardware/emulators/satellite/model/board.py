"""A board: a timer on its own crystal, frames by latch (RP2350) or by polling (RP2040), presses by PIO or interrupt."""

from random import Random
from typing import Literal, NamedTuple

from hardware.emulators.satellite.model.controller import Controller
from hardware.emulators.satellite.model.crystal import Crystal
from hardware.emulators.satellite.model.ways import Way, batched

Chip = Literal["rp2040", "rp2350"]
WRAP = 1 << 32
PIO, INTERRUPT = 0.3e-6, 25e-6
"""Seconds that a board adds to the doubt of a press, by how it is stamped."""


class Heard(NamedTuple):
    """A start of frame as the board tells it."""

    frame: int
    at: int
    part: int
    suspect: bool


class Board:
    """`hub`: µs by which hubs delay its frames. `late`: how often polling is late, `wrong`: how often a frame is missed
    and the next one taken for it."""

    def __init__(self, name: str, controller: Controller, crystal: Crystal, chip: Chip, chance: Random) -> None:
        self.name, self.controller, self.crystal, self.chip, self.chance = name, controller, crystal, chip, chance
        self.there: Way = batched
        self.back: Way = batched
        self.hub = chance.uniform(0.0, 0.2)
        self.late, self.wrong = 0.02, 0.0
        self.hears = True
        """Whether it tells of frames at all."""
        self.works = 30.0
        """µs from hearing a ping to answering it."""
        self.polls = 0.0
        """µs between two looks for pings; 0: it answers at once."""

    def ticks(self, true: float) -> int:
        """What its timer shows."""
        return int(self.crystal.read(true)) % WRAP

    def frame(self, true: float) -> Heard | None:
        """What it tells of the frames about that moment; None where it polled in vain."""
        if not self.hears or self.controller.rests_at(true) or self.controller.rests_at(true + 1100.0):
            return None
        count, start = self.controller.last_frame(true)
        return self._latched(count, start, true) if self.chip == "rp2350" else self._polled(count, true)

    def _latched(self, count: int, start: float, true: float) -> Heard:
        """Timer minus the 48 MHz ticks since the latch."""
        heard = start + self.hub
        since = int((self.crystal.read(true) - self.crystal.read(heard)) * 48) / 48
        at = int((int(self.crystal.read(true)) - since) * 256)
        return Heard(count % 2048, at // 256 % WRAP, at % 256, False)

    def _polled(self, count: int, true: float) -> Heard:
        """Reads frame n, waits for the next, and takes the timer: never early."""
        missed = self.chance.random() < self.wrong
        start = self.controller.start_of(count + 1 + missed, true)
        late = self.chance.uniform(0.05, 0.35)
        if self.chance.random() < self.late:
            late += min(60.0, self.chance.expovariate(1 / 15.0))
        return Heard((count + 1) % 2048, self.ticks(start + self.hub + late), 0, False)

    def press(self, true: float, pio: bool = True) -> tuple[int, float]:
        """The stamp of a press, and the board's own doubt in seconds."""
        late = self.chance.uniform(0.0, 0.3) if pio else self.chance.uniform(8.0, 24.0)
        return self.ticks(true + late), PIO if pio else INTERRUPT

    def ping(self, sent: float) -> tuple[int, int, float]:
        """Its timer when it hears and when it answers a ping that was sent then, and when the answer is there."""
        heard = sent + self.there(sent, self.chance)
        answers = heard + self.works + self.chance.uniform(0.0, self.polls)
        return self.ticks(heard), self.ticks(answers), answers + self.back(answers, self.chance)
