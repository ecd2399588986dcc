"""Tables: which take part, who plays where, and what becomes of a match whose table goes."""

import pytest

from companion.hall.rules import actions as a
from companion.hall.rules import facts as f
from companion.hall.rules.settings import MOST_TABLES
from tests.companion.hall.evening import Evening


@pytest.mark.rule("HALL-TABLE-01")
def test_a_table_takes_part_once() -> None:
    evening = Evening(tables=2)
    assert evening.refused(a.AddTable("table-1")) == "HALL-TABLE-01"
    assert Evening(tables=MOST_TABLES).refused(a.AddTable("one-more")) == "HALL-TABLE-01"


@pytest.mark.rule("HALL-TABLE-01", "HALL-PAIR-08")
def test_a_match_without_a_table_waits_and_takes_the_next_one() -> None:
    evening = Evening(6, 2).pair()
    assert f.NoTable(1) in evening.told
    assert [match.table for match in evening.matches] == ["table-1", "table-2", None]
    evening.do(a.AddTable("stage"))
    assert [match.table for match in evening.matches] == ["table-1", "table-2", "stage"]


@pytest.mark.rule("HALL-TABLE-02")
def test_one_match_a_table_at_a_table_that_is_there() -> None:
    evening = Evening(4, 1)
    twice = (a.Group((1, 2), "table-1"), a.Group((3, 4), "table-1"))
    assert evening.refused(a.Pair(twice)) == "HALL-TABLE-02"
    assert evening.refused(a.Pair((a.Group((1, 2), "attic"), a.Group((3, 4))))) == "HALL-TABLE-02"
    assert evening.refused(a.RemoveTable("attic")) == "HALL-TABLE-02"


@pytest.mark.rule("HALL-TABLE-02")
def test_a_match_whose_table_is_taken_away_waits() -> None:
    evening = Evening(4, 2).pair().do(a.Call("table-1")).do(a.RemoveTable("table-1"))
    assert evening.told == (f.NoTable(1),)
    assert [match.table for match in evening.matches] == [None, "table-2"]
    assert evening.hall.calls == ()


@pytest.mark.rule("HALL-TABLE-02")
def test_a_table_whose_match_is_over_just_goes() -> None:
    evening = Evening(4, 2).pair()
    evening.won_by(evening.couples[0][0]).do(a.RemoveTable("table-1"))
    assert [match.table for match in evening.matches] == ["table-1", "table-2"]


@pytest.mark.rule("HALL-TABLE-03")
def test_a_match_moves_and_changes_places_with_another() -> None:
    evening = Evening(4, 3).pair()
    first, second = evening.couples
    evening.do(a.Move(first[0], "table-3")).do(a.Move(second[0], "table-3"))
    assert [match.table for match in evening.matches] == ["table-2", "table-3"]
    assert evening.refused(a.Move(first[0], "attic")) == "HALL-TABLE-02"
    evening.won_by(first[0])
    assert evening.refused(a.Move(first[0], "table-1")) == "HALL-TABLE-03"


@pytest.mark.rule("HALL-TABLE-04")
def test_the_leaders_sit_at_the_first_table() -> None:
    evening = Evening(8, 4).play(winners=(5, 6, 7, 8)).pair()
    points = {match.table: sum(evening.points(number) for number in match.players) for match in evening.matches}
    assert points == {"table-1": 6, "table-2": 6, "table-3": 0, "table-4": 0}


@pytest.mark.rule("HALL-TABLE-04")
def test_who_needs_a_certain_table_has_it() -> None:
    evening = Evening(8, 4).do(a.Change(8, table="table-1")).do(a.Change(7, table="gone"))
    for _ in range(3):
        evening.play()
        assert next(match.table for match in evening.matches if 8 in match.players) == "table-1"
        assert len({match.table for match in evening.matches}) == 4


@pytest.mark.rule("HALL-TABLE-04")
def test_of_two_who_need_the_same_table_one_has_it() -> None:
    evening = Evening(4, 2).do(a.Change(1, table="table-2")).do(a.Change(3, table="table-2")).pair((1, 2), (3, 4))
    assert [match.table for match in evening.matches] == ["table-2", "table-1"]
