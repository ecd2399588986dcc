"""Terms of the cards: interrupt, block, evade and heal."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill

BREAK = skill("break", effect("interrupt", "opponent"), hit(3))
WALL = skill("wall", effect("block"))
DODGE = skill("dodge", effect("evade"))
SLAP = skill("slap", hit(5))


def doubled(*cards: dict[str, Any], **options: Any) -> Table:
    return Table(*cards, mode="double-regular", **options).begun()


# Interrupts


@pytest.mark.rule("AMBAL-TERM-01")
def test_an_interrupt_cancels_all_other_effects_on_both_sides() -> None:
    much = (hit(5), heal(5), effect("energy", "you", n=2), cause("poison", 2), boon(3), effect("draw", "you", n=2))
    table = Table(BREAK, skill("much", *much)).begun().set(2, health=40).turn("break", "much")
    assert (table.health(), table.energy(2), table.counter(1, "poison")) == ((60, 37), (8, 12), 0)
    assert (table.table["durations"], table.counter(2, "hand")) == ([], 6)
    assert table.told("interrupted") == [{"fact": "interrupted", "seat": 2, "card": "much", "by": 1}]


@pytest.mark.rule("AMBAL-TERM-01")
@pytest.mark.parametrize(("types", "health"), [(["spell"], 60), (["action"], 55), ([], 55)])
def test_only_a_skill_that_matches_is_interrupted(types: list[str], health: int) -> None:
    hush = skill("hush", effect("interrupt", "opponent", match={"types": ["spell"]}))
    table = Table(hush, skill("slap", hit(5), types=types)).begun().turn("hush", "slap")
    assert table.health() == (health, 60)


@pytest.mark.rule("AMBAL-TERM-01")
def test_where_nobody_plays_nothing_is_interrupted() -> None:
    table = Table(BREAK).begun().turn("break", None)
    assert (table.told("interrupted"), table.health(), table.zone(2, "discard")) == ([], (60, 57), [])


@pytest.mark.rule("AMBAL-TERM-01")
def test_it_interrupts_its_recipient_alone() -> None:
    table = doubled(BREAK, SLAP).turn(("break", 4), ("nothing", 2), ("slap", 1), ("slap", 1))
    assert (table.health(), table.zone(4, "discard")) == ((55, 60, 60, 57), ["slap"])
    both = skill("hush", effect("interrupt", "opponents"))
    assert doubled(both, SLAP).turn(("hush", 4), ("nothing", 2), ("slap", 1), ("slap", 2)).health() == (60,) * 4


@pytest.mark.rule("AMBAL-TERM-02")
def test_a_mutual_interrupt_leaves_nothing_of_either_skill() -> None:
    trick = skill("trick", effect("interrupt", "opponent"), boon(2), heal(4))
    table = Table(BREAK, trick).begun().set(2, health=40).turn("break", "trick")
    assert (table.health(), table.table["durations"]) == ((60, 40), [])
    assert [one["state"] for one in table.table["revealed"]] == ["interrupted", "interrupted"]


@pytest.mark.rule("AMBAL-TERM-03")
def test_an_interrupted_skill_does_not_count_as_used() -> None:
    late = skill("late", hit(4, when="end"))
    table = Table(BREAK, late).begun().turn("break", "late")
    assert (table.zone(2, "used"), table.table["revealed"][1]["state"]) == ([], "interrupted")
    assert table.end_battle().health() == (60, 57)


@pytest.mark.rule("AMBAL-TERM-04")
@pytest.mark.parametrize("effects", [(hit(1),), (boon(3),), (curse(3),), (effect("out"),)])
def test_an_interrupted_skill_goes_to_its_users_pile_at_once(effects: tuple[dict[str, Any], ...]) -> None:
    table = Table(BREAK, skill("act", *effects)).begun().turn("break", "act")
    assert (table.zone(2, "discard"), table.zone(1, "used"), table.moment[3]) == (["act"], ["break"], "decide")
    order = [one["fact"] for one in table.facts if one["fact"] in ("interrupted", "moved", "health")]
    assert order == ["interrupted", "moved", "moved", "health"]


@pytest.mark.rule("AMBAL-TERM-05")
def test_an_interrupted_skill_has_still_been_paid() -> None:
    assert Table(BREAK, skill("dear", hit(5), cost=6)).begun().turn("break", "dear").energy(2) == (2, 12)


# Blocks


@pytest.mark.rule("AMBAL-TERM-06", "AMBAL-TERM-11")
@pytest.mark.parametrize("op", ["block", "evade"])
@pytest.mark.parametrize(
    "harm",
    [
        hit(5), hit(5, "target"), hit(5, "everyone"), cause("burning", 2), curse(2), effect("energy", "opponent", n=-2),
        effect("max-energy", "opponent", n=-1), effect("discard", "opponent", n=1), effect("cost", "opponent", n=2),
        effect("draw", "opponent", n=1), hit(5, if_={"mastery": "fire", "min": 0}), hit(5, when="end"),
    ],
)  # fmt: skip
def test_a_block_denies_every_effect_on_the_player_who_blocks(op: str, harm: dict[str, Any]) -> None:
    table = Table(skill("gate", effect(op)), skill("harm", harm)).begun()
    table.do("commit", 1, card="harm")
    table.do("commit", 2, card="gate")
    if harm["to"] == "target":
        table.do("choose", 1, target=2)
    assert table.told("blocked") == [{"fact": "blocked", "seat": 2, "card": "harm", "by": 1, "kind": op}]
    seat, lasting = table.state.seat(2), table.table["lasting"]
    assert (seat.health, seat.energy, seat.max_energy, seat.burning, seat.hand) == (60, 8, 12, 0, 6)
    assert (lasting, table.table["durations"], table.moment[3]) == ([], [], "decide")
    assert table.end_battle().health(2) == (60,)


@pytest.mark.rule("AMBAL-TERM-07")
def test_a_blocked_skill_still_works_on_its_user_and_on_others() -> None:
    mix = skill("mix", hit(5, "opponents"), heal(5), effect("energy", "you", n=2), effect("draw", "partner", n=1))
    table = doubled(mix, WALL).set(1, health=40).turn(("mix", 3), ("nothing", 2), ("wall", 1), ("nothing", 4))
    assert (table.health(), table.energy(1)) == ((45, 60, 60, 55), (10, 12))
    assert table.counter(2, "hand") == 7


@pytest.mark.rule("AMBAL-TERM-08")
def test_a_blocked_skill_counts_as_used() -> None:
    once = effect("cost", "you", n=-2, until="next")
    table = Table(skill("trick", once), SLAP, WALL).begun().turn("trick", "nothing").turn("slap", "wall")
    assert (table.zone(1, "used"), table.table["revealed"][0]["state"]) == (["trick", "slap"], "used")
    assert table.table["lasting"] == []


@pytest.mark.rule("AMBAL-TERM-09")
@pytest.mark.parametrize(
    ("match", "health"),
    [
        ({"types": ["action"]}, 60), ({"types": ["spell"]}, 55), ({"sides": ["offensive"]}, 60),
        ({"sides": ["defensive"]}, 55), ({"schools": ["sword"]}, 60), ({"types": ["action"], "schools": ["fire"]}, 55),
        ({"types": ["action"], "sides": ["offensive"], "schools": ["fire", "sword"]}, 60), ({"types": []}, 55),
        ({}, 60),
    ],
)  # fmt: skip
def test_only_a_skill_that_matches_is_blocked(match: dict[str, Any], health: int) -> None:
    wall = skill("wall", effect("block", match=match))
    table = Table(wall, skill("slap", hit(5), types=["action"], school="sword")).begun().turn("slap", "wall")
    assert (table.health(), bool(table.told("blocked"))) == ((60, health), health == 60)


@pytest.mark.rule("AMBAL-TERM-10")
def test_a_block_works_on_the_skill_of_its_turn_alone() -> None:
    table = Table(SLAP, WALL, skill("kick", hit(2))).begun().turn("nothing", "wall").turn("slap", "filler-1")
    assert table.health() == (60, 55)


@pytest.mark.rule("AMBAL-TERM-10")
def test_in_double_a_block_covers_the_player_whom_its_token_names() -> None:
    rain = skill("rain", hit(5, "opponents"))
    table = doubled(rain, SLAP, WALL).turn(("slap", 3), ("rain", 4), ("wall", 2), ("nothing", 4))
    assert (table.health(), [one["by"] for one in table.told("blocked")]) == ((60, 60, 55, 55), [2])


@pytest.mark.rule("AMBAL-TERM-10")
def test_as_an_option_it_covers_all_opponents() -> None:
    table = doubled(skill("rain", hit(4, "everyone")), SLAP, WALL, double_block="any")
    table.turn(("slap", 3), ("rain", 4), ("wall", 2), ("rain", 1))
    assert (table.health(), [one["by"] for one in table.told("blocked")]) == ((52, 52, 56, 52), [1, 2])


@pytest.mark.rule("AMBAL-TERM-10")
@pytest.mark.parametrize("option", ["token", "any"])
def test_a_block_never_denies_ones_own_skill(option: str) -> None:
    odd = skill("odd", effect("block"), hit(5, "target"), heal(2))
    table = doubled(odd, double_block=option).set(1, health=40)
    table.turn(("odd", 1), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    assert table.health() == (37, 60, 60, 60)


@pytest.mark.rule("AMBAL-TERM-11")
def test_evading_works_like_blocking() -> None:
    table = Table(SLAP, DODGE).begun().turn("slap", "dodge")
    assert (table.health(), [one["kind"] for one in table.told("blocked")]) == ((60, 60), ["evade"])


@pytest.mark.rule("AMBAL-TERM-12")
@pytest.mark.parametrize("gate", [WALL, DODGE])
def test_a_block_does_not_stop_an_interrupt_and_does_not_survive_one(gate: dict[str, Any]) -> None:
    table = Table(BREAK, gate).begun().turn("break", gate["id"])
    assert (table.health(), table.told("blocked")) == ((60, 57), [])
    assert table.zone(2, "discard") == [gate["id"]]


@pytest.mark.rule("AMBAL-TERM-13")
def test_a_blocked_curse_does_not_take_hold_and_is_moved_with_the_used_skills() -> None:
    table = Table(skill("doom", curse(3), hit(2, "bearer", when="end")), WALL).begun().turn("doom", "wall")
    assert (table.table["durations"], table.zone(1, "used"), table.zone(1, "discard")) == ([], ["doom"], [])
    table.end_battle()
    assert (table.zone(1, "discard"), table.zone(2, "play"), table.health()) == (["doom"], [], (60, 60))


@pytest.mark.rule("AMBAL-TERM-14")
@pytest.mark.parametrize(("health", "then"), [(1, 8), (53, 60), (54, 60)])
def test_a_heal_recovers_what_it_names_up_to_the_ceiling(health: int, then: int) -> None:
    table = Table(skill("mend", heal(7))).begun().set(1, health=health).turn("mend", None)
    assert table.health() == (then, 60)
    assert table.told("health") == [{"fact": "health", "seat": 1, "from": health, "to": then, "by": "heal"}]
