"""A card of Ambush is learned from what people enter: the text that they would have read."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.ambush.table import Table
from tests.engine.ambush.test_card import castles, guards, op
from tests.engine.learning import taught

BLANK = {"id": "blank", "name": "Blank"}


def at(seats: int = 3, **data: Any) -> Table:
    """Seat 1 has exposed, and holds a card of which only this is known."""
    table = Table(seats, cards=(BLANK | data,), castle=40).begun()
    table.do("expose", 1)
    return table


def entered(*changes: dict[str, Any], seats: int = 3, **play: Any) -> Any:
    """What the card says after seat 1 played it and entered these outcomes."""
    table = at(seats)
    table.do("play", 1, card="blank", **play)
    table.do("resolve", 1, changes=list(changes))
    return taught(table.history, "blank")


@pytest.mark.parametrize(("changes", "effects"), [
    ([op("repair", 3, seat=1)], [op("repair", 3, to="self")]),
    ([op("damage", 3, seat=3)], [op("damage", 3, to="target")]),
    ([op("damage", 2, seat=2), op("damage", 2, seat=3)], [op("damage", 2, to="opponents")]),
    ([op("draw", 1, seat=seat) for seat in (1, 2, 3)], [op("draw", 1, to="all")]),
    ([op("give", 2, seat=1, **{"from": 2})], [op("give", 2, **{"from": "target", "to": "self"})]),
    ([op("place", 2, seat=1, **{"from": "hand"})], [{"op": "place", "n": 2, "from": "hand", "up_to": False}]),
    ([op("guard", 1, seat=1), op("damage", 1, seat=2)], [op("guard", 1, to="self"), op("damage", 1, to="target")]),
    ([op("damage", 0, seat=2)], []),
    ([], []),
])  # fmt: skip
def test_outcomes_become_directions_in_their_order(changes: list[Any], effects: list[Any]) -> None:
    assert entered(*changes) == {"effects": effects}


@pytest.mark.parametrize("changes", [
    [op("damage", 2, seat=2), op("damage", 3, seat=3)],
    [op("place", 1, seat=2, **{"from": "hand"})],
    [op("give", 1, seat=3, **{"from": 2})],
])  # fmt: skip
def test_what_no_card_could_say_is_not_offered(changes: list[Any]) -> None:
    assert entered(*changes) is None


def test_it_is_learned_too_when_all_is_entered_with_the_play() -> None:
    table = at()
    table.do("play", 1, card="blank", target=3, changes=[op("damage", 4, seat=3)])
    assert taught(table.history, "blank") == {"effects": [op("damage", 4, to="target")]}


def test_cards_laid_by_hand_belong_to_the_text_and_nothing_is_offered_before_its_end() -> None:
    table = at()
    table.do("play", 1, card="blank")
    for _ in range(2):
        table.do("place", 1, from_="deck")
        assert taught(table.history, "blank") is None
    table.do("resolve", 1, changes=[op("repair", 1, seat=1)])
    laid = {"op": "place", "n": 2, "from": "deck", "up_to": False}
    assert taught(table.history, "blank") == {"effects": [laid, op("repair", 1, to="self")]}


def test_the_second_use_of_a_card_replaces_what_was_entered_for_the_first() -> None:
    table = at(2)
    table.do("play", 1, card="blank")
    table.do("resolve", 1, changes=[op("repair", 1, seat=1)])
    table.do("expose", 2)
    table.do("play", 2, card="blank")
    table.do("resolve", 2, changes=[op("repair", 2, seat=2)])
    assert taught(table.history, "blank") == {"effects": [op("repair", 2, to="self")]}


def test_nothing_is_learned_of_a_card_that_is_known_or_has_no_name() -> None:
    table = at()
    table.do("play", 1, card="mason")
    assert taught(table.history, "mason") is None
    table.do("expose", 2)
    table.do("play", 2, changes=[op("repair", 1, seat=2)])
    assert taught(table.history, "blank") is None


CHANGES = st.lists(
    st.builds(op, st.sampled_from(["damage", "repair", "guard"]), st.integers(1, 6), seat=st.integers(1, 3)),
    max_size=5,
)


@given(CHANGES)
def test_a_learned_card_does_what_was_entered(changes: list[dict[str, Any]]) -> None:
    """In the same moment the card as it was learned leads to the same castles and guards."""
    by_hand = at()
    by_hand.do("play", 1, card="blank", changes=changes)
    says = taught(by_hand.history, "blank")
    if says is None:
        return
    alone = {change["seat"] for change in changes} - {1}
    itself = at(**says)
    itself.do("play", 1, card="blank", **({"target": min(alone)} if len(alone) == 1 else {"target": 2}))
    assert (castles(itself), guards(itself)) == (castles(by_hand), guards(by_hand))
