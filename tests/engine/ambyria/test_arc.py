"""Arcane cards: played only when earned, as if from the hand, and lost where there is no room."""

import pytest

from tests.engine.ambyria.table import Table, card, op

FULL = ("pebble",) * 5


def earned(*cards: dict[str, object], row: int = 0, hand: int = 4, arcane: int = 4) -> Table:
    """Seat 1 has played a rune and has to play an arcane card; besides the rune so many cards lie there."""
    table = Table(2, *cards).playing("purse").given(1, row=FULL[:row], hand=hand, arcane=arcane)
    return table.do("play", 1, card="rune").go()


@pytest.mark.rule("AMBYRIA-ARC-01")
def test_an_arcane_card_is_played_only_when_it_is_due_and_by_that_seat() -> None:
    table = Table().playing()
    assert table.refused("play", 1, card="pebble", from_="arcane") == "ARC-01"
    assert earned().refused("play", 2, card="pebble", from_="arcane") == "ARC-01"


@pytest.mark.rule("AMBYRIA-ARC-02")
def test_until_it_is_played_nothing_else_goes_on() -> None:
    table = earned()
    assert (table.prompt, table.view["to_act"], table.table["window"]) == ("arcane", [1], None)
    assert table.refused("call", 2) == "RESP-08"
    assert table.refused("respond", 2, card="spark") == "RESP-07"
    assert table.refused("play", 1, card="pebble") == "PLAY-01"
    assert table.refused("done", 1) == "PLAY-14"
    assert table.refused("concede", 2) == "FIN-13"


@pytest.mark.rule("AMBYRIA-ARC-03", "AMBYRIA-ARC-05")
def test_it_is_named_the_counter_falls_and_the_hand_stays() -> None:
    table = earned(hand=4)
    assert (table.count(1, "arcane"), table.count(1, "hand")) == (4, 3)
    table.do("play", 1, card="nugget", from_="arcane")
    assert (table.count(1, "arcane"), table.count(1, "hand")) == (3, 3)
    assert table.told("arcane") == [{"seat": 1, "left": 3, "lost": False}]
    assert table.told("played") == [{"seat": 1, "from": "arcane", "into": "emberscape", "face": "up", "card": "nugget"}]
    assert table.row(1) == ["rune", "nugget"]


@pytest.mark.rule("AMBYRIA-ARC-04")
def test_it_is_played_as_if_from_the_hand() -> None:
    table = earned().do("play", 1, card="spark", from_="arcane")
    assert table.table["window"]["seat"] == 1
    table.do("go", 1)
    assert (table.count(1, "hand"), table.zone(1, "discard")) == (4, ["spark"])


@pytest.mark.rule("AMBYRIA-ARC-05", "AMBYRIA-PLAY-02")
def test_it_is_not_the_card_of_the_turn() -> None:
    ruler = card("ruler", hero="yvera", ability=[[op("arcane")]])
    table = Table(2, ruler).playing().given(1, row=["ruler"]).do("activate", 1, slot=1).go()
    table.do("play", 1, card="pebble", from_="arcane")
    assert (table.prompt, table.table["plays"]) == ("play", 1)


@pytest.mark.rule("AMBYRIA-ARC-06", "AMBYRIA-FIN-05")
def test_without_room_it_is_discarded_and_does_nothing() -> None:
    table = earned(row=4).do("play", 1, card="reader", from_="arcane")
    assert (table.zone(1, "discard"), len(table.row(1)), table.count(1, "arcane")) == (["reader"], 5, 3)
    assert table.told("arcane") == [{"seat": 1, "left": 3, "lost": True}]
    assert table.told("announced") == []


@pytest.mark.rule("AMBYRIA-ARC-07", "AMBYRIA-FULL-04")
@pytest.mark.parametrize(("id", "zone"), [("spark", "discard"), ("hoard", "collection"), ("herald", "mode_pile")])
def test_a_card_for_a_pile_is_played_as_usual_when_the_emberscape_is_full(id: str, zone: str) -> None:
    table = earned(row=4).do("play", 1, card=id, from_="arcane").go()
    assert table.told("happened") == [{"seat": 1, "card": id, "effect": 1}, {"seat": 1, "card": "rune", "effect": 1}]
    assert table.zone(1, zone) in (["spark"], 1, 2)


@pytest.mark.rule("AMBYRIA-ARC-08")
def test_without_an_arcane_card_left_the_duty_lapses() -> None:
    table = earned().do("adjust", 0, target=1, counter="arcane", to=0)
    assert table.table["pending"] is None
    assert table.phase == "over"


@pytest.mark.rule("AMBYRIA-ARC-08", "AMBYRIA-PLAY-06")
def test_an_effect_that_says_so_is_skipped_without_an_arcane_card() -> None:
    two = card("two-runes", [op("arcane"), op("arcane")])
    table = Table(2, two).playing().given(1, arcane=1).do("play", 1, card="two-runes").go()
    table.do("play", 1, card="pebble", from_="arcane")
    assert table.table["pending"] is None


@pytest.mark.rule("AMBYRIA-ARC-09", "AMBYRIA-SYM-08")
def test_a_card_that_can_only_be_a_response_is_played_all_the_same() -> None:
    table = earned().do("play", 1, card="gong", from_="arcane")
    assert table.told("skipped")[0]["card"] == "gong"
    assert table.zone(1, "discard") == ["gong"]
    table = Table().playing().do("play", 1, card="diviner").go().do("play", 1, card="gong", from_="deck")
    assert table.zone(1, "discard") == ["gong"]


@pytest.mark.rule("AMBYRIA-DOWN-02")
@pytest.mark.parametrize("source", ["arcane", "deck"])
def test_a_card_that_is_turned_up_cannot_lie_face_down(source: str) -> None:
    table = earned() if source == "arcane" else Table().playing().do("play", 1, card="diviner").go()
    assert table.refused("play", 1, card="pebble", from_=source, face="down") == "DOWN-02"
