"""Face-down cards: safe from opponents, known to their player alone, turned up as a response."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def snared(id: str = "-snare", *cards: dict[str, Any]) -> Table:
    """Seat 1 plays a card with an effect while that card lies before seat 2; a window is open."""
    return Table(2, *cards).playing().given(2, row=[id, "pebble"]).do("play", 1, card="reader")


@pytest.mark.rule("AMBYRIA-DOWN-01")
@pytest.mark.parametrize("name", ["steal", "capture", "collect", "destroy"])
def test_opponents_may_not_take_it(name: str) -> None:
    table = Table(2, card("doer", op(name, who="target"))).playing().given(2, row=["-snare", "pebble"])
    table.do("play", 1, card="doer")
    assert table.refused("aim", 1, target=2, slots=[1]) == "DOWN-01"
    table.do("aim", 1, target=2, slots=[2])


@pytest.mark.rule("AMBYRIA-DOWN-01", "AMBYRIA-AIM-03")
def test_where_all_cards_lie_face_down_there_is_nothing_to_take() -> None:
    table = Table(3).playing().given(2, row=["-snare"]).given(3, row=["pebble"]).do("play", 1, card="thief")
    assert table.refused("aim", 1, target=2, slots=[1]) == "AIM-03"


@pytest.mark.rule("AMBYRIA-DOWN-02")
def test_only_a_card_that_does_not_forbid_it_is_played_face_down() -> None:
    table = Table().playing()
    assert table.refused("play", 1, card="statue", face="down") == "DOWN-02"
    table.do("play", 1, card="pebble", face="down")


@pytest.mark.rule("AMBYRIA-DOWN-03")
@pytest.mark.parametrize("id", ["snare", "spark", "herald", "mushrooms", "?"])
def test_it_is_the_card_of_the_turn_and_activates_nothing_whatever_its_symbol(id: str) -> None:
    table = Table().playing().do("play", 1, card=id, face="down")
    assert (table.row(1), table.zone(1, "down"), table.table["chain"]) == (["?"], [1], [])
    assert (table.table["plays"], table.prompt, table.count(1, "hand")) == (0, "after", 4)
    assert table.told("played") == [{"seat": 1, "from": "hand", "into": "emberscape", "face": "down"}]


@pytest.mark.rule("AMBYRIA-DOWN-04")
def test_it_is_turned_up_and_activated_as_a_response() -> None:
    table = snared().do("respond", 2, slot=1)
    assert (table.row(2), table.table["chain"][-1]["card"]) == (["snare", "pebble"], "snare")
    table.go()
    assert table.told("draw") == [{"seat": 2, "n": 2, "short": 0}]
    assert table.row(2) == ["snare", "pebble"]


@pytest.mark.rule("AMBYRIA-DOWN-04")
def test_it_goes_where_its_symbol_says_if_it_still_lies_there() -> None:
    table = snared("-spark").do("respond", 2, slot=1)
    assert table.row(2) == ["spark", "pebble"]
    table.go()
    assert (table.row(2), table.zone(2, "discard")) == (["pebble"], ["spark"])
    table = snared("-spark").do("respond", 2, slot=1).do("respond", 1, card="avenger")
    table.do("aim", 1, target=2, slots=[1]).go().go()
    assert (table.row(2), table.zone(2, "discard")) == (["pebble"], ["spark"])


@pytest.mark.rule("AMBYRIA-DOWN-04")
def test_a_face_up_card_is_not_turned_up() -> None:
    table = snared()
    assert table.refused("respond", 2, slot=2) == "DOWN-04"
    assert table.refused("respond", 2, slot=3) == "TABLE-INPUT"


@pytest.mark.rule("AMBYRIA-DOWN-05")
def test_it_is_named_unless_the_table_knows_it() -> None:
    table = snared("-?")
    assert table.refused("respond", 2, slot=1) == "DOWN-05"
    table.do("respond", 2, slot=1, card="snare")
    assert table.row(2) == ["snare", "pebble"]
    table = snared("-?").do("respond", 2, slot=1, card="?")
    assert table.table["pending"] == {"kind": "resolve", "seat": 2}


@pytest.mark.rule("AMBYRIA-DOWN-05")
@pytest.mark.parametrize("name", ["pebble", "?"])
def test_another_name_than_the_known_one_is_refused(name: str) -> None:
    assert snared().refused("respond", 2, slot=1, card=name) == "DOWN-05"
    table = Table().playing().given(1, row=["-queen"])
    assert table.refused("activate", 1, slot=1, card=name) == "DOWN-05"


@pytest.mark.rule("AMBYRIA-DOWN-05")
def test_a_hero_that_lies_there_unnamed_is_named_when_it_is_activated() -> None:
    for row in ("?", "-?"):
        table = Table().playing().given(1, row=[row])
        assert table.refused("activate", 1, slot=1) == "DOWN-05"
        assert table.refused("activate", 1, slot=1, card="?") == "HERO-03"
        assert table.do("activate", 1, slot=1, card="queen").row(1) == ["queen"]


@pytest.mark.rule("AMBYRIA-DOWN-06", "AMBYRIA-HIDE-04")
def test_only_its_player_sees_what_it_is() -> None:
    table = Table().playing().do("play", 1, card="snare", face="down")
    assert [table.zone(1, "emberscape", viewer) for viewer in (None, 1, 2)] == [["?"], ["snare"], ["?"]]
    assert "snare" not in str([table.facts, table.seen(2), table.seen(None)])


@pytest.mark.rule("AMBYRIA-DOWN-07")
def test_it_may_be_activated_in_the_window_before_it_is_collected() -> None:
    table = Table().playing("spear").given(1, row=["-snare", *["pebble"] * 3]).do("play", 1, card="pebble")
    assert table.prompt == "collect"
    table.do("respond", 1, slot=1).go()
    assert table.told("draw") == [{"seat": 1, "n": 2, "short": 0}]
    assert table.go().zone(1, "collection") == 5


@pytest.mark.rule("AMBYRIA-DOWN-08")
def test_it_may_be_returned_to_the_hand() -> None:
    table = Table(2, card("doer", op("return", who="target"))).playing().given(2, row=["-snare"])
    table.do("play", 1, card="doer").do("aim", 1, target=2, slots=[1]).go()
    assert (table.row(2), table.count(2, "hand"), table.told("moved")[0]["card"]) == ([], 6, None)


@pytest.mark.rule("AMBYRIA-DOWN-09")
def test_what_the_table_waits_for_never_depends_on_what_it_is() -> None:
    said: list[list[object]] = []
    for id in ("snare", "queen", "king", "pebble", "mushrooms", "?"):
        table = Table().playing().do("play", 1, card=id, face="down")
        said.append([table.seen(None), table.seen(2), table.facts])
        table.do("done", 1).do("mode", 2, card="haste").do("play", 2, card="thief")
        said[-1] += [table.seen(None), table.facts]
    assert all(one == said[0] for one in said)
