"""From a board's timer to the clock of this machine: what a link needs of it, and a plain way that uses pings alone."""

from collections import deque
from typing import NamedTuple, Protocol

from hardware.clock import Moment
from hardware.satellite.messages import Sample

WRAP = 1 << 32
"""A board counts its microseconds up to here and begins again, after 71 minutes."""
DRIFT = 100e-6
"""Most seconds a second by which a board's crystal and ours differ."""
KEPT = 64
"""Round trips that are remembered."""


class BoardTime(Protocol):
    """The time of one board. It is called in the thread of the links only."""

    def pong(self, sent: float, came: float, received_us: int, answered_us: int) -> None:
        """A ping sent and answered between two moments of this machine, and when it was on the board (32 bits)."""

    def frames(self, samples: tuple[Sample, ...]) -> None:
        """When the board saw frames of the bus."""

    def moment(self, ticks_us: int, unsure: float) -> Moment | None:
        """When it was, for us; `unsure` are seconds that the board itself adds. None: not known yet."""

    def restarted(self) -> None:
        """The board has begun anew, and so has its timer."""


class _Trip(NamedTuple):
    middle: float
    ticks: float
    half: float
    """Seconds: half of what the way there and back took."""


class PingTime:
    """The best round trip says how the clocks stand; what both may have drifted since is added to its error."""

    def __init__(self) -> None:
        self._trips: deque[_Trip] = deque(maxlen=KEPT)
        self._last = 0

    def pong(self, sent: float, came: float, received_us: int, answered_us: int) -> None:
        """The board's own work is no part of the way."""
        begun, worked = self._extended(received_us), (answered_us - received_us) % WRAP
        self._last = begun + worked
        half = max(0.0, came - sent - worked * 1e-6) / 2
        self._trips.append(_Trip(sent + half, float(begun), half))

    def frames(self, samples: tuple[Sample, ...]) -> None:
        """Pings alone do not use them."""

    def moment(self, ticks_us: int, unsure: float) -> Moment | None:
        """By the round trip that is surest for that moment."""
        ticks = self._extended(ticks_us)
        guesses = (self._guess(trip, ticks, unsure) for trip in self._trips)
        return min(guesses, key=lambda guess: guess.err, default=None)

    def restarted(self) -> None:
        """What was known of its timer is worth nothing."""
        self._trips.clear()
        self._last = 0

    def _guess(self, trip: _Trip, ticks: int, unsure: float) -> Moment:
        passed = (ticks - trip.ticks) * 1e-6
        return Moment(trip.middle + passed, trip.half + abs(passed) * DRIFT + 1e-6 + unsure)

    def _extended(self, ticks_us: int) -> int:
        """The 32 bits as a number that goes on rising: the one that is nearest to the last known."""
        near = self._last % WRAP
        return self._last + (ticks_us - near + WRAP // 2) % WRAP - WRAP // 2
