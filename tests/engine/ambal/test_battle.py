"""The battle turn: deciding, placing face down, the reveal, cards that cannot be paid, and when the phase ends."""

from typing import Any

import pytest

from tests.engine.ambal.moments import FACING, IN_BATTLE, MODES, MOMENTS, at, everybody, in_library
from tests.engine.ambal.table import Table, hit, skill

DEAR = skill("dear", hit(9), cost=3)
LEAVE = skill("leave", {"op": "skip", "to": "you"})


def poor(*cards: dict[str, Any], energy: int = 2, **table: Any) -> Table:
    """Seat 1 has less Energy than its card costs."""
    return Table(DEAR, *cards, **table).begun().set(1, energy=energy)


def token(table: Table, target: int) -> dict[str, int]:
    return {"target": target} if table.state.box.double else {}


# Turns


@pytest.mark.rule("AMBAL-BATTLE-01")
@pytest.mark.parametrize("mode", MODES)
def test_a_battle_has_any_number_of_turns(mode: str) -> None:
    table = at("decide", mode)
    for number in range(1, 7):
        assert table.moment == ("battle", 1, number, "decide")
        everybody(table, *([f"filler-{number}"] * 4))
        assert [fact["fact"] for fact in table.facts].index("revealed") < len(table.facts) - 1
        assert table.facts[-1] == {"fact": "turn", "round": 1, "turn": number + 1}
    assert table.end_battle().moment == ("move", 1, 0, None)


@pytest.mark.rule("AMBAL-BATTLE-01")
def test_a_battle_may_have_no_card_at_all_and_turns_are_counted_anew() -> None:
    table = everybody(at("decide")).to_next_round()
    assert table.moment == ("battle", 2, 1, "decide")
    assert table.end_battle().table["revealed"] == []


@pytest.mark.rule("AMBAL-BATTLE-02")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("decide", "over")])
def test_cards_are_placed_and_players_stop_only_while_a_turn_waits_for_it(moment: str, mode: str) -> None:
    table = at(moment, mode)
    commits = {"roll": "AMBAL-ORDER-06", "declare": "AMBAL-ORDER-06", "place": "AMBAL-BATTLE-05"}
    assert table.refused("commit", 2, card="filler-1", **token(table, 2)) == commits.get(moment, "AMBAL-BATTLE-02")
    lets_go = {"declare": "AMBAL-ORDER-02", "place": "AMBAL-ORDER-07"}.get(moment, "AMBAL-BATTLE-02")
    assert table.refused("stop", 2) == lets_go
    assert table.refused("skip", 2) == lets_go


@pytest.mark.rule("AMBAL-BATTLE-02")
def test_nothing_is_placed_in_the_draft_or_beside_the_library() -> None:
    for table in (Table(mode="draft"), in_library()):
        for verb in ("commit", "stop", "skip"):
            assert table.refused(verb, 1, card="nothing") == "AMBAL-BATTLE-02"


# Face down


@pytest.mark.rule("AMBAL-BATTLE-03")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_placed_card_is_known_to_its_owner_alone(mode: str, seat: int) -> None:
    table = at("decide", mode)
    facts = table.do("commit", seat, card="riddle", **token(table, FACING[seat]))
    assert facts == [{"fact": "placed", "seat": seat}]
    assert table.seat(seat, seat)["zones"]["placed"] == ["riddle"]
    assert table.zone(seat, "placed") == 1
    for other in (None, *(each.number for each in table.state.seats if each.number != seat)):
        assert table.seat(seat, other) == table.seat(seat)
        assert "riddle" not in str(table.view(other))


@pytest.mark.rule("AMBAL-BATTLE-03")
@pytest.mark.parametrize("viewer", [None, 2, 3, 4])
def test_nobody_else_can_tell_where_the_token_lies(viewer: int | None) -> None:
    views = []
    for target in (3, 4):
        table = at("decide", "double-regular")
        table.do("commit", 1, card="riddle", target=target)
        views.append(table.view(viewer))
    assert views[0] == views[1]


# The reveal


