"""The input table of Ambush: the grab, the declarations, the dice and the aftermath."""

from typing import Any

import pytest

from tests.companion.bindings.ambush.hands import NOTHING, Done, Hands
from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table


def grabbing(seats: int = 3, lying: int = 6) -> Hands:
    """Seat 1 has called while this number of unknown cards lay there."""
    table = Table(seats).begun()
    table.turns(lying)
    table.do("call", 1)
    return Hands(table)


def verifying(**piles: int) -> Hands:
    """Six cards lay there; s1=2 says that seat 1 has two of them."""
    table = grabbing()
    table.table.stop_all(**piles)
    return table


def tied() -> Hands:
    """Seats 1 and 2 called together, and wrongly; seat 3 did not."""
    return Hands(at("heat", seats=3))


# Capture


def test_a_card_tapped_on_a_reader_goes_into_that_seats_pile() -> None:
    assert grabbing().tap("seat2.reader", "mason", at=4) == [{"do": "capture", "seat": 2, "card": "mason", "at": 4.0}]


@pytest.mark.parametrize(("reader", "card"), [("table.reader", "mason"), ("seat1.reader", "target-1")])
def test_no_other_tap_captures(reader: str, card: str) -> None:
    assert grabbing().tap(reader, card) == NOTHING


def test_the_dial_says_how_large_the_pile_is() -> None:
    table = grabbing()
    assert table.turn("seat3.dial", 2) == NOTHING
    assert table.press("seat3.dial", at=5) == [{"do": "stop", "seat": 3, "captured": 2, "at": 5.0}]


def test_ok_without_a_turn_leaves_the_pile_as_it_was_recorded() -> None:
    table = grabbing()
    table.tap("seat2.reader", "mason")
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2}]
    assert table.table.told("stopped") == [{"fact": "stopped", "seat": 2, "captured": 1}]


def test_the_dial_starts_from_the_recorded_size() -> None:
    table = grabbing()
    table.tap("seat2.reader", "mason")
    table.turn("seat2.dial", 1)
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 2}]
    table.turn("seat2.dial", 1)
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 3}]


def test_a_dial_turned_there_and_back_was_turned() -> None:
    table = grabbing()
    table.turn("seat2.dial", 1)
    table.turn("seat2.dial", -1)
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 0}]


@pytest.mark.parametrize(("by", "size"), [(-3, 0), (99, 6)])
def test_the_size_of_a_pile_stops_at_none_and_at_all_that_lie_there(by: int, size: int) -> None:
    table = grabbing()
    table.turn("seat2.dial", by)
    assert table.counter("seat2.aux") == f"{size}*"
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": size}]


def test_what_others_took_is_not_there_any_more() -> None:
    table = grabbing()
    table.table.do("stop", 1, captured=5)
    table.turn("seat2.dial", 4)
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 1}]


def test_no_means_nothing_in_the_grab() -> None:
    assert grabbing().press("seat1.no") == NOTHING


# Verify


def declares(seat: int, ambush: int) -> Done:
    return [{"do": "declare", "seat": seat, "ambush": ambush}]


def test_the_dial_says_how_many_ambush_cards_are_in_the_own_pile() -> None:
    table = verifying(s1=2, s2=3)
    table.turn("seat2.dial", 1)
    assert table.press("seat2.ok") == declares(2, 1)


def test_a_dial_that_was_not_turned_says_none() -> None:
    table = verifying(s1=2, s2=3)
    assert table.press("seat2.ok") == declares(2, 0)
    assert table.press("seat1.ok") == declares(1, 0)


def test_a_seat_without_a_pile_may_say_none() -> None:
    table = verifying(s1=2, s2=3)
    table.turn("seat3.dial", 2)
    assert table.press("seat3.dial") == declares(3, 0)


@pytest.mark.parametrize(("by", "number"), [(9, 2), (-9, 0)])
def test_what_is_declared_stops_at_none_and_at_the_pile(by: int, number: int) -> None:
    table = verifying(s2=2)
    table.turn("seat2.dial", by)
    assert table.counter("seat2.aux") == f"{number}*"
    assert table.press("seat2.ok") == declares(2, number)


def test_the_seat_on_turn_declares_for_the_cards_left_lying_after_its_own() -> None:
    table = verifying(s1=2, s2=1)
    assert table.press("seat1.ok") == declares(1, 0)
    table.turn("seat1.dial", 9)
    assert table.counter("seat1.aux") == "3*"
    table.turn("seat1.dial", -2)
    assert table.press("seat1.ok") == declares(0, 1)


def test_the_seat_on_turn_without_a_pile_declares_for_the_cards_left_lying_at_once() -> None:
    assert verifying(s2=1).press("seat1.dial") == declares(0, 0)


def test_others_declare_only_for_themselves() -> None:
    table = verifying(s1=2, s2=1)
    assert table.press("seat2.ok") == declares(2, 0)
    table.turn("seat2.dial", 1)
    assert table.press("seat2.ok") == declares(2, 1)


def test_when_the_seat_on_turn_has_fallen_the_next_one_declares_for_the_cards_left_lying() -> None:
    table = verifying(s1=1, s2=2)
    table.table.do("concede", 1)
    assert table.press("seat3.ok") == declares(3, 0)
    assert table.press("seat2.ok") == declares(2, 0)
    assert table.press("seat2.ok") == declares(0, 0)


def test_no_and_taps_mean_nothing_while_people_declare() -> None:
    table = verifying(s1=2)
    assert table.press("seat1.no") == table.tap("seat1.reader", "ambush") == NOTHING


# Heat


def test_a_die_is_dialled_from_one() -> None:
    table = tied()
    table.turn("seat1.dial", 3)
    assert table.press("seat1.ok") == [{"do": "roll", "seat": 1, "roll": 4}]
    assert table.press("seat2.dial") == [{"do": "roll", "seat": 2, "roll": 1}]


@pytest.mark.parametrize(("by", "roll"), [(-2, 1), (5, 6), (99, 6)])
def test_a_die_has_six_sides(by: int, roll: int) -> None:
    table = tied()
    table.turn("seat2.dial", by)
    assert table.press("seat2.ok") == [{"do": "roll", "seat": 2, "roll": roll}]


def test_only_those_who_are_tied_roll() -> None:
    assert tied().press("seat3.ok") == "AMBUSH-HEAT-02"


def test_nothing_else_means_anything_while_dice_are_rolled() -> None:
    assert tied().press("seat1.no") == tied().tap("seat1.reader", "mason") == NOTHING


# Aftermath


def aftermath(seats: int = 3) -> Hands:
    return Hands(at("aftermath", seats=seats))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_standing_seat_says_that_all_is_done(seat: int) -> None:
    assert aftermath().press(f"seat{seat}.ok", at=9) == [{"do": "ready", "seat": seat, "at": 9.0}]


def test_gathered_changes_are_entered_first() -> None:
    table = aftermath()
    table.turn("seat3.dial", -2)
    table.turn("seat1.dial", 1)
    changes: list[Any] = [{"op": "repair", "n": 1, "seat": 1}, {"op": "damage", "n": 2, "seat": 3}]
    assert table.press("seat2.ok") == [{"do": "resolve", "seat": 2, "changes": changes}]
    assert table.press("seat2.ok") == [{"do": "ready", "seat": 2}]


def test_no_and_taps_mean_nothing_in_the_aftermath() -> None:
    table = aftermath()
    assert (
        table.press("seat1.no") == table.tap("seat1.reader", "mason") == table.tap("table.reader", "mason") == NOTHING
    )
