"""Protection mode: what opponents may not do, and what it does not keep from happening."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def aiming(operation: dict[str, Any], **given: Any) -> Table:
    """Seat 1 aims that operation; seat 2 is in protection mode, seat 3 is not."""
    table = Table(3, card("doer", operation)).playing().given(2, mode="protection", row=["pebble", "-snare"], **given)
    return table.given(3, row=["pebble"]).do("play", 1, card="doer")


@pytest.mark.rule("AMBYRIA-PROT-01")
@pytest.mark.parametrize("name", ["steal", "destroy", "capture", "collect"])
def test_hand_and_emberscape_are_safe_from_the_four_key_actions(name: str) -> None:
    table = aiming(op(name, who="target"))
    assert table.refused("aim", 1, target=2, slots=[1]) == "PROT-01"
    table.do("aim", 1, target=3, slots=[1])
    assert aiming(op(name, who="target", from_="hand")).refused("aim", 1, target=2) == "PROT-01"


@pytest.mark.rule("AMBYRIA-PROT-01", "AMBYRIA-AIM-02", "AMBYRIA-PLAY-06")
def test_when_all_are_protected_the_effect_is_skipped() -> None:
    table = Table().playing().given(2, mode="protection", row=["pebble"]).do("play", 1, card="thief")
    assert table.told("skipped") == [{"seat": 1, "card": "thief", "effect": 1, "clause": "AMBYRIA-PROT-01"}]


@pytest.mark.rule("AMBYRIA-PROT-02")
@pytest.mark.parametrize("source", ["mode", "deck", "discard"])
def test_mode_pile_deck_and_discard_pile_are_not_protected(source: str) -> None:
    table = aiming(op("steal", from_=source), discard=["nugget"])
    table.do("aim", 1, target=2, **({"cards": ["nugget"]} if source == "discard" else {})).go()
    assert table.count(1, "hand") == 5


@pytest.mark.rule("AMBYRIA-PROT-03")
def test_cards_may_be_returned_to_the_players_hand() -> None:
    table = aiming(op("return", who="target")).do("aim", 1, target=2, slots=[1]).go()
    assert table.row(2) == ["?"]


@pytest.mark.rule("AMBYRIA-PROT-04")
def test_further_cards_may_be_placed() -> None:
    table = aiming(op("place", who="target")).do("aim", 1, target=2, cards=["nugget"]).go()
    assert table.row(2) == ["pebble", "?", "nugget"]


@pytest.mark.rule("AMBYRIA-PROT-05")
def test_discarding_turning_and_laying_a_mode_are_not_kept_from_happening() -> None:
    assert aiming(op("discard")).do("aim", 1, target=2).go().table["owed"] == {"2": 1}
    table = aiming(op("turn", face="up", who="target")).do("aim", 1, target=2, slots=[2]).go()
    assert table.row(2) == ["pebble", "snare"]
    table = aiming(op("mode", who="target")).do("aim", 1, target=2, cards=["spear"]).go()
    assert table.seat(2)["flags"] == ["attack"]


@pytest.mark.rule("AMBYRIA-PROT-06")
@pytest.mark.parametrize("name", ["steal", "destroy", "collect", "capture"])
def test_the_players_own_effects_may_do_all_this_to_the_own_cards(name: str) -> None:
    table = Table(2, card("doer", op(name, who="self"), play="discard")).playing("shield").given(1, row=["pebble"])
    table.do("play", 1, card="doer").do("aim", 1, slots=[1]).go()
    assert table.row(1) == (["pebble"] if name == "capture" else [])
    assert table.told("moved")[0]["op"] == name


@pytest.mark.rule("AMBYRIA-PROT-07")
def test_it_holds_on_every_turn_as_long_as_the_mode_card_shows_it() -> None:
    table = Table(2).playing("shield").given(1, row=["pebble"]).end_turn().do("mode", 2, card="haste")
    table.do("play", 2, card="thief")
    assert table.told("skipped")[0]["clause"] == "AMBYRIA-PROT-01"
    table.do("mode", 1, card="spear").end_turn().do("pass", 2).do("play", 2, card="thief").do(
        "aim", 2, target=1, slots=[1]
    )
    assert table.table["window"]["kind"] == "effect"
