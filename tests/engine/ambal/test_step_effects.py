"""Resolving a turn, steps 4 and 5: effects on both sides, those that depend on a test, and their order."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill

BLEED = skill("bleed", cause("bleeding", 2))
IDLE = ("nothing", 2), ("nothing", 3), ("nothing", 4)
"""What the other three do in Double."""


def told(table: Table, *wanted: str) -> list[tuple[str, int | None]]:
    """The facts of these kinds that the last action gave, with whom they concern."""
    return [(one["fact"], one.get("seat", one.get("on"))) for one in table.facts if one["fact"] in wanted]


def doubled(*cards: dict[str, Any]) -> Table:
    return Table(*cards, mode="double-regular").begun()


# Steps 4 and 5: own side, other side


@pytest.mark.rule("AMBAL-STEP-08")
@pytest.mark.parametrize(
    ("own", "fact"),
    [
        (effect("remove", "you", what="condition", n="all"), "condition"),
        (effect("remove", "you", what="curse", n="all"), "ended"),
        (effect("energy", "you", n=1), "energy"),
        (effect("max-energy", "you", n=1), "max-energy"),
        (effect("draw", "you", n=1), "draw"),
        (effect("other", "you", text="Smile."), "reminder"),
        (boon(2), "boon"),
    ],
)
def test_effects_on_the_own_side_come_before_those_on_the_other(own: dict[str, Any], fact: str) -> None:
    cards = (skill("care", own), skill("doom", curse(3)), skill("jab", effect("max-health", "opponent", n=1)))
    table = Table(*cards).begun().set(2, burning=3).turn("doom", "nothing").turn("jab", "care")
    assert told(table, fact, "max-health") == [(fact, 2), ("max-health", 2)]


@pytest.mark.rule("AMBAL-STEP-08")
def test_the_partner_belongs_to_the_own_side() -> None:
    table = doubled(skill("gift", effect("energy", "partner", n=1)), skill("jab", effect("energy", "opponents", n=-1)))
    table.turn(("jab", 3), ("nothing", 2), ("nothing", 3), ("gift", 3))
    assert told(table, "energy") == [("energy", 3), ("energy", 3), ("energy", 4)]
    assert [one["to"] for one in table.told("energy")] == [9, 8, 7]


@pytest.mark.rule("AMBAL-STEP-08")
def test_less_damage_and_lower_costs_take_place_there_as_well() -> None:
    guard = skill("guard", effect("reduce-damage", "you", n=3), effect("cost", "you", n=-2))
    table = Table(guard, skill("slap", hit(5)), skill("dear", cost=3)).begun().turn("slap", "guard")
    assert table.health() == (60, 58)
    assert table.turn(None, "dear").energy(2) == (7, 12)


@pytest.mark.rule("AMBAL-STEP-09")
@pytest.mark.parametrize(
    ("other", "fact"),
    [
        (curse(2), "curse"),
        (cause("poison", 2), "condition"),
        (effect("energy", "opponent", n=-2), "energy"),
        (effect("max-energy", "opponent", n=-2), "max-energy"),
        (effect("remove", "opponent", what="boon", n="all"), "ended"),
        (effect("draw", "opponent", n=2), "draw"),
    ],
)
def test_effects_on_the_other_side_come_after_all_of_the_own_side(other: dict[str, Any], fact: str) -> None:
    cards = (skill("harm", other), skill("glow", boon(3)), skill("grow", effect("max-health", "you", n=1)))
    table = Table(*cards).begun().turn("nothing", "glow").turn("harm", "grow")
    assert told(table, fact, "max-health")[:2] == [("max-health", 2), (fact, 2)]


@pytest.mark.rule("AMBAL-STEP-09")
def test_smaller_heals_dearer_skills_and_discards_are_effects_on_the_other_side() -> None:
    sap = effect("reduce-heal", "opponent", n=3)
    foul = skill("foul", sap, effect("cost", "opponent", n=2), effect("discard", "opponent", n=1))
    table = Table(foul, skill("mend", heal(5)), skill("dear", cost=3)).begun().set(2, health=50).turn("foul", "mend")
    assert (table.health(), table.view()["to_act"]) == ((60, 52), [2])
    table.do("discard", 2, card="filler-1")
    assert table.turn(None, "dear").energy(2) == (3, 12)


# The two parts of step 5


@pytest.mark.rule("AMBAL-STEP-10")
def test_effects_with_a_test_come_last_also_on_the_own_side() -> None:
    feast = effect("energy", "you", n=3, if_={"condition": "bleeding", "of": "opponent"})
    table = Table(skill("feed", feast, cause("bleeding", 2))).begun().turn("feed", None)
    assert (told(table, "condition", "energy"), table.energy(1)) == ([("condition", 2), ("energy", 1)], (11, 12))


@pytest.mark.rule("AMBAL-STEP-10", "AMBAL-DUR-11")
@pytest.mark.parametrize("to", ["you", "opponent"])
def test_a_condition_is_lengthened_last_whoever_has_it(to: str) -> None:
    longer = effect("extend", to, condition="bleeding", n=2)
    table = Table(skill("deepen", longer), skill("cut", cause("bleeding", 2, "everyone"))).begun()
    table.turn("deepen", "cut")
    assert (table.counter(1, "bleeding"), table.counter(2, "bleeding")) == ((4, 2) if to == "you" else (2, 4))


@pytest.mark.rule("AMBAL-STEP-11")
def test_a_skill_profits_from_the_condition_it_causes() -> None:
    deep = skill("deep", hit(3, if_={"condition": "bleeding"}), hit(4), cause("bleeding", 2))
    assert Table(deep).begun().turn("deep", None).health() == (60, 53)


@pytest.mark.rule("AMBAL-STEP-12")
@pytest.mark.parametrize("mark", [cause("bleeding", 2), curse(2)])
@pytest.mark.parametrize("first", [True, False])
def test_a_skill_profits_from_what_another_player_puts_on_the_same_recipient(mark: dict[str, Any], first: bool) -> None:
    test = {"condition": "bleeding"} if mark["op"] == "condition" else {"curse": True}
    pounce = skill("pounce", hit(4), hit(3, if_=test), effect("energy", "opponent", n=-1, if_=test))
    plays = [("mark", 3), ("pounce", 3)]
    table = doubled(skill("mark", mark), pounce).turn(*plays[:: 1 if first else -1], *IDLE[1:])
    assert (table.health(3, 4), table.energy(3)) == ((53, 60), (7, 12))


@pytest.mark.rule("AMBAL-STEP-12")
def test_a_condition_on_somebody_else_is_no_advantage() -> None:
    pounce = skill("pounce", hit(4), hit(3, if_={"condition": "bleeding"}))
    table = doubled(BLEED, pounce).turn(("bleed", 4), ("pounce", 3), *IDLE[1:])
    assert table.health(3, 4) == (56, 60)


@pytest.mark.rule("AMBAL-STEP-13")
def test_a_boon_works_in_the_turn_it_is_played() -> None:
    shell = skill("shell", boon(2), effect("reduce-damage", n=3, when="while"))
    assert Table(shell, skill("slap", hit(5))).begun().turn("slap", "shell").health() == (60, 58)


@pytest.mark.rule("AMBAL-STEP-13")
def test_a_curse_works_in_the_turn_it_is_played() -> None:
    wither = skill("wither", curse(2), effect("reduce-heal", n=3, when="while"))
    table = Table(wither, skill("mend", heal(5))).begun().set(1, health=40).turn("mend", "wither")
    assert table.health() == (42, 60)


@pytest.mark.rule("AMBAL-STEP-13")
@pytest.mark.parametrize("own", [cause("burning", 2, "you"), curse(2, "you"), boon(2)])
def test_what_is_put_on_the_own_side_is_there_before_the_other_side_acts(own: dict[str, Any]) -> None:
    strip = skill("strip", effect("remove", "opponent", what=own["op"], n="all"))
    table = Table(strip, skill("own", own)).begun().turn("strip", "own")
    assert (table.counter(2, "burning"), table.table["durations"]) == (0, [])


@pytest.mark.rule("AMBAL-STEP-14")
def test_what_is_removed_can_be_caused_again_and_stays() -> None:
    wash = skill("wash", effect("remove", "you", what="condition", n="all"))
    table = Table(wash, BLEED).begun().set(1, bleeding=5, poison=3).turn("wash", "bleed")
    assert (table.counter(1, "bleeding"), table.counter(1, "poison")) == (2, 0)


@pytest.mark.rule("AMBAL-STEP-23")
def test_all_tests_are_made_before_anything_that_depends_on_one() -> None:
    test = {"condition": "bleeding"}
    drain = effect("energy", "opponent", n=-2, if_=test)
    twist = skill("twist", effect("remove", "opponent", what="condition", n="all", if_=test), drain)
    table = Table(twist, skill("drain", effect("energy", "you", n=-3, if_=test))).begun().set(2, bleeding=2)
    table.turn("twist", "drain")
    assert (table.counter(2, "bleeding"), table.energy(2)) == (0, (3, 12))


@pytest.mark.rule("AMBAL-STEP-23")
def test_what_an_effect_with_a_test_causes_is_too_late_for_another_test() -> None:
    chain = (
        cause("poison", 2, if_={"condition": "bleeding"}),
        effect("energy", "opponent", n=-2, if_={"condition": "poison"}),
    )
    table = Table(skill("chain", *chain)).begun().set(2, bleeding=2).turn("chain", None)
    assert (table.counter(2, "poison"), table.energy(2)) == (2, (8, 12))


@pytest.mark.rule("AMBAL-STEP-24")
@pytest.mark.parametrize("bleeding", [0, 2])
def test_an_interrupt_or_block_with_a_test_goes_by_the_beginning_of_its_own_step(bleeding: int) -> None:
    wash = effect("remove", "you", what="condition", n="all")
    gate = skill("gate", wash, effect("block", if_={"condition": "bleeding"}))
    stab = skill("stab", hit(4), cause("bleeding", 2))
    table = Table(gate, stab).begun().set(2, bleeding=bleeding).turn("stab", "gate")
    assert table.health() == (60, 60 if bleeding else 56)
    halt = skill("halt", effect("interrupt", "opponent", if_={"condition": "bleeding"}), cause("bleeding", 2))
    table = Table(halt, stab).begun().set(1, bleeding=bleeding).turn("stab", "halt")
    assert table.health() == (60, 60 if bleeding else 56)


@pytest.mark.rule("AMBAL-STEP-24")
@pytest.mark.parametrize("what", ["heal", "damage"])
def test_heal_and_damage_with_a_test_go_by_what_the_steps_before_have_done(what: str) -> None:
    strike = skill("strike", effect(what, "target", n=5, if_={"condition": "bleeding"}))
    late = skill("late", effect("remove", "you", what="condition", n="all", if_={"condition": "any"}))
    table = Table(strike, late).begun().set(2, bleeding=2, health=50).turn("strike", "late")
    table.do("choose", 1, target=2)
    assert table.health() == (60, 50)


# The order within a step


@pytest.mark.rule("AMBAL-STEP-20")
def test_effects_that_interfere_go_by_seat_of_the_user() -> None:
    drain, give = skill("drain", effect("energy", "target", n=-20)), skill("give", effect("energy", "target", n=3))
    assert doubled(drain, give).turn(("drain", 3), ("give", 3), *IDLE[1:]).energy(3) == (3, 12)
    assert doubled(drain, give).turn(("give", 3), ("drain", 3), *IDLE[1:]).energy(3) == (0, 12)


@pytest.mark.rule("AMBAL-STEP-20")
@pytest.mark.parametrize("to", ["you", "opponent"])
@pytest.mark.parametrize("test", [{}, {"if_": {"condition": "poison"}}])
def test_effects_of_one_card_go_in_the_order_of_the_card(to: str, test: dict[str, Any]) -> None:
    drain, give = effect("energy", to, n=-20, **test), effect("energy", to, n=3, **test)
    for effects, left in (((drain, give), 3), ((give, drain), 0)):
        table = Table(skill("act", *effects)).begun().set(1, poison=1).set(2, poison=1).turn("act", None)
        assert table.energy(1 if to == "you" else 2) == (left, 12)


@pytest.mark.rule("AMBAL-STEP-20")
def test_recipients_come_in_the_order_of_their_seats() -> None:
    table = doubled(skill("rain", effect("energy", "everyone", n=1), effect("max-health", "everyone", n=1)))
    table.turn(("nothing", 1), ("nothing", 2), ("nothing", 3), ("rain", 1))
    assert [seat for _, seat in told(table, "energy", "max-health")] == [3, 4, 3, 4, 1, 2, 1, 2]


# The defeated


@pytest.mark.rule("AMBAL-STEP-21")
def test_a_defeated_player_receives_nothing() -> None:
    rain = skill("rain", hit(5, "everyone"), effect("energy", "everyone", n=1), cause("poison", 2, "everyone"))
    table = doubled(rain).set(2, max_energy=5).turn(("rain", 3), None, *IDLE[1:])
    assert (table.health(), table.energy(2), table.counter(2, "poison")) == ((55, 60, 55, 55), (5, 5), 0)


@pytest.mark.rule("AMBAL-STEP-21")
def test_from_the_moment_of_resurrection_a_player_is_affected_like_any_other() -> None:
    rise = effect("resurrect", "partner", health=20, energy=3)
    back = skill("back", effect("energy", "partner", n=2), rise, effect("energy", "partner", n=1))
    rain = skill("rain", hit(5, "everyone"))
    table = doubled(back, rain).set(2, health=0).turn(("back", 2), None, ("nothing", 3), ("rain", 1))
    assert (table.health(), table.energy(2)) == ((55, 15, 55, 55), (4, 8))
