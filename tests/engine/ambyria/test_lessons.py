"""A card of Ambyria is learned effect by effect, until its player says that there is no more."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, op
from tests.engine.learning import taught


def riddled() -> Table:
    return Table(3).playing().do("play", 1, card="riddle")


def test_its_effects_are_learned_one_after_the_other_and_offered_at_the_end() -> None:
    table = riddled().given(2, row=["pebble", "nugget"])
    table.do("resolve", 1, ops=[op("steal", who="any", target=2, slots=[2])]).go()
    assert taught(table.history, "riddle") is None
    table.do("resolve", 1, ops=[op("draw", who="any", target=1, n=2)]).go().do("done", 1)
    assert taught(table.history, "riddle") == {"effects": [[op("steal")], [op("draw", n=2)]]}


def test_a_card_without_effects_is_learned_as_such() -> None:
    assert taught(riddled().do("done", 1).history, "riddle") == {"effects": []}


def test_cards_that_were_named_out_of_a_hand_are_not_part_of_the_text() -> None:
    table = riddled()
    table.do("resolve", 1, ops=[op("place", who="any", target=1, from_="hand", face="down", cards=["nugget"])])
    table.go().do("done", 1)
    assert taught(table.history, "riddle") == {"effects": [[op("place", face="down")]]}


def test_an_ability_is_learned_as_an_ability() -> None:
    plain = {"id": "yvera", "name": "Yvera", "hero": "yvera"}
    table = Table(2, plain).playing().do("play", 1, card="yvera").do("activate", 1, slot=1)
    table.do("resolve", 1, ops=[op("draw", who="any", target=1, n=1)]).go().do("done", 1)
    says: Any = taught(table.history, "yvera")
    assert says == {"hero": "yvera", "ability": [[op("draw")]]}


def test_mode_and_place_are_learned_where_they_had_to_be_said() -> None:
    table = Table(2).playing().do("play", 1, card="charade", symbol="attack")
    assert taught(table.history, "charade") == {"play": "mode", "effects": [], "mode": "attack"}
    table = Table(2).playing().do("play", 1, card="riddle", into="discard").do("done", 1)
    assert taught(table.history, "riddle") == {"play": "discard", "effects": []}


@pytest.mark.parametrize("card", ["?", "riddle"])
def test_a_card_that_lies_face_down_teaches_nothing(card: str) -> None:
    table = Table(2).playing().do("play", 1, card=card, face="down")
    assert taught(table.history, "riddle") is None
