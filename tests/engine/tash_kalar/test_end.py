"""The end of the game, and who has won."""

import pytest

from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, TEAMS, Table


@pytest.mark.rule("TASH-END-01")
def test_drawing_the_last_card_triggers_the_end() -> None:
    table = Table(DUEL, deck_size=4)
    table.set(1, beings=2)
    table.turn()
    assert table.told("ending") == [{"by": "TASH-END-01", "seat": 1, "left": 2}]
    assert "deck-out" in table.flags(1)


@pytest.mark.rule("TASH-END-02", "TASH-END-03")
def test_the_goal_of_the_high_form_is_looked_at_when_a_turn_ends() -> None:
    table = Table(HIGH)
    table.set(2, tasks=7, legendary=2)
    table.free({"op": "destroy", "side": 2, "rank": "legendary"})
    table.do("done", 1)
    table.turn()
    assert not table.told("ending")
    table.set(1, tasks=9)
    table.turn()
    assert table.table["ending"]["by"] == "TASH-END-02", "of any side, in any player's turn"


@pytest.mark.rule("TASH-END-04")
def test_the_goal_of_a_duel_is_looked_at_at_once() -> None:
    table = Table(DUEL, goal=1)
    table.do("summon", 1, card="titan")
    assert table.told("ending") == [{"by": "TASH-END-04", "seat": 1, "left": 2}]


@pytest.mark.rule("TASH-END-05")
def test_the_goal_of_a_melee_is_points_in_one_colour() -> None:
    table = Table(MELEE, seats=3)
    table.set(1, points_2=11, points_3=11)
    assert table.table["ending"] is None
    table.do("summon", 1, card="titan", in_=3)
    assert table.told("ending") == [{"by": "TASH-END-05", "seat": 1, "left": 3}]


@pytest.mark.rule("TASH-END-04", "TASH-END-05", "TASH-TURN-08")
@pytest.mark.parametrize(("mode", "seats", "clause"), [(DUEL, 2, "TASH-END-04"), (MELEE, 3, "TASH-END-05")])
def test_points_for_destroyed_pieces_reach_the_goal_when_the_turn_closes(mode: str, seats: int, clause: str) -> None:
    table = Table(mode, seats=seats, goal=2)
    table.set(2, legendary=1)
    table.free({"op": "destroy", "side": 2, "rank": "legendary"})
    table.do("done", 1)
    assert (table.count(1, "score"), table.table["ending"]) == (0, None), "the points are only pending"
    table.turn()
    assert table.told("ending") == [{"by": clause, "seat": 1, "left": seats}]
    assert table.table["ending"]["left"] == seats - 1


@pytest.mark.rule("TASH-END-06")
def test_every_player_takes_one_more_turn() -> None:
    table = Table(MELEE, seats=4, goal=1)
    table.set(2, points_1=1)
    left = []
    while table.phase != "over":
        left.append((table.table["active"], table.table["ending"]["left"]))
        table.turn()
    assert left == [(1, 4), (2, 3), (3, 2), (4, 1), (1, 0)]


@pytest.mark.rule("TASH-END-07")
def test_a_trigger_stays_and_the_last_card_goes_before_points() -> None:
    table = Table(HIGH, deck_size=4, goal=3)
    table.set(1, beings=0, tasks=3)
    table.turn()
    assert table.table["ending"]["by"] == "TASH-END-01"
    table.set(1, tasks=0)
    table.set(2, beings=0)
    table.turn()
    assert table.table["ending"] == {"by": "TASH-END-01", "seat": 1, "left": 0}


@pytest.mark.rule("TASH-END-08")
def test_with_two_sides_a_player_may_resign() -> None:
    table = Table(TEAMS)
    table.do("concede", 2)
    assert table.result == {
        "winners": [1, 3], "losers": [2, 4], "reason": "TASH-END-08", "scores": {"1": 0, "2": 0, "3": 0, "4": 0},
    }  # fmt: skip
    assert table.told("result") == [{"winners": [1, 3], "losers": [2, 4], "reason": "TASH-END-08"}]


@pytest.mark.rule("TASH-END-09")
def test_in_the_melee_nobody_resigns() -> None:
    assert Table(MELEE, seats=3).refused("concede", 2) == "END-09"


