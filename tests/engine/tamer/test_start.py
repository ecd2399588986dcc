"""Round Start effects: who resolves what in which order."""

import pytest

from tests.engine.tamer.table import buff, building, choose, creature, duel, flip, start

GROWL = creature("growl", 1, 2, start(buff("temp_power", 1, "self")))
HOWL = creature("howl", 1, 2, start(buff("temp_power", {"each": 1, "per": "all"}, "self")))
CALLER = creature("caller", 1, 2, start(flip(1)))


@pytest.mark.rule("TAMER-START-01")
def test_effects_of_all_creatures_in_both_lines_are_resolved_wherever_they_stand() -> None:
    table = duel(["cub", "growl"], ["cub", "cub", "howl"], GROWL, HOWL)
    assert [(fact["seat"], fact["creature"]) for fact in table.told("round_start")] == [(1, "growl"), (2, "howl")]
    assert (table.die(1, "growl", "power"), table.die(2, "howl", "power")) == (2, 4)


@pytest.mark.rule("TAMER-START-02")
def test_each_is_resolved_once_in_a_battle() -> None:
    table = duel(["growl", "growl"], ["bear"], GROWL)
    table.do("start", 1)
    table.do("fight", 1)
    assert table.told("round_start") == []
    assert [table.die(1, key, "temp_power") for key in ("growl", "growl#2")] == [1, 1]


@pytest.mark.rule("TAMER-START-03")
def test_of_several_the_player_chooses_the_next() -> None:
    table = duel(["growl", "howl", "growl"], ["cub"], GROWL, HOWL)
    assert table.table["asks"] == [{
        "seat": 1, "battle": 1, "kind": "order", "creature": None, "when": "start", "n": None,
        "from": ["growl", "howl", "growl#2"], "round": None,
    }]  # fmt: skip
    assert table.refused("start", 1, card="wolf") == "START-03"
    table.do("start", 1, card="growl#2")
    assert table.table["asks"][0]["from"] == ["growl", "howl"]
    assert [ask["from"] for ask in table.told("asked")] == [["growl", "howl"]]


@pytest.mark.rule("TAMER-START-03")
def test_without_a_name_it_is_the_frontmost() -> None:
    table = duel(["cub", "howl", "growl", "growl"], ["cub"], GROWL, HOWL)
    table.do("start", 1)
    assert [fact["creature"] for fact in table.told("round_start")] == ["howl"]


@pytest.mark.rule("TAMER-START-04")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_order_between_the_seats_does_not_matter(order: tuple[int, int]) -> None:
    table = duel(["growl", "howl"], ["howl", "growl"], GROWL, HOWL)
    assert table.asks == [(1, "order"), (2, "order")]
    for seat in order:
        table.do("start", seat)
    assert (table.battle()["state"], table.die(1, "howl", "power"), table.die(2, "howl", "power")) == ("fight", 3, 3)


@pytest.mark.rule("TAMER-START-05")
def test_one_that_waits_alone_is_resolved_at_once() -> None:
    assert duel(["growl"], ["cub"], GROWL).battle()["state"] == "fight"
    table = duel(["growl", "howl"], ["cub"], GROWL, HOWL)
    table.do("start", 1, card="howl")
    assert [fact["creature"] for fact in table.told("round_start")] == ["howl", "growl"]


@pytest.mark.rule("TAMER-START-06")
@pytest.mark.parametrize(("first", "power"), [("caller", 5), ("howl", 4)])
def test_each_finds_the_line_as_those_before_left_it(first: str, power: int) -> None:
    table = duel(["caller", "howl", "cub"], ["cub"], CALLER, HOWL)
    table.do("start", 1, card=first)
    table.do("flip", 1, card="wolf")
    assert table.die(1, "howl", "power") == power


@pytest.mark.rule("TAMER-START-07")
def test_a_round_start_effect_leaves_the_opponent_alone() -> None:
    table = duel(["riddle"], ["cub"])
    theirs = {"creature": "cub", "seat": 2, "die": "damage", "by": 1}
    assert table.refused("resolve", 1, card="riddle", changes=[theirs]) == "START-07"
    table.do("resolve", 1, card="riddle", changes=[{"creature": "riddle", "seat": 1, "die": "temp_power", "by": 1}])


@pytest.mark.rule("TAMER-START-08")
def test_a_creature_flipped_now_has_its_own_effect_waiting() -> None:
    table = duel(["caller"], ["cub"], CALLER, GROWL)
    table.do("flip", 1, card="growl")
    assert (table.die(1, "growl", "power"), table.battle()["state"]) == (2, "fight")
    several = duel(["caller", "howl"], ["cub"], CALLER, GROWL, HOWL)
    several.do("start", 1, card="caller")
    several.do("flip", 1, card="growl")
    assert several.table["asks"][0]["from"] == ["howl", "growl"]


@pytest.mark.rule("TAMER-START-09")
def test_who_is_not_in_the_line_has_none() -> None:
    table = building(GROWL, own=("growl", "cub")).built("cub")
    assert table.told("round_start") == []
    assert table.battle(1)["state"] == "fight"


@pytest.mark.rule("TAMER-START-10")
@pytest.mark.parametrize("card", ["riddle", "hint"])
def test_an_unknown_effect_waits_like_the_others_and_is_asked_for(card: str) -> None:
    table = duel(["growl", card], ["cub"], GROWL, creature("hint", 2, 4, [{"when": "start"}]))
    assert table.table["asks"][0]["from"] == ["growl", card]
    table.do("start", 1)
    assert table.asks == [(1, "resolve")]
    table.do("resolve", 1, card=card, changes=[{"creature": card, "die": "perm_power", "by": 2}])
    assert (table.die(1, card, "power"), table.battle()["state"]) == (4, "fight")


@pytest.mark.rule("TAMER-START-11")
def test_only_who_is_asked_for_an_order_may_give_one() -> None:
    table = duel(["growl", "howl"], ["growl"], GROWL, HOWL)
    assert table.refused("start", 2) == "START-11"
    assert building().refused("start", 1) == "START-11"
    table.do("start", 1)
    assert table.refused("start", 1) == "START-11"


@pytest.mark.rule("TAMER-START-12")
def test_no_clash_before_all_effects_are_resolved() -> None:
    chooser = creature("chooser", 1, 2, start(buff("temp_power", 1, choose(1))))
    table = duel(["growl", "howl"], ["chooser", "cub"], GROWL, HOWL, chooser)
    assert (table.asks, table.view["to_act"]) == ([(1, "order"), (2, "choose")], [1, 2])
    assert table.refused("fight", 2) == "START-12"
    table.do("choose", 2, cards=["cub"])
    assert (table.refused("fight", 2), table.view["to_act"]) == ("START-12", [1])
    table.do("start", 1)
    table.do("fight", 2)
