"""The key actions and the other operations that move cards."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def played(
    operation: dict[str, Any], *, row: list[str] | None = None, aim: dict[str, Any] | None = None, **given: Any
) -> Table:
    """Seat 1 plays a card with that operation against what seat 2 has, and it happens; seat 3 looks on."""
    table = Table(3, card("doer", operation, play="discard"), deck_size=30).playing()
    table.given(2, row=row or [], **given).do("play", 1, card="doer")
    if aim is not None:
        table.do("aim", 1, **aim)
    return table.go()


@pytest.mark.rule("AMBYRIA-KEY-01")
def test_a_stolen_card_goes_into_the_hand_of_the_thief() -> None:
    table = played(op("steal"), row=["pebble", "nugget"], aim={"target": 2, "slots": [2]})
    assert (table.row(2), table.count(1, "hand"), table.count(2, "hand")) == (["pebble"], 5, 5)
    [moved] = table.told("moved")[:1]
    assert moved == {
        "op": "steal", "seat": 1, "target": 2, "from": "emberscape", "to": "hand", "n": 1, "card": "nugget",
    }  # fmt: skip


@pytest.mark.rule("AMBYRIA-KEY-02")
def test_a_captured_card_lies_face_up_before_its_captor_and_is_not_activated() -> None:
    table = played(op("capture"), row=["scholar"], aim={"target": 2, "slots": [1]})
    assert (table.row(1), table.row(2), table.told("announced")) == (["scholar"], [], [])


@pytest.mark.rule("AMBYRIA-KEY-03")
def test_a_destroyed_card_goes_to_the_discard_pile_of_the_player_it_was_taken_from() -> None:
    table = played(op("destroy"), row=["pebble"], aim={"target": 2, "slots": [1]})
    assert (table.zone(2, "discard"), table.zone(1, "discard")) == (["pebble"], ["doer"])


@pytest.mark.rule("AMBYRIA-KEY-04")
def test_a_collected_card_goes_into_the_collectors_pile_whoever_it_was_taken_from() -> None:
    table = played(op("collect", who="target"), row=["pebble"], aim={"target": 2, "slots": [1]})
    assert (table.zone(1, "collection"), table.zone(2, "collection"), table.row(2)) == (1, 0, [])
    assert table.told("moved")[0]["card"] is None


@pytest.mark.rule("AMBYRIA-KEY-05")
def test_from_a_mode_pile_and_a_deck_the_top_cards_are_taken() -> None:
    table = Table(2, card("doer", op("destroy", from_="mode", n=2)), deck_size=30).playing("shield").end_turn()
    table.do("mode", 2, card="haste").end_turn().do("mode", 1, card="spear").end_turn().do("pass", 2)
    table.do("play", 2, card="doer").do("aim", 2, target=1).go()
    assert (table.zone(1, "discard"), table.zone(1, "mode_pile")) == (["spear", "shield"], 0)
    table = played(op("steal", from_="deck", n=3), aim={"target": 2})
    assert (table.count(2, "deck"), table.count(1, "hand")) == (18, 7)


@pytest.mark.rule("AMBYRIA-KEY-06")
@pytest.mark.parametrize("source", ["hand", "deck"])
def test_from_one_hidden_place_to_another_only_the_counts_change(source: str) -> None:
    table = played(op("steal", from_=source, n=2), aim={"target": 2})
    assert table.told("moved")[0] == {
        "op": "steal", "seat": 1, "target": 2, "from": source, "to": "hand", "n": 2, "card": None,
    }  # fmt: skip
    assert table.count(1, "hand") == 6


@pytest.mark.rule("AMBYRIA-KEY-07")
def test_a_returned_card_goes_into_the_hand_of_the_player_before_whom_it_lay() -> None:
    table = played(op("return", who="any"), row=["pebble"], aim={"target": 2, "slots": [1]})
    assert (table.row(2), table.count(2, "hand"), table.count(1, "hand")) == ([], 6, 4)


@pytest.mark.rule("AMBYRIA-KEY-08")
def test_who_has_to_discard_chooses_and_with_too_small_a_hand_gives_all_of_it() -> None:
    table = played(op("discard", n=3), aim={"target": 2}, hand=2)
    assert (table.table["owed"], table.view["to_act"]) == ({"2": 2}, [2])
    table.do("discard", 2, cards=["nugget", "?"])
    assert (table.zone(2, "discard"), table.count(2, "hand")) == (["nugget", "?"], 0)


@pytest.mark.rule("AMBYRIA-KEY-09")
def test_an_operation_on_more_cards_than_there_are_takes_those_that_there_are() -> None:
    table = played(op("destroy", n=4), row=["pebble", "-snare"], aim={"target": 2, "slots": [1]})
    assert table.row(2) == ["?"]
    table = played(op("steal", from_="hand", n=9), aim={"target": 2})
    assert (table.count(1, "hand"), table.count(2, "hand")) == (9, 0)


@pytest.mark.rule("AMBYRIA-KEY-10")
def test_a_captured_card_is_collected_where_it_lies_and_counts_there() -> None:
    table = Table(2, card("catcher", op("capture"), stones=0), arcane=1).playing("spear")
    table.given(1, row=["pebble"] * 3).given(2, row=["nugget"])
    table.do("play", 1, card="catcher").do("aim", 1, target=2, slots=[1]).go().go()
    assert table.zone(1, "collection") == 5
    table.do("adjust", 0, target=1, counter="arcane", to=0).do("mode", 2, card="haste")
    assert table.view["result"]["scores"] == {"1": 3 + 4, "2": 0}


# What the vocabulary has besides


def test_cards_of_a_discard_pile_are_named() -> None:
    table = played(
        op("capture", from_="discard", who="any"), aim={"target": 2, "cards": ["nugget"]}, discard=["nugget", "pebble"]
    )
    assert (table.row(1), table.zone(2, "discard")) == (["nugget"], ["pebble"])


def test_all_of_a_discard_pile_is_taken_until_the_emberscape_is_full() -> None:
    table = played(op("capture", from_="discard", n="all"), aim={"target": 2}, discard=["pebble"] * 7)
    assert (len(table.row(1)), len(table.zone(2, "discard"))) == (5, 2)


def test_cards_that_come_into_the_open_are_named_with_go_or_not_known() -> None:
    table = Table(2, card("doer", op("destroy", from_="hand", n=2))).playing()
    table.do("play", 1, card="doer").do("aim", 1, target=2).do("go", 1, cards=["nugget"])
    assert (table.zone(2, "discard"), table.count(2, "hand")) == (["nugget", "?"], 3)
    table = Table(2, card("doer", op("capture", from_="deck", who="self"))).playing()
    table.do("play", 1, card="doer").do("go", 1, cards=["nugget", "pebble"])
    assert table.row(1) == ["doer", "nugget"]


def test_a_card_is_placed_from_the_discard_pile_or_face_down_from_the_deck() -> None:
    table = Table(2, card("doer", op("place", from_="discard", who="target"))).playing().given(1, discard=["nugget"])
    table.do("play", 1, card="doer").do("aim", 1, target=2, cards=["nugget"]).go()
    assert (table.row(2), table.zone(1, "discard")) == (["nugget"], [])
    table = Table(2, card("doer", op("place", from_="deck", face="down")), deck_size=20).playing()
    table.do("play", 1, card="doer").go()
    assert (table.row(1), table.zone(1, "down"), table.count(1, "deck")) == (["doer", "?"], [2], 9)
    assert table.told("moved")[0]["card"] is None


def test_a_card_is_turned_over_and_not_activated() -> None:
    table = played(op("turn", face="up", who="target"), row=["-snare", "pebble"], aim={"target": 2, "slots": [1]})
    assert (table.row(2), table.zone(2, "down"), table.told("announced")) == (["snare", "pebble"], [], [])
    table = played(op("turn", face="down", who="any"), row=["-snare", "pebble"], aim={"target": 2, "slots": [2]})
    assert (table.row(2), table.zone(2, "down")) == (["?", "?"], [1, 2])


def test_everybody_draws_and_the_others_discard_together() -> None:
    table = Table(3, card("feast", [op("draw", who="all"), op("discard", who="others", n=2)])).playing()
    table.do("play", 1, card="feast").go()
    assert [one["seat"] for one in table.told("draw")] == [1, 2, 3]
    assert (table.table["owed"], table.view["to_act"]) == ({"2": 2, "3": 2}, [2, 3])
    table.do("discard", 3, cards=["?", "?"]).do("discard", 2, cards=["?", "?"])
    assert table.told("happened") == [{"seat": 1, "card": "feast", "effect": 1}]
