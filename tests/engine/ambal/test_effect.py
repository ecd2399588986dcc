"""Start and end of the round: what is triggered, in which order, and what an earlier block denies."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, heal, hit, skill

BLOCK = skill("block", {"op": "block"})
LATE = skill("late", hit(5, when="end"))


def boon(id: str, *effects: dict[str, Any], to: str = "you", rounds: int = 3) -> dict[str, Any]:
    return skill(id, {"op": "boon", "to": to, "rounds": rounds}, *effects)


def curse(id: str, *effects: dict[str, Any], to: str = "opponent", rounds: int = 3) -> dict[str, Any]:
    return skill(id, {"op": "curse", "to": to, "rounds": rounds}, *effects)


def say(text: str, when: str = "end", to: str = "you") -> dict[str, Any]:
    """An effect that changes nothing but is told when it happens."""
    return {"op": "other", "to": to, "text": text, "when": when}


def said(table: Table) -> list[str]:
    return [fact["text"] for fact in table.told("reminder")]


def damage(table: Table) -> list[tuple[int, str]]:
    """The Health of whom changed by what, in the order told."""
    return [(fact["seat"], fact["by"]) for fact in table.told("health")]


# The start


@pytest.mark.rule("AMBAL-EFFECT-01")
def test_start_effects_of_boons_and_curses_are_triggered_in_every_round_that_they_last() -> None:
    ray = boon("ray", hit(2, when="start"))
    rot = curse("rot", hit(3, "bearer", when="start"), rounds=2)
    table = Table(ray, rot).begun().turn("ray", "rot")
    assert table.health() == (60, 60)
    seen = [table.to_next_round().health() for _ in range(4)]
    assert seen == [(57, 58), (57, 56), (57, 56), (57, 56)]


@pytest.mark.rule("AMBAL-EFFECT-01")
def test_start_effects_happen_after_the_draw_and_before_the_battle() -> None:
    table = Table(boon("ray", hit(2, when="start"))).begun().turn("ray", "nothing").to_next_round()
    told = [fact.get("phase", fact["fact"]) for fact in table.facts]
    assert told.index("draw") < told.index("start") < told.index("health") < told.index("battle")


@pytest.mark.rule("AMBAL-EFFECT-01")
@pytest.mark.parametrize("when", ["start", "end"])
def test_other_effects_of_a_boon_are_not_triggered_again(when: str) -> None:
    table = Table(boon("ray", hit(7), hit(2, when=when), heal(1, when="damaged"))).begun()
    table.turn("ray", "nothing")
    assert table.health() == (60, 53)
    table.to_next_round()
    assert table.health() == (60, 51)


# The end


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_end_effects_of_boons_curses_and_used_skills_are_triggered() -> None:
    glow, rot = boon("glow", hit(1, when="end"), rounds=2), curse("rot", hit(3, "bearer", when="end"), rounds=2)
    table = Table(glow, rot, LATE).begun().turn("glow", "rot").turn("late", None)
    assert table.health() == (60, 60)
    table.end_battle()
    assert table.health() == (57, 54)
    table.to_next_round()
    assert table.to_next_round().health() == (54, 53)


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_an_end_effect_of_a_used_skill_happens_once() -> None:
    table = Table(LATE).begun().turn("late", "nothing").to_next_round()
    assert table.health(2) == (55,)
    assert table.to_next_round().health(2) == (55,)


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_every_skill_that_was_used_this_round_counts() -> None:
    later = skill("later", hit(1, when="end"))
    table = Table(LATE, later).begun().turn("late", "nothing").turn("later", "late").end_battle()
    assert table.health() == (55, 54)


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_a_skill_that_was_not_used_triggers_nothing() -> None:
    cut = skill("cut", {"op": "interrupt", "to": "opponent"})
    table = Table(cut, LATE, skill("dear", hit(9, when="end"), cost=20)).begun()
    table.turn("cut", "late").turn("dear", None).end_battle()
    assert table.health() == (60, 60)


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_the_end_effects_of_a_curse_that_did_not_take_hold_never_happen() -> None:
    rot = curse("rot", hit(3, when="end"))
    assert Table(BLOCK, rot).begun().turn("rot", "block").end_battle().health(2) == (60,)
    assert Table(rot).begun().turn("rot", "nothing").end_battle().health(2) == (57,)


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_the_end_effects_of_a_boon_that_was_removed_do_not_happen() -> None:
    glow = boon("glow", hit(4, when="end"))
    strip = skill("strip", {"op": "remove", "what": "boon", "n": "all", "to": "opponent"})
    table = Table(glow, strip).begun().turn("glow", "nothing").turn(None, "strip").end_battle()
    assert (table.zone(1, "discard"), table.health(2)) == (["glow"], (60,))


@pytest.mark.rule("AMBAL-EFFECT-02")
def test_a_boon_played_in_vain_triggers_nothing_of_its_own() -> None:
    """In Double both partners play it on seat 1: the second one is no longer, so only the first counts."""
    glow = boon("glow", hit(2, "opponents", when="end"), to="ally", rounds=2) | {"aim": "ally"}
    table = Table(glow, mode="double-regular").begun()
    table.turn(("glow", 1), ("glow", 1), ("nothing", 3), ("nothing", 4)).end_battle()
    assert len(table.table["durations"]) == 1
    assert table.health() == (60, 60, 58, 58)


# Together, by the steps 4 to 7


@pytest.mark.rule("AMBAL-EFFECT-03")
def test_end_effects_of_both_players_are_resolved_together_heal_before_damage() -> None:
    table = Table(LATE, skill("rest", heal(4, when="end"))).begun().set(2, health=3)
    table.turn("late", "rest").end_battle()
    assert (table.health(2), [fact["by"] for fact in table.told("health")]) == ((2,), ["heal", "damage"])


@pytest.mark.rule("AMBAL-EFFECT-03")
def test_effects_on_the_own_side_come_before_heal_and_damage() -> None:
    ward = skill("ward", {"op": "reduce-damage", "to": "you", "n": 2, "when": "end"})
    assert Table(LATE, ward).begun().turn("late", "ward").end_battle().health(2) == (57,)
    assert Table(LATE, ward).begun().turn("ward", "late").end_battle().health(1) == (57,)


@pytest.mark.rule("AMBAL-EFFECT-03")
def test_effects_on_the_other_side_come_before_heal_and_damage() -> None:
    venom = skill("venom", {"op": "condition", "to": "opponent", "condition": "poison", "rounds": 2, "when": "end"})
    table = Table(venom, skill("rest", heal(5, when="end"))).begun().set(1, health=50)
    table.turn("rest", "venom").end_battle()
    assert table.health(1) == (53,)


@pytest.mark.rule("AMBAL-EFFECT-03")
def test_the_same_holds_at_the_start_of_the_round() -> None:
    ray, balm = boon("ray", hit(9, when="start")), boon("balm", heal(4, when="start"))
    table = Table(ray, balm).begun().turn("ray", "balm").set(2, health=6).to_next_round()
    assert (table.health(2), damage(table)) == ((1,), [(2, "heal"), (2, "damage")])


@pytest.mark.rule("AMBAL-EFFECT-03")
def test_nothing_is_paid_interrupted_or_blocked_a_second_time() -> None:
    glow = boon("glow", hit(2, when="start"), hit(3, when="end")) | {"cost": 3}
    table = Table(glow, BLOCK).begun().turn("glow", "nothing").turn(None, "block").end_battle()
    assert (table.energy(1), table.told("paid"), table.told("blocked")) == ((5, 12), [], [])
    assert table.health(2) == (57,)
    assert table.to_next_round().health(2) == (55,)


@pytest.mark.rule("AMBAL-EFFECT-04")
def test_condition_damage_comes_with_the_other_damage_after_the_heals() -> None:
    table = Table(LATE, skill("rest", heal(4, when="end"))).begun().set(2, health=5, burning=2)
    table.turn("late", "rest").end_battle()
    assert damage(table) == [(2, "heal"), (2, "damage"), (2, "condition")]
    assert (table.health(2), table.state.phase) == ((1,), "move")


@pytest.mark.rule("AMBAL-EFFECT-04")
def test_conditions_hurt_in_the_end_phase_alone() -> None:
    table = Table().begun().set(1, burning=6, poison=6).set(2, bleeding=6)
    table.turn("nothing", "nothing")
    assert table.health() == (60, 60)
    told = [fact.get("phase", fact["fact"]) for fact in table.end_battle().facts]
    assert told.index("end") < told.index("health") < told.index("durations")
    assert table.health() == (56, 58)
    assert table.to_next_round().health() == (56, 58)


@pytest.mark.rule("AMBAL-EFFECT-05")
def test_a_boon_or_curse_triggers_its_end_effect_in_the_round_in_which_it_is_played() -> None:
    glow, rot = boon("glow", hit(1, when="end"), rounds=1), curse("rot", hit(2, "bearer", when="end"), rounds=1)
    table = Table(glow, rot).begun().turn("glow", "rot").end_battle()
    assert (table.health(), table.zone(1, "play"), table.zone(1, "discard")) == ((58, 59), [], ["glow"])
    assert table.zone(2, "discard") == ["rot"]
    assert table.to_next_round().to_next_round().health() == (58, 59)


# An earlier block


@pytest.mark.rule("AMBAL-EFFECT-06")
@pytest.mark.parametrize("op", ["block", "evade"])
def test_an_end_effect_of_a_blocked_skill_stays_denied_for_the_blocker(op: str) -> None:
    late = skill("late", hit(5, when="end"), heal(3, when="end"))
    table = Table(late, skill("wall", {"op": op})).begun().set(1, health=50).turn("late", "wall").end_battle()
    assert table.health() == (53, 60)


@pytest.mark.rule("AMBAL-EFFECT-06")
def test_a_block_denies_the_end_effect_to_nobody_else() -> None:
    late = skill("late", hit(5, "opponents", when="end"))
    table = Table(late, BLOCK, mode="double-regular").begun()
    table.turn(("late", 3), ("nothing", 2), ("block", 1), ("nothing", 4)).end_battle()
    assert table.health() == (60, 60, 60, 55)


@pytest.mark.rule("AMBAL-EFFECT-06")
def test_a_block_of_another_turn_denies_nothing() -> None:
    table = Table(LATE, BLOCK).begun().turn("late", "nothing").turn("nothing", "block").end_battle()
    assert table.health(2) == (55,)


@pytest.mark.rule("AMBAL-EFFECT-06")
@pytest.mark.parametrize(("when", "health"), [("end", (60, 56)), ("start", (60, 56))])
def test_a_boon_that_took_hold_is_not_denied_by_the_block_of_its_turn(when: str, health: tuple[int, ...]) -> None:
    table = Table(boon("glow", hit(9), hit(4, when=when)), BLOCK).begun().turn("glow", "block")
    assert table.health() == (60, 60)
    table.end_battle()
    if when == "start":
        table.to_next_round()
    assert table.health() == health


@pytest.mark.rule("AMBAL-EFFECT-06")
def test_neither_are_its_effects_on_being_damaged() -> None:
    thorns = boon("thorns", hit(4, when="damaged"))
    table = Table(thorns, skill("wall", {"op": "block"}, hit(1))).begun().turn("thorns", "wall")
    assert table.health() == (59, 56)


# A user who has fallen


@pytest.mark.rule("AMBAL-EFFECT-07")
@pytest.mark.parametrize("card", ["late", "rot"])
def test_what_a_fallen_player_has_begun_still_happens_at_the_end(card: str) -> None:
    rot, kill = curse("rot", hit(5, "bearer", when="end")), skill("kill", hit(60))
    table = Table(LATE, rot, kill, mode="double-regular").begun()
    table.turn((card, 3), ("nothing", 2), ("nothing", 3), ("kill", 1))
    assert table.flags(1) == ["defeated"]
    assert table.end_battle().health() == (0, 60, 55, 60)


@pytest.mark.rule("AMBAL-EFFECT-07")
def test_a_fallen_player_gets_nothing_from_it() -> None:
    late, kill = skill("late", hit(5, when="end"), heal(9, when="end")), skill("kill", hit(60))
    table = Table(late, kill, mode="double-regular").begun()
    table.turn(("late", 3), ("nothing", 2), ("nothing", 3), ("kill", 1)).end_battle()
    assert (table.health(), table.flags(1)) == ((0, 60, 55, 60), ["defeated"])


# In which order


@pytest.mark.rule("AMBAL-EFFECT-08")
def test_boons_and_curses_come_oldest_first_then_used_skills_by_seat_and_order_of_use() -> None:
    cards = [skill(f"s{n}", say(f"s{n}")) for n in (1, 2, 3)]
    older, younger = boon("older", say("older")), boon("younger", say("younger"))
    table = Table(*cards, older, younger).begun().turn("nothing", "older").to_next_round()
    table.turn("s3", "s2").turn("younger", "s1").turn("s1", None).end_battle()
    assert said(table) == ["older", "younger", "s3", "s1", "s2", "s1"]


@pytest.mark.rule("AMBAL-EFFECT-08")
def test_at_the_start_they_come_oldest_first_whoever_played_them() -> None:
    cards = [boon(f"b{n}", say(f"b{n}", "start")) for n in (1, 2, 3)]
    table = Table(*cards).begun().turn("nothing", "b2").turn("b3", "b1").to_next_round()
    assert said(table) == ["b2", "b3", "b1"]


@pytest.mark.rule("AMBAL-EFFECT-08")
def test_the_order_counts_where_effects_meet() -> None:
    """Max Energy goes no higher than 20: what comes first makes a difference."""
    up = boon("up", {"op": "max-energy", "to": "you", "n": 20, "when": "start"})
    down = boon("down", {"op": "max-energy", "to": "you", "n": -6, "when": "start"})
    first = Table(up, down).begun().turn("up", "nothing").turn("down", None).to_next_round()
    assert first.energy(1)[1] == 14
    second = Table(up, down).begun().turn("down", "nothing").turn("up", None).to_next_round()
    assert second.energy(1)[1] == 20
