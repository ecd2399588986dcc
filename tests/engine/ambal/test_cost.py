"""What a skill costs: the printed number, and the changes that count for it."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, boon, curse, effect, hit, skill

FOUR = skill("four", cost=4)
BREAK = skill("break", effect("interrupt", "opponent"))


def change(n: int, **fields: Any) -> dict[str, Any]:
    """A change of the costs of one's own skills."""
    return effect("cost", "you", n=n, **fields)


def while_on(n: int, **fields: Any) -> dict[str, Any]:
    return effect("cost", n=n, when="while", **fields)


def paid(table: Table) -> dict[int, int]:
    """What each seat paid in the action that was just made."""
    return {one["seat"]: one["cost"] for one in table.told("paid")}


def cost_after(*changes: int, base: int = 4) -> int:
    """What seat 1 pays for a card after these changes were made by skills."""
    cards = [skill(f"change-{at}", change(n)) for at, n in enumerate(changes)]
    table = Table(*cards, skill("dear", cost=base)).begun().set(1, max_energy=20, energy=20)
    for card in cards:
        table.turn(card["id"], None)
    return paid(table.turn("dear", None))[1]


@pytest.mark.rule("AMBAL-COST-01")
def test_the_base_cost_is_the_printed_one_and_the_cost_is_what_is_paid() -> None:
    table = Table(FOUR, skill("tax", change(2))).begun().turn("tax", None).turn("four", None)
    [shown] = table.table["revealed"]
    assert (shown["base"], shown["cost"], table.energy(1)) == (4, 6, (2, 12))
    assert table.told("paid") == [{"fact": "paid", "seat": 1, "card": "four", "cost": 6}]


@pytest.mark.rule("AMBAL-COST-02")
@pytest.mark.parametrize("changes", [(3, 1), (1, 3), (3, 3)])
def test_only_the_highest_increase_counts(changes: tuple[int, ...]) -> None:
    assert cost_after(*changes) == 7


@pytest.mark.rule("AMBAL-COST-03")
@pytest.mark.parametrize("changes", [(-2, -1), (-1, -2), (-2, -2)])
def test_only_the_highest_reduction_counts(changes: tuple[int, ...]) -> None:
    assert cost_after(*changes) == 2


@pytest.mark.rule("AMBAL-COST-03", "AMBAL-COST-02")
@pytest.mark.parametrize(("by_boon", "by_skill", "cost"), [(-2, -1, 2), (-1, -2, 2), (3, 1, 7), (1, 3, 7)])
def test_boons_and_skills_do_not_add_up_either(by_boon: int, by_skill: int, cost: int) -> None:
    table = Table(FOUR, skill("aura", boon(2), while_on(by_boon)), skill("trick", change(by_skill))).begun()
    table.set(1, max_energy=20, energy=20).turn("aura", None).turn("trick", None).turn("four", None)
    assert paid(table) == {1: cost}


@pytest.mark.rule("AMBAL-COST-04")
@pytest.mark.parametrize("changes", [(3, 1, -2, -1), (-1, 3, -2, 1)])
def test_one_increase_and_one_reduction_both_count(changes: tuple[int, ...]) -> None:
    assert cost_after(*changes) == 5


