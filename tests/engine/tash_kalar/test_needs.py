"""Objectives: every need, met and missed by one piece, at both depths."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from engine.tash_kalar.arena import SQUARES, Arena, arena_of, distance
from engine.tash_kalar.cards import Cross, Destroyed, Hold, Needed
from engine.tash_kalar.needs import DIAGONALS, LINES, Claim, Deeds, unmet
from tests.engine.tash_kalar.boards import Pieces, crowds, standing
from tests.examples import examples


def holds(words: str | Arena | None, *needs: dict[str, Any], **deeds: int) -> bool:
    """Whether side 1 meets all the needs; None for a ledger."""
    arena = standing(words) if isinstance(words, str) else words
    return unmet(msgspec.convert(needs, Needed), Claim(1, Deeds(**deeds), arena)) is None


def need(name: str, **fields: Any) -> dict[str, Any]:
    return {"need": name, **fields}


# What was done in this turn


@pytest.mark.rule("TASH-TASK-03")
@pytest.mark.parametrize("words", ["", None])
def test_destroyed_counts_all_upgraded_heroic_and_legendary_ones_apart(words: str | None) -> None:
    assert holds(words, need("destroyed", n=3), common=2, legendary=1)
    assert not holds(words, need("destroyed", n=3), common=2)
    assert holds(words, need("destroyed", n=3, upgraded=2), common=1, heroic=1, legendary=1)
    assert not holds(words, need("destroyed", n=3, upgraded=2), common=2, heroic=1)
    assert not holds(words, need("destroyed", n=1, heroic=2), heroic=1, legendary=1)
    assert not holds(words, need("destroyed", n=1, legendary=1), heroic=2)
    assert holds(words, need("destroyed", n=1, legendary=1), legendary=1)


@pytest.mark.rule("TASH-TASK-03")
def test_summoned_counts_creatures_legends_and_coloured_squares() -> None:
    for words in ("", None):
        assert holds(words, need("summoned", n=2, legendary=1), summoned=2, legends=1)
        assert not holds(words, need("summoned", n=2), summoned=1)
        assert not holds(words, need("summoned", n=2, legendary=1), summoned=2)
    assert holds("", need("summoned", n=2, on="red"), summoned=2, on_red=1)
    assert not holds("", need("summoned", n=2, on="red"), summoned=2, on_green=2)
    assert holds("", need("summoned", n=2, on="colored", on_n=2), summoned=2, on_red=1, on_green=1)
    assert not holds("", need("summoned", n=2, on="colored", on_n=2), summoned=3, on_green=1)


@pytest.mark.rule("TASH-TASK-03")
@pytest.mark.parametrize(
    "one",
    [
        need("summoned", n=2, on="red"), need("hold", on="red", n=3), need("lead", on="red", of="pieces", by=1),
        need("line", by=6), need("cross"), need("diagonals", n=4), need("chain", between="sides"), need("around", n=6),
        need("isolated"),
    ],
)  # fmt: skip
def test_what_a_ledger_cannot_know_is_taken_on_the_players_word(one: dict[str, Any]) -> None:
    assert holds(None, one)
    assert not holds("", one)
    assert not holds(None, one, need("destroyed", n=1))


@pytest.mark.rule("TASH-TASK-03")
def test_either_asks_for_all_needs_of_one_list() -> None:
    one = need("either", of=[[need("destroyed", n=1, legendary=1)], [need("destroyed", n=2), need("cross")]])
    assert holds("", one, legendary=1)
    assert not holds("", one, common=2)
    assert holds("1c e4 d5 e5 f5 e6", one, common=2)
    assert holds(None, one, common=2), "in a ledger the cross is taken on the players' word"
    assert not holds(None, one, common=1)


def test_the_first_need_that_is_missing_is_told() -> None:
    needs = (Destroyed(n=1), Hold(on="red", n=1), Cross())
    assert unmet(needs, Claim(1, Deeds(), standing())) == needs[0]
    assert unmet(needs, Claim(1, Deeds(common=1), standing())) == needs[1]
    assert unmet(needs, Claim(1, Deeds(common=1), standing("1c e5"))) == needs[2]


# What stands in the arena


@pytest.mark.rule("TASH-TASK-03")
def test_hold_counts_own_pieces_on_squares_of_a_sort() -> None:
    assert holds("1h d2 e5 1c h6", need("hold", on="red", n=3, upgraded=2))
    assert not holds("1h d2 e5 2c h6", need("hold", on="red", n=3, upgraded=2))
    assert not holds("1h d2 1c e5 h6", need("hold", on="red", n=3, upgraded=2))
    assert holds("1h a5 1l c3", need("hold", on="green", upgraded=2, legendary=1))
    assert not holds("1h a5 c3", need("hold", on="green", upgraded=2, legendary=1))
    assert holds("1c d2 a5", need("hold", on="colored", n=2))
    assert holds("1c d4 f6", need("hold", on="center", n=2))
    assert not holds("1c d4 g6", need("hold", on="center", n=2))


@pytest.mark.rule("TASH-TASK-03")
def test_lead_takes_enemy_pieces_off_the_own_ones() -> None:
    assert holds("1h d2 e5 1c h6 2h c8", need("lead", on="red", of="upgraded", by=1))
    assert not holds("1h d2 1c e5 h6 2h c8", need("lead", on="red", of="upgraded", by=1))
    assert holds("1h d2 1c e5 h6 2h c8", need("lead", on="red", of="pieces", by=2))
    assert not holds("1c d2 e5 2c h6 3c c8", need("lead", on="red", of="pieces", by=1)), "every other side is an enemy"


@pytest.mark.rule("TASH-TASK-03")
def test_line_looks_at_whole_rows_and_columns_through_the_centre() -> None:
    assert [len(line) for line in LINES] == [9] * 6
    assert holds("1c a4 b4 c4 d4 e4 f4", need("line", by=6))
    assert not holds("1c a4 b4 c4 d4 e4 f4 2c i4", need("line", by=6))
    assert holds("1c f1 f2 f3 f7 f8 f9 g4", need("line", by=6))
    assert not holds("1c a3 b3 c3 d3 e3 f3", need("line", by=6))
    assert not holds("1c g1 g2 g3 g4 g5 g6", need("line", by=6))


@pytest.mark.rule("TASH-TASK-03")
def test_cross_is_upright_or_slanted() -> None:
    assert holds("1c e4 d5 1h e5 1l f5 1c e6", need("cross"))
    assert holds("1c d4 f4 e5 d6 f6", need("cross"))
    assert not holds("1c e4 d5 e5 f5 2c e6", need("cross"))
    assert not holds("1c d4 f4 d6 f6", need("cross"))


@pytest.mark.rule("TASH-TASK-03")
def test_diagonals_ask_for_pieces_on_both() -> None:
    assert DIAGONALS == (("b2", "c3", "d4", "e5", "f6", "g7", "h8"), ("h2", "g3", "f4", "e5", "d6", "c7", "b8"))
    assert holds("1h e5 1c b2 c3 h2 g3", need("diagonals", n=3, upgraded=1)), "the middle is on both"
    assert not holds("1h e5 1c b2 c3 h2", need("diagonals", n=3, upgraded=1))
    assert not holds("1c e5 1h b2 1c c3 h2 g3", need("diagonals", n=3, upgraded=1)), "an upgraded one on each"


@pytest.mark.rule("TASH-TASK-03")
def test_chain_joins_sides_or_corners() -> None:
    sides, corners = need("chain", between="sides"), need("chain", between="corners")
    across = "1c a5 b4 c5 d5 1h e4 f3 1c g4 h4 i5"
    assert holds(across, sides)
    assert not holds(across, corners)
    assert not holds(across.replace("f3", "f2"), sides), "each must be adjacent to the next"
    assert holds("1c e1 d2 d3 d4 e5 e6 f7 f8 g9", sides)
    assert holds("1c b2 c3 d4 e5 f6 g7 h8", corners)
    assert holds("1c i3 h4 g5 f6 e7 d8 c9", corners)
    assert not holds("1c b2 c3 d4 e5 2c f6 1c g7 h8", corners)
    assert not holds("1c a3 a4 a5 a6 a7", corners), "the corners must be opposite ones"


@pytest.mark.rule("TASH-TASK-03")
def test_around_counts_own_pieces_beside_one_enemy_piece() -> None:
    words = "2c e5 1c d4 e4 f4 d5 f5 d6"
    assert holds(words, need("around", n=6))
    assert not holds(words, need("around", n=7))
    assert not holds(words.replace("2c", "1c"), need("around", n=6))
    assert not holds("2c e5 h5 1c d4 e4 f4 g4 h4 i4", need("around", n=6)), "all beside the same piece"


@pytest.mark.rule("TASH-TASK-03")
def test_isolated_is_a_piece_that_cannot_come_beside_another_nearby() -> None:
    ring = "2c e5 1c d4 e4 f4 d5 f5 d6 e6 f6"
    assert holds(f"{ring} 2c e7", need("isolated")), "it is shut in, and another stands at distance 2"
    assert not holds(ring, need("isolated")), "there must be another"
    assert not holds(f"{ring} 2c e8", need("isolated")), "at distance 2 or less"
    assert not holds(f"{ring.replace('e6 ', '')} 2c e7", need("isolated")), "one empty square lets it come beside"
    assert not holds("2c e5 e6", need("isolated")), "it is beside it already"
    # A way round with three moves counts, a longer one does not.
    assert not holds("2c e5 e7 1c d6 e6 f6", need("isolated"))
    assert holds("2c e5 e7 1c a6 b6 c6 d6 e6 f6 g6 h6", need("isolated"))


@given(crowds())
@examples(few=25, many=2_000)
def test_needs_judge_an_arena_as_a_plain_reading_does(pieces: Pieces) -> None:
    arena = arena_of(pieces)
    own = {square for square, piece in pieces.items() if piece.side == 1}
    enemy = pieces.keys() - own
    most = max((sum(distance(one, other) == 1 for other in own) for one in enemy), default=0)
    assert holds(arena, need("around", n=most)) == bool(enemy)
    assert not holds(arena, need("around", n=most + 1))
    assert holds(arena, need("chain", between="sides")) == (_across(own, 1) or _across(own, 0))
    assert holds(arena, need("isolated")) == any(_shut_in(one, enemy, set(SQUARES) - pieces.keys()) for one in enemy)


def _across(own: set[str], part: int) -> bool:
    """Whether groups of adjacent pieces, joined one by one, hold one that touches both ends."""
    groups: list[set[str]] = []
    for square in own:
        near = [group for group in groups if any(distance(square, other) == 1 for other in group)]
        groups = [group for group in groups if group not in near] + [{square}.union(*near)]
    first, last = ("a", "i") if part == 0 else ("1", "9")
    return any({first, last} <= {square[part] for square in group} for group in groups)


def _shut_in(one: str, enemy: set[str], empty: set[str]) -> bool:
    """Walks every way of up to three moves."""
    others = enemy - {one}

    def beside(square: str, moves: int) -> bool:
        if any(distance(square, other) == 1 for other in others):
            return True
        return moves > 0 and any(beside(next, moves - 1) for next in empty if distance(square, next) == 1)

    return any(distance(one, other) <= 2 for other in others) and not beside(one, 3)
