"""KO effects: when they come, in which order, and whom they reach."""

import pytest

from tests.engine.tamer.table import buff, choose, creature, duel, flip, ko

SPIKY = creature("spiky", 2, 2, ko(buff("perm_power", 1, "all")))
HUNTER = creature("hunter", 9, 9, ko(buff("perm_power", 1, "all")))
PICKER = creature("picker", 9, 9, ko(buff("perm_power", 1, choose(1))))
SEER = creature("seer", 9, 9, [{"when": "ko"}])


@pytest.mark.rule("TAMER-KO-01", "TAMER-KO-05")
def test_who_knocks_out_an_opponent_has_its_ko_effect() -> None:
    table = duel(["hunter", "cub"], ["cub", "bear"], HUNTER)
    table.do("fight", 1)
    assert table.told("ko_effect") == [{"battle": 1, "seat": 1, "creature": "hunter"}]
    assert [table.die(1, key, "perm_power") for key in ("hunter", "cub")] == [1, 1]


@pytest.mark.rule("TAMER-KO-02", "TAMER-KO-05")
def test_it_comes_even_when_its_creature_falls_too_but_gives_that_one_nothing() -> None:
    table = duel(["spiky", "cub"], ["spiky", "cub"], SPIKY)
    table.do("fight", 1)
    for seat in (1, 2):
        assert (table.die(seat, "spiky", "perm_power"), table.die(seat, "cub", "perm_power")) == (0, 1)


@pytest.mark.rule("TAMER-KO-03")
def test_who_only_falls_has_none() -> None:
    table = duel(["spiky", "cub"], ["bear"], SPIKY)
    table.do("fight", 1)
    assert (table.told("knocked_out")[0]["creature"], table.told("ko_effect")) == ("spiky", [])


@pytest.mark.rule("TAMER-KO-04")
def test_they_come_after_all_who_fell_have_left() -> None:
    table = duel(["spiky", "cub"], ["spiky", "cub"], SPIKY)
    table.do("fight", 1)
    assert table.order_told == [
        "clash",
        "dice",
        "dice",
        "knocked_out",
        "knocked_out",
        "ko_effect",
        "dice",
        "ko_effect",
        "dice",
    ]


@pytest.mark.rule("TAMER-KO-06")
def test_the_lower_seat_comes_first_and_the_second_waits_for_its_answers() -> None:
    chooser = creature("chooser", 2, 2, ko(buff("perm_power", 1, choose(1))))
    table = duel(["chooser", "cub", "cub"], ["chooser", "cub", "cub"], chooser)
    table.do("fight", 1)
    assert (table.asks, table.view["to_act"]) == ([(1, "choose")], [1])
    table.do("choose", 1, cards=["cub#2"])
    assert table.asks == [(2, "choose")]
    table.do("choose", 2, cards=["cub"])
    assert (table.asks, table.battle()["state"]) == ([], "fight")


@pytest.mark.rule("TAMER-KO-07", "TAMER-FLIP-12")
@pytest.mark.parametrize(("answer", "winner"), [({"card": "wolf"}, 1), ({}, None)])
def test_the_end_is_judged_after_all_ko_effects(answer: dict[str, str], winner: int | None) -> None:
    table = duel(["summoner"], ["cub"], creature("summoner", 1, 1, ko(flip(1))))
    table.do("fight", 1)
    assert (table.line(1), table.line(2), table.battle()["state"]) == ([], [], "ask")
    table.do("flip", 1, **answer)
    assert table.battle()["result"] == {"winner": winner, "how": "fight"}


@pytest.mark.rule("TAMER-KO-08")
def test_it_comes_once_for_each_opponent() -> None:
    table = duel(["hunter"], ["cub", "cub", "cub", "bear"], HUNTER)
    for count in (1, 2, 3):
        table.do("fight", 1)
        assert table.die(1, "hunter", "perm_power") == count


@pytest.mark.rule("TAMER-KO-09")
def test_an_unknown_one_is_asked_for() -> None:
    table = duel(["seer"], ["cub", "cub"], SEER)
    table.do("fight", 1)
    assert (table.asks, table.table["asks"][0]["when"]) == ([(1, "resolve")], "ko")
    table.do("resolve", 1, card="seer", changes=[])
    assert table.battle()["state"] == "fight"


@pytest.mark.rule("TAMER-KO-09")
def test_also_where_nothing_of_the_effects_is_known() -> None:
    table = duel(["riddle"], ["cub", "cub"])
    table.do("resolve", 1, card="riddle", changes=[])
    table.do("fight", 1)
    assert table.asks == [(1, "resolve")]


@pytest.mark.rule("TAMER-KO-10")
def test_no_clash_while_a_ko_effect_waits() -> None:
    table = duel(["picker", "cub"], ["cub", "cub"], PICKER)
    table.do("fight", 1)
    assert table.refused("fight", 2) == "KO-10"
    assert table.refused("fight", 0, battle=1) == "KO-10"
    table.do("choose", 1, cards=["cub"])
    table.do("fight", 2)


@pytest.mark.rule("TAMER-KO-11", "TAMER-CARD-09")
def test_entered_damage_knocks_out_and_counts_for_the_creature_whose_effect_it_is() -> None:
    table = duel(["seer"], ["cub", "wolf", "cub", "bear"], SEER)
    table.do("fight", 1)
    hits = [{"creature": key, "seat": 2, "die": "damage", "by": 3} for key in ("cub#2", "wolf")]
    table.do("resolve", 1, card="seer", changes=hits)
    assert [(out["creature"], out["by"]) for out in table.told("knocked_out")] == [("wolf", "seer"), ("cub#2", "seer")]
    assert (table.line(2), table.asks) == (["bear"], [(1, "resolve")])
    table.do("resolve", 1, card="seer", changes=[])
    assert table.asks == [(1, "resolve")]
    table.do("resolve", 1, card="seer", changes=[])
    assert (table.asks, table.battle()["state"]) == ([], "fight")


@pytest.mark.rule("TAMER-KO-11")
def test_own_creatures_fall_without_a_ko_effect_and_the_lower_seat_first() -> None:
    table = duel(["cub", "cub"], ["seer", "cub"], SEER)
    table.do("fight", 1)
    hits = [
        {"creature": "cub", "seat": 2, "die": "damage", "by": 1},
        {"creature": "cub#2", "seat": 1, "die": "damage", "by": 1},
    ]
    table.do("resolve", 2, card="seer", changes=hits)
    assert [(out["seat"], out["by"]) for out in table.told("knocked_out")] == [(1, "seer"), (2, None)]
    assert table.asks == [(2, "resolve")]
