"""Resolving a turn, up to the blocks: what is paid and chosen before, interrupts, and which skills count as used."""

from typing import Any

import pytest

from tests.engine.ambal.pool import advanced
from tests.engine.ambal.table import Table, boon, cause, effect, heal, hit, skill

SLAP = skill("slap", hit(5))
DEAR = skill("dear", hit(5), cost=3)
BREAK = skill("break", effect("interrupt", "opponent"), hit(4))
WALL = skill("wall", effect("block"))
BOLT = skill("bolt", hit(4, "target"))
CURE = skill("cure", effect("remove", "target", what="condition", n=1))


def kinds(table: Table, *wanted: str) -> list[tuple[str, int]]:
    """The facts of these kinds that the last action gave, with their seats."""
    return [(one["fact"], one["seat"]) for one in table.facts if one["fact"] in wanted]


# The seven steps


@pytest.mark.rule("AMBAL-STEP-01")
def test_a_turn_is_resolved_in_seven_steps_whatever_the_order_of_the_card() -> None:
    storm = skill(
        "storm", hit(5, "opponents"), heal(4), effect("energy", "opponents", n=-2), effect("energy", "you", n=2),
        effect("interrupt", "opponent"), cost=1,
    )  # fmt: skip
    table = Table(storm, SLAP, WALL, mode="double-regular").begun().set(1, health=50)
    table.turn(("storm", 3), ("nothing", 2), ("slap", 1), ("wall", 1))
    assert kinds(table, "paid", "interrupted", "blocked", "energy", "health") == [
        ("paid", 1), ("energy", 1), ("paid", 2), ("paid", 3), ("paid", 4),
        ("interrupted", 3), ("blocked", 4), ("energy", 1), ("energy", 3), ("health", 1), ("health", 3),
    ]  # fmt: skip
    assert (table.health(), table.energy(1), table.energy(3)) == ((54, 60, 55, 60), (9, 12), (6, 12))
    assert [one["by"] for one in table.told("health")] == ["heal", "damage"]


# What is needed before


@pytest.mark.rule("AMBAL-STEP-02")
def test_what_is_known_is_paid_at_the_reveal_and_the_rest_when_it_is_said() -> None:
    table = Table(DEAR).begun().turn("riddle", "dear")
    assert (table.energy(1), table.energy(2), table.health()) == ((8, 12), (5, 12), (60, 60))
    assert (table.moment[3], table.view()["to_act"]) == ("reveal", [1])
    table.do("resolve", 1, cost=2, effects=[hit(1)])
    assert (table.energy(1), table.health(), table.moment) == ((6, 12), (55, 59), ("battle", 1, 2, "decide"))


@pytest.mark.rule("AMBAL-STEP-02")
def test_the_steps_wait_for_every_card() -> None:
    table = Table(BOLT).begun().turn("riddle", "bolt")
    assert table.view()["prompt"]["args"] == {"target": [2], "remove": [], "resolve": [1]}
    table.do("resolve", 1, cost=0, effects=[hit(7)])
    assert (table.health(), table.view()["to_act"]) == ((60, 60), [2])
    table.do("choose", 2, target=1)
    assert table.health() == (56, 53)


@pytest.mark.rule("AMBAL-STEP-02")
def test_a_card_that_cannot_be_paid_needs_no_choice_and_no_data() -> None:
    riddle = {"id": "half", "name": "Half", "cost": 3}
    table = Table(skill("far", hit(4, "target"), cost=3), riddle).begun().set(1, energy=2).set(2, energy=2)
    table.turn("far", "half")
    assert (table.moment, table.health()) == (("move", 1, 0, None), (60, 60))
    assert [one["state"] for one in table.table["revealed"]] == ["unpaid", "unpaid"]


@pytest.mark.rule("AMBAL-STEP-02")
def test_an_entered_cost_that_cannot_be_paid_leaves_the_other_card_alone_in_the_turn() -> None:
    table = Table(SLAP).begun().turn("riddle", "slap")
    table.do("resolve", 1, cost=9, effects=[hit(7, "target")])
    assert (table.health(), table.energy(1), table.moment[3]) == ((55, 60), (8, 11), "decide")


# Choices


