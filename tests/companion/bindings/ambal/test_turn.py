"""The input table of Ambal, row by row: set-up, deciding, placing, dice, and what is owed after a turn."""

import pytest

from tests.companion.bindings.ambal.hands import NOTHING, Done, Hands, begun
from tests.engine.ambal.moments import MODES, at
from tests.engine.ambal.table import Table, effect, hit, skill

LEAVE = skill("leave", effect("skip", "you"))
BOLT = skill("bolt", hit(3))


def does(do: str, seat: int, **fields: object) -> Done:
    return [{"do": do, "seat": seat} | fields]


# Set-up


@pytest.mark.parametrize("button", ["seat1.ok", "seat2.ok", "seat2.dial"])
def test_ok_of_any_seat_starts(button: str) -> None:
    table = Hands(Table())
    assert table.press(button) == does("start", int(button[4]))
    assert table.table.moment == ("battle", 1, 1, "decide")


def test_nothing_else_means_anything_in_the_setup() -> None:
    table = Hands(Table())
    assert table.press("seat1.no") == table.press("seat1.call") == table.tap(1, "nothing") == NOTHING
    assert table.turn(1, 3) == table.tap("table", "nothing") == NOTHING


# Deciding


def test_a_card_on_the_reader_is_placed() -> None:
    assert begun().tap(2, "nothing") == does("commit", 2, card="nothing")


def test_no_stops() -> None:
    assert begun().press("seat2.no") == does("stop", 2)


def test_call_calls_the_order() -> None:
    assert begun().press("seat2.call") == does("order", 2)


@pytest.mark.parametrize("button", ["seat1.ok", "seat1.dial"])
def test_ok_skips_only_with_the_leave_of_a_card(button: str) -> None:
    table = begun(LEAVE)
    assert table.press(button) == NOTHING
    table.table.turn("leave", "nothing")
    assert table.press("seat2.ok") == NOTHING
    assert table.press(button) == does("skip", 1)
    assert table.press(button) == NOTHING


@pytest.mark.parametrize("mode", MODES)
def test_a_dial_has_no_number_while_people_decide(mode: str) -> None:
    table = begun(mode=mode)
    assert table.turn(1, 3) == NOTHING
    assert table.counter("seat1.aux") == "0812"


def test_in_single_a_token_does_nothing() -> None:
    table = begun()
    assert table.tap(1, "target-2") == NOTHING
    assert table.held(1).target is None
    assert table.tap(1, "nothing") == does("commit", 1, card="nothing")


def test_the_tables_reader_places_no_card() -> None:
    assert begun().tap("table", "nothing") == NOTHING


def test_the_rules_refuse_what_is_not_allowed() -> None:
    table = begun()
    assert table.tap(1, "dragon") == "TABLE-INPUT"
    table.tap(1, "nothing")
    assert table.tap(1, "filler-1") == table.press("seat1.no") == "AMBAL-BATTLE-06"
    assert table.press("seat1.call") == "AMBAL-ORDER-01"
    table.press("seat2.no")
    assert table.tap(2, "filler-1") == "AMBAL-BATTLE-05"


# The order


def test_in_turn_ok_declares_and_no_stops() -> None:
    table = Hands(at("declare"))
    assert table.press("seat1.ok") == does("declare", 1)
    assert table.press("seat2.no") == does("stop", 2)
    assert table.table.moment[3] == "place"


def test_nothing_else_means_anything_while_people_declare() -> None:
    table = Hands(at("declare"))
    assert table.tap(1, "nothing") == table.press("seat1.call") == table.turn(1, 1) == NOTHING
    assert table.press("seat2.ok") == "AMBAL-ORDER-02"


def test_who_said_so_places_a_card() -> None:
    table = Hands(at("place"))
    assert table.press("seat1.no") == table.press("seat1.ok") == table.press("seat1.call") == NOTHING
    assert table.tap(1, "nothing") == does("commit", 1, card="nothing")


def test_a_die_is_dialled_from_one() -> None:
    table = Hands(at("roll"))
    assert table.turn(1, 3) == NOTHING
    assert table.press("seat1.ok") == does("roll", 1, value=4)
    assert table.press("seat2.dial") == does("roll", 2, value=1)


@pytest.mark.parametrize(("by", "value"), [(-2, 1), (4, 5), (5, 6), (99, 6)])
def test_a_die_has_six_sides(by: int, value: int) -> None:
    table = Hands(at("roll"))
    table.turn(2, by)
    assert table.counter("seat2.aux") == str(value)
    assert table.press("seat2.ok") == does("roll", 2, value=value)


def test_after_a_tie_the_die_starts_at_one_again() -> None:
    table = Hands(at("roll"))
    for seat in (1, 2):
        table.turn(seat, 4)
        table.press(f"seat{seat}.ok")
    assert table.press("seat1.ok") == does("roll", 1, value=1)


def test_only_who_is_tied_rolls() -> None:
    table = Hands(at("roll"))
    table.press("seat1.ok")
    assert table.press("seat1.ok") == "AMBAL-ORDER-04"


def test_nothing_else_means_anything_while_dice_are_rolled() -> None:
    table = Hands(at("roll"))
    assert table.press("seat1.no") == table.press("seat1.call") == table.tap(1, "nothing") == NOTHING


# After the turn


@pytest.mark.parametrize("moment", ["discard", "start", "end"])
def test_a_card_on_the_reader_is_discarded_where_one_is_owed(moment: str) -> None:
    table = Hands(at(moment))
    assert table.press("seat2.ok") == table.press("seat2.no") == table.turn(2, 1) == NOTHING
    assert table.tap(1, "filler-1") == "AMBAL-STEP-19"
    assert table.tap(2, "filler-1") == does("discard", 2, card="filler-1")


def test_in_the_move_phase_a_card_on_the_reader_is_discarded() -> None:
    assert Hands(at("move")).tap(2, "filler-1") == does("discard", 2, card="filler-1")


@pytest.mark.parametrize("button", ["seat1.ok", "seat1.no", "seat1.dial"])
def test_in_the_move_phase_both_buttons_keep_the_hand(button: str) -> None:
    assert Hands(at("move")).press(button) == does("pass", 1)


def test_tokens_and_call_mean_nothing_in_the_move_phase() -> None:
    table = Hands(at("move", "double-regular"))
    assert table.tap(1, "target-3") == table.press("seat1.call") == table.turn(1, 1) == NOTHING
    assert table.held(1).target is None


# Always


def test_undo_takes_back_the_last_action() -> None:
    table = begun(BOLT)
    table.tap(1, "bolt")
    table.press("table.undo")
    assert table.table.zone(1, "placed") == 0
    assert table.tap(1, "bolt") == does("commit", 1, card="bolt")


@pytest.mark.parametrize("device", ["seat1.ok", "seat1.no", "seat1.call", "seat1.dial"])
def test_after_the_end_only_undo_means_anything(device: str) -> None:
    table = Hands(at("over"))
    assert table.press(device) == table.tap(1, "nothing") == NOTHING
    table.press("table.undo")
    assert table.table.state.result is None
