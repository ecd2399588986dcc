"""The referee's corrections of counters: how far, what they take along, who falls and who comes back by them."""

from typing import Any

import pytest

from tests.engine.ambal.moments import IN_BATTLE, at
from tests.engine.ambal.pool import building, to_library
from tests.engine.ambal.table import Table, hit, skill

RANGES = {
    "health": (0, 60), "max_health": (60, 99), "energy": (0, 12), "max_energy": (0, 20), "hand": (0, 99),
    "deck": (0, 99), "burning": (0, 6), "bleeding": (0, 6), "poison": (0, 6),
}  # fmt: skip


def counters(table: Table) -> dict[tuple[int, str], int]:
    """Every counter of the table by seat and name."""
    seats = table.view()["seats"]
    return {(seat["seat"], name): n for seat in seats for name, n in seat["counters"].items()}


def correct(table: Table, target: int, counter: str, to: int, **fields: Any) -> Table:
    table.do("adjust", 0, target=target, counter=counter, to=to, **fields)
    return table


# Counters


@pytest.mark.rule("AMBAL-ADJ-01", "TABLE-ADJUST")
@pytest.mark.parametrize("counter", RANGES)
def test_a_correction_sets_one_counter_and_moves_no_other(counter: str) -> None:
    table = at("decide").set(2, max_energy=20, energy=2)
    to = 99 if counter == "max_health" else 6
    before = counters(table)
    correct(table, 2, counter, to, why="misread card")
    assert counters(table) == before | {(2, counter): to}
    said = table.told("adjusted")
    assert [(one["target"], one["counter"], one["to"]) for one in said] == [(2, counter, to)]


@pytest.mark.rule("AMBAL-ADJ-01", "TABLE-ADJUST")
@pytest.mark.parametrize("counter", RANGES)
def test_a_counter_is_set_within_its_range(counter: str) -> None:
    low, high = RANGES[counter]
    for to in (low - 1, high + 1, -(10**30), 10**30):
        assert at("decide").refused("adjust", 0, target=1, counter=counter, to=to) == "TABLE-ADJUST"
    for to in (low, high):
        assert correct(at("decide"), 1, counter, to).counter(1, counter) == to


@pytest.mark.rule("AMBAL-ADJ-01")
def test_health_and_energy_keep_to_their_ceilings() -> None:
    table = at("decide").set(1, max_health=70, max_energy=9)
    assert correct(table, 1, "health", 70).health(1) == (70,)
    assert table.refused("adjust", 0, target=1, counter="health", to=71) == "TABLE-ADJUST"
    assert correct(table, 1, "energy", 9).energy(1) == (9, 9)
    assert table.refused("adjust", 0, target=1, counter="energy", to=10) == "TABLE-ADJUST"


@pytest.mark.rule("AMBAL-ADJ-01", "TABLE-INPUT")
@pytest.mark.parametrize("counter", ["library", "picks", "round", "mastery", "Health", "", "discard"])
def test_an_unknown_counter(counter: str) -> None:
    assert at("decide").refused("adjust", 0, target=1, counter=counter, to=1) == "TABLE-INPUT"


@pytest.mark.rule("AMBAL-ADJ-01", "TABLE-INPUT", "AMBAL-WIN-10")
def test_only_the_table_corrects_and_only_until_the_end() -> None:
    for moment in ("setup", "decide", "over"):
        for seat in (1, 2):
            assert at(moment).refused("adjust", seat, target=1, counter="health", to=999) == "TABLE-INPUT"
    assert at("over").refused("adjust", 0, target=1, counter="health", to=999) == "AMBAL-WIN-10"


@pytest.mark.rule("AMBAL-ADJ-01")
@pytest.mark.parametrize("counter", RANGES)
@pytest.mark.parametrize("moment", ["setup", *IN_BATTLE, "end", "move", "start"])
def test_there_is_a_correction_at_every_moment(moment: str, counter: str) -> None:
    to = 60 if counter == "max_health" else 6
    assert correct(at(moment), 2, counter, to).counter(2, counter) == to


@pytest.mark.rule("AMBAL-ADJ-01")
def test_there_are_corrections_in_a_draft_too() -> None:
    table = correct(building(), 1, "health", 44)
    assert (table.health(1), table.moment[3]) == ((44,), "build")
    assert correct(table, 1, "health", 0).view()["result"]["winners"] == [2]


# What goes along


