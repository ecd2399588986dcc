"""Picks at a table of eight: by tap on the own reader, hidden until all have chosen."""

import pytest

from tests.companion.bindings.tamer.hands import NOTHING, SEATS, at_draft
from tests.engine.tamer.table import buff, choose, creature, during_draft

EVERYBODY = range(1, SEATS + 1)


@pytest.mark.rule("TAMER-DRAFT-02", "TAMER-DRAFT-03")
def test_a_tap_lays_a_card_face_down_and_another_one_replaces_it() -> None:
    table = at_draft()
    assert table.tap(3, "wolf") == [{"do": "pick", "seat": 3, "card": "wolf"}]
    assert table.tap(3, "bear") == [{"do": "pick", "seat": 3, "card": "bear"}]
    assert table.table.zone(3, "pick", 3) == ["bear"]
    assert table.lamps() == ["steady", "steady", "dark"] + ["steady"] * 5


@pytest.mark.rule("TAMER-DRAFT-05", "TAMER-DRAFT-10")
def test_the_last_tap_reveals_all_of_them_with_a_chord() -> None:
    table = at_draft()
    for seat in EVERYBODY:
        table.tap(seat, "wolf")
        assert table.sounds() == (["click", "chord"] if seat == SEATS else ["click"])
    assert table.table.where == ("draft", 1, 2)
    assert table.lamps() == ["steady"] * SEATS


def test_the_counters_read_the_pack_in_hand_and_the_pick_and_the_bar_counts_picks() -> None:
    table = at_draft()
    assert table.counters(8) == ("8", "1")
    table.tap(8, "cub")
    assert (table.colours(8), table.colours(1)) == (["turquoise"], [])
    for seat in EVERYBODY[:-1]:
        table.tap(seat, "cub")
    assert table.counters(1) == ("7", "2")
    assert table.colours(1) == ["blue"]


def test_buttons_mean_nothing_in_a_draft_with_cards() -> None:
    table = at_draft()
    for role in ("ok", "no", "call", "dial"):
        assert table.press(f"seat1.{role}") == NOTHING
    assert table.turn(1, 3) == NOTHING
    assert table.tap("table", "wolf") == NOTHING


@pytest.mark.rule("TAMER-MODE-03")
def test_without_cards_a_press_is_a_pick() -> None:
    table = at_draft(mode="manual")
    assert table.tap(1, "wolf") == NOTHING
    assert table.press("seat1.dial") == NOTHING
    for seat in EVERYBODY:
        assert table.press(f"seat{seat}.ok") == [{"do": "pick", "seat": seat}]
    assert table.table.where == ("draft", 1, 2)


@pytest.mark.rule("TAMER-DRAFT-13", "TAMER-DRAFT-14")
def test_a_card_that_cannot_be_picked_sounds_low_and_changes_nothing() -> None:
    table = at_draft(creature("late", round=2), creature("single", copies=1))
    assert table.tap(1, "late") == "TAMER-DRAFT-13"
    for seat in EVERYBODY:
        table.tap(seat, "single" if seat == 1 else "cub")
    assert table.tap(2, "single") == "TAMER-DRAFT-14"
    assert table.view.to_act == list(EVERYBODY)


# Draft effects

GIFT = creature("gift", 1, 1, during_draft(buff("perm_power", 1, choose(2))))


@pytest.mark.rule("TAMER-DRAFT-16", "TAMER-CARD-04")
def test_what_a_draft_effect_asks_is_answered_by_taps_on_the_own_reader() -> None:
    table = at_draft(GIFT)
    for card in ("wolf", "cub"):
        for seat in EVERYBODY:
            table.tap(seat, card)
    for seat in EVERYBODY:
        table.tap(seat, "gift" if seat == 5 else "cub")
    assert table.counter("seat5.aux") == "2*"
    assert table.tap(5, "wolf") == NOTHING
    assert table.held(5).cards == ("wolf",)
    assert [table.held(seat).cards for seat in EVERYBODY if seat != 5] == [()] * 7
    assert table.tap(5, "bear") == NOTHING, "a card that is not asked for"
    assert table.counter("seat5.aux") == "1*"
    table.press("seat5.no")
    assert table.held(5).cards == ()
    table.tap(5, "cub")
    assert table.tap(5, "gift") == [{"do": "choose", "seat": 5, "cards": ["cub", "gift"]}]
    assert table.tap(5, "bear") == [{"do": "pick", "seat": 5, "card": "bear"}]


@pytest.mark.rule("TAMER-DEFF-06")
def test_no_closes_the_question_about_an_unknown_draft_effect_and_a_tap_is_still_a_pick() -> None:
    table = at_draft()
    for seat in EVERYBODY:
        table.tap(seat, "riddle" if seat in (1, 2) else "cub")
    assert table.table.asks == [(1, "resolve"), (2, "resolve")]
    assert table.press("seat1.no") == [{"do": "resolve", "seat": 1, "card": "riddle", "changes": []}]
    assert table.press("seat1.no") == NOTHING
    assert table.tap(2, "wolf") == [{"do": "pick", "seat": 2, "card": "wolf"}]
    assert table.table.asks == []
