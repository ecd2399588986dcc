"""One board's stamps as moments of the table's clock, by the best means there is."""

from collections.abc import Iterable
from typing import NamedTuple

from hardware.clock import Moment
from hardware.satellite.clock.axes import Axes, Means, Stamp, Trouble
from hardware.satellite.clock.line import SECOND
from hardware.satellite.clock.pings import PERIOD, RESTING, sample
from hardware.satellite.clock.readings import Readings

PARTS = 256
"""A frame's stamp has 1/256 µs."""


class Said(NamedTuple):
    """How well a board's clock is known: by which means, what is wrong, and the bound of a stamp now, in seconds."""

    means: Means
    trouble: Trouble
    bound: float | None


class BoardTime:
    """`controller` names the USB controller ("": not known), `calls` how many call buttons are on the board."""

    def __init__(self, name: str, axes: Axes, controller: str = "", calls: int = 1) -> None:
        self._axes = axes
        self.readings = Readings(name, controller, calls)
        self._last: Stamp | None = None

    def plugged(self, controller: str) -> None:
        """It is behind that USB controller from now on ("": not known); other frames than before begin anew."""
        readings = self.readings
        if controller != readings.controller:
            self._axes.gone(readings)
            readings.frames.drop()
            readings.controller = controller

    def pong(self, sent: float, came: float, received_us: int, answered_us: int, repeated: bool = False) -> None:
        """A ping was answered. `sent`, `came`: seconds of the Pi; the rest is the board's timer, in µs of 32 bits.

        Where the request had to be repeated nobody knows which one was answered: the sample is dropped.
        """
        readings, now = self.readings, came * SECOND
        received = readings.ticks.reading(received_us, now)
        answered = readings.ticks.reading(answered_us, now)
        new = None if repeated else sample(sent * SECOND, received, answered, now)
        if new is not None:
            readings.pings.add(new)
            self._axes.pinged(readings, new)

    @property
    def is_known(self) -> bool:
        """Whether moments of the board can be told: a ping was answered."""
        return self.readings.pings.fit is not None

    @property
    def period(self) -> float:
        """Seconds from one burst of pings to the next, as often as it is needed now."""
        return RESTING if self.said().means == "frames" else PERIOD

    def frames(self, samples: Iterable[tuple[int, int, int, bool]]) -> None:
        """Starts of frames: number of 11 bits, µs of 32 bits, 256th of a µs, and whether the board doubts it."""
        readings, now = self.readings, self._axes.now() * SECOND
        for number, at, part, suspect in samples:
            readings.frames.add(number, readings.ticks.reading(at, now) + part / PARTS, suspect)
        self._axes.heard(readings)

    def stamp(self, ticks_us: int, unsure: float) -> Stamp | None:
        """When the board's timer stood there, and how that is known; None before the first ping was answered."""
        x = self.readings.ticks.reading(ticks_us, self._axes.now() * SECOND) if self.readings.pings.fit else 0
        self._last = self._axes.stamp(self.readings, x, unsure * SECOND)
        return self._last

    def moment(self, ticks_us: int, unsure: float) -> Moment | None:
        """When the board's timer stood there; `unsure` seconds are the board's own doubt. None: not known yet."""
        stamp = self.stamp(ticks_us, unsure)
        return stamp.moment if stamp else None

    def trouble(self, since: float) -> Trouble:
        """What is wrong with its clock now, or was with the last stamp if that is of that moment or later."""
        last = self._last
        return self.said().trouble or (last.trouble if last is not None and last.moment.at >= since else "")

    def restarted(self) -> None:
        """Another boot: its timer began anew, nothing heard before holds."""
        self._axes.gone(self.readings)
        self.readings.clear()

    def said(self) -> Said:
        """What would be said of a stamp that is made now."""
        newest = self.readings.ticks.newest
        stamp = self._axes.examined(self.readings, newest) if newest is not None else None
        return Said(stamp.means, stamp.trouble, stamp.moment.err) if stamp else Said("none", "", None)
