"""What was heard of one board's clock: its timer, pings and frames."""

from hardware.satellite.clock.frames import Frames
from hardware.satellite.clock.line import SECOND
from hardware.satellite.clock.pings import Pings
from hardware.satellite.clock.ticks import Ticks

STALE = 10 * SECOND
"""µs without a usable frame, while pings are answered: the bus is suspended, or the board cannot hear frames."""


class Readings:
    """One board. `controller` names its USB controller, "" where that is not known; `calls` counts call buttons."""

    def __init__(self, name: str, controller: str = "", calls: int = 1) -> None:
        self.name, self.controller, self.calls = name, controller, calls
        self.ticks = Ticks()
        self.pings = Pings()
        self.frames = Frames()

    def clear(self) -> None:
        """Another boot: its timer began anew."""
        self.ticks = Ticks()
        self.pings.clear()
        self.frames.drop()

    @property
    def has_frames(self) -> bool:
        """Whether its frames give a line that is not too old."""
        fit, newest = self.frames.fit, self.ticks.newest
        return fit is not None and newest is not None and newest - fit.last <= STALE
