"""What the table knows of cards, and what it refuses because of it."""

import pytest

from engine.ambyria import GAME
from engine.ambyria.cards import Card
from engine.cards import read_cards
from engine.message import Message
from tests.engine.ambyria.table import Table, card, op

MINE = ["pebble"] * 8 + ["spear", "reader"]
THEIRS = ["pebble"] * 8 + ["nugget", "thief"]


def listed(**options: object) -> Table:
    """Both seats have registered their decks; seat 1 is in its play phase."""
    return Table(2, decks={"1": MINE, "2": THEIRS}, **options).playing("pebble")


@pytest.mark.rule("AMBYRIA-CARD-01")
def test_a_pack_holds_what_is_known_of_a_card() -> None:
    data = {
        "id": "all", "name": "All", "mode": "hasty", "stones": 7, "play": "lasting", "hero": "rowl", "response": "may",
        "down": True, "effects": [[{"op": "draw"}]], "ability": [[{"op": "stop"}]],
        "lasting": [{"key": "k", "op": "draw", "n": 2, "at": "mode", "who": "owner"}],
    }  # fmt: skip
    assert isinstance(read_cards([data, {"id": "none", "name": "None"}], Card), dict)


@pytest.mark.rule("AMBYRIA-CARD-02")
def test_a_card_that_the_table_is_not_told_stands_for_any_card() -> None:
    table = listed().do("play", 1, card="?")
    assert (table.row(1), table.table["pending"]) == (["?"], {"kind": "resolve", "seat": 1})
    table.do("done", 1).do("mode", 2, card="?", symbol="hasty")
    assert (table.zone(2, "mode_card"), table.seat(2)["flags"]) == (["?"], ["hasty"])


@pytest.mark.rule("AMBYRIA-CARD-03")
def test_a_card_whose_effects_are_not_known_is_played_in_the_same_order() -> None:
    table = Table().playing().do("play", 1, card="riddle")
    assert (table.row(1), table.prompt) == (["riddle"], "resolve")
    assert table.view["prompt"]["args"] == {"seat": 1, "card": "riddle", "effect": 1}
    table.do("resolve", 1, ops=[op("draw")])
    assert (table.prompt, table.table["window"]["seat"]) == ("window", 1)
    assert table.go().prompt == "resolve"


@pytest.mark.rule("AMBYRIA-CARD-04")
def test_an_empty_hand_plays_lays_shows_and_responds_with_nothing() -> None:
    table = Table().playing().given(2, hand=0).do("play", 1, card="reader")
    assert table.refused("respond", 2, card="spark") == "CARD-04"
    table = Table().playing().given(1, row=["queen"], hand=0)
    assert table.refused("play", 1, card="pebble") == "CARD-04"
    table = Table().chosen().given(1, hand=0)
    assert table.refused("mode", 1, card="spear") == "CARD-04"


@pytest.mark.rule("AMBYRIA-CARD-05")
def test_a_card_that_is_not_in_the_list_is_refused() -> None:
    table = Table(2, decks={"1": MINE}).chosen()
    assert table.refused("mode", 1, card="nugget") == "CARD-05"
    table.do("mode", 1, card="pebble")
    assert table.refused("play", 1, card="nugget") == "CARD-05"
    table.do("play", 1, card="pebble").do("mode", 2, card="nugget").do("play", 2, card="scholar")
    assert table.refused("respond", 1, card="spark") == "CARD-05"


@pytest.mark.rule("AMBYRIA-CARD-05")
def test_arcane_cards_and_top_cards_are_held_to_the_list_of_their_deck() -> None:
    sly = card("sly", op("top", who="target"), op("arcane"))
    table = Table(2, sly, decks={"1": [*MINE, "sly"], "2": THEIRS}).playing("pebble")
    table.do("play", 1, card="sly").do("aim", 1, target=2).go()
    assert table.refused("play", 1, card="spear", from_="deck") == "CARD-05"
    table.do("play", 1, card="nugget", from_="deck").go()
    assert table.refused("play", 1, card="nugget", from_="arcane") == "CARD-05"


@pytest.mark.rule("AMBYRIA-CARD-05")
def test_the_hand_is_no_longer_judged_after_a_theft() -> None:
    table = listed().given(2, row=["nugget"])
    table.do("play", 1, card="?").do("resolve", 1, ops=[op("steal", target=2, slots=[1])]).go()
    table.do("done", 1).do("mode", 2, card="thief").end_turn()
    table.do("mode", 1, card="nugget")


@pytest.mark.rule("AMBYRIA-CARD-05")
@pytest.mark.parametrize(("id", "judged"), [("pebble", True), ("nugget", False), ("?", False), ("-pebble", False)])
def test_nor_after_a_card_outside_the_list_was_returned(id: str, judged: bool) -> None:
    table = listed().given(1, row=[id]).do("play", 1, card="?").do("resolve", 1, ops=[op("return", slots=[1])]).go()
    table.do("done", 1).do("mode", 2, card="pebble").end_turn().do("pass", 1)
    if judged:
        assert table.refused("play", 1, card="nugget") == "CARD-05"
    else:
        table.do("play", 1, card="nugget")


