"""Formations by hand: how pictures are read, and what the matcher finds in an arena that can be drawn on paper."""

import pytest

from engine.message import Message
from engine.tash_kalar.formations import read_formation, rows_of
from engine.tash_kalar.matcher import Creature, Match, match_as, matches, matches_on, places, spare, turns_own
from engine.tash_kalar.orientations import ORIENTATIONS, turned
from engine.tash_kalar.pieces import Rank
from tests.engine.tash_kalar.boards import creature, formation, standing


def found(words: str, wanted: Creature) -> dict[str, list[int]]:
    """The squares with a match, each with its orientations."""
    squares: dict[str, list[int]] = {}
    for one in matches(standing(words), wanted):
        squares.setdefault(one.at, []).append(one.orientation)
    return squares


# Pictures


def test_a_picture_is_read_row_by_row_from_the_summoning_square() -> None:
    drawn = formation("..c./.h../c.../...*", "..../..../..m./....")
    assert [(one.cell, one.rank) for one in drawn.required] == [
        ((-3, -1), "common"),
        ((-2, -2), "heroic"),
        ((-1, -3), "common"),
    ]
    assert drawn.marks == ((-1, -1),)


def test_rows_may_also_be_drawn_below_each_other() -> None:
    drawn = """
        ..c
        c*.
    """
    assert rows_of(drawn) == ("..c", "c*.")
    assert read_formation(drawn) == read_formation("..c/c*.")


def test_a_summoning_square_that_must_be_held_is_required_too() -> None:
    assert [(one.cell, one.rank) for one in formation("cH").required] == [((0, -1), "common"), ((0, 0), "heroic")]


@pytest.mark.parametrize(
    ("form", "marks", "flaw"),
    [
        ("", "", "rows"),
        ("c*//cc", "", "rows"),
        ("c*/c", "", "rows"),
        ("cx*", "", "cell"),
        ("cm*", "", "cell"),
        ("c*" + "." * 8, "", "large"),
        ("/".join("*" + "." * 9), "", "large"),
        ("cc", "", "summoning-square"),
        ("c*C", "", "summoning-square"),
        ("c*", "m", "marks"),
        ("c*", "m./..", "marks"),
        ("c*", "cm", "cell"),
        ("c*", ".m/.", "rows"),
    ],
)
def test_a_picture_that_cannot_be_read_says_why(form: str, marks: str, flaw: str) -> None:
    told = read_formation(form, marks)
    assert isinstance(told, Message)
    assert told.id == f"tash-kalar-flaw-{flaw}"


@pytest.mark.rule("TASH-FORM-02", "TASH-FORM-03")
def test_the_eight_orientations_are_four_turns_and_their_mirror_images() -> None:
    assert [turned((1, 2), number) for number in ORIENTATIONS] == [
        (1, 2), (2, -1), (-1, -2), (-2, 1), (1, -2), (-2, -1), (-1, 2), (2, 1),
    ]  # fmt: skip


# What matches


@pytest.mark.rule("TASH-FORM-01", "TASH-SUMMON-04")
def test_the_formation_must_be_shown_on_the_named_square() -> None:
    arena, wanted = standing("1c e5 e6"), creature("*./.c/.c")
    assert matches_on(arena, wanted, "d4") == (Match("d4", 0, ("e5", "e6"), ()),)
    assert matches_on(arena, wanted, "e4") == ()
    assert match_as(arena, wanted, "d4", 0) is not None
    assert match_as(arena, wanted, "d4", 1) is None


@pytest.mark.rule("TASH-FORM-02", "TASH-FORM-03")
def test_example_3_turned_and_mirrored() -> None:
    assert found("1c e5 e6", creature("*./.c/.c")) == {"d4": [0], "f4": [4], "d7": [6], "f7": [2]}


@pytest.mark.rule("TASH-FORM-04")
def test_a_higher_rank_serves_for_a_lower_one_and_not_the_other_way_round() -> None:
    assert found("1h e5 1c e6", creature("*./.c/.c")) == {"d4": [0], "f4": [4], "d7": [6], "f7": [2]}
    assert found("1l e5 1h e6", creature("*./.h/.h")) == {"d4": [0], "f4": [4], "d7": [6], "f7": [2]}
    assert found("1c e5 1l e6", creature("*./.h/.h")) == {}
    assert found("1h e5", creature("*l")) == {}


