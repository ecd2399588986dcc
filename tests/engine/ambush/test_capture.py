"""Capture: who may grab, how piles are counted, when the grab is over (AMBUSH-CAPTURE)."""

from typing import Any

import pytest

from engine.ambush import GAME
from tests.engine.ambush.moments import told_at
from tests.engine.ambush.table import Table


def grab(lying: int = 4, seats: int = 3, **options: Any) -> Table:
    """A spoken call of seat 1 over this number of cards that nobody tapped."""
    table = Table(seats, **options).begun().turns(lying)
    table.do("call", 1)
    return table


def pile(table: Table, seat: int) -> int:
    return int(table.seat(seat)["zones"]["captured"])


def piles(table: Table) -> list[int]:
    return [pile(table, seat["seat"]) for seat in table.view["seats"]]


def stopped(table: Table) -> list[int]:
    return [seat["seat"] for seat in table.view["seats"] if "stopped" in seat["flags"]]


# When, and by whom


@pytest.mark.rule("AMBUSH-CAPTURE-01")
@pytest.mark.parametrize(("verb", "seat"), [("capture", 1), ("stop", 1), ("stop", 0)])
def test_cards_are_captured_only_while_the_grab_lasts(verb: str, seat: int) -> None:
    table = Table(2, verify="declare")
    assert table.refused(verb, seat) == "AMBUSH-SETUP-11"
    table.begun().turns(2).do("expose", 1)
    assert table.refused(verb, seat) == "AMBUSH-CAPTURE-01"
    table.do("play", 1, card="archer")
    assert (table.view["phase"], table.refused(verb, seat)) == ("effect", "AMBUSH-CAPTURE-01")
    table.do("place", 1)
    table.do("place", 1)
    assert (table.view["phase"], table.refused(verb, seat)) == ("expose", "AMBUSH-CAPTURE-01")
    table.do("call", 1, at=1)
    table.do("call", 2, at=1)
    table.stop_all()
    assert (table.view["phase"], table.refused(verb, seat)) == ("verify", "AMBUSH-CAPTURE-01")
    table.do("declare", 0, ambush=0)
    assert (table.view["phase"], table.refused(verb, seat)) == ("heat", "AMBUSH-CAPTURE-01")
    table.do("roll", 1, roll=1)
    table.do("roll", 2, roll=2)
    assert (table.view["phase"], table.refused(verb, seat)) == ("aftermath", "AMBUSH-CAPTURE-01")
    table.do("concede", 2)
    assert table.refused(verb, seat) == "AMBUSH-WIN-08"


@pytest.mark.rule("AMBUSH-CAPTURE-02")
def test_all_standing_players_grab_and_the_caller_has_no_other_right() -> None:
    table = grab(lying=5, seats=4)
    table.do("concede", 4)
    assert (table.view["to_act"], table.view["prompt"]["args"]) == ([1, 2, 3], {"waiting": [1, 2, 3]})
    for seat in (3, 2, 1):
        table.do("capture", seat)
    assert piles(table) == [1, 1, 1, 0]
    assert table.refused("capture", 4) == "AMBUSH-WIN-04"
    assert table.refused("stop", 4) == "AMBUSH-WIN-04"


@pytest.mark.rule("AMBUSH-CAPTURE-02", "AMBUSH-RACE-01")
def test_others_may_grab_before_the_caller_while_the_window_is_open() -> None:
    table = Table(2).begun().turns(2)
    table.do("call", 1, at=8)
    table.do("capture", 2)
    table.do("capture", 2)
    assert (piles(table), table.refused("capture", 1)) == ([0, 2], "AMBUSH-CAPTURE-08")


@pytest.mark.rule("AMBUSH-CAPTURE-03", "AMBUSH-CAPTURE-04", "AMBUSH-CAPTURE-05", "AMBUSH-CAPTURE-07")
@pytest.mark.parametrize("clause", ["03", "04", "05", "07"])
def test_how_to_grab_is_told_during_the_grab_and_at_no_other_moment(clause: str) -> None:
    assert told_at(f"AMBUSH-CAPTURE-{clause}") == {"capture"}
    assert grab(seats=3).view["prompt"] == {"id": "ambush.capture", "args": {"waiting": [1, 2, 3]}}


