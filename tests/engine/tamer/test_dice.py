"""Buffs and dice, types and elements, and what card effects have in common."""

from typing import Any

import pytest

from companion.packs import packs_of
from engine.cards import read_cards
from engine.tamer.cards import Card
from engine.tamer.creatures import DICE
from tests.engine.tamer.table import Table, buff, building, choose, creature, duel, flip, ko, start


def given_by(*ops: Any, line: tuple[str, ...] = ("giver", "cub"), cards: tuple[Any, ...] = ()) -> Table:
    """A battle after the Round Start effect of `giver`."""
    return duel(line, ["bear"], creature("giver", 1, 2, start(*ops)), *cards)


# Dice


@pytest.mark.rule("TAMER-BUFF-01", "TAMER-BUFF-02", "TAMER-BUFF-03", "TAMER-BUFF-04")
@pytest.mark.parametrize(("die", "colour"), [
    ("temp_power", "light-red"), ("perm_power", "dark-red"), ("temp_health", "light-green"),
    ("perm_health", "dark-green"),
])  # fmt: skip
def test_every_buff_has_dice_of_its_own_colour(die: str, colour: str) -> None:
    table = given_by(buff(die, 2, "last"))
    assert table.told("dice") == [{
        "seat": 1, "creature": "cub", "die": die, "colour": colour, "from": 0, "to": 2, "by": "effect",
    }]  # fmt: skip


@pytest.mark.rule("TAMER-BUFF-05")
def test_damage_is_black() -> None:
    table = duel(["bear"], ["bear"])
    table.do("fight", 1)
    assert {(fact["die"], fact["colour"]) for fact in table.told("dice")} == {("damage", "black")}


@pytest.mark.rule("TAMER-BUFF-06", "TAMER-BUFF-07", "TAMER-BUFF-08", "TAMER-BUFF-12")
def test_after_the_battle_temporary_dice_and_damage_come_off_all_creatures() -> None:
    """One fights on, one is knocked out, one was not fielded; what was laid while building lasts until now."""
    table = building(own=("bear", "cub", "wolf"))
    for key in ("bear", "cub", "wolf"):
        changes = [{"creature": key, "die": die, "by": 1} for die in DICE if die != "damage"]
        table.do("resolve", 1, card=key, changes=changes)
    table.built("cub", "bear")
    table.do("fight", 1)
    table.do("fight", 1)
    assert [table.die(1, key, "temp_power") for key in ("bear", "cub", "wolf")] == [1, 1, 1]
    table.do("report", 1, result="win")
    for key in ("bear", "cub", "wolf"):
        dice = {
            die: table.die(1, key, die) for die in ("temp_power", "perm_power", "temp_health", "perm_health", "damage")
        }
        assert dice == {"temp_power": 0, "perm_power": 1, "temp_health": 0, "perm_health": 1, "damage": 0}
    assert {"seat": 1} in table.told("cleared")
    assert {fact["by"] for fact in table.told("dice")} == {"cleared"}


@pytest.mark.rule("TAMER-BUFF-07")
def test_permanent_dice_last_through_all_rounds() -> None:
    table = building(own=("wolf",))
    table.do("adjust", 0, target=1, counter="perm_power", creature="wolf", to=4)
    while table.view["result"] is None:
        assert table.die(1, "wolf", "perm_power") == 4
        table.drafted("wolf").built("wolf").ended(1, 2)
    assert table.die(1, "wolf", "perm_power") == 4


@pytest.mark.rule("TAMER-BUFF-08")
def test_what_was_got_before_a_knock_out_stays() -> None:
    table = duel(["victor", "cub"], ["cub", "bear"], creature("victor", 1, 2, ko(buff("perm_power", 3, "self"))))
    table.do("fight", 1)
    table.do("fight", 1)
    assert (table.battle()["out"]["1"], table.die(1, "victor", "perm_power")) == (["victor"], 3)
    table.do("report", 1, result="win")
    assert table.die(1, "victor", "perm_power") == 3


@pytest.mark.rule("TAMER-BUFF-09")
def test_buffs_of_one_kind_add_up() -> None:
    table = given_by(buff("perm_power", 2, "all"), buff("perm_power", 3, "self"))
    assert (table.die(1, "giver", "perm_power"), table.die(1, "cub", "perm_power")) == (5, 2)


@pytest.mark.rule("TAMER-BUFF-10", "TAMER-BUFF-13")
def test_people_are_told_how_to_show_dice_while_teams_fight() -> None:
    table = building()
    assert not {"BUFF-10", "BUFF-13"} & set(table.clauses)
    assert {"BUFF-10", "BUFF-13"} <= set(table.built("cub").clauses)


