"""Who is here: checking in, badges, coming late, leaving and coming back."""

import pytest

from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from companion.hall.rules.settings import MOST_PLAYERS
from tests.companion.hall.evening import Evening


@pytest.mark.rule("HALL-IN-01")
def test_players_are_numbered_as_they_check_in() -> None:
    evening = Evening().do(a.CheckIn("Ana")).do(a.CheckIn("Bo"))
    assert evening.told == (f.CheckedIn(2, "Bo", 1),)
    assert [(player.number, player.name) for player in evening.hall.players] == [(1, "Ana"), (2, "Bo")]
    assert evening.refused(a.Leave(3)) == "HALL-IN-01"


@pytest.mark.rule("HALL-IN-01")
def test_a_full_hall_takes_nobody() -> None:
    evening = Evening(MOST_PLAYERS)
    assert evening.refused(a.CheckIn("One more")) == "HALL-IN-01"


@pytest.mark.rule("HALL-IN-02")
@pytest.mark.parametrize("name", ["Ana", "ana", " ANA "])
def test_a_name_is_taken_once(name: str) -> None:
    evening = Evening(2)
    assert evening.refused(a.CheckIn(name)) == "HALL-IN-02"
    assert evening.refused(a.Change(2, name=name)) == "HALL-IN-02"
    assert evening.do(a.Change(1, name="Anna")).hall.player(1).name == "Anna"


@pytest.mark.rule("HALL-IN-02")
def test_the_own_name_may_be_spelled_otherwise() -> None:
    assert Evening(1).do(a.Change(1, name="ANA")).hall.player(1).name == "ANA"


@pytest.mark.rule("HALL-IN-03")
def test_a_badge_belongs_to_one_player() -> None:
    evening = Evening(1).do(a.CheckIn("Bo", badge="04:A2"))
    assert evening.refused(a.CheckIn("Cy", badge="04:A2")) == "HALL-IN-03"
    assert evening.refused(a.Change(1, badge="04:A2")) == "HALL-IN-03"
    evening.do(a.Change(2, badge=None)).do(a.Change(1, badge="04:A2"))
    assert [player.badge for player in evening.hall.players] == ["04:A2", None]


@pytest.mark.rule("HALL-IN-04")
def test_who_comes_late_plays_from_the_next_round_on() -> None:
    evening = Evening(4, 2).pair().do(a.CheckIn("Late"))
    assert evening.told == (f.CheckedIn(5, "Late", 2),)
    assert 5 not in [number for couple in evening.couples for number in couple]
    for couple in evening.couples:
        evening.won_by(couple[0])
    assert evening.points(5) == 0
    evening.pair()
    assert 5 in [number for couple in evening.couples for number in couple]


@pytest.mark.rule("HALL-IN-05")
@pytest.mark.parametrize("format", ["round-robin", "elimination"])
def test_a_league_and_a_cup_take_nobody_in_after_their_first_round(format: str) -> None:
    evening = Evening(4, 2, format=format).do(a.CheckIn("Eve")).pair()
    assert evening.refused(a.CheckIn("Late")) == "HALL-IN-05"


@pytest.mark.rule("HALL-OUT-01")
def test_who_leaves_is_not_paired_and_what_they_play_counts() -> None:
    evening = Evening(4, 2).pair()
    leaving = evening.couples[0][0]
    evening.do(a.Leave(leaving))
    assert evening.told == (f.Left(leaving),)
    assert evening.refused(a.Leave(leaving)) == "HALL-OUT-01"
    for couple in evening.couples:
        evening.won_by(couple[0])
    assert evening.points(leaving) == 3
    evening.pair()
    assert leaving not in [number for couple in evening.couples for number in couple]
    assert leaving in evening.order


@pytest.mark.rule("HALL-OUT-02")
def test_who_comes_back_has_their_points_and_meetings() -> None:
    evening = Evening(4, 2).play()
    met = evening.hall.met()[1]
    evening.do(a.Leave(1)).do(a.ComeBack(1))
    assert evening.told == (f.CameBack(1, 2),)
    assert evening.refused(a.ComeBack(1)) == "HALL-OUT-02"
    assert evening.points(1) == 3
    evening.pair()
    assert not met & set(next(couple for couple in evening.couples if 1 in couple))
