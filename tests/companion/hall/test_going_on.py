"""Who can be in the next round where not everybody is: winners of a cup, and whoever is free in free play."""

import pytest

from companion.hall.pairing import Reasons, planned_rounds, proposal
from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from tests.companion.hall.evening import Evening

# A cup in which something is corrected, or somebody comes back


def cup(players: int) -> Evening:
    return Evening(players, 8, format="elimination")


def overturned(evening: Evening) -> tuple[int, int]:
    """The first match of the first round had the other winner; gives who won now, and who lost."""
    first = evening.hall.rounds[0].matches[0]
    assert first.outcome is not None
    (lost,) = first.outcome.winners
    (won,) = set(first.players) - {lost}
    evening.do(a.Result(round=1, players=first.players, winners=(won,)))
    return won, lost


def numbers(evening: Evening) -> set[int]:
    return {player.number for player in evening.hall.playing}


@pytest.mark.rule("HALL-KO-04")
def test_a_correction_before_the_next_round_decides_who_goes_on() -> None:
    evening = cup(8).play()
    won, lost = overturned(evening)
    evening.pair()
    assert won in {number for couple in evening.couples for number in couple}
    assert lost not in numbers(evening)


@pytest.mark.rule("HALL-KO-04")
def test_a_correction_after_two_rounds_leaves_what_was_played() -> None:
    evening = cup(8).play().play()
    through = numbers(evening)
    overturned(evening)
    assert numbers(evening) == through
    evening.play()
    assert len(evening.hall.playing) == 1


@pytest.mark.rule("HALL-KO-04", "HALL-PAIR-06")
def test_who_won_after_all_takes_the_place_of_who_lost() -> None:
    evening = cup(8).play().pair()
    before = evening.couples
    won, lost = overturned(evening)
    assert evening.hall.left_out == (won,)
    evening.do(a.Swap(lost, won))
    assert evening.couples == [tuple(won if one == lost else one for one in couple) for couple in before]
    assert not evening.hall.left_out
    assert f.Again not in map(type, evening.told)


@pytest.mark.rule("HALL-KO-04")
def test_the_place_can_be_named_in_either_order() -> None:
    evening = cup(4).play().pair()
    won, lost = overturned(evening)
    evening.do(a.Swap(won, lost))
    assert won in evening.couples[0]


@pytest.mark.rule("HALL-KO-04", "HALL-PAIR-06")
def test_nobody_else_takes_a_place() -> None:
    evening = cup(8).play()
    losers = [player.number for player in evening.hall.players if player.number not in numbers(evening)]
    evening.pair()
    assert evening.refused(a.Swap(evening.couples[0][0], losers[0])) == "HALL-PAIR-06"
    won, lost = overturned(evening)
    (other,) = (one for one in next(couple for couple in evening.couples if lost in couple) if one != lost)
    assert evening.refused(a.Swap(other, won)) == "HALL-PAIR-06", "the other one has won, too"
    evening.won_by(lost)
    assert evening.refused(a.Swap(lost, won)) == "HALL-PAIR-06", "that match is over"


@pytest.mark.rule("HALL-KO-02", "HALL-KO-04")
def test_who_missed_a_round_of_a_cup_does_not_come_in_again() -> None:
    evening = cup(4).play()
    gone, other = (player.number for player in evening.hall.playing)
    evening.do(a.Leave(gone)).pair().do(a.ComeBack(gone))
    assert numbers(evening) == {other}
    assert evening.refused(a.Pair((a.Group((gone, other)),))) == "HALL-ROUND-02"


@pytest.mark.rule("HALL-KO-01", "HALL-KO-04")
def test_who_was_away_when_a_cup_began_is_not_in_it() -> None:
    evening = cup(5).do(a.Leave(5)).play().do(a.ComeBack(5))
    assert 5 not in numbers(evening)
    evening.play()
    assert len(evening.hall.playing) == 1


@pytest.mark.rule("HALL-KO-02", "HALL-ROUND-02")
def test_who_is_alone_in_the_last_round_has_won_the_cup() -> None:
    evening = cup(4).play()
    gone, other = (player.number for player in evening.hall.playing)
    evening.do(a.Leave(gone)).pair()
    assert evening.couples == [(other,)]
    assert [row.player for row in evening.standings if row.place == 1] == [other]
    assert evening.refused(proposal(evening.hall)) == "HALL-ROUND-02", "nobody is left to meet"


