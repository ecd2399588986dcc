"""Lights, sounds and timers tell nothing of face-down cards and collection piles: two such tables look the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_data
from engine.game import Step
from engine.refusal import Refusal
from engine.scenario import steps as s
from tests.companion.bindings.ambush.anything import by_turn, steps
from tests.companion.bindings.ambyria.hands import Hands
from tests.engine.ambyria.table import Table

SEATS = 3
PAIRS = {"snare": "mushrooms", "nugget": "queen", "hoard": "pebble"}
"""What lies face down, or in a pile, at one table, and what at the other."""
HIDDEN = tuple(PAIRS)


def table(*, other: bool) -> Hands:
    """Rows with face-down cards and full collection piles, which differ between the two tables."""
    swap = PAIRS if other else {}
    game = Table(SEATS, response_seconds=8, scoring="count").playing()
    for seat in range(1, SEATS + 1):
        down = tuple(f"-{swap.get(id, id)}" for id in HIDDEN)
        pile = tuple(swap.get(id, id) for id in HIDDEN * seat)
        game.given(seat, row=(*down, "pebble")[seat - 1 :], mode="greedy", collection=pile, arcane=2)
    return Hands(game)


def seen(table: Hands, step: Any) -> bytes:
    """All that eyes and ears get of one input, and what the game wishes of the table after it."""
    outcome = table.device(step)
    facts = outcome.facts if isinstance(outcome, Step) else ()
    told = {
        "refused": outcome.clause if isinstance(outcome, Refusal) else None,
        "lights": to_data(tuple(table.binding.shows(table.view))),
        "sounds": to_data(table.binding.sounds(facts)),
        "wishes": to_data(table.binding.wishes),
        "awaits": table.awaits_card(),
        "view": to_data(table.view),
    }
    return msgspec.json.encode(told)


anything = st.lists(steps("pebble", "reader", "thief", "spark", "guard", "rune"), min_size=10, max_size=50)


def turns_up(table: Hands, step: Any) -> bool:
    """Whether the holder of a window would turn up a face-down card by it, which everybody may see."""
    if table.view.prompt.id != "ambyria.held" or isinstance(step, s.Turn):
        return False
    device = step.press if isinstance(step, s.Press) else step.tap
    return bool(device.startswith(f"seat{table.view.to_act[0]}.") and not device.endswith((".no", ".call")))


@pytest.mark.rule("AMBYRIA-COL-10", "AMBYRIA-DOWN-09")
@settings(max_examples=40, deadline=None)
@given(anything)
def test_nothing_at_the_table_tells_what_lies_face_down_or_was_collected(doings: list[Any]) -> None:
    one, other = table(other=False), table(other=True)
    for step in doings:
        mine = by_turn(step, one.table.state.turn)
        if not turns_up(one, mine):
            assert seen(one, mine) == seen(other, mine)


@pytest.mark.rule("AMBYRIA-COL-10")
def test_a_collection_looks_and_sounds_the_same_whatever_it_is_worth() -> None:
    looks = []
    for card in ("pebble", "hoard"):
        game = Table(2).playing().given(2, row=(f"-{card}",) * 5, mode="greedy").do("play", 1, card="pebble")
        looks.append(seen(Hands(game), s.Press(press="seat2.ok")))
    assert looks[0] == looks[1]
