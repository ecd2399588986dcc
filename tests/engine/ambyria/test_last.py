"""Lasting effects: in force while the card lies face up, each once, at the beginning of a phase."""

from typing import Any

import pytest

from tests.engine.ambyria.table import Table, card, op


def lasting(id: str, key: str | None = None, **data: Any) -> dict[str, Any]:
    return card(id, play="lasting", lasting=[{"key": key or id, "op": "discard"} | data])


@pytest.mark.rule("AMBYRIA-LAST-01")
def test_it_is_in_force_as_long_as_its_card_lies_there() -> None:
    table = Table().playing().do("play", 1, card="mushrooms")
    assert table.table["lasting"] == ["mushrooms"]
    assert table.told("lasting") == [{"key": "mushrooms", "seat": 1}]
    table.do("discard", 1, cards=["?"]).do("mode", 2, card="haste").do("play", 2, card="thief")
    table.do("aim", 2, target=1, slots=[1]).go()
    assert (table.table["lasting"], table.view["turn"]) == ([], 1)


@pytest.mark.rule("AMBYRIA-LAST-02")
def test_it_is_in_force_however_the_card_came_there() -> None:
    catcher, placer = card("catcher", op("capture")), card("placer", op("place"))
    turner = card("turner", op("turn", face="up"))
    table = Table(2, catcher).playing().given(2, row=["mushrooms"]).do("play", 1, card="catcher")
    assert table.do("aim", 1, target=2, slots=[1]).go().told("lasting")
    table = Table(2, placer).playing().do("play", 1, card="placer").do("aim", 1, cards=["mushrooms"]).go()
    assert table.table["lasting"] == ["mushrooms"]
    table = Table(2, turner).playing().given(1, row=["-mushrooms"])
    assert table.table["lasting"] == []
    assert table.do("play", 1, card="turner").do("aim", 1, slots=[1]).go().table["lasting"] == ["mushrooms"]


@pytest.mark.rule("AMBYRIA-LAST-03")
def test_the_same_one_applies_once_and_different_ones_each() -> None:
    table = Table().playing().given(1, row=["mushrooms"]).given(2, row=["mushrooms"]).end_turn()
    assert (table.table["lasting"], table.table["owed"]) == (["mushrooms"], {"1": 1})
    nettles = lasting("nettles", n=2)
    table = Table(2, nettles).playing().given(1, row=["mushrooms"]).given(2, row=["nettles"]).end_turn()
    assert (table.table["lasting"], table.table["owed"]) == (["mushrooms", "nettles"], {"1": 3})


@pytest.mark.rule("AMBYRIA-LAST-04")
def test_without_a_phase_in_its_data_it_applies_in_every_end_phase() -> None:
    table = Table().playing().given(2, row=["mushrooms"]).end_turn()
    assert (table.phase, table.table["owed"]) == ("end", {"1": 1})
    table.do("discard", 1, cards=["?"]).do("mode", 2, card="haste").end_turn()
    assert table.table["owed"] == {"2": 1}


@pytest.mark.rule("AMBYRIA-LAST-04")
@pytest.mark.parametrize(("who", "first", "second"), [("active", 1, 1), ("owner", 1, 0), ("others", 0, 1)])
def test_who_says_on_whose_turns(who: str, first: int, second: int) -> None:
    moss = lasting("moss", op="draw", at="mode", who=who)
    table = Table(2, moss).playing().given(2, row=["moss"]).end_turn()
    assert len(table.told("lasting")) == first
    table.do("mode", 2, card="haste").end_turn()
    assert len(table.told("lasting")) == second


@pytest.mark.rule("AMBYRIA-LAST-04")
@pytest.mark.parametrize("at", ["collection", "mode", "draw", "play"])
def test_it_applies_at_the_beginning_of_its_phase(at: str) -> None:
    table = Table(2, lasting("moss", at=at)).playing().given(1, row=["moss"]).end_turn()
    if table.wait.kind == "mode":
        table.do("mode", 2, card="haste")
    assert (table.phase, table.prompt) == (at, "discard")


@pytest.mark.rule("AMBYRIA-LAST-04")
def test_draws_come_before_discards() -> None:
    moss = lasting("moss", op="draw", n=2)
    table = Table(2, moss).playing().given(1, row=["moss", "mushrooms"], hand=1).end_turn()
    assert [one["fact"] for one in table.facts if one["fact"] in ("draw", "owed")][:2] == ["draw", "owed"]
    assert table.table["owed"] == {"1": 1}


@pytest.mark.rule("AMBYRIA-LAST-05")
def test_no_window_opens_for_it() -> None:
    table = Table().playing().given(1, row=["mushrooms"]).end_turn()
    assert (table.table["window"], table.table["chain"]) == (None, [])
    assert table.refused("respond", 2, card="spark") == "RESP-07"


@pytest.mark.rule("AMBYRIA-LAST-06")
def test_a_face_down_card_has_none() -> None:
    table = Table().playing().given(1, row=["-mushrooms"])
    assert table.seen(1)["table"]["lasting"] == []
    assert table.do("play", 1, card="pebble").do("done", 1).view["turn"] == 2
