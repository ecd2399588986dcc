"""After the grab: piles into hands, effects that the Ambush triggered, the hand limit, what is left lying."""

from typing import Any

import pytest

from engine.refusal import Refusal
from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import Table

TRIGGERED: tuple[dict[str, Any], ...] = (
    {"id": "scout", "name": "Scout", "damage": 7, "effects": [{"op": "guard", "n": 9}],
     "on_ambush": [{"op": "draw", "n": 2}]},
    {"id": "spark", "name": "Spark", "effects": [], "on_ambush": [{"op": "damage", "n": 3}]},
    {"id": "tide", "name": "Tide", "on_ambush": [{"op": "damage", "n": 4, "to": "opponents"}, {"op": "guard", "n": 1}]},
    {"id": "toll", "name": "Toll", "on_ambush": [{"op": "give", "n": 2, "from": "target"}]},
    {"id": "relic", "name": "Relic", "on_ambush": []},
)  # fmt: skip
"""Cards that do something for the player who captured them."""


def called(table: Table, *lying: str, by: int = 1) -> Table:
    """These cards lie openly tapped, and somebody has called."""
    table.begun().lying(*lying).do("call", by)
    return table


def aftermath(seats: int = 3, *, lying: int = 3, good: bool = True, **piles: int) -> Table:
    """After a call of seat 1 over this number of cards, settled by tapped cards; s2=1 is a pile of one card."""
    cards = ("ambush" if good else "footman",) * lying
    table = called(Table(seats, cards=TRIGGERED), *cards).stop_all(**piles)
    assert table.view["phase"] == "aftermath"
    return table


# Piles into hands