@pytest.mark.rule("AMBAL-BATTLE-04")
@pytest.mark.parametrize("mode", MODES)
def test_all_cards_are_revealed_together_when_the_last_player_has_decided(mode: str) -> None:
    table = at("decide", mode)
    *first, last = table.view()["to_act"]
    for seat in first:
        table.do("commit", seat, card=f"filler-{seat}", **token(table, seat))
        assert (table.told("revealed"), table.flags(seat), table.table["revealed"]) == ([], ["placed"], [])
    table.do("commit", last, card=f"filler-{last}", **token(table, last))
    shown = [(fact["seat"], fact["card"]) for fact in table.told("revealed")]
    assert shown == [(seat, f"filler-{seat}") for seat in (*first, last)]
    names = [fact["fact"] for fact in table.facts]
    assert names.index("paid") > max(number for number, name in enumerate(names) if name == "revealed")
    assert all(table.flags(seat) == [] and table.zone(seat, "placed") == 0 for seat in (*first, last))


@pytest.mark.rule("AMBAL-BATTLE-04")
@pytest.mark.parametrize("stopper", [1, 2])
def test_a_stop_can_be_the_last_decision(stopper: int) -> None:
    table = at("decide")
    table.do("commit", 3 - stopper, card="nothing")
    table.do("stop", stopper)
    assert [fact["seat"] for fact in table.told("revealed")] == [3 - stopper]


@pytest.mark.rule("AMBAL-BATTLE-04")
def test_who_said_to_play_is_waited_for() -> None:
    table = at("declare")
    table.do("declare", 1)
    table.do("declare", 2)
    table.do("commit", 2, card="nothing")
    assert (table.told("revealed"), table.view()["to_act"]) == ([], [1])
    table.do("commit", 1, card="nothing")
    assert len(table.told("revealed")) == 2


# What is decided stands


@pytest.mark.rule("AMBAL-BATTLE-05")
@pytest.mark.parametrize("mode", MODES)
def test_who_has_stopped_decides_nothing_until_the_next_round(mode: str) -> None:
    table = at("decide", mode)
    table.do("stop", 2)
    for card in ("filler-1", "filler-2"):
        for verb in ("commit", "stop", "skip"):
            assert table.refused(verb, 2, card="nothing", **token(table, 2)) == "AMBAL-BATTLE-05"
        assert table.refused("order", 2) == "AMBAL-ORDER-01"
        assert 2 not in table.view()["to_act"]
        everybody(table, card, card, card, card)
    table.to_next_round()
    assert (table.flags(2), 2 in table.view()["to_act"]) == ([], True)
    table.do("commit", 2, card="filler-1", **token(table, 2))


@pytest.mark.rule("AMBAL-BATTLE-05", "AMBAL-BATTLE-12")
def test_who_is_barred_decides_nothing_until_the_next_round() -> None:
    table = poor().turn("dear", "nothing")
    for verb in ("commit", "stop", "skip"):
        assert table.refused(verb, 1, card="nothing") == "AMBAL-BATTLE-05"
    table.to_next_round()
    table.do("commit", 1, card="dear")


@pytest.mark.rule("AMBAL-BATTLE-06")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", ["decide", "place"])
def test_a_player_places_at_most_one_card_a_turn(moment: str, mode: str) -> None:
    table = at("declare" if moment == "place" else "decide", mode)
    while table.table["stage"] == "declare":
        table.do("declare", table.view()["to_act"][0])
    table.do("commit", 1, card="nothing", **token(table, 1))
    assert table.refused("commit", 1, card="filler-1", **token(table, 1)) == "AMBAL-BATTLE-06"
    assert table.refused("stop", 1) == ("AMBAL-ORDER-07" if moment == "place" else "AMBAL-BATTLE-06")
    assert table.refused("skip", 1) == ("AMBAL-ORDER-07" if moment == "place" else "AMBAL-BATTLE-06")


@pytest.mark.rule("AMBAL-BATTLE-06", "AMBAL-BATTLE-07")
def test_who_skips_has_decided_too() -> None:
    table = Table(LEAVE).begun().turn("leave", "nothing")
    table.do("skip", 1)
    for verb in ("commit", "stop", "skip"):
        assert table.refused(verb, 1, card="filler-1") == "AMBAL-BATTLE-06"


