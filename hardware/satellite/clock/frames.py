"""The frame axis of one board: when it heard which start of frame gives a line from its timer to frames of 1 ms."""

from math import sqrt
from statistics import median
from typing import NamedTuple

from hardware.satellite.clock.line import CRYSTALS, SECOND, Line, wandered

FRAME = 1000.0
"""µs of the axis from one start of frame to the next."""
NUMBERS = 2048
"""Frame numbers have 11 bits."""
LAP = NUMBERS * FRAME
"""µs of the axis after which the same number comes again."""
WINDOW = 16 * SECOND
SPAN = 2 * SECOND
"""A line needs samples over this long."""
ENOUGH = 6
LATE = 100.0
"""µs by which a polled sample may be late before its step is called wrong."""
STEADY = 0.35
"""µs (1 sigma): no sample is better than that, as the timer counts whole microseconds."""
OUTLIER = 1.5
"""µs that a sample may always be off the line; otherwise four times the usual."""
SIGMAS = 3.0
TIMER, HUBS, POLLED = 1.0, 0.25, 0.5
"""µs of the bound: whole microseconds of the timer; hubs on the way; a start of frame that was polled for."""


class Heard(NamedTuple):
    """One start of frame: its number, counted on beyond 11 bits since the window began, and the board's µs."""

    whole: int
    at: float


class FrameFit(NamedTuple):
    """A line from the board's µs to µs of the axis."""

    line: Line
    spread: float
    """Sum of squared distances from the middle, µs²."""
    many: int
    sigma: float
    half: float
    last: float
    """The board's µs of the newest sample."""

    def at(self, x: float) -> float:
        """µs of the axis."""
        return self.line.at(x)

    def back(self, y: float) -> float:
        """The board's µs."""
        return self.line.back(y)

    def err(self, x: float) -> float:
        """The bound in µs: towards other boards on the same axis."""
        away = abs(x - self.line.x)
        fit = self.sigma * sqrt(1.0 / self.many + away * away / self.spread)
        return SIGMAS * fit + wandered(away, self.half) + TIMER + HUBS + POLLED


class Frames:
    """Starts of frames that a board heard in about 16 seconds. A step other than expected drops them all."""

    def __init__(self) -> None:
        self._heard: list[Heard] = []
        self._number = 0
        self._fit: FrameFit | None = None
        self._fresh = False
        self.begun = 0
        """How many times a window was begun: counts of two windows have nothing to do with each other."""
        self.dropped = 0
        self.suspect = 0

    def add(self, number: int, at: float, suspect: bool = False) -> None:
        """A start of frame with its 11-bit number, at µs of the board; one that the board doubts is not used."""
        if suspect or not 0 <= number < NUMBERS:
            self.suspect += 1
            return
        if self._heard and at <= self._heard[-1].at:
            return  # told again
        self._fresh = False
        if not self._heard:
            self._begin(number, at)
            return
        last = self._heard[-1]
        passed = (at - last.at) / FRAME
        steps = (number - self._number) % NUMBERS
        steps += NUMBERS * round((passed - steps) / NUMBERS)
        if abs(passed - steps) * FRAME > LATE + CRYSTALS * (at - last.at):
            self.drop()
            self._begin(number, at)
            return
        self._number = number
        self._heard.append(Heard(last.whole + steps, at))
        while self._heard[0].at < at - WINDOW:
            del self._heard[0]

    def _begin(self, number: int, at: float) -> None:
        self.begun += 1
        self._number, self._heard = number, [Heard(number, at)]

    def drop(self) -> None:
        """Forget the window: frames were lost, or the axis contradicts the pings."""
        self.dropped += bool(self._heard)
        self._heard, self._fit, self._fresh = [], None, False

    @property
    def fit(self) -> FrameFit | None:
        """The line through them; None while there are too few, or while they do not lie on a line."""
        if not self._fresh:
            self._fit, self._fresh = fitted(self._heard), True
        return self._fit


def fitted(heard: list[Heard]) -> FrameFit | None:
    """A robust line: the middle of slopes and offsets first, then least squares of what lies near it."""
    if len(heard) < ENOUGH or heard[-1].at - heard[0].at < SPAN:
        return None
    x0, y0 = heard[-1].at, heard[-1].whole * FRAME
    points = [(each.at - x0, (each.whole * FRAME - y0) - (each.at - x0)) for each in heard]
    step = len(points) // 2
    drift = median((b[1] - a[1]) / (b[0] - a[0]) for a, b in zip(points, points[step:], strict=False))
    off = [d - drift * x for x, d in points]
    middle = median(off)
    usual = max(OUTLIER, 4 * 1.48 * median(abs(each - middle) for each in off))
    good = [point for point, each in zip(points, off, strict=True) if abs(each - middle) <= usual]
    if len(good) < max(ENOUGH, len(points) // 2):
        return None
    many = len(good)
    x_mean, d_mean = sum(x for x, _ in good) / many, sum(d for _, d in good) / many
    spread = sum((x - x_mean) ** 2 for x, _ in good)
    if spread < SPAN * SPAN / 4:
        return None
    drift = sum((x - x_mean) * (d - d_mean) for x, d in good) / spread
    squares = sum((d - d_mean - drift * (x - x_mean)) ** 2 for x, d in good)
    sigma = max(STEADY, sqrt(squares / (many - 2)))
    line = Line(x0 + x_mean, y0 + x_mean + d_mean, drift)
    return FrameFit(line, spread, many, sigma, (x0 - heard[0].at) / 2, x0)
