"""Play symbols: where a card goes, and when."""

import pytest

from engine.ambyria import GAME
from tests.engine.ambyria.table import Table, card, op


@pytest.mark.rule("AMBYRIA-SYM-01")
def test_a_card_without_a_symbol_lies_there_before_its_effects() -> None:
    assert Table().playing().do("play", 1, card="reader").row(1) == ["reader"]


@pytest.mark.rule("AMBYRIA-SYM-02", "AMBYRIA-SYM-06")
def test_the_discard_symbol_sends_it_to_the_discard_pile_after_its_effects() -> None:
    table = Table().playing().do("play", 1, card="spark")
    assert (table.zone(1, "discard"), table.row(1)) == ([], [])
    assert table.go().zone(1, "discard") == ["spark"]


@pytest.mark.rule("AMBYRIA-SYM-03", "AMBYRIA-COL-10")
def test_the_collection_symbol_sends_it_face_down_into_the_collection_pile_after_its_effects() -> None:
    table = Table().playing().do("play", 1, card="hoard")
    assert table.told("played")[0]["card"] == "hoard"
    assert table.zone(1, "collection") == 0
    table.go()
    assert table.zone(1, "collection") == 1
    assert table.told("moved") == [
        {"op": "play", "seat": 1, "target": 1, "from": "play", "to": "collection", "n": 1, "card": None}
    ]


@pytest.mark.rule("AMBYRIA-SYM-04")
def test_the_mode_symbol_lays_it_on_the_mode_pile_after_its_effects_and_sets_the_mode() -> None:
    table = Table().playing().do("play", 1, card="herald")
    assert table.seat(1)["flags"] == ["hasty"]
    table.go()
    assert (table.seat(1)["flags"], table.zone(1, "mode_card")) == (["attack"], ["herald"])
    assert table.told("mode") == [{"seat": 1, "card": "herald", "from": "hasty", "to": "attack", "by": "play"}]


@pytest.mark.rule("AMBYRIA-SYM-05")
def test_the_lasting_symbol_lays_it_sideways_into_the_emberscape_before_its_effects() -> None:
    herb = card("herb", op("draw"), play="lasting", lasting=[{"key": "herb", "op": "text"}])
    table = Table(2, herb).playing()
    assert "AMBYRIA-SYM-05" in GAME.clauses(GAME.view(table.state, None))
    table.do("play", 1, card="herb")
    assert (table.row(1), table.told("played")[0]["into"]) == (["herb"], "lasting")
    assert table.table["lasting"] == ["herb"]


@pytest.mark.rule("AMBYRIA-SYM-06")
def test_until_it_is_laid_down_it_takes_no_slot_and_cannot_be_taken() -> None:
    table = Table().playing().do("play", 1, card="spark").do("call", 2).do("respond", 2, card="avenger")
    assert table.told("skipped")[0]["card"] == "avenger"
    assert table.row(1) == []


@pytest.mark.rule("AMBYRIA-SYM-07")
def test_the_piles_are_those_of_the_player_who_plays_the_card() -> None:
    table = Table().playing().do("play", 1, card="reader").do("respond", 2, card="spark").go()
    assert (table.zone(2, "discard"), table.zone(1, "discard")) == (["spark"], [])
    sly = card("sly", op("top", who="target"))
    table = Table(2, sly).playing().do("play", 1, card="sly").do("aim", 1, target=2).go()
    table.do("play", 1, card="spark", from_="deck").go()
    assert (table.zone(1, "discard"), table.zone(2, "discard")) == (["spark"], [])


@pytest.mark.rule("AMBYRIA-SYM-08")
def test_the_top_card_of_a_deck_is_played_only_when_an_effect_says_so() -> None:
    table = Table(deck_size=20).playing()
    assert table.refused("play", 1, card="pebble", from_="deck") == "SYM-08"
    table.do("play", 1, card="diviner").go()
    assert table.table["pending"] == {"kind": "top", "seat": 1, "deck": 1}
    assert (table.prompt, table.view["prompt"]["args"]) == ("top", {"seat": 1, "deck": 1})
    assert table.refused("play", 2, card="pebble", from_="deck") == "SYM-08"
    assert table.refused("play", 1, card="pebble", from_="arcane") == "ARC-01"
    table.do("play", 1, card="nugget", from_="deck")
    assert (table.row(1), table.count(1, "deck")) == (["diviner", "nugget"], 9)


@pytest.mark.rule("AMBYRIA-SYM-08")
def test_without_room_it_goes_unactivated_to_that_players_discard_pile() -> None:
    sly = card("sly", op("top", who="target"))
    table = Table(2, sly).playing().given(1, row=["pebble"] * 4).do("play", 1, card="sly").do("aim", 1, target=2).go()
    table.do("play", 1, card="reader", from_="deck")
    assert (table.zone(1, "discard"), table.zone(2, "discard"), table.told("announced")) == (["reader"], [], [])


@pytest.mark.rule("AMBYRIA-SYM-08")
def test_a_deck_that_is_found_empty_lifts_the_duty() -> None:
    table = Table(deck_size=20).playing().do("play", 1, card="diviner").go()
    assert table.do("adjust", 0, target=1, counter="deck", to=0).table["pending"] is None