@pytest.mark.rule("AMBAL-COST-05")
@pytest.mark.parametrize(("base", "cost"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_no_skill_costs_less_than_nothing(base: int, cost: int) -> None:
    assert cost_after(-3, base=base) == cost


@pytest.mark.rule("AMBAL-COST-05")
def test_the_floor_comes_after_the_increase() -> None:
    assert cost_after(-4, 3, base=2) == 1


@pytest.mark.rule("AMBAL-COST-06")
@pytest.mark.parametrize(
    ("match", "cost"),
    [
        ({}, 2), ({"types": ["action"]}, 2), ({"types": ["spell"]}, 4), ({"types": ["spell", "curse"]}, 2),
        ({"sides": ["offensive"]}, 2), ({"sides": ["defensive"]}, 4), ({"schools": ["fire"]}, 2),
        ({"schools": ["water"]}, 4), ({"types": ["action"], "schools": ["water"]}, 4),
    ],
)  # fmt: skip
def test_a_change_counts_for_skills_that_match_it(match: dict[str, Any], cost: int) -> None:
    lash = skill("lash", hit(1), cost=4, types=["action", "curse"], school="fire")
    table = Table(lash, skill("trick", change(-2, match=match))).begun().turn("trick", None).turn("lash", None)
    assert paid(table) == {1: cost}


@pytest.mark.rule("AMBAL-COST-06")
def test_a_change_counts_for_its_own_player_alone() -> None:
    cards = (FOUR, skill("tax", effect("cost", "opponent", n=2)))
    table = Table(*cards, mode="double-regular").begun()
    table.turn(("tax", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    table.turn(("four", 1), ("four", 2), ("four", 3), ("four", 4))
    assert paid(table) == {1: 4, 2: 4, 3: 6, 4: 4}
    assert {one["seat"] for one in table.table["lasting"]} == {3}


@pytest.mark.rule("AMBAL-COST-06")
def test_what_a_card_says_counts_from_the_moment_it_is_known() -> None:
    tricks = skill("tricks", change(-2, match={"types": ["spell"]}), change(-1, match={"sides": ["offensive"]}))
    half = {"id": "half", "name": "Half", "cost": 4}
    table = Table(tricks, half).begun().turn("tricks", None)
    table.turn("riddle", None).do("resolve", 1, cost=4, effects=[hit(1)], types=["spell"])
    assert table.energy(1) == (6, 12)
    table.turn("half", None)
    assert table.energy(1) == (2, 12)
    table.do("resolve", 1, effects=[hit(1)], types=["spell"])
    assert (table.energy(1), table.health()) == ((2, 12), (60, 58))


@pytest.mark.rule("AMBAL-COST-07")
def test_a_boon_changes_costs_from_the_next_turn_until_it_ends() -> None:
    aura = skill("aura", boon(2), while_on(-2), cost=4)
    cards = (aura, *(skill(f"four-{n}", cost=4) for n in range(4)))
    table = Table(*cards).begun().turn("aura", None)
    assert paid(table) == {1: 4}
    assert paid(table.turn("four-0", None)) == {1: 2}
    assert paid(table.to_next_round().turn("four-1", None)) == {1: 2}
    assert paid(table.to_next_round().turn("four-2", None)) == {1: 4}


@pytest.mark.rule("AMBAL-COST-07")
def test_a_curse_changes_the_costs_of_its_bearer_until_it_is_removed() -> None:
    weigh = skill("weigh", curse(5), while_on(3))
    wash = skill("wash", effect("remove", "you", what="curse", n="all"))
    table = Table(weigh, wash, FOUR, skill("two", cost=2)).begun().turn("weigh", "two")
    assert paid(table) == {1: 0, 2: 2}
    assert paid(table.turn("filler-1", "wash")) == {1: 0, 2: 3}
    assert paid(table.turn("filler-2", "filler-3")) == {1: 0, 2: 0}


NEXT = skill("next", change(-2, until="next"))


@pytest.mark.rule("AMBAL-COST-08")
def test_a_skill_that_is_interrupted_uses_up_nothing() -> None:
    joins = skill("joins", effect("next", "you", effects=[hit(3)]), change(-2, until="next"))
    table = Table(joins, FOUR, BREAK, skill("five", cost=5)).begun().turn("joins", "nothing").turn("four", "break")
    assert (paid(table)[1], table.health(), len(table.table["lasting"])) == (2, (60, 60), 2)
    table.turn("five", "filler-1")
    assert (paid(table)[1], table.health(), table.table["lasting"]) == (3, (60, 57), [])


@pytest.mark.rule("AMBAL-COST-08")
def test_a_card_that_is_not_paid_uses_up_nothing() -> None:
    joins = skill("joins", effect("next", "you", effects=[hit(3)]), change(-2, until="next"))
    table = Table(joins, skill("all", cost=11)).begun().turn("joins", "filler-1").turn("all", "filler-2")
    assert [one["state"] for one in table.table["revealed"]] == ["unpaid", "used"]
    assert [one["op"] for one in table.table["lasting"]] == ["next", "cost"]


@pytest.mark.rule("AMBAL-COST-09")
def test_a_change_for_the_round_counts_from_the_next_turn_on_and_ends_with_the_durations() -> None:
    trick = skill("trick", change(-2), cost=4)
    cards = (trick, *(skill(f"four-{n}", cost=4) for n in range(3)))
    table = Table(*cards).begun().turn("trick", None)
    assert paid(table) == {1: 4}
    assert table.table["lasting"] == [{"seat": 1, "op": "cost", "card": "trick"}]
    assert [paid(table.turn(f"four-{n}", None))[1] for n in (0, 1)] == [2, 2]
    assert table.end_battle().table["lasting"] == []
    assert paid(table.to_next_round().turn("four-2", None)) == {1: 4}


@pytest.mark.rule("AMBAL-COST-10")
def test_a_change_for_the_next_skill_is_used_up_by_one_that_matches() -> None:
    trick = skill("trick", change(-2, until="next", match={"types": ["spell"]}), types=["spell"])
    spells = [skill(f"spell-{n}", cost=3, types=["spell"]) for n in (1, 2)]
    table = Table(trick, skill("blow", cost=3, types=["action"]), *spells).begun().turn("trick", None)
    assert paid(table.turn("blow", None)) == {1: 3}
    assert paid(table.turn("spell-1", None)) == {1: 1}
    assert table.table["lasting"] == []
    assert paid(table.turn("spell-2", None)) == {1: 3}


@pytest.mark.rule("AMBAL-COST-10")
def test_it_is_used_up_also_where_a_higher_change_counted() -> None:
    table = Table(NEXT, skill("trick", change(-3)), FOUR).begun().turn("next", None).turn("filler-1", None)
    assert table.table["lasting"] == []
    table = Table(NEXT, skill("trick", change(-3)), FOUR).begun().turn("trick", None).turn("next", None)
    assert [one["card"] for one in table.table["lasting"]] == ["trick", "next"]
    assert paid(table.turn("four", None)) == {1: 1}
    assert [one["card"] for one in table.table["lasting"]] == ["trick"]


@pytest.mark.rule("AMBAL-COST-10")
def test_it_is_lost_with_the_durations_of_the_round() -> None:
    table = Table(NEXT, FOUR).begun().turn("next", None).end_battle()
    assert table.table["lasting"] == []
    assert paid(table.to_next_round().turn("four", None)) == {1: 4}


@pytest.mark.rule("AMBAL-COST-10")
def test_it_is_used_up_by_a_skill_that_it_concerned_when_it_was_paid() -> None:
    trick = skill("trick", change(-2, until="next", match={"sides": ["offensive"]}))
    half = {"id": "half", "name": "Half", "cost": 4}
    table = Table(trick, half).begun().turn("trick", None).turn("half", None)
    table.do("resolve", 1, effects=[hit(1)])
    assert (table.energy(1), [one["card"] for one in table.table["lasting"]]) == ((4, 12), ["trick"])
