"""Squares that a field of an offer may name: kept as bits, and named when somebody asks which they are.

Of all offers of a moment one is chosen: it would take most of the time to name the squares of all the others.
"""

from collections.abc import Iterator

from msgspec import Struct

from engine.game import Values
from engine.tash_kalar.orientations import squares_in


class _Group(Struct, frozen=True, gc=False):
    """One group of squares, in reading order: the rules judge all of them alike."""

    bits: int

    def __len__(self) -> int:
        return 1

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        yield squares_in(self.bits)

    def __getitem__(self, place: int) -> tuple[str, ...]:
        return (squares_in(self.bits),)[place]


def any_of(bits: int) -> Values:
    """Any of these squares."""
    return Values(_Group(bits))
