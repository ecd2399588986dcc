"""What is computed once a game, or for a whole group of cards, is what the rules say of every single card."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ambal.kinds import kind_of
from engine.ambal.piles import hidden_by_kind, out_of_sight, where, whereabouts
from engine.ambal.refusals import affordable, no_resurrection, not_from_hand, too_dear
from engine.ambal.state import State
from engine.ambal.targets import tokens
from tests.engine.ambal.moments import MODES
from tests.engine.ambal.table import Table, effect, heal, skill
from tests.engine.ambal.wandering import duel, step

few = settings(max_examples=4, deadline=None)
seeds = st.integers(0, 2**32 - 1)
STEPS = 40


def states(mode: str, seed: int, registered: bool) -> list[State]:
    """The states of a random duel; without registered decks any card of the box may be in a hand."""
    random = Random(seed)
    table = duel(mode, random, registered=registered)
    found = [table.state]
    while len(found) < STEPS and table.state.result is None:
        step(table, random)
        found.append(table.state)
    return found


every_duel = pytest.mark.parametrize(
    ("mode", "registered"), [(mode, registered) for mode in MODES for registered in (True, False)]
)


@pytest.mark.rule("AMBAL-HAND-02", "AMBAL-HAND-03")
@every_duel
@few
@given(seed=seeds)
def test_hidden_are_exactly_the_cards_that_the_rules_take_from_a_hand(mode: str, registered: bool, seed: int) -> None:
    for now in states(mode, seed, registered):
        for seat in now.seats:
            taken = [card for card in now.box.cards if not not_from_hand(now, seat, card)]
            assert list(out_of_sight(now, seat.number)) == taken
            groups = hidden_by_kind(now, seat.number)
            assert sorted(card for cards in groups for card in cards) == sorted(taken)
            assert all(groups)
            lies = whereabouts(now, seat.number)
            assert all(where(now, seat.number, card) == lies.get(card) for card in now.box.cards)


@pytest.mark.rule("AMBAL-TOKEN-03", "AMBAL-SINGLE-03", "AMBAL-BATTLE-09")
@every_duel
@few
@given(seed=seeds)
def test_cards_of_one_kind_are_judged_alike(mode: str, registered: bool, seed: int) -> None:
    for now in states(mode, seed, registered):
        for seat in now.seats:
            for cards in hidden_by_kind(now, seat.number):
                some = [now.card(card) for card in cards]
                assert len({kind_of(card) for card in some}) == 1
                assert len({no_resurrection(now, card) is None for card in some}) == 1
                assert len({tokens(now, seat.number, card) for card in some}) == 1
                paid = [card.id for card in some if too_dear(now, seat, card) is None]
                assert affordable(now, seat, cards) == paid


@pytest.mark.rule("AMBAL-SINGLE-03", "AMBAL-TOKEN-03")
def test_a_card_that_brings_somebody_back_is_of_another_kind_than_one_with_the_same_aim() -> None:
    """Only the first may lie beside the token of a defeated partner, and only in Double may it be placed at all."""
    raising = skill("raising", effect("resurrect", "ally", health=9, energy=3))
    table = Table(raising, skill("balm", heal(4, "ally")), mode="double-regular").begun()
    now = table.state.with_seat(2, defeated=True)
    assert [tokens(now, 1, now.card(card)) for card in ("raising", "balm")] == [(1, 2), (1,)]
    for state in (now, Table(raising, skill("balm", heal(4, "ally"))).begun().state):
        groups = [set(cards) for cards in hidden_by_kind(state, 1)]
        assert not any({"raising", "balm"} <= cards for cards in groups)


@pytest.mark.rule("AMBAL-BATTLE-09", "AMBAL-COST-06")
def test_cards_of_the_same_cost_are_told_apart_while_something_changes_the_cost_of_some() -> None:
    tax = skill("tax", effect("cost", "opponent", n=3, match={"types": ["action"]}))
    same = (skill("strike", cost=6, types=["action"]), skill("ward", cost=6, types=["spell"]))
    table = Table(tax, *same, unaffordable="refuse").begun()
    assert affordable(table.state, table.state.seat(2), ["strike", "ward"]) == ["strike", "ward"]
    table.turn("tax", "nothing")
    assert affordable(table.state, table.state.seat(2), ["strike", "ward"]) == ["ward"]


def test_what_is_computed_once_is_no_part_of_the_state() -> None:
    """It is neither written nor compared, so that a state that is read again is the same."""
    fresh, used = Table().state, Table().state
    assert used.box.alike
    assert used.box.places
    assert used == fresh
