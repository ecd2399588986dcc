"""Cards without data: placed like any other, and told by their user after the reveal."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, hit, skill

PRICED = {"id": "priced", "name": "Priced", "cost": 3}
"""A card of known cost whose effects are not known."""
GIFT = {"id": "gift", "name": "Gift", "effects": [hit(4)]}
"""A card of known effects whose cost is not known."""
STRIKE = {"id": "strike", "name": "Strike", "types": ["action"], "school": "sword"}
CHEAPER = skill("cheaper", {"op": "cost", "to": "you", "n": -2, "match": {"types": ["spell"]}})
DEARER = skill("dearer", {"op": "cost", "to": "opponent", "n": 3})
POOL = (PRICED, GIFT, STRIKE, CHEAPER, DEARER)


def shown(*plays: Any, mode: str = "single-regular", **options: Any) -> Table:
    """The first turn's cards lie open; seats without one have stopped."""
    return Table(*POOL, mode=mode, **options).begun().turn(*plays)


def last(table: Table, seat: int = 1) -> dict[str, Any]:
    """A seat's card of the turn that was revealed last."""
    one: dict[str, Any] = next(one for one in table.table["revealed"] if one["seat"] == seat)
    return one


# Placing


@pytest.mark.rule("AMBAL-PACK-01")
@pytest.mark.parametrize("unaffordable", ["penalty", "refuse"])
@pytest.mark.parametrize("card", ["riddle", "gift"])
def test_a_card_of_unknown_cost_is_placed_by_anyone_with_a_card(card: str, unaffordable: str) -> None:
    table = Table(*POOL, unaffordable=unaffordable).begun().set(1, energy=0)
    table.do("commit", 1, card=card)
    assert table.zone(1, "placed") == 1
    empty = Table(*POOL, unaffordable=unaffordable).begun().set(1, hand=0)
    assert empty.refused("commit", 1, card=card) == "AMBAL-HAND-04"


@pytest.mark.rule("AMBAL-PACK-01", "AMBAL-STEP-02")
def test_whether_it_can_be_paid_is_judged_when_its_cost_is_told() -> None:
    table = shown("gift", None).set(1, energy=3)
    assert (last(table), table.energy(1)) == (
        {"seat": 1, "card": "gift", "target": 2, "base": None, "cost": None, "state": "open"}, (3, 12),
    )  # fmt: skip
    table.set(1, energy=2)
    table.do("resolve", 1, cost=2)
    assert table.told("paid") == [{"fact": "paid", "seat": 1, "card": "gift", "cost": 2}]
    assert (table.energy(1), table.health()) == ((0, 12), (60, 56))


# What is owed


@pytest.mark.rule("AMBAL-PACK-02", "AMBAL-PACK-03")
@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        ("riddle", {"cost": 1, "effects": []}, [{}, {"cost": 1}, {"effects": []}, {"types": ["spell"]}]),
        ("priced", {"effects": [hit(2)]}, [{}, {"cost": 3}, {"cost": 3, "effects": []}, {"types": []}]),
        ("gift", {"cost": 0}, [{}, {"effects": []}, {"cost": 0, "effects": [hit(4)]}]),
    ],
)
def test_exactly_what_the_pack_does_not_give_is_told(
    card: str, right: dict[str, Any], wrong: list[dict[str, Any]]
) -> None:
    table = shown(card, None)
    assert table.view()["prompt"] == {"id": "ambal.outcome", "args": {"target": [], "remove": [], "resolve": [1]}}
    assert table.view()["to_act"] == [1]
    for fields in wrong:
        assert table.refused("resolve", 1, **fields) == "TABLE-INPUT", fields
    table.do("resolve", 1, **right)
    assert last(table)["state"] == "used"


@pytest.mark.rule("AMBAL-PACK-02")
@pytest.mark.parametrize("card", ["riddle", "priced", "gift"])
def test_types_may_be_told_with_it(card: str) -> None:
    owed: dict[str, dict[str, Any]] = {
        "riddle": {"cost": 0, "effects": []}, "priced": {"effects": []}, "gift": {"cost": 0},
    }  # fmt: skip
    shown(card, None).do("resolve", 1, types=["curse", "action"], **owed[card])


@pytest.mark.rule("AMBAL-PACK-02", "AMBAL-SKILL-06")
@pytest.mark.parametrize(("types", "blocked"), [([], True), (["spell"], True), (["ability"], True)])
def test_told_types_are_added_to_those_of_the_pack(types: list[str], blocked: bool) -> None:
    block = skill("block", {"op": "block", "match": {"types": ["action"]}})
    table = Table(*POOL, block).begun().turn("strike", "block")
    table.do("resolve", 1, cost=0, effects=[hit(5)], types=types)
    assert (table.health(2) == (60,)) is blocked