@pytest.mark.rule("HALL-ROUND-04")
@pytest.mark.parametrize("players", range(2, 14))
def test_a_cup_has_as_many_rounds_as_were_foretold(players: int) -> None:
    evening = cup(players + 1).do(a.Leave(players + 1))
    foretold = planned_rounds(evening.hall)
    while len(evening.hall.playing) > 1:
        evening.play()
        assert planned_rounds(evening.hall) == foretold
    assert len(evening.hall.rounds) == foretold


# Free play


def free() -> Evening:
    """1 and 2 have played; 3 and 4 still do, at the second table."""
    return Evening(6, 3, format="free").pair((1, 2), (3, 4)).won_by(1)


@pytest.mark.rule("HALL-FREE-01")
def test_who_still_plays_is_not_put_together_with_others() -> None:
    evening = free()
    assert {player.number for player in evening.hall.playing} == {1, 2, 5, 6}
    assert evening.refused(a.Pair((a.Group((3, 5)),))) == "HALL-FREE-01"


@pytest.mark.rule("HALL-TABLE-02")
def test_a_table_at_which_people_still_play_is_not_given_to_others() -> None:
    evening = free()
    assert evening.refused(a.Pair((a.Group((1, 5), "table-2"),))) == "HALL-TABLE-02"
    evening.pair((1, 5), (2, 6))
    assert [match.table for match in evening.matches] == ["table-1", "table-3"]
    evening.do(a.Leave(1))
    assert [match.table for match in evening.hall.open] == ["table-2", "table-1", "table-3"]


@pytest.mark.rule("HALL-FREE-01", "HALL-TABLE-03")
def test_a_match_of_before_is_moved_and_given_another_table() -> None:
    evening = free().pair((1, 5))
    evening.do(a.Move(3, "table-3"))
    assert [match.table for match in evening.hall.open] == ["table-3", "table-1"]
    evening.do(a.RemoveTable("table-3")).do(a.AddTable("attic"))
    assert [(match.players, match.table) for match in evening.hall.open] == [((3, 4), "attic"), ((1, 5), "table-1")]


@pytest.mark.rule("HALL-END-01")
def test_an_evening_of_free_play_ends_when_every_match_has_a_result() -> None:
    evening = free().pair((1, 5)).won_by(5)
    assert evening.refused(a.Finish()) == "HALL-END-01"
    evening.do(a.Result(round=1, players=(3, 4), winners=(4,))).do(a.Finish())
    assert evening.hall.over


# Reasons


@pytest.mark.rule("HALL-PAIR-07", "HALL-KO-01")
def test_a_cup_says_why_somebody_waits_or_was_drawn() -> None:
    evening = cup(3)
    first = Reasons(evening.hall)
    assert {(match.bye, first.of(match).id) for match in evening.pair().matches} == {
        (True, "hall-why-cup-waits"), (False, "hall-why-lot"),
    }  # fmt: skip
    evening.won_by(next(couple for couple in evening.couples if len(couple) == 2)[0])
    later = Reasons(evening.hall)
    assert {later.of(match).id for match in evening.pair().matches} == {"hall-why-elimination"}


@pytest.mark.rule("HALL-PAIR-07", "HALL-KO-02")
def test_a_cup_says_that_somebody_goes_on_without_a_match() -> None:
    evening = cup(8).play()
    evening.do(a.Leave(evening.hall.playing[0].number))
    reasons = Reasons(evening.hall)
    assert {(match.bye, reasons.of(match).id) for match in evening.pair().matches} == {
        (True, "hall-why-cup-goes-on"), (False, "hall-why-elimination"),
    }  # fmt: skip


@pytest.mark.rule("HALL-PAIR-07", "HALL-LEAGUE-01")
def test_a_league_says_why_somebody_waits() -> None:
    evening = Evening(3, 2, format="round-robin")
    reasons = Reasons(evening.hall)
    assert {(match.bye, reasons.of(match).id) for match in evening.pair().matches} == {
        (True, "hall-why-league-waits"), (False, "hall-why-round-robin"),
    }  # fmt: skip
