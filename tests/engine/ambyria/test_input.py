"""Input that nobody can understand, and corrections: refused in the order of the checks, and nothing changes."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table


@pytest.mark.parametrize(
    ("do", "seat", "fields"),
    [
        ("dance", 1, {}),
        ("play", 1, {}),
        ("play", 1, {"card": "dragon"}),
        ("play", 1, {"card": 7}),
        ("play", 1, {"card": "pebble", "from": "sleeve"}),
        ("play", 1, {"card": "pebble", "face": "sideways"}),
        ("play", 1, {"card": "pebble", "into": "hand"}),
        ("play", 1, {"card": "pebble", "symbol": "lazy"}),
        ("play", 0, {"card": "pebble"}),
        ("play", 5, {"card": "pebble"}),
        ("play", True, {"card": "pebble"}),
        ("choose", 1, {"hero": "gandalf"}),
        ("activate", 1, {"slot": 1}),
        ("activate", 1, {"slot": -1}),
        ("respond", 2, {}),
        ("respond", 2, {"slot": 1}),
        ("respond", 2, {"card": "dragon"}),
        ("show", 1, {"cards": ["pebble"]}),
        ("show", 1, {"cards": ["dragon"] * 5}),
        ("discard", 1, {"cards": []}),
        ("discard", 1, {"cards": "pebble"}),
        ("aim", 1, {"target": 7}),
        ("aim", 1, {"slots": 1}),
        ("resolve", 1, {"ops": [{"op": "text"}]}),
        ("score", 1, {"stones": -1}),
        ("score", 1, {"stones": 10_000}),
        ("score", 1, {"stones": True}),
        ("call", 1, {"at": -1}),
        ("go", 0, {"cards": ["dragon"]}),
        ("adjust", 1, {"target": 1, "counter": "hand", "to": 1}),
        ("adjust", 0, {"target": 0, "counter": "hand", "to": 1}),
        ("adjust", 0, {"target": 1, "counter": "hand", "to": None}),
        ("name", 1, {"name": ""}),
    ],
)
def test_malformed_input_comes_before_every_rule(do: str, seat: int, fields: dict[str, Any]) -> None:
    assert Table().playing().refused(do, seat, **fields) == "TABLE-INPUT"


def test_fields_that_a_verb_does_not_have_are_not_looked_at() -> None:
    assert Table().playing().do("play", 1, card="pebble", colour="blue", slot="x").row(1) == ["pebble"]


# In the order of the checks


def test_the_moment_counts_more_than_the_card() -> None:
    table = Table(2, decks={"1": ["pebble"] * 9}).chosen()
    assert table.refused("play", 1, card="gong", into="mode") == "PLAY-01"
    table.do("mode", 1, card="pebble").given(1, row=["pebble"] * 5)
    assert table.refused("play", 1, card="gong", into="mode", face="down") == "CARD-05"
    table = Table().playing().given(1, row=["pebble"] * 5)
    assert table.refused("play", 1, card="gong", into="mode", face="down") == "PLAY-12"
    assert table.refused("play", 1, card="statue", face="down") == "DOWN-02"
    assert table.refused("play", 1, card="pebble", into="mode") == "CARD-07"
    assert table.refused("play", 1, card="charade") == "CARD-08"
    assert table.refused("play", 1, card="pebble") == "FULL-01"


def test_a_hold_counts_more_than_whose_effect_it_is() -> None:
    table = Table(3).playing().do("play", 1, card="reader").do("call", 2)
    assert table.refused("call", 1) == "RESP-09"
    assert table.refused("respond", 1, card="thief") == "RESP-09"


# Corrections


@pytest.mark.rule("TABLE-ADJUST")
@pytest.mark.parametrize(("counter", "top"), [("hand", 99), ("deck", 99), ("arcane", 9)])
def test_a_counter_is_corrected_within_its_range(counter: str, top: int) -> None:
    table = Table().playing()
    before = table.count(2, counter)
    assert table.refused("adjust", 0, target=2, counter=counter, to=-1) == "TABLE-ADJUST"
    assert table.refused("adjust", 0, target=2, counter=counter, to=top + 1) == "TABLE-ADJUST"
    table.do("adjust", 0, target=2, counter=counter, to=top, why="misread")
    assert table.count(2, counter) == top
    assert table.told("counter") == [{"seat": 2, "counter": counter, "from": before, "to": top, "by": "adjust"}]


@pytest.mark.rule("TABLE-ADJUST")
def test_there_are_no_other_counters_to_correct_and_none_in_set_up() -> None:
    for word in ("stones", "luck", ""):
        assert Table().playing().refused("adjust", 0, target=1, counter=word, to=1) == "TABLE-ADJUST"
    assert Table().refused("adjust", 0, target=1, counter="hand", to=1) == "TABLE-ADJUST"
