"""A formation in its eight orientations, as shifts of bits: reckoned once for each formation."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.boards import RAISED, WIDTH, offset, position, positions
from engine.tash_kalar.pieces import HEIGHT, Rank

Cell = tuple[int, int]
"""Rows down and columns to the right of the summoning square."""
ORIENTATIONS: Final = range(8)
"""As printed and turned by one, two, three quarters; then the same, mirrored left to right first."""
MIRRORED: Final = 4
"""The first orientation that is mirrored."""
NAMES: Final[dict[int, str]] = {position(square): square for square in SQUARES}
"""The squares of the arena by the numbers of their bits."""
ARENA: Final = sum(1 << number for number in NAMES)
"""All squares of the arena."""
WHOLE_ROW: Final = (1 << 9) - 1
"""All columns, as bits."""


@lru_cache(maxsize=1024)
def squares_in(bits: int) -> tuple[str, ...]:
    """The squares of a set in reading order. Kept, since formations are shown on the same few squares for a while."""
    found, row = tuple[str, ...](), 0
    while bits:
        if here := bits & WHOLE_ROW:
            found += _in_row(row, here)
        bits, row = bits >> WIDTH, row + 1
    return found


@cache
def _in_row(row: int, bits: int) -> tuple[str, ...]:
    """The squares of a set in one row: 511 such sets at most of each."""
    return tuple(NAMES[row * WIDTH + place] for place in positions(bits))


class Required(Struct, frozen=True):
    """A cell in which a piece of that rank or higher must stand."""

    cell: Cell
    rank: Rank


class Orientation(Struct, frozen=True):
    """One way of turning a formation."""

    number: int
    shifts: tuple[tuple[int, int], ...]
    """For each required piece by how many bits raised pieces are shifted down, and the height of its rank."""
    used: tuple[int, ...]
    """How far the required pieces lie from the summoning square, in bits and in reading order."""
    marks: tuple[int, ...]
    """The same of the marked squares."""
    pieces: int
    """The required pieces as bits, `RAISED` up, as they lie around the lowest bit.

    Times the bit of a square, which is a power of two, they lie around that square.
    """
    equal: tuple[tuple[int, int], ...]
    """Lower orientations that use the same squares, each with the squares from which the same are marked too."""
    repeats: bool
    """Whether a lower orientation is the same in everything, so that this one never finds anything else."""

    def used_from(self, place: int) -> tuple[str, ...]:
        """The squares of the required pieces, seen from the square with that number; all are in the arena."""
        return tuple(NAMES[place + away] for away in self.used)

    def marked_from(self, place: int) -> tuple[str, ...]:
        """The marked squares that fall in the arena."""
        return tuple(NAMES[place + away] for away in self.marks if place + away in NAMES)


def turned(cell: Cell, number: int) -> Cell:
    """Where a cell lies in an orientation."""
    down, right = cell
    if number >= MIRRORED:
        right = -right
    for _ in range(number % MIRRORED):  # a quarter turn clockwise each
        down, right = right, -down
    return down, right


def oriented(required: tuple[Required, ...], marks: tuple[Cell, ...]) -> tuple[Orientation, ...]:
    """The formation in all eight orientations, by number."""
    found: tuple[Orientation, ...] = ()
    for number in ORIENTATIONS:
        found += (_orientation(required, marks, number, found),)
    return found


def _orientation(
    required: tuple[Required, ...], marked: tuple[Cell, ...], number: int, lower: tuple[Orientation, ...]
) -> Orientation:
    pieces = [(_away(one.cell, number), HEIGHT[one.rank]) for one in required]
    # The highest rank first: of it there are the fewest pieces, so that most squares are ruled out at once.
    shifts = tuple((RAISED + away, height) for away, height in sorted(pieces, key=lambda one: (-one[1], one[0])))
    used = tuple(sorted(away for away, _ in pieces))
    marks = tuple(sorted(_away(cell, number) for cell in marked))
    alike = [other for other in lower if other.used == used]
    return Orientation(
        number,
        shifts,
        used,
        marks,
        sum(1 << RAISED + away for away in used),
        tuple((other.number, _marked_alike(other.marks, marks)) for other in alike if not other.repeats),
        any(other.shifts == shifts and other.marks == marks for other in alike),
    )


def _away(cell: Cell, number: int) -> int:
    return offset(*turned(cell, number))


def _marked_alike(one: Iterable[int], other: Iterable[int]) -> int:
    """The squares from which the same squares of the arena are marked."""
    return sum(1 << place for place in NAMES if _clipped(place, one) == _clipped(place, other))


def _clipped(place: int, marks: Iterable[int]) -> set[int]:
    return {place + away for away in marks} & NAMES.keys()
