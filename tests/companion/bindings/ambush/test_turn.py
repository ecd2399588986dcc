"""The input table of Ambush, row by row: set-up, expose, and play without a target to choose."""

import pytest

from tests.companion.bindings.ambush.hands import NOTHING, Hands, hands, playing
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table

READERS = ("table.reader", "seat1.reader", "seat2.reader")

# Set-up


@pytest.mark.parametrize("device", ["seat2.ok", "seat2.dial"])
def test_whoever_has_the_best_castle_name_presses(device: str) -> None:
    assert hands().press(device, at=1.5) == [{"do": "first", "seat": 0, "first": 2, "at": 1.5}]


@pytest.mark.parametrize("device", ["seat1.no", "seat1.call"])
def test_in_the_set_up_other_buttons_mean_nothing(device: str) -> None:
    assert hands().press(device, at=1.0) == NOTHING


def test_in_the_set_up_neither_taps_nor_turns_mean_anything() -> None:
    table = hands()
    assert table.tap("table.reader", "footman") == NOTHING
    assert table.turn("seat1.dial", 3) == NOTHING
    assert table.counter("seat1.main") == "20"


# Expose


@pytest.mark.parametrize("reader", ["table.reader", "seat2.reader"])
def test_the_exposed_card_is_tapped_on_the_table_or_on_the_own_reader(reader: str) -> None:
    table = Hands(Table(3).begun(2))
    assert table.tap(reader, "quake", at=3) == [{"do": "expose", "seat": 2, "card": "quake", "at": 3.0}]


@pytest.mark.parametrize("device", ["seat2.ok", "seat2.dial"])
def test_a_card_without_a_tag_is_exposed_with_ok(device: str) -> None:
    assert Hands(Table(3).begun(2)).press(device) == [{"do": "expose", "seat": 2}]


def test_nobody_else_exposes() -> None:
    table = Hands(Table(3).begun(2))
    assert table.press("seat1.ok") == NOTHING
    assert table.tap("seat3.reader", "quake") == NOTHING
    assert table.press("seat2.no") == NOTHING
    assert table.turn("seat2.dial", -3) == NOTHING
    assert table.counter("seat2.main") == "20"


@pytest.mark.parametrize("reader", READERS)
def test_a_target_token_is_no_card_to_expose(reader: str) -> None:
    assert Hands(Table(3).begun()).tap(reader, "target-1") == NOTHING


@pytest.mark.parametrize("card", ["dragon", "target-", "target-two", "target-1234"])
def test_what_is_neither_card_nor_token_is_refused(card: str) -> None:
    assert Hands(Table(3).begun()).tap("table.reader", card) == "TABLE-INPUT"


# Play


def test_a_card_that_needs_no_target_is_played_at_once() -> None:
    assert playing().tap("seat1.reader", "mason", at=9) == [{"do": "play", "seat": 1, "card": "mason", "at": 9.0}]


def test_with_one_opponent_the_target_is_clear() -> None:
    table = playing(seats=2)
    assert table.tap("seat1.reader", "footman") == [{"do": "play", "seat": 1, "card": "footman"}]
    assert table.table.castle(2) == 17


def test_with_one_opponent_left_standing_the_target_is_clear_too() -> None:
    table = playing()
    table.table.do("concede", 2)
    assert table.tap("seat1.reader", "footman") == [{"do": "play", "seat": 1, "card": "footman"}]


@pytest.mark.parametrize("reader", ["table.reader", "seat2.reader"])
def test_a_card_is_played_on_the_own_reader_only(reader: str) -> None:
    assert playing().tap(reader, "mason") == NOTHING


def test_a_card_that_nobody_knows_is_refused() -> None:
    assert playing().tap("seat1.reader", "dragon") == "TABLE-INPUT"


def test_an_outcome_without_tags_is_what_the_dials_say_in_the_order_of_seats() -> None:
    table = playing()
    for dial, by in (("seat3.dial", -4), ("seat1.dial", 2), ("seat2.dial", -1), ("seat3.dial", 1)):
        assert table.turn(dial, by) == NOTHING
    changes = [
        {"op": "repair", "n": 2, "seat": 1},
        {"op": "damage", "n": 1, "seat": 2},
        {"op": "damage", "n": 3, "seat": 3},
    ]
    assert table.press("seat1.ok") == [{"do": "play", "seat": 1, "changes": changes}]


def test_a_dial_turned_back_changes_nothing() -> None:
    table = playing()
    table.turn("seat2.dial", -4)
    table.turn("seat2.dial", 4)
    assert table.press("seat1.dial") == [{"do": "play", "seat": 1, "changes": []}]


@pytest.mark.parametrize(("by", "op"), [(-2000, "damage"), (2000, "repair")])
def test_what_a_dial_gathers_stops_at_999(by: int, op: str) -> None:
    table = playing()
    table.turn("seat3.dial", by)
    table.turn("seat3.dial", 1 if by < 0 else -1)
    assert table.press("seat1.ok") == [{"do": "play", "seat": 1, "changes": [{"op": op, "n": 998, "seat": 3}]}]


def test_no_passes() -> None:
    table = playing()
    table.turn("seat2.dial", -5)
    assert table.press("seat1.no", at=4) == [{"do": "pass", "seat": 1, "at": 4.0}]
    table.press("seat2.ok")
    assert table.press("seat2.ok") == [{"do": "play", "seat": 2, "changes": []}]


def test_the_buttons_of_others_mean_nothing_in_play() -> None:
    table = playing()
    assert table.press("seat2.ok") == table.press("seat2.no") == table.press("seat2.dial") == NOTHING


# Any phase


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("setup", "over")])
def test_the_call_button_always_calls_and_the_rules_decide(moment: str) -> None:
    done = Hands(at(moment)).press("seat2.call", at=30, err=0.01)
    locked = moment in ("capture", "count", "verify", "heat", "aftermath")
    assert done == ("AMBUSH-LOCK-01" if locked else [{"do": "call", "seat": 2, "at": 30.0, "err": 0.01}])


@pytest.mark.parametrize("moment", ["setup", "over"])
def test_before_and_after_the_game_nobody_calls(moment: str) -> None:
    assert Hands(at(moment)).press("seat1.call", at=30) == NOTHING


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_undo_button_takes_back_the_last_step(moment: str) -> None:
    table = Hands(at(moment))
    last = table.table.history.last
    done = table.press("table.undo")
    assert done == ("TABLE-UNDO" if last is None else NOTHING)
    assert last is None or table.table.state is last.before


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("setup", "over")])
def test_those_who_are_out_are_not_heard(moment: str) -> None:
    table = Hands(at(moment, seats=3))
    table.table.do("concede", 3)
    assert [table.press(f"seat3.{button}", at=9) for button in ("ok", "no", "call", "dial")] == [NOTHING] * 4
    assert table.turn("seat3.dial", 1) == table.tap("seat3.reader", "mason") == NOTHING
    assert table.counter("seat3.main") == "----"


@pytest.mark.parametrize("device", ["seat2.ok", "seat2.no", "seat2.dial"])
def test_after_the_end_nothing_means_anything(device: str) -> None:
    table = Hands(at("over"))
    assert table.press(device) == NOTHING
    assert table.tap("seat1.reader", "mason") == table.turn("seat1.dial", 1) == NOTHING
