"""What is kept about the creatures that a seat may hold says the same as the rule, whatever has been played."""

import pytest

from engine.tash_kalar.hands import cannot_hold, deck_of
from engine.tash_kalar.held import may_hold
from engine.tash_kalar.options import MODES
from tests.games.walk import walk


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_may_hold_what_the_rule_leaves(mode: str) -> None:
    gone = 0
    for here in (one for seed in range(2) for one in walk("tash_kalar", mode, seed).way):
        creatures = here.state.box.of_sort("creature")
        for seat in here.state.numbers:
            held = may_hold(here.state, seat)
            left = [card for card in creatures if cannot_hold(here.state, seat, deck_of(card), card) is None]
            assert [held.drawable.cards[place] for place in sorted(held.places)] == left
            assert {id for _, ids in held.by_rank for id in ids.all} == {card.id for card in left}
            beings = tuple(card.id for card in left if not card.in_legends)
            assert (() if held.beings is None else held.beings.all) == beings
            gone += len(left) < len(creatures)
    assert gone, "somewhere a creature cannot be in hand"
