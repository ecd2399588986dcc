"""Pings: from a board's time (or an axis) to the Pi's, by the shortest ways of each burst and a weighted line."""

from math import sqrt
from typing import NamedTuple

from hardware.satellite.clock.line import CRYSTALS, SECOND, Line, wandered

BURST = 8
"""Pings in a burst, each sent when the one before was answered."""
PERIOD = 1.037
"""Seconds from burst to burst: an odd number, so that they do not fall on the same place of a USB frame each time."""
RESTING = 4.139
"""The same for a board whose frames serve: then pings are needed for the Pi's own clock and for bad days only."""
WINDOW = 60 * SECOND
TOGETHER = 0.25 * SECOND
"""Pings this near to the first one are of one burst."""
LEAST = 6
"""Bursts that are kept even if they are older than the window: after a cut the drift is still known."""
JITTER = 12.0
"""µs (1 sigma) by which even the shortest ways differ."""
TIMER = 1.0
"""µs: a board's timer counts whole ones."""
SIGMAS = 3.0


class Sample(NamedTuple):
    """The middle of a ping on both clocks, and its round trip without the time that the board took, all in µs.

    Whatever the way there and back took, the true time is within half the round trip of `y`.
    """

    x: float
    y: float
    trip: float


def sample(sent: float, received: float, answered: float, came: float) -> Sample | None:
    """A ping as a sample; None where the clocks contradict each other."""
    trip = (came - sent) - (answered - received)
    if trip < 0.0 or answered < received:
        return None
    return Sample((received + answered) / 2, (sent + came) / 2, trip)


def narrowed(one: Sample, other: Sample, drift: float, slope: float) -> Sample:
    """What two pings of a burst say together: the shortest way there and the shortest way back, of whichever ping.

    The clocks part meanwhile, by `drift` and perhaps `slope` more or less, as fractions.
    """
    away = other.x - one.x
    before = one.y - one.x + away * drift
    wider = one.trip / 2 + abs(away) * slope
    now = other.y - other.x
    low = max(before - wider, now - other.trip / 2)
    high = max(low, min(before + wider, now + other.trip / 2))
    return Sample(other.x, other.x + (low + high) / 2, high - low)


class PingFit(NamedTuple):
    """A line from the board's clock to the Pi's, with its bound: half the shortest trip + residual + drift."""

    line: Line
    best: float
    """The x of the sample on which the bound stands."""
    sure: float
    """µs at `best`: half its round trip, and how far the line passes from it."""
    slope: float
    """The error of the drift, as a fraction."""
    half: float
    """µs: half of the window."""

    def at(self, x: float) -> float:
        """Pi's time, in µs."""
        return self.line.at(x)

    def back(self, y: float) -> float:
        """From the Pi's time."""
        return self.line.back(y)

    def err(self, x: float) -> float:
        """The bound, in µs."""
        away = abs(x - self.best)
        return self.sure + self.slope * away + wandered(abs(x - self.line.x), self.half) + TIMER


class Pings:
    """The bursts of about a minute. Pings whose request was repeated must not come in here."""

    def __init__(self) -> None:
        self._kept: list[Sample] = []
        self._begun: dict[str, tuple[float, Sample]] = {}
        self._fit: PingFit | None = None
        self._fresh = False

    @property
    def kept(self) -> list[Sample]:
        """What each burst says, the oldest first."""
        return self._kept

    def add(self, new: Sample, board: str = "") -> None:
        """One ping. Those that come together from one board make one sample."""
        self._fresh = False
        begun, burst = self._begun.get(board, (new.y, None))
        if burst is not None and 0.0 <= new.y - begun < TOGETHER:
            fit = self._fit
            new = narrowed(burst, new, fit.line.drift if fit else 0.0, fit.slope if fit else CRYSTALS)
            del self._kept[_last(self._kept, burst)]
        else:
            begun = new.y
        self._begun[board] = begun, new
        self._kept.append(new)
        while len(self._kept) > LEAST and self._kept[0].y < new.y - WINDOW:
            del self._kept[0]

    def clear(self) -> None:
        """Forget all: another boot, another clock."""
        self._kept, self._begun, self._fit, self._fresh = [], {}, None, False

    @property
    def fit(self) -> PingFit | None:
        """The line through them; None before the first."""
        if not self._fresh:
            self._fit, self._fresh = fitted(self._kept) if self._kept else None, True
        return self._fit


def _last(samples: list[Sample], one: Sample) -> int:
    """Its place: among the last, as its burst is going on."""
    return next(place for place in range(len(samples) - 1, -1, -1) if samples[place] is one)


def fitted(samples: list[Sample]) -> PingFit:
    """A weighted line: a sample counts less the longer its round trip was, for it may be wrong by half of the excess.

    That two crystals differ by no more than 200 ppm is known before the first ping; it steadies a short window.
    """
    shortest = min(each.trip for each in samples)
    x0, y0 = samples[-1].x, samples[-1].y
    rows = [
        (each.x - x0, (each.y - y0) - (each.x - x0), 1.0 / ((each.trip - shortest) ** 2 / 12 + JITTER * JITTER))
        for each in samples
    ]
    weight = sum(w for _, _, w in rows)
    x_mean = sum(w * x for x, _, w in rows) / weight
    d_mean = sum(w * d for _, d, w in rows) / weight
    spread = sum(w * (x - x_mean) ** 2 for x, _, w in rows) + (SIGMAS / CRYSTALS) ** 2
    drift = sum(w * (x - x_mean) * (d - d_mean) for x, d, w in rows) / spread
    scatter = sum(w * (d - d_mean - drift * (x - x_mean)) ** 2 for x, d, w in rows) / len(rows)
    line = Line(x0 + x_mean, y0 + x_mean + d_mean, drift)
    slope = min(CRYSTALS + abs(drift), SIGMAS * sqrt(max(1.0, scatter) / spread))
    sure, best = min(
        (each.trip / 2 + abs(line.at(each.x) - each.y) + slope * (x0 - each.x), each.x) for each in samples
    )
    return PingFit(line, best, sure - slope * (x0 - best), slope, (x0 - samples[0].x) / 2)
