"""Rounds, results, judges, standings and the end of an evening."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from companion.hall.pairing import planned_rounds
from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from tests.companion.hall.evening import Evening
from tests.companion.hall.test_pairing import evenings

# Rounds


@pytest.mark.rule("HALL-ROUND-01")
def test_a_round_waits_for_every_result_of_the_one_before() -> None:
    evening = Evening(4, 2).pair()
    evening.won_by(evening.couples[0][0])
    assert evening.refused(a.Pair(())) == "HALL-ROUND-01"
    evening.won_by(evening.couples[1][0])
    assert f.RoundDone(1) in evening.told
    evening.pair()
    assert len(evening.hall.rounds) == 2


@pytest.mark.rule("HALL-ROUND-02")
def test_a_round_needs_players_for_one_table() -> None:
    assert Evening(1, 1).refused(a.Pair((a.Group((1,)),))) == "HALL-ROUND-02"
    assert Evening(3, 1, seats=(4, 5)).refused(a.Pair(())) == "HALL-ROUND-02"


@pytest.mark.rule("HALL-ROUND-03")
def test_the_clock_is_started_and_started_anew() -> None:
    evening = Evening(2, 1)
    assert evening.refused(a.StartClock(10)) == "HALL-ROUND-03"
    evening.pair().do(a.StartClock(10)).do(a.StartClock(70))
    assert evening.hall.now is not None
    assert evening.hall.now.started == 70


@pytest.mark.rule("HALL-ROUND-04")
@pytest.mark.parametrize(
    ("format", "players", "rounds"),
    [
        ("swiss", 2, 1), ("swiss", 8, 3), ("swiss", 9, 4), ("round-robin", 7, 7), ("round-robin", 8, 7),
        ("elimination", 8, 3), ("elimination", 9, 4), ("free", 9, None),
    ],
)  # fmt: skip
def test_how_many_rounds_there_are(format: str, players: int, rounds: int | None) -> None:
    assert planned_rounds(Evening(players, format=format).hall) == rounds
    assert planned_rounds(Evening(players, format="swiss", rounds=6).hall) == 6


# Results


@pytest.mark.rule("HALL-RESULT-01")
def test_a_result_of_a_table_counts_once() -> None:
    evening = Evening(2, 1).pair()
    told = a.Result(round=1, players=evening.couples[0], winners=(1,), source="table", key="table-1.7")
    evening.do(told)
    assert evening.told == (f.Settled(1, evening.couples[0], (1,)), f.RoundDone(1))
    before = evening.hall
    evening.do(told)
    assert evening.hall is before
    assert not evening.told


@pytest.mark.rule("HALL-RESULT-02")
@pytest.mark.parametrize(
    ("round", "players"), [(0, (1, 2)), (2, (1, 2)), (1, (1, 3)), (1, (1,)), (1, ()), (1, (1, 2, 3))]
)
def test_a_result_of_another_match_is_refused(round: int, players: tuple[int, ...]) -> None:
    evening = Evening(4, 2).pair((1, 2), (3, 4))
    assert evening.refused(a.Result(round=round, players=players, winners=())) == "HALL-RESULT-02"


@pytest.mark.rule("HALL-RESULT-02")
def test_a_bye_takes_no_result() -> None:
    evening = Evening(3, 2).pair((1, 2), (3,))
    assert evening.refused(a.Result(round=1, players=(3,), winners=(3,))) == "HALL-RESULT-02"


@pytest.mark.rule("HALL-RESULT-03")
def test_winners_are_players_of_the_match() -> None:
    evening = Evening(4, 2).pair((1, 2), (3, 4))
    assert evening.refused(a.Result(round=1, players=(1, 2), winners=(3,))) == "HALL-RESULT-03"


@pytest.mark.rule("HALL-RESULT-03", "HALL-STAND-01")
@pytest.mark.parametrize("winners", [(), (1, 2)])
def test_all_or_nobody_is_a_draw(winners: tuple[int, ...]) -> None:
    evening = Evening(2, 1).pair().do(a.Result(round=1, players=(2, 1), winners=winners))
    assert (evening.points(1), evening.points(2)) == (1, 1)


@pytest.mark.rule("HALL-RESULT-04")
def test_the_desk_corrects_and_a_table_does_not() -> None:
    evening = Evening(2, 1).pair().do(a.Result(round=1, players=(1, 2), winners=(1,), source="table", key="t.1"))
    other = a.Result(round=1, players=(1, 2), winners=(2,), source="table", key="t.2")
    assert evening.refused(other) == "HALL-RESULT-04"
    evening.do(a.Result(round=1, players=(1, 2), winners=(2,)))
    assert evening.told == (f.Corrected(1, evening.couples[0], (2,)),)
    assert evening.points(2) == 3


@pytest.mark.rule("HALL-RESULT-04")
def test_a_late_correction_changes_the_standings_and_no_pairing() -> None:
    evening = Evening(4, 2).pair((1, 2), (3, 4)).won_by(1).won_by(3).pair()
    couples = evening.couples
    evening.do(a.Result(round=1, players=(1, 2), winners=(2,)))
    assert evening.points(2) == 3
    assert evening.couples == couples


# Standings


@pytest.mark.rule("HALL-STAND-01", "HALL-PAIR-04")
def test_points_for_victories_draws_and_byes() -> None:
    evening = Evening(5, 2).pair((1, 2), (3, 4), (5,)).won_by(1).won_by(3, 4)
    assert [evening.points(number) for number in range(1, 6)] == [3, 0, 1, 1, 3]


@pytest.mark.rule("HALL-STAND-01")
def test_other_points_may_be_agreed_on() -> None:
    evening = Evening(4, 2, win=2, draw=1).pair((1, 2), (3, 4)).won_by(1).won_by(3, 4)
    assert [evening.points(number) for number in range(1, 5)] == [2, 0, 1, 1]


@pytest.mark.rule("HALL-STAND-02", "HALL-STAND-03")
def test_better_opponents_stand_higher() -> None:
    evening = Evening(4, 2).pair((1, 2), (3, 4)).won_by(1).won_by(3)
    evening.pair((1, 3), (2, 4)).won_by(1).won_by(4)
    rows = {row.player: row for row in evening.standings}
    assert [(row.place, row.player) for row in evening.standings] == [(1, 1), (2, 3), (3, 4), (4, 2)]
    assert rows[3].opponents == (Fraction(1) + Fraction(1, 2)) / 2
    assert rows[4].opponents == (Fraction(1, 2) + Fraction(1, 3)) / 2, "2 has no points, which counts a third"


@pytest.mark.rule("HALL-STAND-04")
def test_then_victories_at_tables_and_then_a_shared_place() -> None:
    evening = Evening(2, 1, draw=3).pair().won_by(1, 2).pair((1, 2)).won_by(1).pair((1, 2)).won_by(2)
    assert [(row.place, row.wins) for row in evening.standings] == [(1, 1), (1, 1)]
    unequal = Evening(4, 2, draw=3).pair((1, 2), (3, 4)).won_by(1, 2).won_by(3)
    assert [(row.place, row.player) for row in unequal.standings][:2] == [(1, unequal.order[0]), (1, unequal.order[1])]


def test_who_has_played_nothing_stands_at_the_end_and_no_standings_fail() -> None:
    assert Evening().standings == ()
    assert {row.place for row in Evening(3).standings} == {1}


@pytest.mark.rule("HALL-STAND-01", "HALL-STAND-02", "HALL-STAND-03", "HALL-STAND-04")
@given(evenings())
def test_standings_are_what_the_words_of_the_clauses_give(evening: Evening) -> None:
    """Counted once more from the bare list of matches, with nothing of the program."""
    met: dict[int, list[int]] = {player.number: [] for player in evening.hall.players}
    at_tables, byes, wins = Counter[int](), Counter[int](), Counter[int]()
    for match in (match for round in evening.hall.rounds for match in round.matches):
        if len(match.players) == 1:
            byes[match.players[0]] += 1
            continue
        assert match.outcome is not None
        one, other = match.players
        met[one].append(other)
        met[other].append(one)
        for number in match.players:
            at_tables[number] += 1 if len(match.outcome.winners) == 2 else 3 * (number in match.outcome.winners)
            wins[number] += match.outcome.winners == (number,)
    share = {number: max(Fraction(1, 3), Fraction(at_tables[number], 3 * len(met[number]) or 1)) for number in met}
    want = {
        number: (
            at_tables[number] + 3 * byes[number],
            sum((share[other] for other in met[number]), Fraction()) / (len(met[number]) or 1),
            wins[number],
        )
        for number in met
    }
    assert {row.player: (row.points, row.opponents, row.wins) for row in evening.standings} == want
    assert [row.place for row in evening.standings] == [
        1 + sum(other > want[row.player] for other in want.values()) for row in evening.standings
    ]


# Judges


@pytest.mark.rule("HALL-CALL-01", "HALL-CALL-02")
def test_a_call_stands_until_it_is_answered() -> None:
    evening = Evening(tables=3).do(a.Call("table-2")).do(a.Call("table-1")).do(a.Call("table-2"))
    assert evening.hall.calls == ("table-2", "table-1")
    assert not evening.told
    assert evening.refused(a.Call("attic")) == "HALL-TABLE-02"
    evening.do(a.Answer("table-2"))
    assert list(evening.hall.calls) == ["table-1"]
    assert evening.told[0] == f.Answered("table-2")
    assert evening.refused(a.Answer("table-2")) == "HALL-CALL-02"


# The end


@pytest.mark.rule("HALL-END-01", "HALL-END-02")
def test_an_evening_ends_when_every_result_is_there() -> None:
    evening = Evening(2, 1).pair()
    assert evening.refused(a.Finish()) == "HALL-END-01"
    evening.won_by(2).do(a.Finish())
    assert evening.told == (f.Over((2,)),)
    assert evening.refused(a.CheckIn("Late")) == "HALL-END-02"
    assert evening.refused(a.Finish()) == "HALL-END-02"
    evening.do(a.Result(round=1, players=(1, 2), winners=(1,)))
    assert evening.points(1) == 3