@pytest.mark.rule("TAMER-BUFF-11")
def test_a_die_goes_to_99_and_damage_to_999() -> None:
    table = given_by(buff("perm_power", 90, "all"), buff("perm_power", 90, "all"))
    assert table.die(1, "cub", "perm_power") == 99
    riddle = duel(["riddle"], ["bear"], creature("bear", 4, 99))
    entered = [{"creature": "riddle", "die": "perm_health", "by": by} for by in (5, -9)]
    riddle.do("resolve", 1, card="riddle", changes=[*entered, {"creature": "riddle", "die": "temp_power", "by": -1}])
    assert (riddle.die(1, "riddle", "perm_health"), riddle.die(1, "riddle", "temp_power")) == (0, 0)
    for counter in ("perm_health", "temp_health"):
        riddle.do("adjust", 0, target=2, counter=counter, creature="bear", to=99)
    riddle.do("resolve", 1, card="riddle", changes=[{"creature": "bear", "seat": 2, "die": "damage", "by": 5000}])
    assert (riddle.told("dice")[0]["to"], riddle.told("dice")[0]["by"]) == (999, "resolve")


@pytest.mark.rule("TAMER-BUFF-12", "TAMER-DEFF-04")
def test_temporary_dice_of_a_draft_last_to_the_end_of_that_rounds_battle() -> None:
    giver = creature("giver", effects=[{"when": "draft", "do": [buff("temp_power", 2, "self")]}])
    table = Table(4, giver).drafted("giver").built("giver")
    assert table.die(1, "giver", "power") == 3
    table.do("fight", 1)
    assert table.die(1, "giver", "power") == 1
    assert table.die(2, "giver", "power") == 3


# Types and elements


def training() -> dict[str, Card]:
    [pack] = [pack for pack in packs_of("tamer", training=True) if pack.training]
    cards = read_cards(pack.cards, Card)
    assert isinstance(cards, dict)
    return cards


@pytest.mark.rule("TAMER-TYPE-01", "TAMER-TYPE-02")
def test_every_creature_whose_card_is_known_has_a_type_and_an_element() -> None:
    for card in training().values():
        assert set(card.types) <= {"familiar", "spirit", "monster"}
        assert set(card.elements) <= {"fire", "water", "earth", "air"}
        assert card.types, card.id
        assert card.elements, card.id


@pytest.mark.rule("TAMER-TYPE-03")
def test_creatures_that_differ_only_in_them_fight_alike() -> None:
    def fought(**kinds: Any) -> Any:
        table = duel(["odd", "cub"], ["bear", "wolf"], creature("odd", 3, 5, **kinds))
        table.do("fight", 1, all=True)
        return table.facts

    assert fought(types=["spirit"], elements=["water"]) == fought(
        types=["monster", "familiar"], elements=["air", "fire"]
    )


MANY = creature("many", 1, 1, types=["familiar", "spirit", "monster"], elements=["water"])
GHOST = creature("ghost", 1, 1, types=["spirit"], elements=["air"])


@pytest.mark.rule("TAMER-TYPE-04")
@pytest.mark.parametrize("type", ["familiar", "spirit", "monster"])
def test_a_creature_of_several_types_is_reached_by_each(type: str) -> None:
    table = given_by(buff("temp_power", 1, {"type": type}), line=("giver", "many"), cards=(MANY,))
    assert table.die(1, "many", "temp_power") == 1


@pytest.mark.rule("TAMER-TYPE-05")
def test_it_counts_once_where_creatures_are_counted() -> None:
    table = given_by(
        buff("temp_power", {"each": 1, "per": {"type": "familiar"}}, "self"), line=("giver", "many"), cards=(MANY,)
    )
    assert table.die(1, "giver", "temp_power") == 2


@pytest.mark.rule("TAMER-TYPE-06")
@pytest.mark.parametrize(("kinds", "count"), [("type", 3), ("element", 3)])
def test_it_brings_each_of_its_types_where_different_ones_are_counted(kinds: str, count: int) -> None:
    line = ("giver", "many", "ghost", "ghost")
    table = given_by(buff("temp_power", {"each": 2, "kinds": kinds}, "self"), line=line, cards=(MANY, GHOST))
    assert table.die(1, "giver", "temp_power") == 2 * count


# Whom an effect means


@pytest.mark.rule("TAMER-CARD-01")
@pytest.mark.parametrize(("to", "reached"), [
    ("self", ["giver"]), ("front", ["many"]), ("last", ["ghost"]), ("all", ["many", "giver", "cub", "ghost"]),
    ("others", ["many", "cub", "ghost"]),
    ({"type": "spirit"}, ["many", "ghost"]),
    ({"element": "fire"}, ["giver", "cub"]), ({"element": "fire", "other": True}, ["cub"]),
    ({"type": "familiar", "other": True}, ["many", "cub"]),
    (choose(4), ["many", "giver", "cub", "ghost"]), (choose(2, {"type": "spirit"}), ["many", "ghost"]),
])  # fmt: skip
def test_an_effect_reaches_those_it_names_without_asking(to: Any, reached: list[str]) -> None:
    table = given_by(buff("temp_health", 1, to), line=("many", "giver", "cub", "ghost"), cards=(MANY, GHOST))
    assert [fact["creature"] for fact in table.told("dice")] == reached
    assert table.asks == []


