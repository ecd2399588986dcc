"""Arenas and creatures for tests: given in words, and drawn by chance."""

from hypothesis import strategies as st

from engine.message import Message
from engine.tash_kalar.arena import SQUARES, Arena, arena_of
from engine.tash_kalar.formations import Formation, read_formation
from engine.tash_kalar.matcher import Creature
from engine.tash_kalar.pieces import PIECES, RANKS, Piece, Rank

Pieces = dict[str, Piece]


def standing(words: str = "") -> Arena:
    """An arena from words: `1c e5 e6 2h d4` puts two commons of side 1 and a heroic piece of side 2."""
    pieces, piece = Pieces(), Piece(1, "common")
    for word in words.split():
        if word in PIECES:
            piece = PIECES[word]
        else:
            assert word in SQUARES, word
            pieces[word] = piece
    return arena_of(pieces)


def formation(form: str, marks: str = "") -> Formation:
    """The formation that a picture shows."""
    found = read_formation(form, marks)
    assert not isinstance(found, Message), found
    return found


def creature(form: str, rank: Rank = "common", side: int = 1, impro: int | None = None, marks: str = "") -> Creature:
    """A creature that somebody means to summon."""
    return Creature(formation(form, marks), rank, side, impro)


# By chance

RANK = st.sampled_from(RANKS)
STANDING = [PIECES["1c"]] * 4 + [PIECES["1h"]] * 2 + list(PIECES.values())[:9]
"""Pieces of three sides, most of side 1, so that formations are found."""


@st.composite
def crowds(draw: st.DrawFn) -> Pieces:
    """From an empty arena to a full one."""
    kinds = [None] * draw(st.integers(0, 12)) + STANDING
    drawn = draw(st.binary(min_size=len(SQUARES), max_size=len(SQUARES)))
    pieces = zip(SQUARES, (kinds[byte % len(kinds)] for byte in drawn), strict=True)
    return {square: piece for square, piece in pieces if piece is not None}


@st.composite
def pictures(draw: st.DrawFn) -> tuple[str, str]:
    """A formation of up to 5 by 5 cells with its marks, most cells empty as on cards."""
    wide, high = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    form, marks = (
        [kinds[byte % len(kinds)] for byte in draw(st.binary(min_size=wide * high, max_size=wide * high))]
        for kinds in ("......ccchl", "....m")
    )
    form[draw(st.integers(0, len(form) - 1))] = draw(st.sampled_from("***CHL"))
    return _rows(form, wide), draw(st.sampled_from(["", _rows(marks, wide)]))


def _rows(cells: list[str], wide: int) -> str:
    return "/".join("".join(cells[start : start + wide]) for start in range(0, len(cells), wide))
