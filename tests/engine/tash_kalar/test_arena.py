"""The arena and its pieces: which squares there are, what is adjacent, how far, and what a piece is called."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tash_kalar.arena import (
    CENTER,
    DUEL_STARTS,
    GREEN,
    MELEE_STARTS,
    RED,
    REGIONS,
    SQUARES,
    Arena,
    adjacent,
    arena_of,
    colour,
    diagonal,
    distance,
    in_arena,
    in_reading_order,
    orthogonal,
    within,
)
from engine.tash_kalar.boards import boards_of
from engine.tash_kalar.pieces import PIECES, RANKS, Piece, higher, ranks_of, read_piece, type_of
from tests.engine.tash_kalar.boards import Pieces, crowds, standing
from tests.examples import examples

SQUARE = st.sampled_from(SQUARES)


@pytest.mark.rule("TASH-ARENA-01")
def test_the_arena_is_nine_by_nine_without_three_squares_in_each_corner() -> None:
    picture = """
    ..#####..
    .#######.
    #########
    #########
    #########
    #########
    #########
    .#######.
    ..#####..
    """
    rows = [row.strip() for row in picture.split()]
    drawn = [
        f"{column}{number}"
        for number, row in enumerate(rows, 1)
        for column, cell in zip("abcdefghi", row, strict=True)
        if cell == "#"
    ]
    assert list(SQUARES) == drawn
    assert len(drawn) == 69


def test_reading_order_goes_row_by_row() -> None:
    assert SQUARES[:6] == ("c1", "d1", "e1", "f1", "g1", "b2")
    assert in_reading_order(["i7", "a3", "e5", "c1"]) == ("c1", "a3", "e5", "i7")


@pytest.mark.rule("TASH-ARENA-01")
def test_colours_centre_and_start_squares() -> None:
    assert {square for square in SQUARES if colour(square) == "red"} == {"c8", "d2", "e5", "h6"} == set(RED)
    assert {square for square in SQUARES if colour(square) == "green"} == {"a5", "c3", "f8", "g3", "i4"} == set(GREEN)
    assert REGIONS["colored"] == set(RED) | set(GREEN)
    assert set(CENTER) == set(within("e5", 1))
    assert (DUEL_STARTS, MELEE_STARTS) == (("c5", "g5"), (("f2", "g2"), ("g6", "g7"), ("b7", "c7")))
    assert all(map(in_arena, [*RED, *GREEN, *CENTER, *DUEL_STARTS, *sum(MELEE_STARTS, ())]))


@pytest.mark.rule("TASH-ARENA-02")
@pytest.mark.parametrize(
    "square", ["a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9", "j5", "e0", ""]
)
def test_what_is_not_in_the_arena(square: str) -> None:
    assert not in_arena(square)


@pytest.mark.rule("TASH-ARENA-04")
def test_adjacent_squares_share_an_edge_or_a_corner() -> None:
    assert adjacent("e5") == ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6")
    assert orthogonal("e5") == ("e4", "d5", "f5", "e6")
    assert diagonal("e5") == ("d4", "f4", "d6", "f6")
    assert adjacent("c1") == ("d1", "b2", "c2", "d2")
    assert diagonal("a3") == ("b2", "b4")


@given(SQUARE, SQUARE)
def test_adjacency_holds_both_ways_and_is_of_one_sort(one: str, other: str) -> None:
    assert (other in adjacent(one)) == (one in adjacent(other)) == (distance(one, other) == 1)
    assert Counter(adjacent(one)) == Counter(orthogonal(one) + diagonal(one))
    assert len(adjacent(one)) <= 8


@pytest.mark.rule("TASH-ARENA-05")
def test_distances_of_the_worked_example() -> None:
    assert [distance("e5", "f5"), distance("e5", "f6"), distance("c5", "g5"), distance("c1", "a3")] == [1, 1, 4, 2]


@given(SQUARE, SQUARE, SQUARE, st.integers(0, 8))
def test_distance_is_one(one: str, other: str, third: str, steps: int) -> None:
    assert distance(one, other) == distance(other, one) <= distance(one, third) + distance(third, other)
    assert (distance(one, other) == 0) == (one == other)
    assert (other in within(one, steps)) == (distance(one, other) <= steps)


# Pieces


@pytest.mark.rule("TASH-PIECE-01")
def test_ranks_rise_from_common_to_legendary() -> None:
    assert [[higher(one, other) for other in RANKS] for one in RANKS] == [
        [False, False, False],
        [True, False, False],
        [True, True, False],
    ]


@pytest.mark.rule("TASH-PIECE-02")
def test_a_two_sided_piece_is_common_or_heroic() -> None:
    assert [type_of(rank) for rank in RANKS] == ["two-sided", "two-sided", "legendary"]
    assert (ranks_of("two-sided"), ranks_of("legendary")) == (("common", "heroic"), ("legendary",))


def test_a_piece_is_written_as_its_side_and_rank() -> None:
    assert [str(piece) for piece in PIECES.values()][:4] == ["1c", "1h", "1l", "2c"]
    assert read_piece("3l") == PIECES["3l"]
    assert (PIECES["3l"].side, PIECES["3l"].rank, PIECES["3l"].type) == (3, "legendary", "legendary")
    assert [read_piece(text) for text in ("", "5c", "0c", "1x", "c1", "1C")] == [None] * 6


@pytest.mark.rule("TASH-ARENA-03")
def test_a_square_holds_one_piece() -> None:
    arena = standing("1c e5")
    assert arena.put("e5", PIECES["2h"]).piece("e5") == PIECES["2h"]
    assert arena.put("e5", None) == Arena()
    assert arena.piece("e5") == PIECES["1c"], "the arena that was there is as it was"


@given(crowds())
@examples(few=20, many=2_000)
def test_an_arena_counts_what_stands_in_it(pieces: Pieces) -> None:
    arena = arena_of(pieces)
    assert dict(arena.standing()) == pieces
    for side in (1, 2, 3, 4):
        own = [piece for piece in pieces.values() if piece.side == side]
        assert arena.count(side) == len(own)
        assert arena.count(side, "heroic", "legendary") == sum(piece.rank != "common" for piece in own)
    built = Arena()
    for square, piece in pieces.items():
        built = built.put(square, piece)
    assert built == arena


@given(crowds(), st.lists(st.tuples(SQUARE, st.sampled_from([None, *PIECES.values()])), max_size=8))
@examples(few=60, many=5_000)
def test_the_bits_follow_every_change_of_the_arena(pieces: Pieces, changes: list[tuple[str, Piece | None]]) -> None:
    """They are taken along by `put`: never other than what they would be, reckoned anew."""
    arena = arena_of(pieces)
    assert arena.boards == boards_of(pieces.items())
    for square, piece in changes:
        arena = arena.put(square, piece)
    anew = boards_of(arena.standing())
    assert [arena.boards.own(side) for side in (1, 2, 3, 4)] == [anew.own(side) for side in (1, 2, 3, 4)]
    assert arena.boards.above == anew.above
    assert arena.empty == tuple(square for square in SQUARES if arena.piece(square) is None)