# Piles


@pytest.mark.rule("AMBUSH-CAPTURE-09")
@pytest.mark.parametrize("card", [{}, {"card": "ambush"}, {"card": "footman"}])
def test_capturing_takes_one_card_from_the_battlefield_into_the_pile(card: dict[str, str]) -> None:
    table = grab(lying=4)
    deck = table.table["deck"]
    table.do("capture", 2, **card)
    facts = table.do("capture", 2, **card)
    assert facts == [{"fact": "captured", "seat": 2, "count": 2}]
    assert (piles(table), table.counts, table.hand(2)) == ([0, 2, 0], (deck, 2), 5)


@pytest.mark.rule("AMBUSH-CAPTURE-09", "AMBUSH-CAPTURE-14", "AMBUSH-HIDE-07")
def test_what_a_captured_card_is_shows_nowhere_and_serves_the_verdict_alone() -> None:
    tables = {card: grab(lying=2) for card in ("ambush", "footman")}
    facts = [table.do("capture", 2, card=card) + table.do("capture", 3, card=card) for card, table in tables.items()]
    assert facts[0] == facts[1] == [{"fact": "captured", "seat": seat, "count": 1} for seat in (2, 3)]
    assert tables["ambush"].view == tables["footman"].view
    for card, table in tables.items():
        table.stop_all()
        assert table.told("verdict") == [{"fact": "verdict", "good": card == "ambush", "by": "tapped"}]


@pytest.mark.rule("AMBUSH-CAPTURE-14", "AMBUSH-HIDE-06")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_every_view_shows_only_the_size_of_a_pile(viewer: int | None) -> None:
    table = grab(lying=4, seats=2)
    table.do("capture", 1, card="ambush")
    table.do("capture", 1)
    seen = GAME.view(table.state, viewer)
    assert seen.seats[0].zones == {"hand": 5, "captured": 2}
    assert seen.seats[1].zones == {"hand": 5, "captured": 0}


@pytest.mark.rule("AMBUSH-CAPTURE-08")
def test_no_more_cards_are_taken_than_still_lie_there() -> None:
    table = grab(lying=3)
    table.do("capture", 1)
    table.do("stop", 2, captured=1)
    assert table.refused("stop", 3, captured=2) == "AMBUSH-CAPTURE-08"
    table.do("stop", 3, captured=1)
    assert (piles(table), table.table["battlefield"]) == ([1, 1, 1], 0)
    assert table.refused("capture", 1) == "AMBUSH-CAPTURE-08"
    assert table.refused("stop", 1, captured=2) == "AMBUSH-CAPTURE-08"
    assert table.refused("stop", 2, captured=2) == "AMBUSH-CAPTURE-08"


@pytest.mark.rule("AMBUSH-CAPTURE-08")
def test_a_stop_may_take_all_that_is_left_and_what_the_own_pile_has_already() -> None:
    table = grab(lying=4)
    table.do("capture", 1)
    table.do("capture", 1)
    assert table.refused("stop", 1, captured=5) == "AMBUSH-CAPTURE-08"
    table.do("stop", 1, captured=4)
    assert (piles(table), table.table["battlefield"]) == ([4, 0, 0], 0)


@pytest.mark.rule("AMBUSH-CAPTURE-08", "AMBUSH-WIN-03")
def test_cards_that_left_with_a_destroyed_seat_are_not_there_to_be_taken_again() -> None:
    table = grab(lying=4)
    table.do("stop", 3, captured=3)
    deck = table.table["deck"]
    table.do("concede", 3)
    assert table.counts == (deck + 5 + 3, 1)
    table.do("capture", 1)
    assert table.refused("capture", 2) == "AMBUSH-CAPTURE-08"
    assert table.refused("stop", 2, captured=1) == "AMBUSH-CAPTURE-08"