@pytest.mark.rule("AMBYRIA-CARD-05", "AMBYRIA-DRAW-03")
def test_nor_are_hand_and_deck_after_such_a_card_was_shuffled_in() -> None:
    table = (
        Table(2, decks={"1": MINE}, deck_out="reshuffle").playing("pebble").given(1, deck=0, discard=["nugget", "?"])
    )
    table.do("play", 1, card="reader").go().do("mode", 2, card="haste").end_turn().do("pass", 1)
    table.do("play", 1, card="nugget")
    assert table.state.seat(1).strange_deck


@pytest.mark.rule("AMBYRIA-CARD-05")
def test_cards_named_elsewhere_are_not_checked() -> None:
    table = listed().given(1, hand=12).do("play", 1, card="pebble").do("discard", 1, cards=["nugget", "gong"])
    assert table.zone(1, "discard") == ["nugget", "gong"]


@pytest.mark.rule("AMBYRIA-CARD-06")
@pytest.mark.parametrize("given", [{"row": ["reader"]}, {"discard": ["reader"]}])
def test_a_card_cannot_be_named_when_all_copies_lie_in_sight(given: dict[str, list[str]]) -> None:
    table = listed().given(2, **given)  # type: ignore[arg-type]
    assert table.refused("play", 1, card="reader") == "CARD-06"


@pytest.mark.rule("AMBYRIA-CARD-06")
def test_a_card_that_is_being_played_counts_as_well() -> None:
    mine = ["spark", *["pebble"] * 9]
    table = Table(2, decks={"1": mine, "2": ["pebble"] * 10}).playing("pebble")
    table.do("play", 1, card="spark").given(2, strange_hand=True)
    assert table.refused("respond", 2, card="spark") == "CARD-06"


@pytest.mark.rule("AMBYRIA-CARD-06")
def test_without_all_lists_nothing_is_counted() -> None:
    table = Table(2, decks={"1": MINE}).playing("pebble").given(2, row=["reader"], discard=["reader"])
    table.do("play", 1, card="reader")


@pytest.mark.rule("AMBYRIA-CARD-07")
def test_where_a_card_goes_is_told_only_if_it_is_not_known() -> None:
    table = Table().playing()
    assert table.refused("play", 1, card="pebble", into="discard") == "CARD-07"
    table.do("play", 1, card="riddle", into="discard").do("done", 1)
    assert table.zone(1, "discard") == ["riddle"]
    Table().playing().do("play", 1, card="pebble", into="emberscape")


@pytest.mark.rule("AMBYRIA-CARD-07")
def test_it_is_not_looked_at_for_a_card_played_face_down_or_a_hero_that_is_turned_up() -> None:
    assert Table().playing().do("play", 1, card="pebble", face="down", into="mode").row(1) == ["?"]
    table = Table().playing().given(1, row=["-queen"]).do("play", 1, card="reader").do("respond", 2, card="spark")
    assert table.do("respond", 1, slot=1, into="discard").go().row(1) == ["queen", "reader"]


@pytest.mark.rule("AMBYRIA-CARD-08")
def test_a_card_on_a_mode_pile_needs_a_mode() -> None:
    table = Table().chosen()
    assert table.refused("mode", 1, card="riddle") == "CARD-08"
    assert table.refused("mode", 1, card="spear", symbol="hasty") == "CARD-08"
    table.do("mode", 1, card="riddle", symbol="attack")
    assert table.seat(1)["flags"] == ["attack"]
    assert table.refused("play", 1, card="charade") == "CARD-08"
    assert table.do("play", 1, card="charade", symbol="greedy").seat(1)["flags"] == ["greedy"]


@pytest.mark.rule("AMBYRIA-CARD-08")
def test_an_effect_that_lays_a_mode_is_told_it_too() -> None:
    mood = card("mood", op("mode"))
    table = Table(2, mood).playing().do("play", 1, card="mood")
    assert table.refused("aim", 1, cards=["riddle"]) == "CARD-08"
    table.do("aim", 1, cards=["riddle"], symbol="protection").go()
    assert table.seat(1)["flags"] == ["protection"]


@pytest.mark.rule("AMBYRIA-CARD-08")
def test_where_no_card_comes_onto_a_mode_pile_a_symbol_is_not_looked_at() -> None:
    Table().playing().do("play", 1, card="pebble", symbol="attack")


@pytest.mark.rule("AMBYRIA-CARD-09")
def test_in_doubt_people_read_the_card() -> None:
    table = Table().playing().do("play", 1, card="riddle")
    assert "AMBYRIA-CARD-09" in GAME.clauses(GAME.view(table.state, None))


# Cards that nobody can play with


@pytest.mark.parametrize(
    "effects",
    [
        [[]],
        [[op("text"), op("draw")]],
        [[op("draw", n=0)]],
        [[op("draw", n="all")]],
        [[op("extra", n="all")]],
        [[op("steal", from_="deck", n="all")]],
        [[op("steal", from_="collection")]],
        [[op("steal", who="others")]],
        [[op("destroy", who="all", from_="discard", n=2)]],
        [[op("return", who="all")]],
        [[op("place", who="others")]],
        [[op("mode", who="all")]],
        [[op("turn", who="others", face="up")]],
        [[op("top", who="all")]],
        [[op("arcane", who="target")]],
        [[op("turn")]],
        [[op("dance")]],
        [[op("draw", colour="red")]],
    ],
)
def test_operations_that_cannot_be_carried_out_make_no_card(effects: list[object]) -> None:
    for field in ("effects", "ability"):
        assert isinstance(read_cards([{"id": "x", "name": "X", field: effects}], Card), Message)
