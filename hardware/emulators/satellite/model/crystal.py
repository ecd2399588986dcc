"""A crystal: wrong by some ppm, and wobbling with temperature."""

from math import cos, pi
from random import Random
from typing import NamedTuple


class Crystal(NamedTuple):
    """Counts microseconds. The wobble is two waves of its rate, a slow and a quick one: ppm, seconds and phase."""

    zero: float = 0.0
    ppm: float = 0.0
    slow: tuple[float, float, float] = (0.0, 600.0, 0.0)
    quick: tuple[float, float, float] = (0.0, 40.0, 0.0)

    def read(self, true: float) -> float:
        """What it has counted at that true moment, both in µs."""
        return self.zero + true * (1.0 + self.ppm * 1e-6) + _wave(self.slow, true) + _wave(self.quick, true)

    def when(self, reading: float) -> float:
        """The true moment of a reading."""
        true = (reading - self.zero) / (1.0 + self.ppm * 1e-6)
        for _ in range(3):
            true += reading - self.read(true)
        return true


def _wave(wave: tuple[float, float, float], true: float) -> float:
    ppm, seconds, phase = wave
    if not ppm:
        return 0.0
    turn = 2 * pi / (seconds * 1e6)
    return ppm * 1e-6 / turn * (cos(phase) - cos(turn * true + phase))


def crystal(chance: Random, most: float = 100.0, zero: float = 0.0) -> Crystal:
    """One as it may be bought: up to ± `most` ppm, its rate changing by at most some 0.012 ppm a second."""
    slow = (chance.uniform(0.2, 0.8), chance.uniform(600.0, 1800.0), chance.uniform(0, 2 * pi))
    quick = (chance.uniform(0.0, 0.03), chance.uniform(50.0, 90.0), chance.uniform(0, 2 * pi))
    return Crystal(zero, chance.uniform(-most, most), slow, quick)


def rate_change(of: Crystal, true: float) -> float:
    """How fast its rate changes at a moment, in ppm a second: what `hardware.satellite.clock.line.WANDER` bounds."""
    return sum(2 * pi / seconds * ppm * cos(2 * pi / seconds * true / 1e6 + phase) for ppm, seconds, phase in of[2:])