@pytest.mark.rule("AMBAL-BATTLE-06")
def test_what_was_decided_counts_more_than_what_is_wrong_with_the_card() -> None:
    table = poor(decks={"1": [f"filler-{n}" for n in range(1, 21)]}, unaffordable="refuse").set(1, hand=1)
    assert table.refused("commit", 1, card="dear", target=2) == "AMBAL-HAND-03"
    table.do("commit", 1, card="filler-1")
    assert table.refused("commit", 1, card="dear", target=2) == "AMBAL-BATTLE-06"


# Leave to skip


@pytest.mark.rule("AMBAL-BATTLE-07")
@pytest.mark.parametrize("mode", MODES)
def test_nobody_skips_without_leave(mode: str) -> None:
    assert at("decide", mode).refused("skip", 1) == "AMBAL-BATTLE-07"
    assert at("declare", mode).refused("skip", 1) == "AMBAL-BATTLE-07"
    assert at("declare", mode).refused("skip", 2) == "AMBAL-ORDER-02"


@pytest.mark.rule("AMBAL-BATTLE-07")
def test_the_leave_is_used_up_by_one_turn() -> None:
    table = Table(LEAVE).begun().turn("leave", "nothing")
    assert table.flags(1) == ["may-skip"]
    assert table.do("skip", 1) == [{"fact": "skips", "seat": 1}]
    assert (table.flags(1), table.view()["to_act"]) == (["skips"], [2])
    table.do("commit", 2, card="filler-1")
    assert (table.moment, table.flags(1)) == (("battle", 1, 3, "decide"), [])
    assert table.refused("skip", 1) == "AMBAL-BATTLE-07"


@pytest.mark.rule("AMBAL-BATTLE-07")
def test_the_leave_waits_until_it_is_used_but_not_beyond_the_battle() -> None:
    table = Table(LEAVE).begun().turn("leave", "nothing").turn("nothing", "filler-1")
    assert table.flags(1) == ["may-skip"]
    assert table.end_battle().flags(1) == []
    assert table.to_next_round().refused("skip", 1) == "AMBAL-BATTLE-07"


@pytest.mark.rule("AMBAL-BATTLE-16")
def test_when_nobody_placed_a_card_but_somebody_skipped_the_next_turn_begins() -> None:
    table = Table(LEAVE).begun().turn("leave", "nothing")
    table.do("skip", 1)
    facts = table.do("stop", 2)
    assert facts == [{"fact": "stopped", "seat": 2}, {"fact": "turn", "round": 1, "turn": 3}]
    assert (table.moment, table.view()["to_act"], table.flags(1)) == (("battle", 1, 3, "decide"), [1], [])
    assert [one["card"] for one in table.table["revealed"]] == ["leave", "nothing"]


# Alone, or with nothing left


@pytest.mark.rule("AMBAL-BATTLE-08")
@pytest.mark.parametrize("alone", [1, 2])
def test_a_player_goes_on_alone_when_the_other_has_stopped(alone: int) -> None:
    table = at("decide")
    table.do("stop", 3 - alone)
    for number in (1, 2, 3):
        assert (table.moment, table.view()["to_act"]) == (("battle", 1, number, "decide"), [alone])
        table.do("commit", alone, card=f"filler-{number}")
    table.do("stop", alone)
    assert table.state.phase == "move"


@pytest.mark.rule("AMBAL-BATTLE-08")
def test_the_battle_ends_when_the_last_player_is_barred() -> None:
    table = poor().turn("dear", None)
    assert (table.state.phase, table.flags(1), table.energy(1)) == ("move", [], (2, 11))


@pytest.mark.rule("AMBAL-BATTLE-08", "AMBAL-BATTLE-15")
def test_nobody_is_stopped_for_lack_of_energy_or_cards() -> None:
    table = at("decide").set(1, energy=0, hand=1).turn("nothing", "nothing")
    assert (table.counter(1, "hand"), table.flags(1), table.view()["to_act"]) == (0, [], [1, 2])
    assert table.refused("commit", 1, card="filler-1") == "AMBAL-HAND-04"
    table.do("stop", 1)
    assert (table.flags(1), table.view()["to_act"]) == (["stopped"], [2])


