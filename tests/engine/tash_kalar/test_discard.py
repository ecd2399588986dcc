"""The discard action, and drawing."""

import pytest

from tests.engine.tash_kalar.table import DUEL, MELEE, Table


@pytest.mark.rule("TASH-DISCARD-01")
def test_one_creature_of_the_own_deck_is_discarded() -> None:
    table = Table(DUEL, decks={"1": ["scout"] * 6})
    assert table.refused("discard", 1, card="titan") == "DISCARD-01"
    assert table.refused("discard", 1, card="bomb") == "DISCARD-01"
    assert table.refused("discard", 1, card="spite") == "TABLE-INPUT"
    table.do("discard", 1, card="scout")
    assert (table.zone(1, "discard"), table.count(1, "beings", "actions")) == (["scout"], (2, 0))
    table.turn()
    table.set(2, beings=0)
    assert table.refused("discard", 2) == "DISCARD-01"


@pytest.mark.rule("TASH-DISCARD-03", "TASH-HIDE-02")
def test_any_number_of_the_cards_left_goes_under_their_decks() -> None:
    table = Table(DUEL)
    assert table.refused("discard", 1, return_={"beings": 3}) == "DISCARD-03"
    assert table.refused("discard", 1, return_={"flares": 2}) == "DISCARD-03"
    assert table.refused("discard", 1, return_={"tasks": 1}) == "TABLE-INPUT"
    assert table.refused("discard", 1, return_={"beings": -1}) == "TABLE-INPUT"
    table.do("discard", 1, return_={"beings": 2, "legends": 1, "flares": 1})
    assert table.told("returned") == [{"seat": 1, "beings": 2, "legends": 1, "flares": 1}]
    assert table.count(1, "beings", "legends", "flares", "deck") == (0, 1, 0, 17)
    assert [table.table["decks"][deck]["deck"] for deck in ("legends", "flares")] == [9, 11]
    some = Table(DUEL)
    some.do("discard", 1, return_={"legends": 1, "flares": None})
    assert some.told("returned") == [{"seat": 1, "beings": 0, "legends": 1, "flares": 0}]
    none = Table(DUEL)
    none.do("discard", 1, return_={})
    assert (none.told("returned"), none.count(1, "beings", "legends", "flares")) == ([], (2, 2, 1))


@pytest.mark.rule("TASH-DRAW-01", "TASH-DRAW-02")
def test_the_turn_ends_with_full_hands_and_more_are_kept() -> None:
    table = Table(DUEL)
    table.set(1, beings=0, legends=5, flares=0)
    table.turn()
    assert table.told("drawn") == [{"seat": 1, "beings": 3, "legends": 0, "flares": 1}]
    assert table.count(1, "beings", "legends", "flares", "deck") == (3, 5, 1, 12)


@pytest.mark.rule("TASH-DRAW-03", "TASH-KEY-02")
def test_extra_cards_come_after_that() -> None:
    table = Table(DUEL)
    table.free({"op": "extra", "deck": "beings", "n": 2}, {"op": "extra", "deck": "flares"})
    assert table.table["this_turn"]["extra"] == {"beings": 2, "legends": 0, "flares": 1}
    table.do("done", 1)
    table.turn()
    assert table.count(1, "beings", "flares") == (5, 2)
    table.turn()
    table.turn()
    assert table.count(1, "beings", "flares") == (5, 2), "they are not discarded, and no more are drawn"


@pytest.mark.rule("TASH-DRAW-04")
def test_an_empty_common_deck_is_renewed_from_its_discard_pile() -> None:
    table = Table(MELEE, seats=4, legend_deck=8, flare_deck=4)
    assert table.table["decks"]["legends"] == {"deck": 0, "discard": []}
    table.do("summon", 1, card="titan", in_=2)
    table.turn()
    assert table.told("reshuffle") == [{"deck": "legends"}]
    assert table.table["decks"]["legends"] == {"deck": 0, "discard": []}
    assert table.count(1, "legends") == 2
    table.set(2, flares=0)
    table.turn()
    assert (table.told("drawn"), table.told("reshuffle")) == ([], []), "both are empty: nothing is drawn"


@pytest.mark.rule("TASH-DRAW-04")
def test_a_common_deck_is_not_renewed_before_a_card_is_missing() -> None:
    table = Table(DUEL, legend_deck=8)
    assert table.table["decks"]["legends"]["deck"] == 4
    table.set(1, actions=3)
    for card in ("titan", "wyrm"):
        table.do("summon", 1, card=card)
    table.turn()
    assert (table.told("reshuffle"), table.count(1, "legends")) == ([], 2)
    assert table.table["decks"]["legends"] == {"deck": 2, "discard": ["titan", "wyrm"]}
    table.set(2, legends=1)
    table.turn()
    assert table.table["decks"]["legends"] == {"deck": 1, "discard": ["titan", "wyrm"]}
    table.set(1, legends=0)
    table.turn()
    assert table.told("reshuffle") == [{"deck": "legends"}]
    assert table.count(1, "legends") == 2, "the last card, and one of the new deck"
    assert table.table["decks"]["legends"] == {"deck": 1, "discard": []}


@pytest.mark.rule("TASH-DRAW-05")
def test_a_school_deck_is_never_renewed() -> None:
    table = Table(DUEL, deck_size=4)
    table.set(1, beings=0)
    table.turn()
    assert table.count(1, "beings", "deck") == (1, 0)
