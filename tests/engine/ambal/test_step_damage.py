"""Resolving a turn, its end: heal, damage, and what being hurt sets off."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill


def doubled(*cards: dict[str, Any]) -> Table:
    return Table(*cards, mode="double-regular").begun()


# Heal and damage


@pytest.mark.rule("AMBAL-STEP-15")
@pytest.mark.parametrize(("health", "left"), [(3, 2), (1, 0), (2, 1), (60, 55), (58, 55)])
def test_heal_is_counted_before_damage(health: int, left: int) -> None:
    table = Table(skill("mend", heal(4)), skill("slap", hit(5))).begun().set(2, health=health).turn("slap", "mend")
    assert table.health() == (60, left)
    assert table.state.seat(2).defeated == (left == 0)


@pytest.mark.rule("AMBAL-STEP-16")
def test_all_damage_is_dealt_together_after_all_heals() -> None:
    mix = skill("mix", hit(4, "target"), heal(3))
    table = doubled(mix, skill("mend", heal(3))).set(1, health=40).set(2, health=40).set(3, health=40)
    table.turn(("mix", 3), ("mix", 3), ("mend", 3), ("mix", 3))
    changes = [(one["seat"], one["from"], one["to"], one["by"]) for one in table.told("health")]
    heals = [(1, 40, 43, "heal"), (2, 40, 43, "heal"), (3, 40, 43, "heal")]
    assert changes == [*heals, (3, 43, 31, "damage")]


@pytest.mark.rule("AMBAL-STEP-17")
def test_the_damage_of_one_skill_is_one_amount_that_is_lessened_once() -> None:
    guard = skill("guard", effect("reduce-damage", "you", n=4))
    double = skill("double", hit(3), hit(3))
    assert Table(guard, double).begun().turn("double", "guard").health() == (60, 58)
    table = doubled(guard, skill("three", hit(3)), skill("six", hit(6)))
    assert table.turn(("three", 3), ("six", 3), ("guard", 3), ("nothing", 4)).health(3) == (58,)


@pytest.mark.rule("AMBAL-STEP-17")
def test_the_heal_of_one_skill_is_one_amount_that_is_lessened_once() -> None:
    sap = skill("sap", effect("reduce-heal", "opponent", n=4))
    table = Table(sap, skill("twice", heal(3), heal(3))).begun().set(2, health=40).turn("sap", "twice")
    assert table.health() == (60, 42)
    gift = skill("gift", heal(6, "ally"))
    table = doubled(sap, gift, skill("mend", heal(3))).set(3, health=40)
    assert table.turn(("sap", 3), ("nothing", 2), ("mend", 3), ("gift", 3)).health(3) == (42,)


@pytest.mark.rule("AMBAL-STEP-17")
def test_reductions_by_different_effects_add_up() -> None:
    shell = skill("shell", boon(3), effect("reduce-damage", n=2, when="while"))
    guard = skill("guard", effect("reduce-damage", "you", n=1), effect("reduce-damage", "you", n=3))
    table = Table(shell, guard, skill("nine", hit(9))).begun().turn("nothing", "shell").turn("nine", "guard")
    assert table.health() == (60, 57)
    sap = effect("reduce-heal", "opponent", n=1)
    wither = skill("wither", curse(3), effect("reduce-heal", n=2, when="while"), sap)
    table = Table(wither, skill("mend", heal(9))).begun().set(2, health=40).turn("wither", "mend")
    assert table.health() == (60, 46)


# What being hurt sets off


def thorns(*effects: dict[str, Any], rounds: int = 3) -> dict[str, Any]:
    """A Boon that answers when its bearer is hurt."""
    return skill("thorns", boon(rounds), *({"when": "damaged"} | one for one in effects))


SLAP = skill("slap", hit(5))
PRICK = thorns(hit(2))


@pytest.mark.rule("AMBAL-STEP-18")
def test_a_boon_answers_when_its_bearer_is_hurt_by_a_skill() -> None:
    table = Table(PRICK, SLAP, skill("kick", hit(1))).begun().turn("slap", "thorns")
    assert table.health() == (58, 55)
    assert table.turn("kick", "filler-1").health() == (56, 54)
    assert table.turn("filler-2", "filler-3").health() == (56, 54)


@pytest.mark.rule("AMBAL-STEP-18")
@pytest.mark.parametrize(("less", "answer"), [(4, 58), (5, 60)])
def test_only_damage_that_is_left_after_reductions_counts(less: int, answer: int) -> None:
    table = Table(PRICK, SLAP, skill("guard", effect("reduce-damage", "you", n=less))).begun()
    table.turn("nothing", "thorns").turn("slap", "guard")
    assert table.health(1) == (answer,)


@pytest.mark.rule("AMBAL-STEP-18")
def test_it_answers_once_however_many_hurt_it() -> None:
    table = doubled(thorns(effect("energy", "bearer", n=1)), SLAP)
    table.turn(("slap", 3), ("slap", 3), ("thorns", 3), ("nothing", 4))
    assert (table.health(3), table.energy(3)) == ((50,), (9, 12))


@pytest.mark.rule("AMBAL-STEP-18")
def test_the_answers_set_off_nothing_further() -> None:
    back = skill("spikes", boon(3), hit(3, when="damaged"))
    table = Table(PRICK, back, SLAP).begun().turn("spikes", "thorns").turn("slap", "filler-1")
    assert table.health() == (58, 55)


@pytest.mark.rule("AMBAL-STEP-18")
def test_answers_are_resolved_by_the_steps_and_the_reductions_of_the_turn_still_count() -> None:
    answer = thorns(hit(3), heal(2, "bearer"), cause("poison", 2, "bearer"))
    guard = skill("guard", effect("reduce-damage", "you", n=1), hit(5))
    table = Table(answer, guard).begun().turn("nothing", "thorns").turn("guard", "filler-1")
    assert (table.health(), table.counter(2, "poison")) == ((58, 56), 2)


@pytest.mark.rule("AMBAL-STEP-18", "AMBAL-COND-06")
@pytest.mark.parametrize("when", ["start", "end"])
def test_damage_of_skills_at_either_end_of_a_round_is_answered_too(when: str) -> None:
    hex = skill("hex", curse(2), hit(4, "bearer", when=when))
    table = Table(PRICK, hex).begun().turn("hex", "thorns").to_next_round()
    assert table.health() == (58, 56)


@pytest.mark.rule("AMBAL-STEP-18")
def test_the_oldest_answers_first() -> None:
    drain = thorns(effect("energy", "you", n=-20))
    give = skill("gain", boon(3), effect("energy", "you", n=3, when="damaged"))
    table = Table(drain, give, SLAP).begun().turn("nothing", "thorns").turn("filler-1", "gain").turn("slap", "filler-2")
    assert table.energy(2) == (3, 12)
    table = Table(drain, give, SLAP).begun().turn("nothing", "gain").turn("filler-1", "thorns").turn("slap", "filler-2")
    assert table.energy(2) == (0, 12)
