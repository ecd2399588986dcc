"""A USB controller: starts of frames each millisecond of its own crystal, the same for all boards on it."""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from hardware.emulators.satellite.model.crystal import Crystal

FRAME = 1000.0
STUFFED = (0.0, 0.0, 0.083, 0.167)
"""µs by which stuffed bits shift single frames."""


class Suspended(NamedTuple):
    """The bus rests between two true moments, in µs; `counts`: whether its frame number goes on meanwhile."""

    begin: float
    end: float
    counts: bool = False


class Controller:
    """`name` is what the system calls it."""

    def __init__(self, name: str, crystal: Crystal, rests: Sequence[Suspended] = ()) -> None:
        self.name, self.crystal, self.rests = name, crystal, tuple(rests)

    def axis(self, true: float) -> float:
        """µs of its frames at a true moment: frame n starts at n × 1000."""
        stood = sum(min(true, each.end) - each.begin for each in self.rests if not each.counts and true > each.begin)
        return self.crystal.read(true - stood)

    def rests_at(self, true: float) -> bool:
        """Whether no frames are on the bus."""
        return any(each.begin <= true < each.end for each in self.rests)

    def last_frame(self, true: float) -> tuple[int, float]:
        """The newest frame at that moment: its whole count, and when it truly started."""
        count = floor(self.axis(true) / FRAME)
        return count, self.start_of(count, true)

    def start_of(self, count: int, near: float) -> float:
        """When a frame near that moment truly started, shifted by stuffed bits."""
        true = near
        for _ in range(3):
            true += count * FRAME - self.axis(true)
        return true + STUFFED[count * 2654435761 % 4294967296 >> 30]