@pytest.mark.rule("AMBAL-BATTLE-15")
def test_a_skill_that_costs_nothing_is_played_without_energy() -> None:
    table = Table(skill("free", hit(4))).begun().set(1, energy=0).turn("free", "nothing")
    assert (table.told("paid")[0]["cost"], table.told("unpaid"), table.health(2)) == (0, [], (56,))


# Enough Energy


@pytest.mark.rule("AMBAL-BATTLE-09")
@pytest.mark.parametrize("mode", MODES)
def test_where_it_is_refused_a_card_is_placed_only_with_enough_energy(mode: str) -> None:
    table = poor(mode=mode, unaffordable="refuse")
    assert table.refused("commit", 1, card="dear", **token(table, 3)) == "AMBAL-BATTLE-09"
    table.set(1, energy=3)
    table.do("commit", 1, card="dear", **token(table, 3))


@pytest.mark.rule("AMBAL-BATTLE-09")
@pytest.mark.parametrize(("change", "energy"), [(2, 5), (-2, 1), (-9, 0)])
def test_the_changes_of_the_cost_that_are_in_force_count(change: int, energy: int) -> None:
    tax = skill("tax", {"op": "cost", "to": "opponent", "n": change})
    table = poor(tax, unaffordable="refuse").turn("nothing", "tax").set(1, energy=energy)
    table.do("commit", 1, card="dear")
    if energy:
        table = poor(tax, unaffordable="refuse").turn("nothing", "tax").set(1, energy=energy - 1)
        assert table.refused("commit", 1, card="dear") == "AMBAL-BATTLE-09"


@pytest.mark.rule("AMBAL-BATTLE-09")
def test_a_card_whose_cost_nobody_knows_can_be_placed_anyhow() -> None:
    table = poor(energy=0, unaffordable="refuse")
    table.do("commit", 1, card="riddle")


@pytest.mark.rule("AMBAL-BATTLE-09")
def test_the_energy_is_looked_at_last() -> None:
    double = poor(mode="double-regular", unaffordable="refuse")
    assert double.refused("commit", 1, card="dear") == "AMBAL-TOKEN-02"
    assert double.refused("commit", 1, card="dear", target=2) == "AMBAL-TOKEN-03"
    assert poor(unaffordable="refuse").refused("commit", 1, card="dear", target=2) == "AMBAL-SINGLE-05"


@pytest.mark.rule("AMBAL-BATTLE-09")
@pytest.mark.parametrize("mode", MODES)
def test_otherwise_it_is_placed_unseen(mode: str) -> None:
    table = poor(mode=mode)
    table.do("commit", 1, card="dear", **token(table, 3))
    assert table.flags(1) == ["placed"]


@pytest.mark.rule("AMBAL-BATTLE-10", "AMBAL-BATTLE-11", "AMBAL-BATTLE-12")
@pytest.mark.parametrize("mode", MODES)
def test_a_card_that_cannot_be_paid_is_taken_back_at_a_price(mode: str) -> None:
    table = poor(mode=mode)
    table.do("commit", 1, card="dear", **token(table, 3))
    everybody(table)
    assert table.told("unpaid") == [{"fact": "unpaid", "seat": 1, "card": "dear", "cost": 3, "energy": 2}]
    assert table.told("max-energy") == [{"fact": "max-energy", "seat": 1, "from": 12, "to": 11, "by": "unpaid"}]
    assert {"fact": "moved", "seat": 1, "card": "dear", "to": "hand"} in table.facts
    assert (table.energy(1), table.counter(1, "hand"), table.zone(1, "used")) == ((2, 11), 7, [])
    assert (table.flags(1), set(table.health())) == (["barred", "stopped"], {60})
    assert table.table["revealed"][0] == {
        "seat": 1, "card": "dear", "target": 3 if table.state.box.double else 2, "base": 3, "cost": 3,
        "state": "unpaid",
    }  # fmt: skip