@pytest.mark.rule("TASH-FORM-05")
def test_other_cells_may_be_empty_or_occupied_by_anyone() -> None:
    bare = found("1c e5 e6", creature("*./.c/.c"))
    assert found("1c e5 e6 e4 2l d5 3c d6", creature("*./.c/.c")).items() >= bare.items()


@pytest.mark.rule("TASH-FORM-06")
def test_the_summoning_square_may_be_empty_unless_an_own_piece_is_shown_there() -> None:
    for words in ("1c e4 e6", "1c e4 e6 e5", "1c e4 e6 2c e5"):
        assert found(words, creature("c/*/c"))["e5"] == [0]
    assert found("1c e4 e6", creature("c/C/c")) == {}
    assert found("1c e4 e6 2c e5", creature("c/C/c")) == {}
    assert found("1c e4 e6 e5", creature("c/C/c")) == {"e5": [0]}
    assert found("1c e4 e6 e5", creature("c/H/c", "heroic")) == {}


@pytest.mark.rule("TASH-FORM-06", "TASH-SUMMON-06")
def test_example_5_a_required_summoning_square() -> None:
    assert matches(standing("1c e5 d5 c6"), creature(".cC/c..", "heroic")) == (Match("e5", 0, ("d5", "e5", "c6"), ()),)


@pytest.mark.rule("TASH-FORM-07")
def test_pieces_must_fall_inside_the_arena_empty_cells_and_marks_need_not() -> None:
    wide = creature("........c/........*")
    assert "d2" in found("1c d1", wide), "its empty cells lie beyond the edge in every orientation"
    assert found("1c d1 e1", creature("ccc/.*.")) == {}, "and a piece cannot lie there"
    [match] = matches_on(standing("1c b3"), creature(".*c", marks="m.."), "a3")
    assert match.marks == (), "the marked square would be left of column a"


@pytest.mark.rule("TASH-FORM-08")
def test_only_pieces_of_the_own_side_are_used() -> None:
    assert found("1c e4 2c e6", creature("c/*/c")) == {}
    assert found("1c e4 2c e6", creature("c/*/c", side=2)) == {}
    assert found("2c e4 e6", creature("c/*/c", side=2)) == {"e5": [0]}


@pytest.mark.rule("TASH-FORM-09")
def test_several_matches_on_one_square_come_with_the_lowest_number_first() -> None:
    arena, wanted = standing("1c d4 e4 f4"), creature("cc/.*")
    assert [(one.orientation, one.used) for one in matches_on(arena, wanted, "e5")] == [
        (0, ("d4", "e4")),
        (4, ("e4", "f4")),
    ]
    assert match_as(arena, wanted, "e5", 4) == Match("e5", 4, ("e4", "f4"), ())


@pytest.mark.rule("TASH-FORM-09")
def test_example_4_equal_orientations_are_one_match_and_each_may_be_named() -> None:
    arena, wanted = standing("1c e4 e6"), creature("c/*/c")
    assert matches(arena, wanted) == (Match("e5", 0, ("e4", "e6"), ()),)
    assert [number for number in ORIENTATIONS if match_as(arena, wanted, "e5", number)] == [0, 2, 4, 6]


def test_orientations_with_other_marks_are_other_matches_unless_the_marks_fall_outside() -> None:
    sideways = creature(".../c*c", marks="m../...")
    assert found("1c d5 f5", sideways) == {"e5": [0, 2, 4, 6]}
    assert found("1c c1 e1", sideways) == {"d1": [0, 2, 6]}, "above the first row nothing is marked: 0 and 4 are one"


def test_orientations_with_the_same_squares_and_other_ranks_are_one_match() -> None:
    wanted = creature("h*c")
    assert found("1h d5 f5", wanted) == {"e5": [0]}
    assert found("1c d5 1h f5", wanted) == {"e5": [2]}