@pytest.mark.rule("AMBUSH-AFTER-01")
def test_after_a_good_call_every_pile_joins_its_hand() -> None:
    table = aftermath(s1=1, s3=2)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [6, 5, 7]
    assert [table.seat(seat)["zones"]["captured"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert table.told("joined") == [
        {"fact": "joined", "seat": 1, "count": 1},
        {"fact": "joined", "seat": 3, "count": 2},
    ]
    assert (table.view["phase"], table.view["to_act"]) == ("aftermath", [1])


@pytest.mark.rule("AMBUSH-AFTER-01")
def test_after_a_false_call_the_other_piles_still_join() -> None:
    table = aftermath(good=False, s1=1, s2=2)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [5, 7, 5]
    assert table.told("joined") == [{"fact": "joined", "seat": 2, "count": 2}]


@pytest.mark.rule("AMBUSH-AFTER-01")
def test_after_declarations_and_a_roll_the_piles_join() -> None:
    table = Table(3).begun().turns(3)
    table.do("call", 1, at=9)
    table.do("call", 2, at=9)
    table.stop_all(s1=1, s2=1, s3=1)
    for seat in (1, 2, 3):
        table.do("declare", seat, ambush=0)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [5, 5, 5]
    table.do("roll", 1, roll=2)
    table.do("roll", 2, roll=6)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [6, 5, 6]


@pytest.mark.rule("AMBUSH-AFTER-01")
def test_the_pile_of_a_destroyed_player_joins_no_hand() -> None:
    table = called(Table(3), "ambush", "ambush")
    table.do("stop", 2, captured=2)
    table.do("concede", 2)
    table.stop_all()
    assert table.view["phase"] == "aftermath"
    assert table.told("joined") == []
    assert table.hand(2) == 0


@pytest.mark.rule("AMBUSH-AFTER-02")
def test_the_penalty_comes_before_the_piles_join() -> None:
    table = aftermath(good=False, s1=1, s2=1)
    kinds = [fact["fact"] for fact in table.facts]
    assert kinds == ["stopped", "verdict", "penalty", "joined"]


@pytest.mark.rule("AMBUSH-AFTER-02", "AMBUSH-AFTER-04")
def test_triggered_effects_come_after_joining_and_before_limit_and_leftovers() -> None:
    table = aftermath(lying=4, s2=2)
    table.do("resolve", 2, changes=[{"op": "draw", "n": 5, "seat": 2}, {"op": "pick", "n": 1, "seat": 2}])
    assert (table.hand(2), table.table["battlefield"]) == (13, 1)
    table.do("ready", 2)
    assert [fact["fact"] for fact in table.facts] == ["trimmed", "cleared", "resumed"]
    assert table.told("trimmed") == [{"fact": "trimmed", "seat": 2, "count": 3}]
    assert table.told("cleared") == [{"fact": "cleared", "count": 1}]


# Effects that the Ambush triggered


@pytest.mark.rule("AMBUSH-AFTER-03")
def test_people_are_reminded_of_triggered_effects_in_the_aftermath_only() -> None:
    assert told_at("AMBUSH-AFTER-03") == {"aftermath"}


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_a_known_trigger_is_carried_out_for_the_seat_that_resolves() -> None:
    table = aftermath()
    table.do("resolve", 3, card="scout")
    assert table.told("drew") == [{"fact": "drew", "seat": 3, "count": 2}]
    assert [table.hand(seat) for seat in (1, 2, 3)] == [5, 5, 7]


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_a_triggered_card_does_neither_its_damage_nor_its_other_effects() -> None:
    table = aftermath(seats=2)
    table.do("resolve", 1, card="scout")
    assert [fact["fact"] for fact in table.facts] == ["drew"]
    assert (table.castle(2), table.seat(1)["counters"]["guard"]) == (20, 0)


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_opponents_are_those_of_the_seat_that_resolves() -> None:
    table = aftermath()
    table.do("resolve", 2, card="tide")
    assert [table.castle(seat) for seat in (1, 2, 3)] == [16, 20, 16]
    assert table.seat(2)["counters"]["guard"] == 1


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_a_triggered_card_hits_the_castle_that_was_chosen() -> None:
    table = aftermath()
    table.do("resolve", 2, card="spark", target=3)
    assert [table.castle(seat) for seat in (1, 2, 3)] == [20, 20, 17]


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_the_only_opponent_is_the_target_of_a_trigger() -> None:
    table = aftermath(seats=2)
    table.do("resolve", 2, card="spark")
    assert (table.castle(1), table.castle(2)) == (17, 20)


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_a_trigger_takes_cards_from_the_target() -> None:
    table = aftermath()
    table.do("resolve", 3, card="toll", target=1)
    assert [table.hand(seat) for seat in (1, 2, 3)] == [3, 5, 7]


@pytest.mark.rule("AMBUSH-AFTER-04")
@pytest.mark.parametrize("card", [{}, {"card": "footman"}, {"card": "riddle", "target": 3}])
def test_without_a_known_trigger_the_changes_are_applied(card: dict[str, Any]) -> None:
    table = aftermath()
    table.do("resolve", 2, changes=[{"op": "repair", "n": 1, "seat": 1}, {"op": "damage", "n": 4, "seat": 2}], **card)
    assert [table.castle(seat) for seat in (1, 2, 3)] == [20, 16, 20]


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_effects_may_be_resolved_any_number_of_times_and_the_phase_waits() -> None:
    table = aftermath()
    for seat in (3, 1, 3):
        table.do("resolve", seat, card="spark", target=2)
    table.do("resolve", 1)
    assert table.castle(2) == 11
    assert (table.view["phase"], table.view["turn"]) == ("aftermath", 1)


@pytest.mark.rule("AMBUSH-AFTER-04")
@pytest.mark.parametrize("changes", [[], [{"op": "draw", "n": 2, "seat": 1}]])
@pytest.mark.parametrize("card", ["scout", "relic"])
def test_nobody_enters_changes_for_a_known_trigger(card: str, changes: list[Any]) -> None:
    assert aftermath().refused("resolve", 1, card=card, changes=changes) == "AMBUSH-CARD-05"


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_a_trigger_needs_a_standing_opponent_as_target() -> None:
    table = aftermath(seats=4)
    table.do("concede", 3)
    assert table.refused("resolve", 2, card="spark", target=2) == "AMBUSH-PLAY-02"
    assert table.refused("resolve", 2, card="spark", target=3) == "AMBUSH-PLAY-03"
    assert table.refused("resolve", 2, card="spark") == "AMBUSH-PLAY-04"
    assert table.refused("resolve", 2, card="toll") == "AMBUSH-PLAY-04"
    table.do("resolve", 2, card="spark", target=4)


@pytest.mark.rule("AMBUSH-AFTER-04")
@pytest.mark.parametrize("card", ["footman", "relic", "scout"])
def test_a_target_that_a_trigger_does_not_need_is_checked_all_the_same(card: str) -> None:
    table = aftermath(seats=4)
    table.do("concede", 3)
    assert table.refused("resolve", 2, card=card, target=2) == "AMBUSH-PLAY-02"
    assert table.refused("resolve", 2, card=card, target=3) == "AMBUSH-PLAY-03"
    table.do("resolve", 2, card=card, target=4)
    table.do("resolve", 2, card=card)


@pytest.mark.rule("AMBUSH-AFTER-04")
def test_changes_for_a_known_trigger_are_refused_before_its_target() -> None:
    assert aftermath().refused("resolve", 1, card="spark", target=1, changes=[]) == "AMBUSH-CARD-05"


@pytest.mark.rule("AMBUSH-AFTER-04")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_a_target_without_a_card_is_not_looked_at(target: int) -> None:
    table = aftermath(3)
    table.do("concede", 3)
    assert table.do("resolve", 1, target=target) == []
    table.do("resolve", 1, target=target, changes=[{"op": "damage", "n": 2, "seat": 2}])
    assert table.castle(2) == 18
    assert table.refused("resolve", 1, target=4) == "TABLE-INPUT"


# The hand limit


@pytest.mark.rule("AMBUSH-AFTER-05", "AMBUSH-AFTER-07")
def test_worked_example_9() -> None:
    table = called(Table(4), *["ambush"] * 7)
    for counter, target, to in (("hand", 2, 9), ("deck", 0, 20)):
        table.do("adjust", 0, target=target, counter=counter, to=to)
    table.stop_all(s2=4)
    assert (table.hand(2), table.seat(2)["flags"]) == (13, ["over-limit"])
    assert table.view["prompt"] == {"id": "ambush.aftermath", "args": {"trim": {"2": 3}, "left": 3}}
    table.do("ready", 1)
    assert (table.hand(2), table.seat(2)["flags"], table.counts) == (10, [], (26, 0))


@pytest.mark.rule("AMBUSH-AFTER-05")
@pytest.mark.parametrize(("before", "after"), [(9, 9), (10, 10), (11, 10), (30, 10)])
def test_only_what_is_above_ten_is_given_back(before: int, after: int) -> None:
    table = aftermath()
    table.do("adjust", 0, target=3, counter="hand", to=before)
    deck, lying = table.counts
    table.do("ready", 3)
    assert (table.hand(3), table.table["deck"]) == (after, deck + lying + before - after)
    assert [fact["count"] for fact in table.told("trimmed")] == ([before - after] if before > 10 else [])


@pytest.mark.rule("AMBUSH-AFTER-05")
def test_everybody_above_ten_gives_back_in_one_ready() -> None:
    table = aftermath()
    for seat, hand in ((1, 12), (3, 11)):
        table.do("adjust", 0, target=seat, counter="hand", to=hand)
    assert table.view["prompt"]["args"]["trim"] == {"1": 2, "3": 1}
    table.do("ready", 2)
    assert [(fact["seat"], fact["count"]) for fact in table.told("trimmed")] == [(1, 2), (3, 1)]
    assert [table.hand(seat) for seat in (1, 2, 3)] == [10, 5, 10]


@pytest.mark.rule("AMBUSH-AFTER-06")
def test_people_are_reminded_of_the_choice_of_cards_in_the_aftermath_only() -> None:
    assert told_at("AMBUSH-AFTER-06") == {"aftermath"}


@pytest.mark.rule("AMBUSH-AFTER-06")
def test_the_prompt_tells_how_many_to_give_back_and_how_many_lie() -> None:
    table = aftermath(lying=3, s2=1)
    assert table.view["prompt"] == {"id": "ambush.aftermath", "args": {"trim": {}, "left": 2}}
    table.do("resolve", 2, changes=[{"op": "draw", "n": 6, "seat": 2}, {"op": "pick", "n": 2, "seat": 1}])
    assert table.view["prompt"] == {"id": "ambush.aftermath", "args": {"trim": {"2": 2}, "left": 0}}


@pytest.mark.rule("AMBUSH-AFTER-10")
def test_outside_the_aftermath_a_hand_may_be_larger_than_ten() -> None:
    table = Table(2).begun()
    table.do("expose", 1)
    table.do("play", 1, changes=[{"op": "draw", "n": 8, "seat": 1}])
    table.turns(2)
    assert (table.hand(1), table.seat(1)["flags"]) == (12, [])
    table.do("call", 2)
    assert (table.hand(1), table.seat(1)["flags"]) == (12, [])
    table.do("stop", 1)
    assert table.seat(1)["flags"] == ["stopped"]


# What is left lying, and the way back into the turn


@pytest.mark.rule("AMBUSH-AFTER-07")
def test_cards_left_lying_go_into_the_deck() -> None:
    table = aftermath(lying=4, s1=1)
    deck = table.table["deck"]
    table.do("ready", 0)
    assert table.counts == (deck + 3, 0)
    assert table.told("cleared") == [{"fact": "cleared", "count": 3}]
    assert not table.table["calls_open"]


@pytest.mark.rule("AMBUSH-AFTER-07")
def test_when_nothing_is_left_nothing_is_cleared() -> None:
    table = aftermath(lying=2, s1=2)
    table.do("ready", 1)
    assert [fact["fact"] for fact in table.facts] == ["resumed"]


@pytest.mark.rule("AMBUSH-AFTER-07")
def test_the_next_call_is_not_about_cards_that_were_shuffled_back() -> None:
    table = aftermath(lying=3)
    table.do("ready", 1)
    table.lying("footman", "footman").do("call", 2)
    table.stop_all()
    assert table.told("verdict") == [{"fact": "verdict", "good": False, "by": "tapped"}]


@pytest.mark.rule("AMBUSH-AFTER-08")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_one_ready_of_anybody_ends_the_ambush_phase(seat: int) -> None:
    table = aftermath()
    table.do("ready", seat)
    assert (table.view["phase"], table.table["window"]) == ("expose", None)
    assert table.refused("ready", seat) == "AMBUSH-AFTER-08"


@pytest.mark.rule("AMBUSH-AFTER-08")
@pytest.mark.parametrize("moment", ["expose, cards lie", "play", "effect", "capture", "count", "verify", "heat"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_is_ready_outside_the_aftermath(moment: str, seat: int) -> None:
    assert at(moment).refused("ready", seat) == "AMBUSH-AFTER-08"


@pytest.mark.rule("AMBUSH-AFTER-08")
def test_before_the_start_and_after_the_end_other_clauses_refuse_ready() -> None:
    assert at("setup").refused("ready", 0) == "AMBUSH-SETUP-11"
    assert at("over").refused("ready", 0) == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-AFTER-08")
def test_a_destroyed_player_cannot_say_ready() -> None:
    table = aftermath()
    table.do("concede", 2)
    assert table.refused("ready", 2) == "AMBUSH-WIN-04"
    table.do("ready", 3)


@pytest.mark.rule("AMBUSH-AFTER-09")
@pytest.mark.parametrize(("exposed", "phase"), [(False, "expose"), (True, "play")])
def test_the_interrupted_turn_goes_on_where_it_was(exposed: bool, phase: str) -> None:
    table = Table(3).begun().lying("ambush", "ambush")
    if exposed:
        table.do("expose", 3)
    table.do("call", 1)
    table.stop_all(s3=2).do("ready", 1)
    assert (table.view["turn"], table.view["phase"], table.view["to_act"]) == (3, phase, [3])
    assert table.told("resumed") == [{"fact": "resumed", "seat": 3, "phase": phase}]
    assert table.view["prompt"] == {"id": f"ambush.{phase}", "args": {"seat": 3, "adjacent": "deck"}}
    assert not isinstance(table.attempt(phase, 3), Refusal)


@pytest.mark.rule("AMBUSH-AFTER-09")
def test_a_turn_whose_player_fell_in_the_ambush_phase_does_not_go_on() -> None:
    table = aftermath()
    assert table.view["turn"] == 1
    table.do("concede", 1)
    assert (table.view["turn"], table.view["phase"], table.view["to_act"]) == (1, "aftermath", [])
    table.do("ready", 0)
    assert table.told("resumed") == []
    assert (table.view["turn"], table.view["phase"]) == (2, "expose")
