"""Drawing, greedy mode, and decks that run out."""

import pytest

from tests.engine.ambyria.table import Table, card, op


@pytest.mark.rule("AMBYRIA-DRAW-01")
def test_one_card_is_drawn_without_a_press() -> None:
    table = Table(deck_size=20).chosen().do("mode", 1, card="haste")
    assert (table.count(1, "hand"), table.count(1, "deck")) == (5, 10)
    assert table.view["prompt"] == {"id": "ambyria.play", "args": {"seat": 1, "drawn": 1}}


@pytest.mark.rule("AMBYRIA-DRAW-02")
def test_the_hand_may_hold_any_number_until_the_own_end_phase() -> None:
    table = Table().playing().do("adjust", 0, target=1, counter="hand", to=30)
    table.do("adjust", 0, target=2, counter="hand", to=15)
    assert table.table["owed"] == {}
    table.do("play", 1, card="pebble")
    assert table.table["owed"] == {"1": 20}


@pytest.mark.rule("AMBYRIA-DRAW-03")
def test_who_has_to_draw_more_than_there_is_draws_what_there_is() -> None:
    table = Table(deck_size=11).playing()
    assert table.count(1, "deck") == 1
    table.do("play", 1, card="scholar").go().go()
    assert table.told("draw") == [{"seat": 1, "n": 0, "short": 2}]
    assert (table.count(1, "deck"), table.view["turn"]) == (0, 2)


@pytest.mark.rule("AMBYRIA-DRAW-03")
def test_with_the_option_the_discard_pile_becomes_the_deck() -> None:
    table = Table(deck_size=11, deck_out="reshuffle").playing().given(1, discard=["pebble", "nugget", "?"])
    table.do("play", 1, card="scholar").go().go()
    assert table.told("reshuffle") == [{"seat": 1, "n": 3}]
    assert [one["n"] for one in table.told("draw")] == [2]
    assert (table.count(1, "deck"), table.zone(1, "discard")) == (1, [])


@pytest.mark.rule("AMBYRIA-DRAW-03")
def test_nothing_but_drawing_makes_a_new_deck() -> None:
    drought = card("drought", op("destroy", from_="deck", who="self", n=5))
    table = Table(2, drought, deck_size=11, deck_out="reshuffle").playing().given(1, discard=["pebble"])
    table.do("play", 1, card="drought").go()
    assert (table.count(1, "deck"), len(table.zone(1, "discard"))) == (0, 2)


@pytest.mark.rule("AMBYRIA-DRAW-04")
def test_a_deck_that_is_not_counted_always_gives_the_cards() -> None:
    table = Table().playing().do("play", 1, card="scholar").go().go()
    assert table.told("draw") == [{"seat": 1, "n": 2, "short": 0}]
    assert table.count(1, "deck") is None


@pytest.mark.rule("AMBYRIA-GREEDY-01", "AMBYRIA-GREEDY-02")
def test_greedy_mode_draws_two_already_in_the_turn_in_which_it_is_laid() -> None:
    table = Table().chosen().do("mode", 1, card="purse")
    assert table.told("draw") == [{"seat": 1, "n": 2, "short": 0}]
    assert table.view["prompt"]["args"]["drawn"] == 2


@pytest.mark.rule("AMBYRIA-GREEDY-02")
def test_what_counts_is_the_mode_in_the_draw_phase() -> None:
    table = Table().playing("purse").end_turn().do("mode", 2, card="haste").end_turn().do("mode", 1, card="shield")
    assert table.told("draw") == [{"seat": 1, "n": 1, "short": 0}]


@pytest.mark.rule("AMBYRIA-GREEDY-03")
def test_other_draws_are_not_changed() -> None:
    table = Table().playing("purse").do("play", 1, card="reader").go()
    assert table.told("draw") == [{"seat": 1, "n": 1, "short": 0}]
    table = Table().playing("purse").given(1, hand=1).do("play", 1, card="pebble")
    assert table.told("draw") == [{"seat": 1, "n": 2, "short": 0}]