@pytest.mark.rule("AMBUSH-CAPTURE-06")
def test_captured_cards_are_not_put_back() -> None:
    table = grab(lying=4)
    table.do("capture", 1)
    table.do("capture", 1)
    assert [table.refused("stop", 1, captured=count) for count in (0, 1)] == ["AMBUSH-CAPTURE-06"] * 2
    table.do("stop", 1, captured=3)
    assert table.refused("stop", 1, captured=1) == "AMBUSH-CAPTURE-06"
    table.do("stop", 1, captured=2)
    assert (pile(table, 1), table.table["battlefield"]) == (2, 2)


@pytest.mark.rule("AMBUSH-CAPTURE-06", "AMBUSH-CAPTURE-08")
def test_taking_too_many_is_refused_before_putting_back() -> None:
    table = grab(lying=4)
    for _ in range(4):
        table.do("capture", 1)
    table.do("adjust", 0, target=1, counter="captured", to=1)
    assert table.refused("stop", 1, captured=3) == "AMBUSH-CAPTURE-08"
    table.do("adjust", 0, target=0, counter="battlefield", to=2)
    assert table.refused("stop", 1, captured=3) == "AMBUSH-CAPTURE-06"


# Stopping


@pytest.mark.rule("AMBUSH-CAPTURE-10")
def test_who_has_stopped_captures_nothing_more() -> None:
    table = grab(lying=4)
    table.do("stop", 2)
    assert (stopped(table), table.view["to_act"], table.view["prompt"]["args"]["waiting"]) == ([2], [1, 3], [1, 3])
    assert table.refused("capture", 2) == "AMBUSH-CAPTURE-10"
    table.do("capture", 1)


@pytest.mark.rule("AMBUSH-CAPTURE-10", "AMBUSH-CAPTURE-08")
def test_having_stopped_is_refused_before_an_empty_battlefield() -> None:
    table = grab(lying=2)
    table.do("stop", 2, captured=2)
    assert (table.refused("capture", 2), table.refused("capture", 1)) == ("AMBUSH-CAPTURE-10", "AMBUSH-CAPTURE-08")


@pytest.mark.rule("AMBUSH-CAPTURE-08", "AMBUSH-CAPTURE-10", "AMBUSH-DECK-02")
def test_a_card_outside_the_deck_is_refused_only_where_a_card_could_be_captured() -> None:
    table = Table(2, deck_list=["footman"] * 20).begun().turns(2)
    assert table.refused("capture", 1, card="wall") == "AMBUSH-CAPTURE-01"
    table.do("call", 1)
    assert table.refused("capture", 1, card="no-such-card") == "TABLE-INPUT"
    assert table.refused("capture", 1, card="wall") == "AMBUSH-DECK-02"
    table.do("stop", 2, captured=2)
    assert table.refused("capture", 1, card="wall") == "AMBUSH-CAPTURE-08"
    assert table.refused("capture", 2, card="wall") == "AMBUSH-CAPTURE-10"


@pytest.mark.rule("AMBUSH-CAPTURE-10", "AMBUSH-CAPTURE-06")
def test_the_next_ambush_phase_begins_with_free_hands_and_empty_piles() -> None:
    table = grab(lying=2, seats=2)
    table.do("capture", 2)
    table.stop_all().do("declare", 2, ambush=0)
    table.do("declare", 0, ambush=0)
    table.do("ready", 1)
    table.turns(2).do("call", 2)
    assert (stopped(table), piles(table)) == ([], [0, 0])
    table.do("capture", 1)
    table.do("stop", 2, captured=0)
    assert stopped(table) == [2]


@pytest.mark.rule("AMBUSH-CAPTURE-11")
def test_a_stop_with_a_number_sets_the_pile_and_the_battlefield_moves_by_the_difference() -> None:
    table = grab(lying=4)
    table.do("capture", 1)
    facts = table.do("stop", 1, captured=3)
    assert facts == [{"fact": "stopped", "seat": 1, "captured": 3}]
    assert (pile(table, 1), table.table["battlefield"]) == (3, 1)


@pytest.mark.rule("AMBUSH-CAPTURE-11")
def test_a_stop_without_a_number_leaves_the_pile_as_it_is() -> None:
    table = grab(lying=4)
    table.do("capture", 1)
    table.do("capture", 1)
    facts = table.do("stop", 1)
    assert facts == [{"fact": "stopped", "seat": 1, "captured": 2}]
    assert (pile(table, 1), table.table["battlefield"]) == (2, 2)


