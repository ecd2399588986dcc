"""The end phase: the hand limit, discarding, and the empty hand."""

import pytest

from tests.engine.ambyria.table import Table


def full_hand(cards: int = 12) -> Table:
    """Seat 1 ends its play phase with one card less than that."""
    return Table().playing().given(1, hand=cards).do("play", 1, card="pebble")


@pytest.mark.rule("AMBYRIA-ENDP-01")
def test_who_holds_more_than_nine_discards_down_to_nine() -> None:
    table = full_hand(12)
    assert (table.phase, table.prompt, table.view["to_act"]) == ("end", "discard", [1])
    assert table.table["owed"] == {"1": 2}
    assert table.told("owed") == [{"seat": 1, "n": 2}]
    assert table.view["prompt"]["args"] == {"n": {"1": 2}}
    assert full_hand(10).view["turn"] == 2


@pytest.mark.rule("AMBYRIA-ENDP-01")
def test_the_debt_follows_a_corrected_hand() -> None:
    table = full_hand(12).do("adjust", 0, target=1, counter="hand", to=14)
    assert table.table["owed"] == {"1": 5}
    assert table.do("adjust", 0, target=1, counter="hand", to=9).view["turn"] == 2


@pytest.mark.rule("AMBYRIA-ENDP-02")
def test_only_a_seat_that_owes_discards() -> None:
    table = Table().playing()
    assert table.refused("discard", 1, cards=["pebble"]) == "ENDP-02"
    assert full_hand().refused("discard", 2, cards=["pebble"]) == "ENDP-02"


@pytest.mark.rule("AMBYRIA-ENDP-03")
def test_the_debt_may_be_paid_in_parts_and_never_more_than_is_owed() -> None:
    table = full_hand(12)
    assert table.refused("discard", 1, cards=["pebble"] * 3) == "ENDP-03"
    table.do("discard", 1, cards=["pebble"])
    assert table.table["owed"] == {"1": 1}
    assert table.refused("discard", 1, cards=["pebble"] * 2) == "ENDP-03"
    table.do("discard", 1, cards=["nugget"])
    assert (table.table["owed"], table.view["turn"], table.count(1, "hand")) == ({}, 2, 9)


@pytest.mark.rule("AMBYRIA-ENDP-04")
def test_discarded_cards_lie_in_the_own_discard_pile_in_the_order_given() -> None:
    table = full_hand(12).do("discard", 1, cards=["nugget", "?"])
    assert table.zone(1, "discard") == ["nugget", "?"]
    assert table.told("discarded") == [{"seat": 1, "n": 2, "cards": ["nugget", "?"]}]


@pytest.mark.rule("AMBYRIA-ENDP-05")
def test_an_empty_hand_draws_two() -> None:
    table = Table(deck_size=20).playing().given(1, hand=1).do("play", 1, card="pebble")
    assert (table.count(1, "hand"), table.told("draw")) == (2, [{"seat": 1, "n": 2, "short": 0}])


@pytest.mark.rule("AMBYRIA-ENDP-06")
def test_first_lasting_effects_then_the_limit_then_the_empty_hand() -> None:
    table = Table().playing().given(1, row=["mushrooms"], hand=2).do("play", 1, card="pebble")
    assert table.table["owed"] == {"1": 1}
    table.do("discard", 1, cards=["?"])
    assert table.told("draw") == [{"seat": 1, "n": 2, "short": 0}]
    table = Table().playing().given(1, row=["mushrooms"], hand=12).do("play", 1, card="pebble")
    assert table.table["owed"] == {"1": 1}
    assert table.do("discard", 1, cards=["?"]).table["owed"] == {"1": 1}


@pytest.mark.rule("AMBYRIA-ENDP-06")
def test_they_are_looked_at_only_in_the_own_end_phase() -> None:
    table = Table().playing().given(2, hand=0).do("play", 1, card="pebble")
    assert (table.count(2, "hand"), table.prompt) == (0, "mode-deck")
    table = Table().playing().given(2, hand=20).do("play", 1, card="pebble")
    assert table.table["owed"] == {}
