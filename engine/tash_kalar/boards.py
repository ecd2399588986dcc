"""Squares as bits of a number, so that a whole arena is shifted and compared at once.

A row has 17 bits for its 9 columns. Whatever is shifted by up to 8 columns to either side falls on the 8 bits between
two rows, where nothing ever stands, and never into the next row.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Final

from msgspec import Struct

from engine.tash_kalar.pieces import HEIGHT, Piece, Type

WIDTH: Final = 17
"""Bits to a row: 9 columns, and 8 between them and the next row."""
RAISED: Final = 8 * WIDTH + 8
"""The farthest that one square can lie from another, in bits: pieces lie so much higher, and every shift goes down."""
Three = tuple[int, int, int]
"""A set of squares for each rank, from common to legendary."""
NOBODY: Final[Three] = (0, 0, 0)


class Boards(Struct, frozen=True):
    """Sets of squares, as bits, by who stands there."""

    raised: dict[int, Three]
    """For each side that has had a piece: its pieces of each rank or higher, all `RAISED` bits up."""
    above: Three
    """Pieces of any side that are higher than each rank: no creature of that rank comes there."""

    def own(self, side: int) -> Three:
        """A side's pieces of each rank or higher, raised."""
        return self.raised.get(side, NOBODY)

    def of_type(self, side: int, type: Type) -> int:
        """A side's pieces that are legendary, or those that are not; not raised."""
        common, _, legendary = self.own(side)
        return (legendary if type == "legendary" else common ^ legendary) >> RAISED

    def changed(self, square: str, before: Piece | None, after: Piece | None) -> "Boards":
        """The sets once another piece, or none, stands on a square."""
        bit, raised, above = BITS[square], dict(self.raised), self.above
        for piece in (before, after):
            if piece is not None:
                height = HEIGHT[piece.rank]
                raised[piece.side] = _toggled(raised.get(piece.side, NOBODY), bit << RAISED, height)
                above = _toggled(above, bit, height - 1)
        return Boards(raised, above)


def _toggled(three: Three, bit: int, height: int) -> Three:
    """The sets of every rank up to that height with the bit where it was not, or without it where it was."""
    common, heroic, legendary = three
    return (
        common ^ bit if height >= 0 else common,
        heroic ^ bit if height >= 1 else heroic,
        legendary ^ bit if height >= 2 else legendary,
    )


def position(square: str) -> int:
    """The number of a square's bit. In reading order these numbers rise."""
    return offset(ord(square[1]) - ord("1"), ord(square[0]) - ord("a"))


def offset(down: int, right: int) -> int:
    """By how many bits a square lies after another that is so many rows above it and columns to its left."""
    return down * WIDTH + right


def positions(squares: int) -> Iterator[int]:
    """The numbers of the bits in a set, rising."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def boards_of(pieces: Iterable[tuple[str, Piece]]) -> Boards:
    """The sets for pieces that are given with their squares."""
    sides: dict[int, list[int]] = {}
    for square, piece in pieces:
        sides.setdefault(piece.side, [0, 0, 0])[HEIGHT[piece.rank]] |= BITS[square]
    heroic, legendary = (_union(own[height] for own in sides.values()) for height in (1, 2))
    raised = {side: _raised(*own) for side, own in sides.items()}
    return Boards(raised, (heroic | legendary, legendary, 0))


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def _raised(common: int, heroic: int, legendary: int) -> Three:
    return (common | heroic | legendary) << RAISED, (heroic | legendary) << RAISED, legendary << RAISED


BITS: Final[dict[str, int]] = {
    column + row: 1 << position(column + row) for column in "abcdefghi" for row in "123456789"
}
"""The bit of each square, those outside of the arena included."""