@pytest.mark.rule("AMBAL-STEP-03")
def test_only_the_user_of_a_skill_that_leaves_a_choice_chooses() -> None:
    table = Table(BOLT, SLAP).begun()
    assert table.refused("choose", 1, target=2) == "AMBAL-STEP-03"
    table.do("commit", 1, card="bolt")
    assert table.refused("choose", 1, target=2) == "AMBAL-STEP-03"
    table.do("commit", 2, card="riddle")
    assert table.refused("choose", 2, target=1) == "AMBAL-STEP-03"
    assert table.refused("choose", 1, remove=["burning"]) == "AMBAL-STEP-03"
    assert table.do("choose", 1, target=1) == [{"fact": "target", "seat": 1, "card": "bolt", "target": 1}]
    assert table.refused("choose", 1, target=2) == "AMBAL-STEP-03"


@pytest.mark.rule("AMBAL-STEP-03")
def test_a_removal_is_chosen_only_when_the_target_is_known() -> None:
    table = Table(CURE).begun().set(1, burning=2, poison=2).set(2, bleeding=1).turn("cure", "riddle")
    assert table.view()["prompt"]["args"] == {"target": [1], "remove": [], "resolve": [2]}
    assert table.refused("choose", 1, remove=["poison"]) == "AMBAL-STEP-03"
    table.do("choose", 1, target=1)
    assert table.view()["prompt"]["args"] == {"target": [], "remove": [1], "resolve": [2]}
    table.do("choose", 1, remove=["poison"])
    assert table.refused("choose", 1, remove=["burning"]) == "AMBAL-STEP-03"
    table.do("resolve", 2, cost=0, effects=[])
    assert (table.counter(1, "burning"), table.counter(1, "poison")) == (2, 0)


@pytest.mark.rule("AMBAL-STEP-03")
def test_target_and_removal_may_be_chosen_in_one_breath() -> None:
    table = Table(CURE).begun().set(2, burning=2, poison=2).turn("cure", None)
    assert table.refused("choose", 1, target=1, remove=["poison"]) == "AMBAL-STEP-03"
    table.do("choose", 1, target=2, remove=["burning"])
    assert (table.counter(2, "burning"), table.counter(2, "poison")) == (0, 2)


@pytest.mark.rule("AMBAL-STEP-03")
@pytest.mark.parametrize("first", ["choose", "resolve"])
def test_a_target_is_chosen_before_or_after_the_data_are_entered(first: str) -> None:
    half = {"id": "half", "name": "Half", "cost": 1, "aim": "target"}
    fields: dict[str, dict[str, Any]] = {"choose": {"target": 1}, "resolve": {"effects": [hit(6, "target")]}}
    table = Table(half).begun().turn("half", None)
    assert table.view()["prompt"]["args"] == {"target": [1], "remove": [], "resolve": [1]}
    for verb in sorted(fields, reverse=first == "resolve"):
        table.do(verb, 1, **fields[verb])
    assert table.health() == (54, 60)


# Step 1: Energy


@pytest.mark.rule("AMBAL-STEP-04")
def test_everybody_pays_the_cost_of_their_card() -> None:
    table = Table(DEAR, skill("all", cost=8)).begun().turn("dear", "all")
    assert (table.energy(1), table.energy(2)) == ((5, 12), (0, 12))
    assert [(one["seat"], one["cost"]) for one in table.told("paid")] == [(1, 3), (2, 8)]


@pytest.mark.rule("AMBAL-STEP-05")
@pytest.mark.parametrize(("n", "next_cost"), [(3, 5), (-2, 0)])
def test_a_change_of_costs_comes_too_late_for_the_cards_of_the_same_turn(n: int, next_cost: int) -> None:
    cards = (skill("tax", effect("cost", "everyone", n=n)), skill("one", cost=2), skill("two", cost=2))
    table = Table(*cards).begun().turn("tax", "one")
    assert table.energy(2) == (6, 12)
    table.turn(None, "two")
    assert table.energy(2) == (6 - next_cost, 12)


# Step 2: interrupts


@pytest.mark.rule("AMBAL-STEP-06", "AMBAL-TERM-02")
def test_skills_that_interrupt_each_other_both_interrupt() -> None:
    twin = skill("twin", effect("interrupt", "opponent"), heal(3))
    table = Table(BREAK, twin).begun().set(2, health=50).turn("break", "twin")
    assert (kinds(table, "interrupted"), table.health()) == ([("interrupted", 1), ("interrupted", 2)], (60, 50))


