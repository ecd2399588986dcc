"""The matcher finds what the slow, obviously right one finds, on any board with any formation."""

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bench.slow_matcher import slow_match, slow_matches
from engine.tash_kalar.arena import SQUARES, arena_of
from engine.tash_kalar.formation_tree import tree_of
from engine.tash_kalar.matcher import (
    Creature,
    Match,
    is_shown,
    match_as,
    matches,
    matches_on,
    places,
    search,
    spare,
    turns_own,
)
from engine.tash_kalar.orientations import squares_in
from engine.tash_kalar.pieces import PIECES, Rank, ranks_of, type_of
from tests.engine.tash_kalar.boards import RANK, Pieces, creature, crowds, formation, pictures
from tests.examples import examples

IMPRO = st.sampled_from([None, None, 2, 3])


@given(crowds(), pictures(), RANK, IMPRO)
@examples(few=60, many=20_000)
def test_it_finds_what_the_slow_one_finds(
    pieces: Pieces, drawn: tuple[str, str], rank: Rank, impro: int | None
) -> None:
    arena, wanted = arena_of(pieces), Creature(formation(*drawn), rank, 1, impro)
    found = matches(arena, wanted)
    slow = slow_matches(pieces, *drawn, rank, 1, impro)
    assert {(one.at, one.orientation): (one.used, one.marks) for one in found} == slow
    assert [(one.at, one.orientation) for one in found] == list(slow), "by square in reading order, then by number"
    assert is_shown(arena, wanted) == (found != ())
    assert found == tuple(one for square in SQUARES for one in matches_on(arena, wanted, square))


@given(crowds(), pictures(), RANK, IMPRO, st.sampled_from(SQUARES), st.integers(0, 7))
@examples(few=60, many=20_000)
def test_any_orientation_that_matches_can_be_named(
    pieces: Pieces, drawn: tuple[str, str], rank: Rank, impro: int | None, at: str, orientation: int
) -> None:
    slow = slow_match(pieces, *drawn, rank, 1, at, orientation, impro)
    found = match_as(arena_of(pieces), Creature(formation(*drawn), rank, 1, impro), at, orientation)
    assert found == (None if slow is None else Match(at, orientation, *slow))


@given(crowds(), st.lists(st.tuples(pictures(), RANK), max_size=8), IMPRO)
@examples(few=60, many=5_000)
def test_looked_for_together_each_creature_is_found_where_the_slow_one_finds_it(
    pieces: Pieces, drawn: list[tuple[tuple[str, str], Rank]], impro: int | None
) -> None:
    tree = tree_of({number: (formation(*picture), rank) for number, (picture, rank) in enumerate(drawn)})
    found = search(arena_of(pieces), tree, 1, impro)
    slow: dict[int, dict[int, set[str]]] = {}
    for number, (picture, rank) in enumerate(drawn):
        for at, orientation in product(SQUARES, range(8)):
            if slow_match(pieces, *picture, rank, 1, at, orientation, impro) is not None:
                slow.setdefault(number, {}).setdefault(orientation, set()).add(at)
    assert {
        number: {orientation: set(squares_in(bits)) for orientations, bits in ways for orientation in orientations}
        for number, ways in found.items()
    } == slow


@given(crowds(), pictures(), RANK)
@examples(few=30, many=5_000)
def test_a_place_to_summon_is_a_match_with_a_piece_for_it(pieces: Pieces, drawn: tuple[str, str], rank: Rank) -> None:
    arena, wanted = arena_of(pieces), Creature(formation(*drawn), rank, 1)
    found = matches(arena, wanted)
    assume(found)
    assert places(arena, wanted, 1) == found
    short = places(arena, wanted, 0)
    serving = {square for square, piece in pieces.items() if piece.side == 1 and piece.rank in ranks_of(type_of(rank))}
    for one in found:
        elsewhere = serving - {one.at, *one.used}
        assert set(spare(arena, wanted, one)) == elsewhere
        assert turns_own(arena, wanted, one.at) == (one.at in serving)
        assert (one in short) == (one.at in serving or elsewhere != set())


@pytest.mark.parametrize(
    "form", ["c.......*", "*.......c", "c/./././././././*", "c......../" + "........./" * 7 + "........*"]
)
def test_a_formation_as_large_as_the_arena_never_wraps_round_an_edge(form: str) -> None:
    pieces = dict.fromkeys(SQUARES, PIECES["1c"])
    found = matches(arena_of(pieces), creature(form))
    assert {(one.at, one.orientation): (one.used, one.marks) for one in found} == slow_matches(
        pieces, form, "", "common", 1
    )