@pytest.mark.rule("TASH-SUMMON-07")
def test_a_higher_rank_on_the_summoning_square_makes_it_impossible() -> None:
    assert set(found("1c e5 e6 2h d4", creature("*./.c/.c"))) == {"f4", "d7", "f7"}
    assert set(found("1c e5 e6 2h d4", creature("*./.c/.c", "heroic"))) == {"d4", "f4", "d7", "f7"}
    assert set(found("1c e5 e6 1l d4", creature("*./.c/.c", "heroic"))) == {"f4", "d7", "f7"}, "an own one too"


# Improvised


@pytest.mark.rule("TASH-IMPRO-03", "TASH-IMPRO-05")
def test_exactly_one_piece_of_the_other_colour_is_used_at_its_rank() -> None:
    wanted = creature("c/*/c", side=1, impro=2)
    assert found("1c e4 2c e6", wanted) == {"e5": [0]}
    assert found("1c e4 e6", wanted) == {}, "none of that colour"
    assert found("2c e4 e6", wanted) == {}, "two of that colour"
    assert found("1c e4 3c e6", wanted) == {}, "one of another colour"
    assert found("1c e4 2c e6", creature("h/*/h", side=1, impro=2)) == {}
    assert found("1h e4 2l e6", creature("h/*/h", side=1, impro=2)) == {"e5": [0]}


@pytest.mark.rule("TASH-IMPRO-06")
def test_the_piece_required_on_the_summoning_square_may_be_the_lent_one() -> None:
    assert found("1c e4 e6 2c e5", creature("c/C/c", impro=2)) == {"e5": [0]}
    assert found("1c e4 e6 2h e5", creature("c/C/c", impro=2)) == {}, "but not above the rank of the creature"
    assert found("1c e4 e6 2c e5", creature("c/*/c", impro=2)) == {}, "a piece that is not required is not used"


# Is there a piece for it?


@pytest.mark.rule("TASH-SUMMON-08", "TASH-SUMMON-12")
def test_without_supply_a_place_needs_an_own_piece_of_the_type_that_can_be_spared() -> None:
    wanted = creature("c/*/c", "heroic")
    assert places(standing("1c e4 e6"), wanted, supply=1) == matches(standing("1c e4 e6"), wanted)
    assert places(standing("1c e4 e6"), wanted, supply=0) == ()
    assert places(standing("1c e4 e6 1l a5 2c i5"), wanted, supply=0) == ()
    assert [one.at for one in places(standing("1c e4 e6 1h a5"), wanted, supply=0)] == ["e5"]


@pytest.mark.rule("TASH-SUMMON-10")
@pytest.mark.parametrize(
    ("words", "rank", "turned"),
    [
        ("1c e4 e6 e5", "common", True),
        ("1c e4 e6 1h e5", "heroic", True),
        ("1c e4 e6 2c e5", "heroic", False),
        ("1c e4 e6 1h e5", "legendary", False),
        ("1c e4 e6 1l e5", "legendary", True),
        ("1c e4 e6", "common", False),
    ],
)
def test_an_own_piece_of_the_type_on_the_summoning_square_becomes_the_new_one(
    words: str, rank: Rank, turned: bool
) -> None:
    arena, wanted = standing(words), creature("c/*/c", rank)
    assert turns_own(arena, wanted, "e5") == turned
    assert bool(places(arena, wanted, supply=0)) == turned


@pytest.mark.rule("TASH-SUMMON-11")
def test_only_pieces_that_the_match_does_not_require_can_be_picked_up() -> None:
    arena, wanted = standing("1c d4 e4 f4 1l c1"), creature("cc/.*", "heroic")
    assert [spare(arena, wanted, one) for one in matches_on(arena, wanted, "e5")] == [("f4",), ("d4",)]
    legend = creature("c*", "legendary")
    [match] = matches_on(standing("1c d5 1h e5 1l c1 2l d1"), legend, "e5")
    assert spare(standing("1c d5 1h e5 1l c1 2l d1"), legend, match) == ("c1",)
