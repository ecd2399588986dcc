"""Squares as bits of a number, so that a whole arena is shifted and compared at once.

A row has 17 bits for its 9 columns. Whatever is shifted by up to 8 columns to either side falls on the 8 bits between
two rows, where nothing ever stands, and never into the next row.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from engine.tash_kalar.pieces import HEIGHT, RANKS, Piece

WIDTH: Final = 17
"""Bits to a row: 9 columns, and 8 between them and the next row."""
RAISED: Final = 8 * WIDTH + 8
"""The farthest that one square can lie from another, in bits: pieces lie so much higher, and every shift goes down."""
Three = tuple[int, int, int]
"""A set of squares for each rank, from common to legendary."""


class Boards(Struct, frozen=True):
    """Sets of squares, as bits, by who stands there."""

    raised: dict[int, Three]
    """For each side that has a piece: its pieces of each rank or higher, all `RAISED` bits up."""
    above: Three
    """Pieces of any side that are higher than each rank: no creature of that rank comes there."""

    def own(self, side: int) -> Three:
        """A side's pieces of each rank or higher, raised."""
        return self.raised.get(side, (0, 0, 0))


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
    stand: dict[Piece, int] = {}
    for square, piece in pieces:
        stand[piece] = stand.get(piece, 0) | _BITS[square]
    sides: dict[int, list[int]] = {}
    above = [0] * len(RANKS)
    for piece, squares in stand.items():
        height = HEIGHT[piece.rank]
        own = sides.setdefault(piece.side, [0] * len(RANKS))
        for rank in range(height + 1):
            own[rank] |= squares << RAISED
        for rank in range(height):
            above[rank] |= squares
    return Boards({side: (own[0], own[1], own[2]) for side, own in sides.items()}, (above[0], above[1], above[2]))


_BITS: Final[dict[str, int]] = {
    column + row: 1 << position(column + row) for column in "abcdefghi" for row in "123456789"
}
