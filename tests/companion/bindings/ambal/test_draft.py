"""The draft by taps: a card stands for its School, two picks and a ban, and the table's reader names what is dealt."""

import pytest

from tests.companion.bindings.ambal.hands import NOTHING, Hands
from tests.engine.ambal.pool import building, drafted, drafting, pick, rolled, to_elite_picks, to_elites, to_last


def test_both_dial_what_they_rolled() -> None:
    table = Hands(drafting())
    table.turn(1, 4)
    assert table.counter("seat1.aux") == "5"
    assert table.press("seat1.ok") == [{"do": "roll", "seat": 1, "value": 5}]
    assert table.press("seat2.ok") == [{"do": "roll", "seat": 2, "value": 1}]
    assert table.view.to_act == [1]


def test_any_card_stands_for_its_school() -> None:
    table = Hands(rolled())
    assert table.tap(1, "fire-9") == [{"do": "pick", "seat": 1, "school": "fire"}]
    assert table.tap(2, "sword-elite-1") == [{"do": "pick", "seat": 2, "school": "sword"}]
    assert table.tap(2, "fire-1") == "AMBAL-DRAFT-05"
    assert table.tap(1, "water-1") == "AMBAL-DRAFT-04"


@pytest.mark.parametrize("card", ["nothing", "dragon", "target-1"])
def test_a_card_without_a_school_picks_none(card: str) -> None:
    assert Hands(rolled()).tap(1, card) == NOTHING


def test_while_schools_are_picked_the_other_devices_mean_nothing() -> None:
    table = Hands(rolled())
    assert table.press("seat1.ok") == table.press("seat1.no") == table.turn(1, 2) == NOTHING
    assert table.tap("table", "fire-1") == NOTHING


def test_two_cards_are_picked_and_the_third_is_banned() -> None:
    table = Hands(building())
    assert table.tap(1, "fire-1") == [{"do": "pick", "seat": 1, "card": "fire-1"}]
    assert table.tap(1, "fire-2") == [{"do": "pick", "seat": 1, "card": "fire-2"}]
    assert table.tap(1, "water-1") == [{"do": "ban", "seat": 1, "card": "water-1"}]
    assert table.tap(1, "fire-3") == "AMBAL-DRAFT-04"
    assert table.tap(2, "water-2") == [{"do": "pick", "seat": 2, "card": "water-2"}]


def test_the_last_card_is_a_pick() -> None:
    table = Hands(to_last())
    assert table.tap(1, "fire-1") == "AMBAL-DRAFT-14"
    assert table.tap(1, "assassination-22") == [{"do": "pick", "seat": 1, "card": "assassination-22"}]
    assert table.view.seats[0].zones["picks"] == 19


def test_elites_are_banned_and_then_picked() -> None:
    table = Hands(to_elites())
    assert table.tap(1, "water-elite-1") == [{"do": "ban", "seat": 1, "card": "water-elite-1"}]
    table = Hands(to_elite_picks())
    assert table.tap(1, "assassination-elite-3") == [{"do": "pick", "seat": 1, "card": "assassination-elite-3"}]


@pytest.mark.parametrize(("card", "seat"), [("fire-5", 1), ("assassination-5", 1), ("sword-5", 2), ("water-5", 2)])
def test_the_tables_reader_deals_to_whoever_has_the_school(card: str, seat: int) -> None:
    table = Hands(building())
    assert table.tap("table", card) == [{"do": "deal", "seat": seat, "cards": [card]}]
    assert table.tap("table", card) == "AMBAL-DRAFT-07"


def test_elites_are_dealt_so_too() -> None:
    for table in (Hands(to_elites()), Hands(to_elite_picks())):
        assert table.tap("table", "sword-elite-3") == [{"do": "deal", "seat": 2, "cards": ["sword-elite-3"]}]


def test_before_the_last_card_cards_are_named_too() -> None:
    table = Hands(to_last())
    pick(table.table)
    assert table.tap("table", "sword-20") == [{"do": "deal", "seat": 2, "cards": ["sword-20"]}]


@pytest.mark.parametrize("card", ["nothing", "dragon", "target-1"])
def test_a_card_of_no_school_is_dealt_to_nobody(card: str) -> None:
    assert Hands(building()).tap("table", card) == NOTHING


def test_after_the_draft_ok_starts_the_duel() -> None:
    table = Hands(drafted())
    assert table.tap("table", "fire-1") == table.tap(1, "fire-1") == NOTHING
    assert table.press("seat2.ok") == [{"do": "start", "seat": 2}]


def test_buttons_mean_nothing_while_cards_are_picked() -> None:
    for table in (building(), to_last(), to_elites(), to_elite_picks()):
        hands = Hands(table)
        assert hands.press("seat1.ok") == hands.press("seat1.no") == hands.press("seat1.call") == NOTHING
        assert hands.turn(1, 1) == hands.tap(1, "target-1") == NOTHING