@pytest.mark.rule("AMBAL-PACK-02", "AMBAL-SKILL-06")
@pytest.mark.parametrize(("types", "health"), [(["spell"], 55), (["action"], 60), (["spell", "action"], 60)])
def test_a_type_that_only_people_know_counts(types: list[str], health: int) -> None:
    block = skill("block", {"op": "block", "match": {"types": ["action"]}})
    table = Table(block).begun().turn("riddle", "block")
    table.do("resolve", 1, cost=0, effects=[hit(5)], types=types)
    assert table.health(2) == (health,)


@pytest.mark.rule("AMBAL-PACK-03")
def test_only_who_owes_it_resolves_and_only_once() -> None:
    table = shown("riddle", "riddle")
    assert table.view()["to_act"] == [1, 2]
    table.do("resolve", 2, cost=0, effects=[])
    assert table.refused("resolve", 2, cost=0, effects=[]) == "AMBAL-PACK-03"
    assert table.view()["to_act"] == [1]
    table.do("resolve", 1, cost=0, effects=[])
    assert table.refused("resolve", 1, cost=0, effects=[]) == "AMBAL-PACK-03"


@pytest.mark.rule("AMBAL-PACK-03")
def test_nobody_owes_it_for_a_card_that_is_known_or_not_shown() -> None:
    table = shown("nothing", "riddle")
    assert table.refused("resolve", 1, cost=0) == "AMBAL-PACK-03"
    assert table.refused("resolve", 1) == "AMBAL-PACK-03"
    placed = Table().begun()
    placed.do("commit", 1, card="riddle")
    assert placed.refused("resolve", 1, cost=0, effects=[]) == "AMBAL-PACK-03"
    assert Table().refused("resolve", 1, cost=0, effects=[]) == "AMBAL-PACK-03"


@pytest.mark.rule("AMBAL-PACK-03", "AMBAL-SINGLE-03")
def test_what_is_missing_comes_before_what_cannot_be_used() -> None:
    back = {"op": "resurrect", "to": "partner", "health": 9, "energy": 1}
    table = shown("riddle", None)
    assert table.refused("resolve", 1, effects=[back]) == "TABLE-INPUT"
    assert table.refused("resolve", 1, effects=[back], cost=0) == "AMBAL-SINGLE-03"
    assert shown("gift", None).refused("resolve", 1, effects=[back], cost=0) == "TABLE-INPUT"
    assert shown("nothing", "riddle").refused("resolve", 1, effects=[back]) == "AMBAL-PACK-03"


# The cost


@pytest.mark.rule("AMBAL-PACK-04", "AMBAL-COST-04")
def test_what_is_entered_is_the_base_cost() -> None:
    table = shown("nothing", "dearer").turn("riddle", None)
    table.do("resolve", 1, cost=2, effects=[])
    assert (last(table)["base"], last(table)["cost"], table.energy(1)) == (2, 5, (3, 12))


@pytest.mark.rule("AMBAL-PACK-04", "AMBAL-COST-06")
@pytest.mark.parametrize(("types", "cost"), [(["spell"], 1), (["action"], 3), ([], 3)])
def test_told_types_count_for_the_changes_of_its_cost(types: list[str], cost: int) -> None:
    table = shown("cheaper", "nothing").turn("riddle", None)
    table.do("resolve", 1, cost=3, effects=[], types=types)
    assert (last(table)["base"], last(table)["cost"]) == (3, cost)


@pytest.mark.rule("AMBAL-PACK-06", "AMBAL-BATTLE-10", "AMBAL-BATTLE-11", "AMBAL-BATTLE-12")
def test_a_cost_that_cannot_be_paid_drops_what_was_entered() -> None:
    table = shown("riddle", "riddle")
    table.do("resolve", 1, cost=9, effects=[hit(5), {"op": "heal", "to": "target", "n": 1}])
    assert last(table) == {"seat": 1, "card": "riddle", "target": None, "base": 9, "cost": 9, "state": "unpaid"}
    assert (table.energy(1), table.counter(1, "hand"), table.flags(1)) == ((8, 11), 7, ["barred", "stopped"])
    assert table.view()["to_act"] == [2]  # neither data nor a target are owed for it any more
    assert table.refused("choose", 1, target=2) == "AMBAL-STEP-03"
    table.do("resolve", 2, cost=8, effects=[])
    assert (table.health(), table.zone(1, "used"), table.zone(2, "used")) == ((60, 60), [], ["riddle"])


