"""The input table of Ambush: an effect that is being carried out."""

from typing import Any

import pytest

from tests.companion.bindings.ambush.hands import NOTHING, Hands
from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table

SCOUT = {"id": "scout", "name": "Scout", "effects": [{"op": "place", "n": 3, "from": "any", "up_to": True}]}


def placing() -> Hands:
    """Seat 1's archer places two cards from the deck."""
    return Hands(at("effect"))


def resolving() -> Hands:
    """Seat 1 has played a card that nobody knows."""
    return Hands(at("effect, not known", seats=3))


def scouting() -> Hands:
    """Seat 1's scout places up to three cards from anywhere."""
    table = Table(2, cards=(SCOUT,)).begun()
    table.do("expose", 1)
    table.do("play", 1, card="scout")
    return Hands(table)


def placed(**fields: Any) -> list[dict[str, Any]]:
    return [{"do": "place", "seat": 1} | {key.rstrip("_"): value for key, value in fields.items()}]


def test_a_card_tapped_on_the_table_comes_from_the_deck() -> None:
    assert placing().tap("table.reader", "mason", at=7) == placed(from_="deck", card="mason", at=7.0)


def test_a_card_tapped_on_the_own_reader_comes_from_the_hand() -> None:
    assert scouting().tap("seat1.reader", "mason") == placed(from_="hand", card="mason")
    assert placing().tap("seat1.reader", "mason") == "AMBUSH-EFFECT-04"


def test_ok_places_a_card_from_where_the_card_says() -> None:
    assert placing().press("seat1.ok") == placed()


def test_ok_places_from_the_deck_where_the_card_leaves_it_open() -> None:
    assert scouting().press("seat1.dial") == placed(from_="deck")


def test_no_ends_a_placing_that_may_end_early() -> None:
    assert scouting().press("seat1.no") == [{"do": "pass", "seat": 1}]
    assert placing().press("seat1.no") == "AMBUSH-EFFECT-07"


def test_dials_gather_nothing_while_cards_are_placed() -> None:
    table = placing()
    assert table.turn("seat2.dial", -3) == NOTHING
    assert table.counter("seat2.main") == "18"


def test_dials_gather_the_outcome_of_an_effect_that_is_not_known() -> None:
    table = resolving()
    table.turn("seat3.dial", -2)
    table.turn("seat2.dial", -1)
    changes = [{"op": "damage", "n": 1, "seat": 2}, {"op": "damage", "n": 2, "seat": 3}]
    assert table.press("seat1.ok", at=8) == [{"do": "resolve", "seat": 1, "changes": changes, "at": 8.0}]


def test_an_effect_without_an_outcome() -> None:
    assert resolving().press("seat1.dial") == [{"do": "resolve", "seat": 1, "changes": []}]


def test_cards_placed_by_an_effect_that_is_not_known_can_be_tapped_meanwhile() -> None:
    table = resolving()
    table.turn("seat2.dial", -1)
    assert table.tap("table.reader", "mason") == placed(from_="deck", card="mason")
    assert table.counter("seat2.main") == "19*"


@pytest.mark.parametrize("way", [placing, resolving, scouting])
def test_others_have_no_part_in_an_effect(way: Any) -> None:
    table = way()
    assert table.press("seat2.ok") == table.press("seat2.no") == table.tap("seat2.reader", "mason") == NOTHING
    assert table.tap("seat1.reader", "target-2") == table.tap("table.reader", "target-2") == NOTHING
