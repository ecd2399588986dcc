"""On which readers of Ambush a card is awaited."""

import pytest

from tests.companion.bindings.ambush.hands import Hands
from tests.engine.ambush.moments import MOMENTS, at

READERS = {"expose": "table, turn", "play": "turn", "effect": "table, turn", "capture": "all"}


@pytest.mark.parametrize("moment", MOMENTS)
def test_cards_are_awaited_where_they_mean_something(moment: str) -> None:
    hands = Hands(at(moment))
    view = hands.view
    expected = {"table, turn": (0, view.turn), "turn": (view.turn,), "all": tuple(view.to_act)}
    assert hands.awaits_card() == expected.get(READERS.get(view.phase, ""), ())


def test_of_a_grab_those_who_still_grab() -> None:
    hands = Hands(at("capture"))
    first, *others = hands.view.to_act
    hands.press(f"seat{first}.ok")
    assert hands.awaits_card() == tuple(others)
