"""What is kept about the creatures that a seat may hold says the same as the rule, whatever has been played."""

import pytest

from engine.tash_kalar.formation_tree import tree_of
from engine.tash_kalar.hands import cannot_hold, deck_of
from engine.tash_kalar.held import may_hold
from engine.tash_kalar.matcher import search
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


def test_its_formations_are_shown_where_one_tree_of_them_alone_is_shown() -> None:
    shown = 0
    for here in (one for mode in MODES for seed in range(2) for one in walk("tash_kalar", mode, seed).way):
        if here.state.arena is None:
            continue
        for seat in here.state.numbers:
            held, side = may_hold(here.state, seat), here.state.side_of(seat)
            cards = {place: held.drawable.cards[place] for place in held.places - held.unchecked}
            alone = tree_of({place: (card.formation, card.rank) for place, card in cards.items()})  # type: ignore[misc]
            found = {
                place: sorted(ways)
                for tree in held.trees
                for place, ways in search(here.state.arena, tree, side).items()
                if place in held.places
            }
            wanted = search(here.state.arena, alone, side)
            assert found == {place: sorted(ways) for place, ways in wanted.items()}
            shown += len(found)
    assert shown, "somewhere a formation is shown"
