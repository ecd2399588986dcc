"""What kind of skill a card is: its types, its sides, its School."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill

TYPES = ("spell", "action", "ability", "curse", "boon", "elite")
SCHOOLS = ("fire", "water", "sword", "assassination")


def blocked(card: dict[str, Any], **match: list[str]) -> bool:
    """Whether a block of such skills works on this one."""
    wall = skill("wall", effect("block", match=match))
    table = Table(wall, card).begun().turn(card["id"], "wall")
    return bool(table.told("blocked"))


@pytest.mark.rule("AMBAL-SKILL-01")
@pytest.mark.parametrize("kind", TYPES)
def test_a_skill_has_one_or_several_of_six_types(kind: str) -> None:
    other = TYPES[TYPES.index(kind) - 1]
    assert [blocked(skill("act", hit(1), types=types), types=[kind]) for types in ([kind], [other, kind], [other])] == [
        True, True, False,
    ]  # fmt: skip


@pytest.mark.rule("AMBAL-SKILL-01")
def test_there_are_no_other_types() -> None:
    table = Table().begun().turn("riddle", None)
    assert table.refused("resolve", 1, cost=0, effects=[], types=["trap"]) == "TABLE-INPUT"
    table.do("resolve", 1, cost=0, effects=[], types=list(TYPES))


@pytest.mark.rule("AMBAL-SKILL-02")
@pytest.mark.parametrize("wanted", [["action"], ["curse"], ["spell", "action"]])
def test_a_curse_action_is_both_an_action_and_a_curse(wanted: list[str]) -> None:
    lash = skill("lash", hit(1), curse(2), types=["curse", "action"])
    assert blocked(lash, types=wanted)
    assert not blocked(lash, types=["spell"])


@pytest.mark.rule("AMBAL-SKILL-03")
def test_boons_and_curses_are_told_apart() -> None:
    table = Table(skill("glow", boon(3)), skill("doom", curse(3)), mode="double-regular").begun()
    table.turn(("glow", 1), ("doom", 3), ("doom", 1), ("glow", 4))
    kinds = [(one["card"], one["kind"], one["on"]) for one in table.table["durations"]]
    assert kinds == [("glow", "boon", 1), ("glow", "boon", 4), ("doom", "curse", 3), ("doom", "curse", 1)]


@pytest.mark.rule("AMBAL-SKILL-03")
def test_what_removes_curses_leaves_boons_and_the_other_way_round() -> None:
    wash = skill("wash", effect("remove", "you", what="curse", n="all"))
    strip = skill("strip", effect("remove", "opponent", what="boon", n="all"))
    table = Table(skill("glow", boon(3)), skill("doom", curse(3)), wash, strip).begun().turn("glow", "doom")
    table.turn("wash", "filler-1")
    assert [one["card"] for one in table.table["durations"]] == ["glow"]
    table.turn("filler-2", "strip")
    assert table.table["durations"] == []


@pytest.mark.rule("AMBAL-SKILL-04")
@pytest.mark.parametrize(
    ("data", "offensive", "defensive"),
    [
        ({"sides": ["offensive"]}, True, False), ({"sides": ["defensive"]}, False, True),
        ({"sides": ["offensive", "defensive"]}, True, True), ({}, True, True), ({"sides": []}, False, False),
    ],
)  # fmt: skip
def test_a_skill_is_offensive_defensive_or_both(data: dict[str, Any], offensive: bool, defensive: bool) -> None:
    both = skill("both", hit(1), heal(1), **data)
    assert (blocked(both, sides=["offensive"]), blocked(both, sides=["defensive"])) == (offensive, defensive)


@pytest.mark.rule("AMBAL-SKILL-05")
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_skill_belongs_to_one_school(school: str) -> None:
    act = skill("act", hit(1), school=school)
    assert [other for other in SCHOOLS if blocked(act, schools=[other])] == [school]


@pytest.mark.rule("AMBAL-SKILL-05")
def test_a_card_whose_school_is_not_known_belongs_to_none() -> None:
    assert not blocked(skill("act", hit(1)), schools=list(SCHOOLS))


@pytest.mark.rule("AMBAL-SKILL-06")
@pytest.mark.parametrize("effects", [[curse(2)], [cause("burning", 2)], [hit(1)]])
def test_a_type_that_nobody_gave_matches_nothing(effects: list[dict[str, Any]]) -> None:
    assert not blocked(skill("act", *effects), types=list(TYPES))


@pytest.mark.rule("AMBAL-SKILL-06")
@pytest.mark.parametrize(("types", "health"), [([], 56), (["action"], 60)])
def test_a_type_counts_when_it_was_entered(types: list[str], health: int) -> None:
    wall = skill("wall", effect("block", match={"types": ["action"]}))
    half = {"id": "half", "name": "Half", "cost": 0, "types": ["elite"]}
    table = Table(wall, half).begun().turn("half", "wall")
    table.do("resolve", 1, effects=[hit(4)], types=types)
    assert table.health() == (60, health)


@pytest.mark.rule("AMBAL-SKILL-06")
def test_entered_types_are_added_to_those_of_the_card() -> None:
    wall = skill("wall", effect("block", match={"types": ["elite"]}))
    half = {"id": "half", "name": "Half", "cost": 0, "types": ["elite"]}
    table = Table(wall, half).begun().turn("half", "wall")
    table.do("resolve", 1, effects=[hit(4)], types=["action"])
    assert table.health() == (60, 60)