@pytest.mark.rule("AMBAL-BATTLE-10")
def test_the_price_is_paid_at_the_reveal_and_takes_energy_along() -> None:
    table = Table(skill("vast", cost=13)).begun().set(1, energy=12)
    table.do("commit", 1, card="vast")
    table.do("commit", 2, card="riddle")
    assert (table.moment[3], table.energy(1), table.flags(1)) == ("reveal", (11, 11), ["barred", "stopped"])


@pytest.mark.rule("AMBAL-BATTLE-11")
def test_such_a_card_uses_up_nothing_and_can_be_played_in_the_next_round() -> None:
    spur = skill("spur", {"op": "next", "to": "you", "effects": [hit(6)]})
    table = poor(spur).turn("spur", "nothing").turn("dear", None)
    assert (table.zone(1, "discard"), table.health(2)) == (["spur"], (60,))
    table.to_next_round().turn("dear", None)
    assert (table.health(2), table.zone(1, "used")) == ((51,), ["dear"])


@pytest.mark.rule("AMBAL-BATTLE-13")
def test_the_cards_of_others_are_not_touched_by_it() -> None:
    table = poor(skill("jab", hit(4), cost=1)).turn("dear", "jab")
    assert (table.energy(2), table.health()) == ((7, 12), (56, 60))
    assert [one["state"] for one in table.table["revealed"]] == ["unpaid", "used"]
    assert (table.moment, table.view()["to_act"]) == (("battle", 1, 2, "decide"), [2])


@pytest.mark.rule("AMBAL-BATTLE-13")
def test_energy_and_costs_are_those_before_this_turns_skills() -> None:
    gift = skill("gift", {"op": "energy", "to": "opponent", "n": 5}, {"op": "cost", "to": "opponent", "n": -3})
    tax = skill("tax", {"op": "cost", "to": "opponent", "n": 3}, {"op": "energy", "to": "opponent", "n": -3})
    assert poor(gift).turn("dear", "gift").flags(1) == ["barred", "stopped"]
    assert poor(tax, energy=3).turn("dear", "tax").flags(1) == []
    assert poor(gift).turn("nothing", "gift").turn("dear", None).health(2) == (51,)


# One turn after the other, in sight of all


@pytest.mark.rule("AMBAL-BATTLE-14")
def test_the_next_turn_waits_for_the_resolution_the_check_and_what_is_owed() -> None:
    table = at("reveal").set(2, health=3)
    assert table.refused("commit", 2, card="filler-1") == "AMBAL-BATTLE-02"
    effects = [hit(2), {"op": "discard", "to": "opponent", "n": 1}]
    facts = [fact["fact"] for fact in table.do("resolve", 1, cost=0, effects=effects)]
    assert ("owes" in facts, "turn" in facts) == (True, False)
    assert table.moment == ("battle", 1, 1, "discard")
    assert table.refused("commit", 1, card="filler-1") == "AMBAL-BATTLE-02"
    assert table.do("discard", 2, card="filler-1")[-1]["fact"] == "turn"
    assert table.moment == ("battle", 1, 2, "decide")


@pytest.mark.rule("AMBAL-BATTLE-14")
def test_no_turn_follows_the_check_that_ends_the_duel() -> None:
    table = at("reveal").set(2, health=2)
    table.do("resolve", 1, cost=0, effects=[hit(2)])
    assert (table.told("turn"), table.state.phase) == ([], "over")


@pytest.mark.rule("AMBAL-BATTLE-17")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("verb", "flag"), [("commit", "placed"), ("stop", "stopped"), ("skip", "skips")])
def test_what_somebody_has_decided_is_visible_to_all_at_once(mode: str, verb: str, flag: str) -> None:
    table = Table(LEAVE, mode=mode).begun()
    everybody(table, "leave")
    table.do(verb, 1, card="filler-1", **token(table, 1))
    for viewer in (None, *range(1, len(table.state.seats) + 1)):
        assert flag in table.seat(1, viewer)["flags"]
    assert table.view()["to_act"] == [seat.number for seat in table.state.seats][1:]


def test_every_stage_of_a_turn_is_one_of_the_battle() -> None:
    assert {at(moment).moment[::3] for moment in IN_BATTLE} == {("battle", stage) for stage in IN_BATTLE}
