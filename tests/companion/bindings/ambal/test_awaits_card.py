"""On which readers of a duel a card is awaited."""

import pytest

from tests.companion.bindings.ambal.hands import Hands, begun
from tests.engine.ambal.moments import at, in_library
from tests.engine.ambal.pool import building, rolled


@pytest.mark.parametrize("moment", ["decide", "place", "discard", "move"])
def test_of_those_who_are_to_act(moment: str) -> None:
    hands = Hands(at(moment))
    assert hands.awaits_card() == tuple(hands.view.to_act) != ()


@pytest.mark.parametrize("moment", ["roll", "declare", "reveal", "over"])
def test_nowhere_where_no_card_means_anything(moment: str) -> None:
    assert Hands(at(moment)).awaits_card() == ()


def test_in_the_library_of_everybody_who_chooses() -> None:
    assert Hands(in_library()).awaits_card() == (1, 2)


def test_in_the_draft_also_on_the_table_once_cards_lie_face_up() -> None:
    choosing, picking = Hands(rolled()), Hands(building())
    assert choosing.awaits_card() == tuple(choosing.view.to_act)
    assert picking.awaits_card() == (0, *picking.view.to_act)


def test_whoever_has_decided_lays_no_card() -> None:
    hands = begun()
    hands.press("seat1.no")
    assert hands.awaits_card() == (2,)