@pytest.mark.rule("AMBAL-STEP-06")
def test_a_skill_that_is_interrupted_still_interrupts_a_third() -> None:
    table = Table(BREAK, SLAP, mode="double-regular").begun()
    table.turn(("break", 3), ("slap", 4), ("break", 2), ("nothing", 4))
    assert kinds(table, "interrupted") == [("interrupted", 2), ("interrupted", 3)]
    assert table.health() == (60, 60, 56, 60)


# Step 3: blocks


@pytest.mark.rule("AMBAL-STEP-07")
def test_all_blocks_work_at_the_same_time() -> None:
    parry = skill("parry", effect("block"), hit(4))
    table = Table(parry).begun().turn("parry", "parry")
    assert (kinds(table, "blocked"), table.health()) == ([("blocked", 1), ("blocked", 2)], (60, 60))


@pytest.mark.rule("AMBAL-STEP-07")
def test_a_skill_that_is_interrupted_blocks_nothing() -> None:
    parry = skill("parry", effect("evade"), hit(4))
    table = Table(parry, BREAK).begun().turn("break", "parry")
    assert (kinds(table, "blocked"), table.health()) == ([], (60, 56))


# Used skills


@pytest.mark.rule("AMBAL-STEP-22")
def test_a_skill_that_works_lies_in_the_battle_area_until_used_skills_are_moved() -> None:
    table = Table(SLAP, WALL).begun().turn("slap", "wall").turn("filler-1", None)
    assert (table.zone(1, "used"), table.zone(2, "used")) == (["slap", "filler-1"], ["wall"])
    assert table.zone(1, "discard") == []
    table.end_battle()
    assert (table.zone(1, "used"), table.zone(1, "discard")) == ([], ["slap", "filler-1"])


@pytest.mark.rule("AMBAL-STEP-22")
def test_skills_that_are_unpaid_or_interrupted_never_lie_there() -> None:
    table = Table(BREAK, DEAR, mode="double-regular").begun().set(2, energy=2)
    table.turn(("break", 3), ("dear", 3), ("dear", 1), ("nothing", 4))
    assert [table.zone(seat, "used") for seat in (1, 2, 3, 4)] == [["break"], [], [], ["nothing"]]
    assert [one["state"] for one in table.table["revealed"]] == ["used", "unpaid", "interrupted", "used"]


@pytest.mark.rule("AMBAL-STEP-22", "AMBAL-STEP-13")
def test_a_boon_lies_in_the_battle_area_too_unless_it_ends_before() -> None:
    strip = skill("strip", effect("remove", "opponent", what="boon", n="all"))
    table = Table(skill("glow", boon(3)), strip).begun().turn("glow", "nothing")
    assert (table.zone(1, "used"), table.zone(1, "play")) == (["glow"], [])
    table.turn("filler-1", "strip")
    assert (table.zone(1, "used"), table.zone(1, "discard")) == (["filler-1"], ["glow"])


# Forced discards


DROP = skill("drop", effect("discard", "opponent", n=2))


@pytest.mark.rule("AMBAL-STEP-19")
def test_forced_discards_are_paid_before_the_next_turn_by_choice_of_who_owes() -> None:
    table = Table(DROP).begun().turn("drop", "nothing")
    assert table.told("owes") == [{"fact": "owes", "seat": 2, "n": 2}]
    assert (table.moment, table.view()["to_act"]) == (("battle", 1, 1, "discard"), [2])
    assert table.view()["prompt"] == {"id": "ambal.discard", "args": {"owed": {"2": 2}}}
    assert table.refused("discard", 1, card="filler-1") == "AMBAL-STEP-19"
    assert table.refused("commit", 1, card="filler-1") == "AMBAL-BATTLE-02"
    table.do("discard", 2, card="filler-1")
    assert table.moment == ("battle", 1, 1, "discard")
    table.do("discard", 2, card="filler-2")
    assert (table.moment, table.counter(2, "hand")) == (("battle", 1, 2, "decide"), 4)
    assert table.zone(2, "discard") == ["filler-1", "filler-2"]


