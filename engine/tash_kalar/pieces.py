"""Pieces: a side and a rank, written `2h`. A two-sided piece is common or heroic, a legendary one only legendary."""

from typing import Final, Literal

from msgspec import Struct

Rank = Literal["common", "heroic", "legendary"]
Type = Literal["two-sided", "legendary"]
"""What a piece is made of: the two faces of a two-sided one draw on the same supply."""

RANKS: Final[tuple[Rank, ...]] = ("common", "heroic", "legendary")
"""In rising order."""
UPGRADED: Final[tuple[Rank, ...]] = ("heroic", "legendary")
MOST_SIDES: Final = 4

HEIGHT: Final[dict[Rank, int]] = {rank: height for height, rank in enumerate(RANKS)}
"""How high each rank is; of two ranks the one with the greater number is the higher."""


class Piece(Struct, frozen=True):
    """A piece in the arena."""

    side: int
    rank: Rank

    def __str__(self) -> str:
        return f"{self.side}{self.rank[0]}"

    @property
    def type(self) -> Type:
        """Which supply it comes from and goes back to."""
        return type_of(self.rank)


def type_of(rank: Rank) -> Type:
    """The type of piece that serves for a rank."""
    return "legendary" if rank == "legendary" else "two-sided"


def ranks_of(type: Type) -> tuple[Rank, ...]:
    """The ranks for which a piece of that type serves."""
    return ("legendary",) if type == "legendary" else ("common", "heroic")


def higher(one: Rank, other: Rank) -> bool:
    """Whether the first rank is higher than the second."""
    return HEIGHT[one] > HEIGHT[other]


PIECES: Final[dict[str, Piece]] = {
    str(piece): piece for piece in (Piece(side, rank) for side in range(1, MOST_SIDES + 1) for rank in RANKS)
}
"""Every piece that there can be, by how it is written."""


def read_piece(text: str) -> Piece | None:
    """The piece that is written so (`1c`, `2h`, `3l`); None where it is not one."""
    return PIECES.get(text)
