"""Squares as bits of a number, so that a whole arena is shifted and compared at once.

A row has 17 bits for its 9 columns. Whatever is shifted by up to 8 columns to either side falls on the 8 bits between
two rows, where nothing ever stands, and never into the next row.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from engine.tash_kalar.pieces import HEIGHT, RANKS, Piece

WIDTH: Final = 17
"""Bits to a row: 9 columns, and 8 between them and the next row."""


class Boards(Struct, frozen=True):
    """Sets of squares, as bits, by who stands there."""

    at_least: dict[int, tuple[int, int, int]]
    """For each side that has a piece: its pieces of each rank or higher, from common to legendary."""
    above: tuple[int, int, int]
    """Pieces of any side that are higher than common, heroic, legendary: no creature of that rank comes there."""

    def own(self, side: int) -> tuple[int, int, int]:
        """A side's pieces of each rank or higher."""
        return self.at_least.get(side, (0, 0, 0))


def bit(square: str) -> int:
    """The bit of a square."""
    return 1 << (ord(square[1]) - ord("1")) * WIDTH + ord(square[0]) - ord("a")


def offset(rows: int, columns: int) -> int:
    """By how many bits a square lies further than another that is so many rows up and columns to the left."""
    return rows * WIDTH + columns


def boards_of(pieces: Iterable[tuple[int, Piece]]) -> Boards:
    """The sets for pieces that are given with the bits of their squares."""
    sets: dict[int, list[int]] = {}
    above = [0] * len(RANKS)
    for square, piece in pieces:
        height = HEIGHT[piece.rank]
        own = sets.setdefault(piece.side, [0] * len(RANKS))
        for rank in range(height + 1):
            own[rank] |= square
        for rank in range(height):
            above[rank] |= square
    return Boards({side: (own[0], own[1], own[2]) for side, own in sets.items()}, (above[0], above[1], above[2]))
