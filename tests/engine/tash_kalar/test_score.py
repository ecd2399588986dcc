"""Points of a deathmatch."""

import pytest

from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, Table


def destroyed(mode: str, *pieces: tuple[int, str, int], seats: int = 2) -> Table:
    """Seat 1 has destroyed so many pieces of a side and rank in this turn."""
    table = Table(mode, seats=seats)
    for side, rank, n in pieces:
        table.set(side, **{rank: n})
    table.free(*({"op": "destroy", "side": side, "rank": rank, "n": n} for side, rank, n in pieces))
    table.do("done", 1)
    table.set(1, actions=0)
    return table


@pytest.mark.rule("TASH-SCORE-01", "TASH-SCORE-03")
def test_points_for_what_was_destroyed_in_a_duel() -> None:
    table = destroyed(DUEL, (2, "legendary", 1), (2, "heroic", 1), (2, "common", 3))
    assert table.table["this_turn"]["pending"] == {"2": 4}
    assert table.count(1, "score") == 0
    table.do("end", 1)
    assert table.told("score") == [{"side": 1, "in": None, "from": 0, "to": 4, "by": "destroyed"}]
    assert table.table["this_turn"]["pending"] == {"1": 0}, "a single common is not kept for a later turn"


@pytest.mark.rule("TASH-SCORE-02")
def test_own_pieces_give_no_points() -> None:
    table = destroyed(DUEL, (1, "legendary", 2), (1, "heroic", 2))
    table.do("end", 1)
    assert table.count(1, "score") == 0


@pytest.mark.rule("TASH-SCORE-04")
def test_in_the_melee_each_colour_is_reckoned_apart() -> None:
    table = destroyed(MELEE, (2, "common", 2), (3, "heroic", 1), (3, "legendary", 1), seats=3)
    table.do("end", 1)
    assert table.count(1, "points_2", "points_3", "score") == (1, 3, 1)


@pytest.mark.rule("TASH-SCORE-05", "TASH-SCORE-06")
def test_single_commons_of_several_colours_give_one_point_in_one_of_them() -> None:
    table = destroyed(MELEE, (2, "common", 3), (3, "common", 1), (3, "heroic", 1), seats=4)
    assert table.refused("end", 1) == "SCORE-06"
    assert table.refused("end", 1, in_=4) == "SCORE-06"
    assert table.refused("end", 1, in_=5) == "TABLE-INPUT"
    table.do("end", 1, in_=3)
    assert table.count(1, "points_2", "points_3", "points_4") == (1, 2, 0)
    single = destroyed(MELEE, (2, "common", 1), seats=3)
    assert single.refused("end", 1, in_=2) == "SCORE-06"
    single.do("end", 1)
    assert single.count(1, "points_2") == 0


@pytest.mark.rule("TASH-SCORE-07", "TASH-SCORE-08")
def test_a_summoned_legend_scores_at_once() -> None:
    duel = Table(DUEL)
    duel.do("summon", 1, card="titan")
    assert duel.told("score") == [{"side": 1, "in": None, "from": 0, "to": 1, "by": "legend"}]
    high = Table(HIGH)
    high.do("summon", 1, card="titan")
    assert high.told("score") == []
    melee = Table(MELEE, seats=3)
    melee.set(1, actions=3)
    assert melee.refused("summon", 1, card="titan") == "SCORE-08"
    assert melee.refused("summon", 1, card="titan", in_=1) == "SCORE-08"
    melee.do("summon", 1, card="titan", in_=3)
    assert melee.count(1, "points_2", "points_3") == (0, 1)
    melee.do("summon", 1, card="scout", in_=7)
    assert melee.told("score") == []


@pytest.mark.rule("TASH-SCORE-10", "TASH-WIN-01")
def test_in_the_high_form_a_legendary_piece_is_worth_a_point_while_it_stands() -> None:
    table = Table(HIGH)
    table.set(1, heroic=1, tasks=2)
    table.free({"op": "upgrade", "side": 1, "rank": "heroic"})
    assert table.count(1, "score") == 3
    table.resolve({"op": "destroy", "side": 1, "rank": "legendary"})
    assert table.count(1, "score") == 2