@pytest.mark.rule("AMBAL-ADJ-02")
def test_a_lower_ceiling_takes_along_what_is_above_it() -> None:
    table = at("decide").set(1, max_health=99, health=80, max_energy=15, energy=12)
    correct(table, 1, "max_health", 70)
    assert (table.health(1), table.counter(1, "max_health")) == ((70,), 70)
    assert table.facts[1:] == [
        {"fact": "max-health", "seat": 1, "from": 99, "to": 70},
        {"fact": "health", "seat": 1, "from": 80, "to": 70, "by": "max-health"},
    ]
    correct(table, 1, "max_energy", 11)
    assert table.energy(1) == (11, 11)
    assert table.facts[1:] == [
        {"fact": "max-energy", "seat": 1, "from": 15, "to": 11, "by": "adjust"},
        {"fact": "energy", "seat": 1, "from": 12, "to": 11, "by": "max"},
    ]


@pytest.mark.rule("AMBAL-ADJ-02")
def test_what_is_not_above_it_stays() -> None:
    table = at("decide").set(1, max_health=80, max_energy=9)
    assert (table.health(1), table.energy(1)) == ((60,), (8, 9))
    table.set(1, max_health=60, max_energy=8)
    assert (table.health(1), table.energy(1)) == ((60,), (8, 8))
    table.set(1, max_energy=20)
    assert table.energy(1) == (8, 20)


# Defeat by a correction


@pytest.mark.rule("AMBAL-ADJ-03", "AMBAL-WIN-01", "AMBAL-WIN-05", "AMBAL-WIN-06")
@pytest.mark.parametrize(("counter", "low", "fatal"), [("health", 1, 0), ("max_energy", 6, 5)])
@pytest.mark.parametrize("moment", ["setup", "decide", "roll", "declare", "place", "discard", "end", "move", "start"])
def test_defeat_is_checked_at_once(moment: str, counter: str, low: int, fatal: int) -> None:
    table = correct(at(moment), 2, counter, low)
    assert table.view()["result"] is None
    correct(table, 2, counter, fatal)
    assert (table.view()["result"]["winners"], table.view()["result"]["reason"]) == ([1], "AMBAL-WIN-01")
    assert table.told("defeated") == [{"fact": "defeated", "seat": 2}]


@pytest.mark.rule("AMBAL-ADJ-03", "AMBAL-WIN-07")
def test_while_cards_are_resolved_it_waits_for_the_end_of_the_turn() -> None:
    table = correct(at("reveal"), 2, "health", 0)
    assert (table.view()["result"], table.flags(2)) == (None, [])
    correct(table, 2, "health", 3)
    table.do("resolve", 1, cost=0, effects=[hit(2)])
    assert (table.health(2), table.view()["result"]) == ((1,), None)
    table = correct(at("reveal"), 2, "health", 0)
    table.do("resolve", 1, cost=0, effects=[])
    assert table.view()["result"]["winners"] == [1]


@pytest.mark.rule("AMBAL-ADJ-03")
def test_a_heal_of_the_turn_still_saves_who_was_set_to_nothing() -> None:
    table = correct(at("reveal"), 1, "health", 0)
    table.do("resolve", 1, cost=0, effects=[{"op": "heal", "to": "you", "n": 2}])
    assert (table.health(1), table.view()["result"]) == ((2,), None)


@pytest.mark.rule("AMBAL-ADJ-04", "AMBAL-DOUBLE-13")
def test_a_face_down_card_goes_back_and_the_turn_goes_on() -> None:
    table = at("decide", "double-regular")
    table.do("commit", 2, card="nothing", target=2)
    table.do("commit", 1, card="filler-1", target=1)
    assert table.counter(2, "hand") == 6
    correct(table, 2, "health", 0)
    assert (table.counter(2, "hand"), table.zone(2, "placed"), table.flags(2)) == (7, 0, ["defeated"])
    assert (table.moment[3], table.view()["to_act"]) == ("decide", [3, 4])
    table.do("stop", 3)
    table.do("stop", 4)
    assert [one["card"] for one in table.table["revealed"]] == ["filler-1"]


@pytest.mark.rule("AMBAL-ADJ-04", "AMBAL-BATTLE-04")
def test_the_last_who_was_waited_for_falls_and_the_cards_are_shown() -> None:
    table = at("decide", "double-regular")
    for seat in (1, 2, 3):
        table.do("commit", seat, card="nothing", target=seat)
    correct(table, 4, "max_energy", 5)
    assert [one["seat"] for one in table.table["revealed"]] == [1, 2, 3]
    assert table.moment == ("battle", 1, 2, "decide")


@pytest.mark.rule("AMBAL-ADJ-04")
def test_who_has_fallen_takes_no_part_in_rolls() -> None:
    table = at("roll", "double-regular")
    table.do("roll", 3, value=4)
    table.do("roll", 4, value=4)
    correct(table, 2, "health", 0)
    assert table.view()["to_act"] == [1]
    table.do("roll", 1, value=1)
    assert (table.moment[3], table.view()["to_act"]) == ("roll", [3, 4])
    correct(table, 3, "health", 0)
    assert (table.moment[3], table.table["order"], table.view()["to_act"]) == ("declare", [4, 1], [4])
    assert [list(fact["seats"]) for fact in table.told("order")] == [[4, 1]]


