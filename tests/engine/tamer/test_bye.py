"""Byes and sample teams: who is left over, what it fights, and what the engine decides for a team without a player."""

from typing import Any

import pytest

from tests.engine.tamer.table import Table, buff, choose, creature, flip, ko, start, tournament


def odd(*cards: Any, sample: list[str] | None = None, line: tuple[str, ...] = ("cub",), **options: Any) -> Table:
    """The first battles of five; seat 5 has the bye and faces the sample team in battle 3."""
    samples = {} if sample is None else {"1": sample}
    table = Table(5, *cards, draft="off", samples=samples, **options)
    return table.built(*line)


@pytest.mark.rule("TAMER-BYE-01")
def test_one_of_an_odd_number_has_the_bye_in_each_round() -> None:
    table = tournament(5)
    for round in (1, 2, 3):
        table.built()
        [seat] = table.flagged("bye")
        assert sum(one["counters"]["byes"] for one in table.view["seats"]) == round
        assert table.seat(seat)["counters"]["byes"] == 1
        table.ended(1, 2)
    assert tournament(4).built().flagged("bye") == []


@pytest.mark.rule("TAMER-BYE-01")
def test_the_flag_goes_when_the_next_round_begins() -> None:
    table = tournament(5).built()
    assert table.flagged("bye") == [5]
    assert table.ended(1, 2).flagged("bye") == []


@pytest.mark.rule("TAMER-BYE-02", "TAMER-BYE-06")
def test_the_sample_team_fights_like_any_other() -> None:
    table = odd(sample=["wolf", "cub", "cub"])
    assert (table.line(5, 3), table.line(0, 3)) == (["cub"], ["wolf", "cub", "cub#2"])
    table.do("fight", 5, all=True)
    assert table.battle(3)["result"] == {"winner": 0, "how": "fight"}
    assert table.record(5) == (0, 0, 1)
    assert table.table["history"] == [{"round": 1, "seats": [5, 0], "winner": 0, "how": "fight"}]


@pytest.mark.rule("TAMER-BYE-03")
def test_it_has_no_dice_and_costs_nothing() -> None:
    table = odd(creature("dragon", 9, 9, points=99), sample=["dragon"])
    assert {die: table.die(0, "dragon", die) for die in ("temp_power", "perm_power", "damage")} == {
        "temp_power": 0, "perm_power": 0, "damage": 0,
    }  # fmt: skip
    assert table.battle(3)["state"] == "fight"


@pytest.mark.rule("TAMER-BYE-04", "TAMER-BATTLE-19")
def test_without_a_sample_team_the_battle_waits_for_its_report() -> None:
    for table in (odd(), tournament(5).built()):
        assert (table.battle(3)["seats"], table.battle(3)["state"]) == ([5, 0], "report")
        assert "0" not in table.battle(3)["lines"]
        table.do("report", 5, result="loss")
        assert (table.record(5), table.battle(3)["result"]) == ((0, 0, 1), {"winner": 0, "how": "report"})


@pytest.mark.rule("TAMER-BYE-05")
@pytest.mark.parametrize(("bye", "record", "winner"), [("win", (1, 0, 0), 5), ("draw", (0, 1, 0), None)])
def test_a_bye_may_be_won_or_drawn_at_once(bye: str, record: tuple[int, int, int], winner: int | None) -> None:
    table = odd(sample=["wolf"], bye=bye)
    assert (table.battle(3)["state"], table.record(5)) == ("done", record)
    assert table.battle(3)["result"] == {"winner": winner, "how": "bye"}
    assert list(table.battle(3)["lines"]) == ["5"]
    assert table.refused("report", 5, result="win") == "REC-04"


@pytest.mark.rule("TAMER-BYE-05", "TAMER-BUFF-06")
def test_dice_come_off_after_such_a_bye_too() -> None:
    table = Table(5, draft="off", bye="win")
    table.do("place", 5, card="cub")
    table.do("resolve", 5, card="cub", changes=[{"creature": "cub", "die": "temp_power", "by": 2}])
    for seat in (1, 2, 3, 4):
        table.do("place", seat, card="cub")
    for seat in (1, 2, 3, 4, 5):
        table.do("ready", seat)
    assert ({"seat": 5} in table.told("cleared"), table.die(5, "cub", "temp_power")) == (True, 0)


@pytest.mark.rule("TAMER-BYE-06")
def test_the_sample_team_has_no_record() -> None:
    table = odd(sample=["cub"])
    table.do("fight", 5)
    assert [fact["seat"] for fact in table.told("record")] == [5]


@pytest.mark.rule("TAMER-BYE-07")
def test_the_engine_decides_for_the_sample_team_from_front_to_back() -> None:
    first = creature("first", 1, 1, start(buff("perm_power", 1, choose(1, "others"))))
    second = creature("second", 1, 1, start(buff("perm_health", 2, choose(2))))
    table = odd(first, second, sample=["first", "second", "cub"])
    assert [fact["creature"] for fact in table.told("round_start")] == ["first", "second"]
    assert (table.die(0, "second", "perm_power"), table.die(0, "cub", "perm_power")) == (1, 0)
    assert [table.die(0, key, "perm_health") for key in ("first", "second", "cub")] == [2, 2, 0]
    assert table.battle(3)["state"] == "fight"


@pytest.mark.rule("TAMER-BYE-08")
def test_its_flips_are_done_by_whoever_faces_it() -> None:
    caller = creature("caller", 1, 1, start(flip(1)))
    table = odd(caller, sample=["caller"])
    assert (table.asks, table.view["to_act"]) == ([(0, "flip")], [1, 2, 3, 4, 5])
    assert table.battle(3)["state"] == "start"
    table.do("flip", 0, card="wolf")
    assert table.line(0, 3) == ["caller", "wolf"]
    assert "wolf" in table.table["creatures"]["0"]


@pytest.mark.rule("TAMER-BYE-08")
def test_its_unknown_effects_are_entered_for_seat_0() -> None:
    table = odd(sample=["riddle"])
    assert table.asks == [(0, "resolve")]
    assert {"resolve"} <= table.verbs(0)
    table.do("resolve", 0, card="riddle", changes=[{"creature": "riddle", "die": "temp_power", "by": 3}])
    assert (table.asks, table.die(0, "riddle", "power")) == ([], 5)


@pytest.mark.rule("TAMER-BYE-08", "TAMER-KO-06")
def test_its_ko_effect_comes_last() -> None:
    spiky = creature("spiky", 1, 1, ko(buff("perm_power", 1, "all")))
    table = odd(spiky, sample=["spiky", "cub"], line=("spiky", "cub"))
    table.do("fight", 5)
    assert [fact["seat"] for fact in table.told("ko_effect")] == [5, 0]


@pytest.mark.rule("TAMER-BYE-09")
def test_people_are_told_to_take_the_sample_team_off() -> None:
    table = odd(sample=["cub"])
    assert "BYE-09" in table.clauses
    table.do("fight", 5)
    assert "0" not in table.table["creatures"]
    assert "BYE-09" not in Table(4, draft="off").built("cub").clauses
    assert "BYE-09" not in Table(5, draft="off", bye="draw").built("cub").clauses
