"""Attack mode and hasty mode: emberscapes that are collected earlier."""

import pytest

from tests.engine.ambyria.table import Table, card, op

FOUR = ["pebble"] * 4


def attacking(*cards: dict[str, object], row: list[str] | None = None) -> Table:
    """Seat 1 in its play phase, in attack mode."""
    return Table(2, *cards).playing("spear").given(1, row=FOUR if row is None else row)


@pytest.mark.rule("AMBYRIA-ATT-01", "AMBYRIA-ATT-03", "AMBYRIA-ATT-04", "AMBYRIA-COL-08")
def test_five_cards_are_collected_in_the_play_phase_after_a_window_and_earn_no_arcane_card() -> None:
    table = attacking().do("play", 1, card="pebble")
    assert (table.phase, table.prompt, table.table["window"]["kind"]) == ("play", "collect", "collect")
    table.do("go", 1)
    assert table.told("collected") == [{"seat": 1, "n": 5, "by": "attack"}]
    assert (table.zone(1, "collection"), table.table["pending"], table.count(1, "arcane")) == (5, None, 4)
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBYRIA-ATT-02")
def test_all_effects_of_the_played_card_come_first() -> None:
    table = attacking().do("play", 1, card="scholar")
    assert table.table["window"]["kind"] == "effect"
    assert table.go().table["window"]["kind"] == "effect"
    assert table.go().table["window"]["kind"] == "collect"


@pytest.mark.rule("AMBYRIA-ATT-05")
def test_nothing_is_collected_when_a_card_is_gone() -> None:
    table = attacking().do("play", 1, card="pebble").do("call", 2).do("respond", 2, card="avenger")
    table.do("aim", 2, target=1, slots=[1]).do("go", 2)
    assert (len(table.row(1)), table.zone(1, "collection"), table.view["turn"]) == (4, 0, 2)
    assert table.told("skipped")[0]["clause"] == "AMBYRIA-ATT-05"


@pytest.mark.rule("AMBYRIA-ATT-05")
def test_nothing_is_collected_when_the_mode_is_another() -> None:
    table = attacking().do("play", 1, card="pebble").do("respond", 1, card="guard")
    assert (len(table.row(1)), table.zone(1, "collection"), table.seat(1)["flags"]) == (5, 0, ["protection"])


@pytest.mark.rule("AMBYRIA-ATT-06")
def test_it_does_not_matter_how_the_emberscape_became_full() -> None:
    catcher = card("catcher", op("capture", from_="deck", who="self"), play="discard")
    assert attacking(catcher).do("play", 1, card="catcher").go().prompt == "collect"
    table = Table().playing("haste").given(1, row=["pebble"] * 5).do("play", 1, card="herald").go()
    assert table.prompt == "collect"


@pytest.mark.rule("AMBYRIA-ATT-06")
def test_one_that_is_full_when_the_play_phase_begins_is_collected_then() -> None:
    table = Table().chosen().given(1, row=["pebble"] * 5).do("mode", 1, card="spear")
    assert (table.phase, table.prompt) == ("play", "collect")
    assert table.go().prompt == "play"


@pytest.mark.rule("AMBYRIA-ATT-07")
def test_outside_the_own_play_phase_it_collects_nothing() -> None:
    table = attacking(row=[]).end_turn().do("mode", 2, card="haste").given(1, row=["pebble"] * 5)
    assert table.prompt == "play"
    table.end_turn()
    assert (table.view["turn"], table.phase, table.prompt) == (1, "collection", "collect")
    assert table.go().table["pending"] == {"kind": "arcane", "seat": 1}


@pytest.mark.rule("AMBYRIA-ATT-08")
def test_it_may_happen_more_than_once_in_a_play_phase() -> None:
    flood = card("flood", *[op("capture", from_="deck", who="self", n=5)])
    horn = card("horn", op("extra"))
    table = attacking(flood, horn).do("play", 1, card="horn").go().go()
    table.do("play", 1, card="flood").go().go()
    assert table.zone(1, "collection") == 10


# Hasty mode


def hasty(row: int, **options: object) -> Table:
    """Seat 1 begins its second turn in hasty mode with so many cards."""
    table = Table(2, **options).playing("haste").end_turn().do("mode", 2, card="purse")  # type: ignore[arg-type]
    return table.given(1, row=["pebble"] * row).end_turn()


@pytest.mark.rule("AMBYRIA-HASTY-01", "AMBYRIA-HASTY-03")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_three_cards_are_enough_and_earn_an_arcane_card(number: int) -> None:
    table = hasty(number)
    assert table.prompt == "collect"
    table.go()
    assert (table.zone(1, "collection"), table.table["pending"]) == (number, {"kind": "arcane", "seat": 1})


@pytest.mark.rule("AMBYRIA-HASTY-01", "AMBYRIA-COL-02")
def test_two_are_not() -> None:
    assert hasty(2).phase == "mode"


@pytest.mark.rule("AMBYRIA-HASTY-02")
def test_the_emberscape_still_holds_five() -> None:
    table = Table().playing("haste").given(1, row=["pebble"] * 4).do("play", 1, card="pebble")
    assert len(table.row(1)) == 5


@pytest.mark.rule("AMBYRIA-HASTY-03")
def test_with_the_option_only_five_cards_earn_an_arcane_card() -> None:
    assert hasty(4, hasty_arcane=False).go().table["pending"] is None
    assert hasty(5, hasty_arcane=False).go().table["pending"] == {"kind": "arcane", "seat": 1}


@pytest.mark.rule("AMBYRIA-HASTY-04")
def test_a_hasty_card_laid_now_acts_from_the_next_collection_phase() -> None:
    table = Table().chosen().given(1, row=["pebble"] * 3).do("mode", 1, card="haste")
    assert (table.phase, len(table.row(1))) == ("play", 3)
    table.end_turn().do("mode", 2, card="purse").end_turn()
    assert table.prompt == "collect"
