"""The arena: 69 squares with their colours, what is adjacent to what and how far apart, and the pieces on them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from engine.tash_kalar.boards import Boards, boards_of
from engine.tash_kalar.pieces import RANKS, Piece, Rank

Square = Annotated[str, Meta(pattern=r"^[a-i][1-9]$(?!\n)")]
"""A letter (column, left to right) and a digit (row, top to bottom). Not every such square is in the arena."""
Colour = Literal["red", "green"]
Region = Literal["red", "green", "colored", "center"]

COLUMNS: Final = "abcdefghi"
ROWS: Final = "123456789"
CORNERS: Final = frozenset({"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"})
"""The three squares in each corner that the arena does not have."""
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS if column + row not in CORNERS)
"""The 69 squares in reading order: row 1 from `a` to `i`, then row 2, and so on."""
PLACE: Final[dict[str, int]] = {square: place for place, square in enumerate(SQUARES)}
"""The place of each square in reading order."""

RED: Final = ("d2", "e5", "h6", "c8")
GREEN: Final = ("g3", "c3", "i4", "a5", "f8")
CENTER: Final = ("d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6")
DUEL_STARTS: Final = ("c5", "g5")
MELEE_STARTS: Final = (("f2", "g2"), ("g6", "g7"), ("b7", "c7"))
"""A symbol lies between the two squares of each pair."""

REGIONS: Final[dict[Region, frozenset[str]]] = {
    "red": frozenset(RED),
    "green": frozenset(GREEN),
    "colored": frozenset(RED + GREEN),
    "center": frozenset(CENTER),
}


def in_arena(square: str) -> bool:
    """Whether there is such a square (TASH-ARENA-02)."""
    return square in PLACE


def colour(square: str) -> Colour | None:
    """What colour a square is printed in."""
    return "red" if square in REGIONS["red"] else "green" if square in REGIONS["green"] else None


def in_reading_order(squares: Iterable[str]) -> tuple[str, ...]:
    """Squares of the arena, sorted as they are read."""
    return tuple(sorted(squares, key=PLACE.__getitem__))


def distance(one: str, other: str) -> int:
    """The larger of the column and row difference: what lies between does not matter (TASH-ARENA-05)."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(ord(one[1]) - ord(other[1])))


@cache
def within(square: str, steps: int) -> tuple[str, ...]:
    """The squares at most so far away, the square itself included, in reading order."""
    return tuple(other for other in SQUARES if distance(square, other) <= steps)


@cache
def adjacent(square: str) -> tuple[str, ...]:
    """The squares that share an edge or a corner with it, in reading order (TASH-ARENA-04)."""
    return tuple(other for other in SQUARES if distance(square, other) == 1)


@cache
def orthogonal(square: str) -> tuple[str, ...]:
    """The squares that share an edge with it."""
    return tuple(other for other in adjacent(square) if other[0] == square[0] or other[1] == square[1])


@cache
def diagonal(square: str) -> tuple[str, ...]:
    """The squares that share only a corner with it."""
    return tuple(other for other in adjacent(square) if other[0] != square[0] and other[1] != square[1])


class Arena(Struct, frozen=True, dict=True):
    """Which piece stands on which square: at most one on each (TASH-ARENA-03)."""

    pieces: tuple[Piece | None, ...] = (None,) * len(SQUARES)
    """For each square in reading order."""

    def piece(self, square: str) -> Piece | None:
        """What stands there. The square must be in the arena."""
        return self.pieces[PLACE[square]]

    def put(self, square: str, piece: Piece | None) -> "Arena":
        """The arena with that piece on the square, or with nothing there."""
        place, pieces = PLACE[square], list(self.pieces)
        before, pieces[place] = pieces[place], piece
        then = Arena(tuple(pieces))
        if "boards" in self.__dict__:  # one square differs: that is quicker than reckoning all of them anew
            then.__dict__["boards"] = self.boards.changed(square, before, piece)
        return then

    @property
    def empty(self) -> tuple[str, ...]:
        """The squares on which nothing stands, in reading order."""
        return tuple([square for square, piece in zip(SQUARES, self.pieces, strict=True) if piece is None])

    def standing(self, side: int | None = None, ranks: Iterable[Rank] | None = None) -> Iterator[tuple[str, Piece]]:
        """The pieces with their squares in reading order; of one side or of some ranks only, where that is said."""
        wanted = RANKS if ranks is None else tuple(ranks)
        for square, piece in zip(SQUARES, self.pieces, strict=True):
            if piece is not None and (side is None or piece.side == side) and piece.rank in wanted:
                yield square, piece

    def count(self, side: int, *ranks: Rank) -> int:
        """How many pieces of a side there are; of these ranks only, where some are given."""
        return sum(1 for _ in self.standing(side, ranks or None))

    @cached_property
    def boards(self) -> Boards:
        """The same pieces as sets of bits, for the matcher; reckoned once, and then taken along by `put`."""
        return boards_of(self.standing())


def arena_of(pieces: Mapping[str, Piece]) -> Arena:
    """The arena with these pieces and nothing else."""
    return Arena(tuple(pieces.get(square) for square in SQUARES))