@pytest.mark.rule("AMBAL-PACK-06", "AMBAL-STEP-02")
def test_a_card_of_known_cost_that_is_not_paid_owes_nothing() -> None:
    table = shown("priced", "riddle").set(1, energy=3)
    poor = Table(*POOL).begun().set(1, energy=2).turn("priced", "riddle")
    assert (table.view()["to_act"], poor.view()["to_act"]) == ([1, 2], [2])
    assert poor.refused("resolve", 1, effects=[]) == "AMBAL-PACK-03"


@pytest.mark.rule("AMBAL-PACK-04", "AMBAL-PACK-06")
@pytest.mark.parametrize("cost", [9, 99, 100, 1000])
def test_a_cost_has_no_upper_end(cost: int) -> None:
    table = shown("gift", None)
    table.do("resolve", 1, cost=cost)
    assert (last(table)["cost"], last(table)["state"]) == (cost, "unpaid")


# The effects


@pytest.mark.rule("AMBAL-PACK-05")
def test_the_rules_themselves_block_and_interrupt_what_was_entered() -> None:
    block = skill("block", {"op": "block"})
    stop = skill("stop", {"op": "interrupt", "to": "opponent"})
    entered = {"cost": 1, "effects": [hit(5), {"op": "heal", "to": "you", "n": 5}]}
    table = Table(block, stop).begun().set(1, health=50).turn("riddle", "block")
    table.do("resolve", 1, **entered)
    assert (table.health(), last(table)["state"]) == ((55, 60), "used")
    table = Table(block, stop).begun().set(1, health=50).turn("riddle", "stop")
    table.do("resolve", 1, **entered)
    assert (table.health(), last(table)["state"], table.energy(1)) == ((50, 60), "interrupted", (7, 12))


@pytest.mark.rule("AMBAL-PACK-05")
def test_they_hold_for_this_use_only() -> None:
    table = shown("riddle", None)
    table.do("resolve", 1, cost=1, effects=[hit(5)], types=["spell"])
    table.do("adjust", 0, target=1, card="riddle", zone="hand")
    table.turn("riddle")
    assert last(table)["base"] is None
    assert table.view()["to_act"] == [1]


@pytest.mark.rule("AMBAL-PACK-05")
def test_and_as_long_as_the_card_lies_on_somebody() -> None:
    table = shown("riddle", None)
    curse = {"op": "curse", "to": "opponent", "rounds": 3}
    drain = {"op": "damage", "to": "bearer", "n": 2, "when": "end"}
    table.do("resolve", 1, cost=0, effects=[curse, drain])
    table.to_next_round().to_next_round().to_next_round()
    assert table.health() == (60, 54)
    assert table.zone(1, "discard") == ["riddle"]
    assert table.to_next_round().health() == (60, 54)


@pytest.mark.rule("AMBAL-PACK-05")
def test_a_seat_may_be_named_where_people_enter_effects() -> None:
    table = Table(mode="double-regular").begun().turn(("riddle", 3), None, None, None)
    table.do("resolve", 1, cost=0, effects=[hit(5, to=4), hit(1, to="target")])
    assert table.health() == (60, 60, 59, 55)


# Targets


@pytest.mark.rule("AMBAL-PACK-07", "AMBAL-SINGLE-04")
@pytest.mark.parametrize("target", [1, 2])
def test_entered_effects_on_a_target_leave_it_to_choose(target: int) -> None:
    table = shown("riddle", None)
    assert table.refused("choose", 1, target=target) == "AMBAL-STEP-03"
    table.do("resolve", 1, cost=1, effects=[hit(5, to="target")])
    assert table.view()["prompt"]["args"] == {"target": [1], "remove": [], "resolve": []}
    assert table.energy(1) == (7, 12)
    table.do("choose", 1, target=target)
    assert table.health(target, 3 - target) == (55, 60)


@pytest.mark.rule("AMBAL-PACK-07", "AMBAL-TOKEN-14")
@pytest.mark.parametrize(("to", "target"), [("opponent", 2), ("you", 1), ("everyone", 1)])
def test_other_entered_effects_settle_the_target(to: str, target: int) -> None:
    table = shown("riddle", None)
    assert last(table)["target"] is None
    table.do("resolve", 1, cost=0, effects=[hit(5, to=to)])
    assert table.told("target") == [{"fact": "target", "seat": 1, "card": "riddle", "target": target}]
    assert last(table)["target"] == target


@pytest.mark.rule("AMBAL-PACK-07")
def test_in_double_the_token_has_said_it_already() -> None:
    table = Table(mode="double-regular").begun().turn(("riddle", 3), None, None, None)
    table.do("resolve", 1, cost=0, effects=[hit(5, to="target")])
    assert (table.health(3), table.told("target")) == ((55,), [])