@pytest.mark.rule("TASH-END-10")
def test_after_the_end_only_names_are_taken() -> None:
    table = Table(DUEL, board=True)
    table.do("summon", 1, card="riddle", at="e5")
    table.do("concede", 1)
    assert table.refused("place", 1, at="e5") == "END-10"
    for verb in ("end", "concede", "done"):
        assert table.refused(verb, 1) == "END-10"
    assert table.refused("find", 1, card="bomb") == "END-10"
    assert table.refused("adjust", 0, target=1, counter="score", to=1) == "END-10"
    table.do("name", 1, name="Zoe")
    assert (table.table["effect"], table.count(1, "actions"), table.flags(1)) == (None, 0, ["first"])
    assert table.view["prompt"]["id"] == "tash.over"


# Winner


def over(table: Table) -> tuple[list[int], str]:
    """The last turn has been played."""
    table.turn()
    while table.phase != "over":
        table.turn()
    return table.result["winners"], table.result["reason"]


@pytest.mark.rule("TASH-WIN-01", "TASH-WIN-02", "TASH-WIN-09")
def test_more_points_win() -> None:
    duel = Table(DUEL)
    duel.set(2, score=18)
    assert over(duel) == ([2], "TASH-WIN-02")
    assert duel.result["scores"] == {"1": 0, "2": 18}
    high = Table(HIGH)
    high.set(1, tasks=9)
    high.set(2, tasks=8, legendary=2)
    assert over(high) == ([2], "TASH-WIN-02")
    teams = Table(TEAMS)
    teams.set(2, score=18)
    assert over(teams) == ([2, 4], "TASH-WIN-02")


MELEES = [
    ({1: (4, 12), 2: (3, 9), 3: (2, 9)}, [1], "TASH-WIN-03"),
    ({1: (4, 12), 2: (4, 6), 3: (3, 12)}, [1], "TASH-WIN-04"),
    ({1: (3, 5, 12), 2: (3, 5, 8), 3: (3, 4, 10), 4: (2, 10, 10)}, [1], "TASH-WIN-05"),
]


@pytest.mark.rule("TASH-WIN-03", "TASH-WIN-04", "TASH-WIN-05")
@pytest.mark.parametrize(("points", "winners", "reason"), MELEES)
def test_the_lowest_colour_decides_a_melee(points: dict[int, tuple[int, ...]], winners: list[int], reason: str) -> None:
    table = Table(MELEE, seats=len(points))
    for seat, scored in points.items():
        enemies = [side for side in points if side != seat]
        table.set(seat, **{f"points_{enemy}": n for enemy, n in zip(enemies, scored, strict=True)})
    assert over(table) == (winners, reason)
    assert table.result["scores"]["1"] == min(points[1])


@pytest.mark.rule("TASH-WIN-06", "TASH-WIN-07", "TASH-WIN-08")
@pytest.mark.parametrize(
    ("pieces", "winners", "reason"),
    [
        ({1: {"heroic": 2}, 2: {"common": 9}}, [1], "TASH-WIN-06"),
        ({1: {"heroic": 1}, 2: {"heroic": 1, "common": 9}}, [2], "TASH-WIN-07"),
        ({}, [1, 2], "TASH-WIN-08"),
    ],
)
def test_pieces_in_the_arena_break_a_tie(pieces: dict[int, dict[str, int]], winners: list[int], reason: str) -> None:
    table = Table(DUEL, goal=1)
    for seat in (1, 2):
        table.set(seat, score=1, **pieces.get(seat, {}))
    assert over(table) == (winners, reason)
    assert table.result["losers"] == [seat for seat in (1, 2) if seat not in winners]


@pytest.mark.rule("TASH-WIN-06", "TASH-WIN-07", "TASH-WIN-08")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("pieces", "winners", "reason"),
    [
        ({2: {"heroic": 3}, 3: {"heroic": 2, "common": 9}}, [2], "TASH-WIN-06"),
        ({1: {"common": 9}, 2: {"heroic": 3, "common": 1}, 3: {"heroic": 3, "common": 4}}, [3], "TASH-WIN-07"),
        ({2: {"heroic": 3, "common": 1}, 3: {"legendary": 2, "heroic": 1, "common": 1}}, [2, 3], "TASH-WIN-08"),
    ],
)
def test_pieces_break_a_tie_in_every_colour_of_a_melee(
    seats: int, pieces: dict[int, dict[str, int]], winners: list[int], reason: str
) -> None:
    table = Table(MELEE, seats=seats, goal=5)
    for seat in range(1, seats + 1):
        table.set(seat, **{f"points_{enemy}": 5 for enemy in range(1, seats + 1) if enemy != seat})
        table.set(seat, **pieces.get(seat, {}))
    assert over(table) == (winners, reason)
