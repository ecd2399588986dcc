"""Lights, sounds and timers tell nothing of hands, decks and private looks: two such tables look the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.action import to_data
from engine.game import Step
from engine.refusal import Refusal
from engine.scenario import steps as s
from tests.companion.bindings.ambush.anything import by_turn, steps
from tests.companion.bindings.tash_kalar.hands import DUEL, MELEE, Hands
from tests.companion.bindings.tash_kalar.test_anything import touches
from tests.engine.tash_kalar.table import Table
from tests.examples import examples

LOOKS = ("guard", "bomb", "line", "cannon")


def table(mode: str) -> Hands:
    game = Table(mode, board=True)
    game.set(1, actions=9, beings=9)
    game.put(e5="1c", e6="1c", d5="1c", c6="2h")
    return Hands(game)


def seen(table: Hands, step: Any) -> bytes:
    """All that eyes and ears get of one input, and what the game wishes of the table after it."""
    outcome = table.device(step)
    facts = outcome.facts if isinstance(outcome, Step) else ()
    told = {
        "refused": to_data(outcome.message) if isinstance(outcome, Refusal) else None,
        "lights": to_data(tuple(table.binding.shows(table.view))),
        "sounds": to_data(table.binding.sounds(facts)),
        "wishes": to_data(table.binding.wishes),
        "awaits": table.awaits_card(),
        "board": to_data(table.on_board),
        "view": to_data(table.view),
    }
    return msgspec.json.encode(told)


doings = st.lists(st.one_of(steps("guard", "scout", "envy", "titan"), touches), min_size=5, max_size=25)
looks = st.lists(st.tuples(st.integers(0, 24), st.sampled_from((1, 2)), st.sampled_from(LOOKS)), max_size=8)


@pytest.mark.rule("TASH-HIDE-03")
@examples(20, 300)
@given(st.sampled_from((DUEL, MELEE)), doings, looks)
def test_nothing_at_the_table_tells_that_somebody_looked(
    mode: str, doings: list[Any], looks: list[tuple[int, int, str]]
) -> None:
    """One table where seats ask where they could summon, and one where nobody does."""
    one, other = table(mode), table(mode)
    for number, step in enumerate(doings):
        for when, seat, card in looks:
            if when == number and one.view.phase != "over":
                one.table.attempt("find", seat, card=card)
        mine = step if isinstance(step, s.Touch) else by_turn(step, one.table.state.active)
        assert seen(one, mine) == seen(other, mine)


@pytest.mark.rule("TASH-HIDE-01")
def test_what_is_tapped_in_vain_is_not_shown_to_all() -> None:
    """A flare that cannot be played and a creature that fits nowhere go back into the hand, seen by no screen."""
    hands = Hands(Table(DUEL, board=True))
    before = to_data(hands.on_board)
    for card in ("envy", "cannon"):
        hands.tap(1, card)
        assert to_data(hands.on_board) == before
