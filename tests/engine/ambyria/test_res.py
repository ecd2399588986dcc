"""Entering printed effects: what the table does not know, its player tells."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def riddled(seats: int = 3) -> Table:
    """Seat 1 has played a card whose effects nobody knows."""
    return Table(seats).playing().do("play", 1, card="riddle")


@pytest.mark.rule("AMBYRIA-RES-01")
def test_its_player_enters_it_and_nobody_else_and_at_no_other_time() -> None:
    table = riddled()
    assert (table.prompt, table.view["to_act"]) == ("resolve", [1])
    assert table.refused("resolve", 2, ops=[]) == "RES-01"
    assert Table().playing().refused("resolve", 1, ops=[]) == "RES-01"
    assert table.do("resolve", 1, ops=[]).refused("resolve", 1, ops=[]) == "RES-01"


@pytest.mark.rule("AMBYRIA-RES-02")
def test_an_entered_effect_has_its_aims_its_window_and_happens_with_go() -> None:
    table = riddled().given(2, row=["pebble", "nugget"])
    table.do("resolve", 1, ops=[op("steal", target=2, slots=[2]), op("draw")])
    assert table.told("announced") == [{"seat": 1, "card": "riddle", "effect": 1, "target": 2, "slots": [2]}]
    assert (table.table["window"]["kind"], table.row(2)) == ("effect", ["pebble", "nugget"])
    table.do("respond", 3, card="spark").go().go()
    assert (table.row(2), table.count(1, "hand")) == (["pebble"], 6)


@pytest.mark.rule("AMBYRIA-RES-03")
def test_an_effect_without_operations_changes_nothing_that_is_counted() -> None:
    table = riddled().do("resolve", 1, ops=[])
    assert table.prompt == "window"
    table.go()
    assert (table.told("happened"), table.count(1, "hand")) == ([{"seat": 1, "card": "riddle", "effect": 1}], 4)


@pytest.mark.rule("AMBYRIA-RES-04")
def test_unknown_effects_are_entered_one_after_another_until_done() -> None:
    table = riddled().do("resolve", 1, ops=[op("draw")]).go()
    assert table.table["chain"] == [{"kind": "card", "seat": 1, "card": "riddle", "effect": 2, "does": []}]
    table.do("resolve", 1, ops=[op("draw")]).go().do("done", 1)
    assert (table.table["chain"], table.view["turn"]) == ([], 2)


@pytest.mark.rule("AMBYRIA-RES-04")
@pytest.mark.parametrize("entered", [True, False])
def test_a_single_sentence_takes_one_resolve_or_done(entered: bool) -> None:
    odd = card("odd", op("text"), op("draw"))
    table = Table(2, odd).playing().do("play", 1, card="odd")
    assert table.prompt == "resolve"
    if entered:
        table.do("resolve", 1, ops=[op("draw", n=2)]).go()
    else:
        table.do("done", 1)
    assert (table.prompt, table.table["chain"][-1]["effect"]) == ("window", 2)


@pytest.mark.rule("AMBYRIA-RES-05")
@pytest.mark.parametrize(
    ("entry", "clause"),
    [
        (op("steal", target=3, slots=[1]), "PROT-01"),
        (op("steal", target=2, slots=[2]), "DOWN-01"),
        (op("steal", target=2, slots=[]), "AIM-04"),
        (op("steal", slots=[1]), "AIM-02"),
        (op("steal", target=2, slots=[7]), "TABLE-INPUT"),
        (op("steal", target=2, slots=[1, 1]), "TABLE-INPUT"),
        (op("steal", target=2, cards=["pebble"]), "TABLE-INPUT"),
        (op("draw", target=2), "TABLE-INPUT"),
        (op("place", who="target", target=4, cards=["?"]), "FULL-02"),
        (op("steal", from_="mode", target=2), "AIM-03"),
        (op("destroy", from_="hand", who="others", n=2), "AIM-03"),
        (op("stop"), "AIM-03"),
        (op("mode", cards=["riddle"]), "CARD-08"),
        (op("destroy", who="others", from_="collection"), "COL-09"),
        (op("text"), "TABLE-INPUT"),
        (op("dance"), "TABLE-INPUT"),
        (op("draw", n=0), "TABLE-INPUT"),
        (op("draw", n=True), "TABLE-INPUT"),
        (op("steal", who="others"), "TABLE-INPUT"),
        (op("draw", face="up"), "TABLE-INPUT"),
        (op("place", cards=["dragon"]), "TABLE-INPUT"),
        (op("steal", target=9, slots=[1]), "TABLE-INPUT"),
    ],
)
def test_what_is_entered_is_held_to_the_rules(entry: dict[str, Any], clause: str) -> None:
    table = riddled(4).given(2, row=["pebble", "-snare"], hand=0).given(4, row=["pebble"] * 5, hand=0)
    table.given(3, row=["pebble"], mode="protection")
    assert table.refused("resolve", 1, ops=[op("draw"), entry]) == clause


def test_whether_it_could_be_declined_is_not_looked_at() -> None:
    table = riddled().do("resolve", 1, ops=[op("draw", may=True)])
    assert table.prompt == "window"
    assert table.go().count(1, "hand") == 5


def test_extra_plays_only_in_the_own_play_phase() -> None:
    table = Table().playing().do("play", 1, card="reader").do("respond", 2, card="riddle")
    assert table.refused("resolve", 2, ops=[op("extra")]) == "AIM-03"