@pytest.mark.rule("TAMER-CARD-01")
@pytest.mark.parametrize(("test", "holds"), [
    ({"at_least": 2, "of": "all"}, True), ({"at_least": 3, "of": "all"}, False),
    ({"at_least": 1, "of": {"element": "fire", "other": True}}, True),
    ({"at_least": 1, "of": {"type": "monster"}}, False),
    ({"at_least": 1, "kinds": "type"}, True), ({"at_least": 2, "kinds": "element"}, False),
])  # fmt: skip
def test_a_condition_decides_whether_anything_happens(test: dict[str, Any], holds: bool) -> None:
    table = given_by(buff("temp_power", 1, "self", **{"if": test}), flip(1, **{"if": test}))
    assert (table.die(1, "giver", "temp_power"), table.asks) == ((1, [(1, "flip")]) if holds else (0, []))


@pytest.mark.rule("TAMER-CARD-01", "TAMER-CARD-02")
def test_several_effects_of_a_moment_are_one_effect_in_the_order_of_the_card() -> None:
    double = creature("double", 1, 2, [*start(buff("temp_power", 1, "self")), *start(buff("perm_power", 2, "self"))])
    table = duel(["double"], ["cub"], double)
    assert [fact["die"] for fact in table.told("dice")] == ["temp_power", "perm_power"]
    assert len(table.told("round_start")) == 1
    half = duel(["half"], ["cub"], creature("half", 1, 2, [*start(buff("temp_power", 1, "self")), {"when": "start"}]))
    assert (half.asks, half.told("dice")) == ([(1, "resolve")], [])


@pytest.mark.rule("TAMER-CARD-02")
def test_an_operation_that_finds_nobody_does_nothing() -> None:
    table = given_by(buff("temp_power", 1, {"element": "earth"}), buff("perm_power", 1, "front"))
    assert [fact["die"] for fact in table.told("dice")] == ["perm_power"]


# Choosing


CHOOSER = creature("chooser", 1, 2, start(buff("perm_power", {"each": 1, "per": "all"}, choose(2, "others"))))


@pytest.mark.rule("TAMER-CARD-03")
def test_only_who_is_asked_may_choose() -> None:
    table = duel(["chooser", "cub", "cub", "cub"], ["cub"], CHOOSER)
    assert table.refused("choose", 2, cards=["cub"]) == "CARD-03"
    table.do("choose", 1, cards=["cub", "cub#3"])
    assert table.refused("choose", 1, cards=["cub", "cub#3"]) == "CARD-03"
    assert Table().refused("choose", 1, cards=[]) == "CARD-03"


@pytest.mark.rule("TAMER-CARD-04")
@pytest.mark.parametrize(
    "cards", [[], ["cub"], ["cub", "cub"], ["cub", "cub#2", "cub#3"], ["cub", "chooser"], ["cub", "wolf"]]
)
def test_a_choice_is_exactly_so_many_different_candidates(cards: list[str]) -> None:
    table = duel(["chooser", "cub", "cub", "cub"], ["cub"], CHOOSER)
    assert (table.table["asks"][0]["n"], table.table["asks"][0]["from"]) == (2, ["cub", "cub#2", "cub#3"])
    assert table.refused("choose", 1, cards=cards) == "CARD-04"
    table.do("choose", 1, cards=["cub#3", "cub#2"])
    assert [table.die(1, key, "perm_power") for key in ("cub", "cub#2", "cub#3")] == [0, 4, 4]


@pytest.mark.rule("TAMER-CARD-04", "TAMER-ADJ-03")
def test_who_has_left_the_line_since_then_gets_nothing() -> None:
    table = duel(["chooser", "cub", "cub", "cub"], ["cub"], CHOOSER)
    table.do("adjust", 0, target=1, counter="damage", creature="cub#2", to=1)
    table.do("choose", 1, cards=["cub", "cub#2"])
    assert [table.die(1, key, "perm_power") for key in ("cub", "cub#2")] == [4, 0]


# Entering what nobody knows


@pytest.mark.rule("TAMER-CARD-05")
def test_an_entry_names_the_creature_in_question() -> None:
    table = duel(["riddle", "cub"], ["bear"])
    assert table.refused("resolve", 1, card="cub", changes=[]) == "CARD-05"
    table.do("resolve", 1, card="riddle", changes=[])