@pytest.mark.rule("AMBUSH-CAPTURE-11", "AMBUSH-CAPTURE-06")
def test_a_stop_without_a_number_keeps_even_a_pile_that_the_referee_made_smaller() -> None:
    table = grab(lying=4)
    table.do("capture", 1)
    table.do("capture", 1)
    table.do("adjust", 0, target=1, counter="captured", to=1)
    table.do("stop", 1)
    assert (pile(table, 1), table.table["battlefield"]) == (1, 2)


@pytest.mark.rule("AMBUSH-CAPTURE-11")
@pytest.mark.parametrize(("first", "then"), [(3, 1), (1, 3), (4, 0)])
def test_a_seat_may_stop_again_to_correct_its_number(first: int, then: int) -> None:
    table = grab(lying=4)
    table.do("stop", 2, captured=first)
    table.do("stop", 2, captured=then)
    assert (pile(table, 2), table.table["battlefield"], stopped(table)) == (then, 4 - then, [2])
    table.do("stop", 2)
    assert pile(table, 2) == then


@pytest.mark.parametrize("fields", [{"captured": -1}, {"captured": 1.5}, {"captured": True}, {"captured": None}])
def test_the_size_of_a_pile_is_a_whole_number(fields: dict[str, Any]) -> None:
    assert grab().refused("stop", 1, **fields) == "TABLE-INPUT"


# The end of the grab


@pytest.mark.rule("AMBUSH-CAPTURE-12", "AMBUSH-HIDE-10")
def test_the_grab_is_over_when_every_standing_seat_has_stopped_and_not_before() -> None:
    table = grab(lying=4)
    for _ in range(4):
        table.do("capture", 3)
    table.do("stop", 3)
    table.do("stop", 1)
    assert table.view["phase"] == "capture"
    table.do("stop", 2)
    assert (table.view["phase"], stopped(table)) == ("verify", [])


@pytest.mark.rule("AMBUSH-CAPTURE-12", "AMBUSH-ORDER-01")
def test_destroyed_seats_are_not_waited_for() -> None:
    table = grab(lying=4)
    table.do("stop", 1)
    table.do("stop", 3)
    assert (table.view["phase"], table.view["to_act"]) == ("capture", [2])
    table.do("concede", 2)
    assert table.view["phase"] == "verify"


@pytest.mark.rule("AMBUSH-CAPTURE-13")
def test_when_time_is_up_the_seats_still_enter_their_piles() -> None:
    table = grab(lying=4, seats=2, capture_seconds=15)
    table.do("stop", 2, captured=1)
    assert table.table["window"]["time_up"] is False
    facts = table.do("stop", 0)
    assert facts == [{"fact": "time-up"}]
    assert (table.table["window"]["time_up"], table.view["phase"]) == (True, "capture")
    assert table.view["prompt"] == {"id": "ambush.count", "args": {"waiting": [1]}}
    table.do("capture", 1)
    table.do("stop", 2, captured=2)
    table.do("stop", 1)
    assert (table.view["phase"], piles(table), table.table["window"]["time_up"]) == ("verify", [1, 2], True)


@pytest.mark.rule("AMBUSH-CAPTURE-13")
def test_that_nobody_takes_another_card_is_told_once_time_is_up() -> None:
    assert told_at("AMBUSH-CAPTURE-13") == {"count"}


@pytest.mark.rule("AMBUSH-CAPTURE-13")
def test_the_table_has_no_pile_of_its_own() -> None:
    assert grab().refused("stop", 0, captured=1) == "TABLE-INPUT"
    assert grab().refused("capture", 0) == "TABLE-INPUT"


@pytest.mark.rule("AMBUSH-CAPTURE-13")
@pytest.mark.parametrize("seconds", [0, 15])
def test_time_is_up_only_when_the_table_says_so(seconds: int) -> None:
    table = grab(lying=4, seats=2, capture_seconds=seconds)
    table.do("capture", 1, at=1)
    table.do("capture", 2, at=5000)
    assert (table.table["window"]["time_up"], table.view["prompt"]["id"]) == (False, "ambush.capture")
