"""Real cards go from pile to pile: none is made, none is lost."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.players.piles import Pile, apart, level, shuffle_in, take, take_all, take_some, top

PILES = st.lists(st.sampled_from(("owl", "fox", "ram", "elk")), max_size=6)


def test_cards_are_drawn_from_the_top_as_far_as_there_are_any() -> None:
    deck = ["owl", "fox", "ram"]
    assert top(deck, 2) == ["ram", "fox"]
    assert top(deck, 2) == ["owl"]
    assert top(deck) == []


def test_a_card_is_taken_from_the_first_pile_that_holds_it() -> None:
    hand, discard = ["owl"], ["fox", "owl"]
    assert take("owl", hand, discard) == ["owl"]
    assert (hand, discard) == ([], ["fox", "owl"])
    assert take("elk", hand, discard) == []


def test_the_wanted_card_is_taken_first_and_any_other_after_it() -> None:
    assert take_some(["owl", "fox", "ram"], 1, Random(1), "ram") == ["ram"]
    assert sorted(take_some(["owl", "fox"], 5, Random(1), "fox")) == ["fox", "owl"]


@pytest.mark.parametrize("count", [0, -2])
def test_nothing_is_taken_where_nothing_is_asked_for(count: int) -> None:
    assert take_some(["owl"], count, Random(1)) == []
    assert top(["owl"], count) == []


def test_shuffling_in_empties_where_the_cards_came_from() -> None:
    deck, discard = ["owl"], ["fox", "ram"]
    shuffle_in(deck, take_all(discard), Random(3))
    assert (sorted(deck), discard) == (["fox", "owl", "ram"], [])


@given(PILES, st.lists(st.tuples(PILES, st.integers(0, 4)), max_size=4), st.integers())
def test_levelling_keeps_every_card_and_gives_counts_as_long_as_there_are_cards(
    stock: Pile, zones: list[tuple[Pile, int]], seed: int
) -> None:
    before = sorted([*stock, *(card for pile, _ in zones for card in pile)])
    level(stock, zones, Random(seed))
    assert sorted([*stock, *(card for pile, _ in zones for card in pile)]) == before
    assert not stock or [len(pile) for pile, _ in zones] == [count for _, count in zones]


def test_what_has_come_apart_is_told_with_its_zone() -> None:
    real = {"hand": ["owl"], "discard": ["fox"]}
    assert apart("seat 1", {"hand": 1, "discard": ["fox"]}, real) is None
    assert apart("seat 1", {"hand": 2, "discard": ["fox"]}, real) == (
        "hand of seat 1: the referee has 2, there are 1: owl"
    )
    assert "discard of seat 1" in str(apart("seat 1", {"hand": 1, "discard": ["ram"]}, real))
