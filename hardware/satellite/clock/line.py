"""A straight line between two clocks, and how far two good crystals may part."""

from typing import NamedTuple

CRYSTALS = 200e-6
"""How much two clocks may differ in rate at the most, as a fraction: a board and the Pi, ±100 ppm each."""
WANDER = 0.02
"""How fast the rate of a crystal may change, in ppm a second: one that warms by a degree a minute, doubled."""
SECOND = 1e6
"""µs."""


class Line(NamedTuple):
    """Maps one clock onto another, both in µs. `drift` is how much faster the other runs, as a fraction."""

    x: float
    y: float
    drift: float

    def at(self, x: float) -> float:
        """The other clock's time."""
        away = x - self.x
        return self.y + away + away * self.drift

    def back(self, y: float) -> float:
        """The way back."""
        return self.x + (y - self.y) / (1.0 + self.drift)


def wandered(away: float, half: float) -> float:
    """µs by which a crystal may have left the line that was laid over ± `half` µs, `away` µs from its middle."""
    seconds = max(away, half) / SECOND
    return WANDER / 2 * seconds * seconds