@pytest.mark.rule("TAMER-CARD-06")
def test_unasked_an_entry_is_for_a_standing_creature_without_known_effects_between_clashes() -> None:
    table = duel(["riddle", "cub"], ["bear"])
    table.do("resolve", 1, card="riddle", changes=[])
    for seat, card in ((1, "cub"), (2, "bear"), (2, "riddle"), (0, "riddle")):
        assert table.refused("resolve", seat, card=card, changes=[]) == "CARD-06"
    table.do("resolve", 1, card="riddle", changes=[{"flip": 1}])
    assert (table.table["asks"][0]["when"], table.battle()["state"]) == (None, "ask")
    assert table.refused("resolve", 1, card="riddle", changes=[]) == "CARD-06"
    table.do("flip", 1)
    table.do("fight", 1)
    assert table.line(1) == ["cub"]
    assert table.refused("resolve", 1, card="riddle", changes=[]) == "CARD-06"


@pytest.mark.rule("TAMER-CARD-06")
def test_nothing_is_entered_while_the_order_of_pairs_is_rolled() -> None:
    table = building(round1="random").built("cub")
    assert table.refused("resolve", 1, card="cub", changes=[]) == "CARD-06"


@pytest.mark.rule("TAMER-CARD-07")
@pytest.mark.parametrize("change", [
    {"creature": "wolf"}, {"creature": "bear"}, {"creature": "riddle", "seat": 2}, {"creature": "cub"},
    {"creature": "bear", "seat": 0},
])  # fmt: skip
def test_changes_reach_only_creatures_standing_in_the_two_lines(change: dict[str, Any]) -> None:
    table = duel(["cub", "riddle", "cub"], ["bear"])
    table.do("resolve", 1, card="riddle", changes=[])
    table.do("fight", 1)
    fine = {"creature": "bear", "seat": 2, "die": "damage", "by": 1}
    assert table.refused("resolve", 1, card="riddle", changes=[fine, change | {"die": "damage", "by": 1}]) == "CARD-07"
    table.do("resolve", 1, card="riddle", changes=[fine, {"creature": "cub#2", "die": "temp_power", "by": 1}])
    assert (table.die(2, "bear", "damage"), table.die(1, "cub#2", "temp_power")) == (2, 1)


@pytest.mark.rule("TAMER-CARD-08")
def test_an_empty_entry_closes_the_question_and_changes_nothing() -> None:
    table = duel(["riddle"], ["cub"])
    before = table.table["creatures"]
    assert table.do("resolve", 1, card="riddle", changes=[]) == []
    assert (table.asks, table.table["creatures"]) == ([], before)


@pytest.mark.rule("TAMER-CARD-09")
def test_an_entry_goes_dice_then_falls_then_flips_then_what_waited_then_new_ko_effects() -> None:
    """Both fronts fall: seat 1's unknown effect is entered, and seat 2's known one still waits for it."""
    seer = {
        "id": "seer",
        "name": "Seer",
        "points": 0,
        "copies": 9,
        "power": 2,
        "health": 2,
        "effects": [{"when": "ko"}],
    }
    spiky = creature("spiky", 2, 2, ko(buff("perm_power", 1, "all")))
    table = duel(["seer", "cub"], ["spiky", "cub", "wolf"], seer, spiky)
    table.do("fight", 1)
    hit = {"creature": "cub", "seat": 2, "die": "damage", "by": 1}
    table.do("resolve", 1, card="seer", changes=[{"flip": 1}, hit])
    assert table.order_told == ["dice", "knocked_out", "asked"]
    table.do("flip", 1, card="bear")
    assert table.order_told == ["flipped", "ko_effect", "dice", "ko_effect", "asked"]
    assert [fact["creature"] for fact in table.told("ko_effect")] == ["spiky", "seer"]
    table.do("resolve", 1, card="seer", changes=[])
    assert (table.battle()["state"], table.line(1), table.line(2)) == ("fight", ["cub", "bear"], ["wolf"])


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("change", [
    {}, {"flip": 4}, {"flip": 0}, {"flip": 1, "creature": "riddle", "die": "damage", "by": 1}, {"creature": "riddle"},
    {"creature": "riddle", "die": "luck", "by": 1}, {"creature": "riddle", "die": "damage"},
    {"creature": "nobody", "die": "damage", "by": 1},
    {"creature": "riddle", "die": "damage", "by": 1, "seat": 3}, {"creature": "riddle", "die": "damage", "by": 1.5},
])  # fmt: skip
def test_a_change_is_a_die_of_a_creature_or_a_flip(change: dict[str, Any]) -> None:
    assert duel(["riddle"], ["cub"]).refused("resolve", 1, card="riddle", changes=[change]) == "TABLE-INPUT"
