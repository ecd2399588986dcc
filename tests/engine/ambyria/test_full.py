"""The full emberscape: never a sixth card."""

import pytest

from tests.engine.ambyria.table import Table, card, op

FULL = ["pebble"] * 5


@pytest.mark.rule("AMBYRIA-FULL-01")
@pytest.mark.parametrize(("id", "face"), [("pebble", "up"), ("snare", "down"), ("spark", "down"), ("mushrooms", "up")])
def test_no_sixth_card_is_played(id: str, face: str) -> None:
    table = Table().playing().given(1, row=FULL)
    assert table.refused("play", 1, card=id, face=face) == "FULL-01"


@pytest.mark.rule("AMBYRIA-FULL-01")
def test_nor_as_a_response() -> None:
    table = Table().playing().given(2, row=FULL).do("play", 1, card="reader")
    assert table.refused("respond", 2, card="reader") == "FULL-01"
    table.do("respond", 2, card="spark")


@pytest.mark.rule("AMBYRIA-FULL-02", "AMBYRIA-FULL-03", "AMBYRIA-PLAY-07")
def test_an_effect_that_would_add_a_card_is_not_carried_out_and_the_others_happen() -> None:
    seductress = card("charmer", op("capture"), op("draw"))
    table = Table(2, seductress).playing().given(1, row=FULL[:4]).given(2, row=["nugget"])
    table.do("play", 1, card="charmer")
    assert table.told("skipped") == [{"seat": 1, "card": "charmer", "effect": 1, "clause": "AMBYRIA-FULL-02"}]
    assert table.go().told("draw") == [{"seat": 1, "n": 1, "short": 0}]


@pytest.mark.rule("AMBYRIA-FULL-02")
def test_another_players_emberscape_takes_no_sixth_card_either() -> None:
    giver = card("giver", op("place", who="target"))
    table = Table(3, giver).playing().given(2, row=FULL).do("play", 1, card="giver")
    assert table.refused("aim", 1, target=2, cards=["pebble"]) == "FULL-02"
    table.do("aim", 1, target=3, cards=["pebble"])


@pytest.mark.rule("AMBYRIA-FULL-02", "AMBYRIA-AIM-09")
def test_room_that_is_gone_when_it_happens_stops_it() -> None:
    helper = card("helper", op("place", from_="deck"), response="may", play="discard")
    catcher = card("catcher", op("capture"))
    table = Table(2, helper, catcher).playing().given(1, row=FULL[:3]).given(2, row=["nugget"])
    table.do("play", 1, card="catcher").do("aim", 1, target=2, slots=[1])
    gift = op("place", who="target", target=1, cards=["?"])
    table.do("respond", 2, card="riddle").do("resolve", 2, ops=[gift]).go().do("done", 2)
    assert len(table.row(1)) == 5
    table.go()
    assert table.told("stopped") == [{"seat": 1, "card": "catcher", "effect": 1, "clause": "AMBYRIA-FULL-02"}]
    assert table.row(2)[0] == "nugget"


@pytest.mark.rule("AMBYRIA-FULL-04")
@pytest.mark.parametrize("id", ["spark", "hoard", "herald"])
def test_cards_for_the_piles_can_be_played(id: str) -> None:
    table = Table().playing().given(1, row=FULL).do("play", 1, card=id)
    assert table.table["chain"][0]["card"] == id


@pytest.mark.rule("AMBYRIA-FULL-05")
def test_a_face_down_card_takes_a_slot() -> None:
    table = Table().playing().given(1, row=["-snare"] * 5)
    assert table.refused("play", 1, card="pebble") == "FULL-01"