@pytest.mark.rule("AMBAL-ADJ-04")
def test_who_has_rolled_and_falls_is_not_waited_for_again() -> None:
    table = at("roll", "double-regular")
    for seat, value in ((1, 6), (2, 6), (3, 1)):
        table.do("roll", seat, value=value)
    correct(table, 2, "health", 0)
    table.do("roll", 4, value=3)
    assert table.table["order"] == [1, 4, 3]


@pytest.mark.rule("AMBAL-ADJ-04")
def test_an_order_that_is_settled_is_not_rewritten() -> None:
    table = at("declare", "double-regular")
    assert table.table["order"] == [1, 2, 3, 4]
    correct(table, 1, "health", 0)
    assert (table.table["order"], table.view()["to_act"]) == ([1, 2, 3, 4], [2])
    correct(table, 3, "health", 59)
    correct(table, 4, "health", 60)
    assert table.table["order"] == [1, 2, 3, 4]


@pytest.mark.rule("AMBAL-ADJ-04", "AMBAL-ORDER-07")
def test_who_had_said_to_play_and_falls_places_nothing() -> None:
    table = at("place", "double-regular")
    correct(table, 1, "health", 0)
    assert (table.flags(1), table.state.phase) == (["defeated"], "move")


# Back in the duel


@pytest.mark.rule("AMBAL-ADJ-05")
def test_who_has_health_again_is_back_and_in_a_battle_has_stopped() -> None:
    table = correct(at("decide", "double-regular"), 2, "health", 0)
    correct(table, 2, "health", 9)
    assert table.flags(2) == ["stopped"]
    assert (table.view()["to_act"], table.refused("commit", 2, card="nothing")) == ([1, 3, 4], "AMBAL-BATTLE-05")
    table.to_next_round()
    assert (table.flags(2), table.view()["to_act"]) == ([], [1, 2, 3, 4])


@pytest.mark.rule("AMBAL-ADJ-05")
def test_both_health_and_max_energy_are_needed() -> None:
    table = at("decide", "double-regular").set(2, max_energy=5)
    table.set(2, health=0, max_energy=9)
    assert table.flags(2) == ["defeated"]
    table.set(2, health=1)
    assert table.flags(2) == ["stopped"]
    table = at("decide", "double-regular").set(2, max_energy=5).set(2, health=30, max_energy=5)
    assert table.flags(2) == ["defeated"]
    assert table.set(2, max_energy=6).flags(2) == ["stopped"]


@pytest.mark.rule("AMBAL-ADJ-05")
def test_outside_a_battle_nobody_is_stopped_by_it() -> None:
    table = at("move", "double-regular").set(2, health=0).set(2, health=1)
    assert (table.flags(2), table.view()["to_act"]) == ([], [1, 2, 3, 4])
    table = Table(mode="double-regular").set(2, health=0).set(2, health=1).begun()
    assert table.view()["to_act"] == [1, 2, 3, 4]
    table = to_library(at("decide", "double-advanced").set(2, health=0)).set(2, health=1)
    assert (table.flags(2), table.view()["to_act"]) == ([], [1, 2, 3, 4])


@pytest.mark.rule("AMBAL-ADJ-05", "AMBAL-STEP-21")
def test_while_cards_are_resolved_who_is_back_is_affected_again() -> None:
    table = at("decide", "double-regular").set(3, health=0)
    table.turn(("riddle", 4), None, None, None)
    table.set(3, health=20)
    assert table.flags(3) == ["stopped"]
    table.do("resolve", 1, cost=0, effects=[hit(5, to="opponents")])
    assert table.health(3, 4) == (15, 55)


# Discards that are owed


@pytest.mark.rule("AMBAL-ADJ-01", "AMBAL-STEP-19")
def test_a_smaller_hand_owes_fewer_cards() -> None:
    drop = skill("drop-three", {"op": "discard", "to": "opponent", "n": 3})
    table = Table(drop).begun().turn("drop-three", "nothing")
    assert table.view()["prompt"] == {"id": "ambal.discard", "args": {"owed": {"2": 3}}}
    correct(table, 2, "hand", 2)
    assert table.view()["prompt"]["args"] == {"owed": {"2": 2}}
    correct(table, 2, "hand", 9)
    assert table.view()["prompt"]["args"] == {"owed": {"2": 2}}
    correct(table, 2, "hand", 0)
    assert table.moment == ("battle", 1, 2, "decide")
