"""An emulated HT16K33 with digits on it: what a person in front of it would read."""

from hardware.emulators.ht16k33.chip import Chip
from hardware.emulators.ht16k33.reading import Counter

__all__ = ["Chip", "Counter"]