@pytest.mark.rule("AMBAL-STEP-19")
@pytest.mark.parametrize(("hand", "owed"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_nobody_owes_more_than_the_hand_holds(hand: int, owed: int) -> None:
    table = Table(DROP).begun().set(2, hand=hand).turn("drop", "nothing")
    assert table.told("owes") == ([{"fact": "owes", "seat": 2, "n": owed}] if owed else [])
    assert table.moment[3] == ("discard" if owed else "decide")


@pytest.mark.rule("AMBAL-STEP-19")
def test_a_correction_of_the_hand_lowers_what_is_owed() -> None:
    table = Table(DROP).begun().turn("drop", "nothing").set(2, hand=1)
    assert table.view()["prompt"]["args"] == {"owed": {"2": 1}}
    assert table.set(2, hand=0).moment == ("battle", 1, 2, "decide")


@pytest.mark.rule("AMBAL-STEP-19")
def test_nobody_owes_more_than_the_registered_cards_that_do_not_lie_open() -> None:
    deck = [f"filler-{n}" for n in range(1, 21)]
    table = Table(skill("ruin", effect("discard", "opponent", n=90)), decks={"2": deck}).begun().set(2, hand=99)
    table.turn("ruin", "filler-1")
    assert table.told("owes") == [{"fact": "owes", "seat": 2, "n": 19}]
    for card in deck[1:]:
        table.do("discard", 2, card=card)
    assert (table.moment, table.counter(2, "hand")) == (("battle", 1, 2, "decide"), 79)


@pytest.mark.rule("AMBAL-STEP-19")
def test_a_library_deck_pays_no_discards() -> None:
    ruin = skill("ruin", effect("discard", "opponent", n=90))
    table = advanced(ruin, registered=(2,)).set(2, hand=50).turn("ruin", "fire-1")
    assert table.told("owes") == [{"fact": "owes", "seat": 2, "n": 11}]


@pytest.mark.rule("AMBAL-STEP-19")
def test_without_a_registered_deck_all_known_cards_may_be_discarded_and_then_no_more() -> None:
    table = Table(skill("ruin", effect("discard", "opponent", n=90))).begun().set(2, hand=99).turn("ruin", "nothing")
    assert table.told("owes") == [{"fact": "owes", "seat": 2, "n": 90}]
    for card in [card for card in table.state.box.cards if card != "nothing"]:
        assert table.moment[3] == "discard"
        table.do("discard", 2, card=card)
    assert table.moment == ("battle", 1, 2, "decide")


@pytest.mark.rule("AMBAL-STEP-19")
def test_the_check_comes_before_the_discards() -> None:
    table = Table(skill("end", hit(5), effect("discard", "opponents", n=1)), mode="double-regular").begun()
    table.set(3, health=5).turn(("end", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    assert (table.flags(3), table.view()["to_act"]) == (["defeated"], [4])
    assert kinds(table, "defeated", "owes") == [("defeated", 3), ("owes", 4)]
    ended = Table(skill("end", hit(5), effect("discard", "opponent", n=1))).begun().set(2, health=5)
    assert ended.turn("end", "nothing").moment[0] == "over"
    assert ended.told("owes") == []


@pytest.mark.rule("AMBAL-STEP-19")
def test_until_the_discards_are_paid_the_turn_goes_on() -> None:
    leave = skill("leave", effect("skip", "you"))
    table = Table(DROP, leave).begun().set(2, health=50).turn("nothing", "leave")
    table.do("order", 1)
    table.do("declare", 1)
    table.do("skip", 2)
    table.do("commit", 1, card="drop")
    assert (table.moment, table.table["order"], table.flags(2)) == (("battle", 1, 2, "discard"), [1, 2], ["skips"])
    table.do("discard", 2, card="filler-1")
    table.do("discard", 2, card="filler-2")
    assert (table.moment, table.table["order"], table.flags(2)) == (("battle", 1, 3, "decide"), [], [])


@pytest.mark.rule("AMBAL-STEP-19")
def test_discards_owed_at_the_end_of_the_round_hold_up_the_next_phase() -> None:
    late = skill("late", effect("discard", "opponent", n=1, when="end"), cause("burning", 1))
    table = Table(late).begun().turn("late", None).end_battle()
    assert (table.moment, table.counter(2, "burning"), table.health()) == (("end", 1, 0, "discard"), 1, (60, 57))
    table.do("discard", 2, card="filler-1")
    assert (table.moment, table.counter(2, "burning")) == (("move", 1, 0, None), 0)
