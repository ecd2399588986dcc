"""A board with sensors: what lifts and landings mean, and what differs, square by square."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tash_kalar.arena import SQUARES
from hardware.inputs import Down, Status
from tests.companion.bindings.tash_kalar.hands import DUEL, NOTHING, Hands, creature, on_board
from tests.companion.bindings.tash_kalar.test_squares import ops
from tests.engine.tash_kalar.table import Table


def felt(pieces: dict[str, str], *cards: Any, **options: Any) -> Hands:
    """A game that is begun, on a board whose sensors see the same."""
    table = on_board(DUEL, *cards, pieces=pieces, **options)
    table.sensors_see(*pieces)
    return table


def in_effect(pieces: dict[str, str], *steps: Any) -> Hands:
    """The same with an open effect, of a creature on b5; without steps nobody knows what it does."""
    card = creature("magician", effects=list(steps) or None)
    table = felt(pieces, card)
    table.tap(1, "magician")
    table.put("b5")
    assert (table.view.phase, table.signs) == ("effect", {})
    return table


# What is awaited


@pytest.mark.rule("TASH-SETUP-15")
def test_start_pieces_are_put_colour_by_colour() -> None:
    table = Hands(Table(DUEL, board=True, start=False))
    table.sensors_see()
    assert table.put("c5") == [{"do": "place", "seat": 2, "at": "c5", "side": 1}]
    assert table.put("e5") == "TASH-SETUP-15"
    assert table.signs == {"e5": "take-off-early"}
    assert table.put("g5") == NOTHING, "first the piece on e5 is taken off"
    table.lift("e5")
    assert table.signs == {"g5": "take-off-early"}, "it was put too early, and is put again"
    table.lift("g5")
    assert table.put("g5") == [{"do": "place", "seat": 2, "at": "g5", "side": 2}]


@pytest.mark.rule("TASH-SETUP-15", "TABLE-BOARD")
def test_pieces_that_stand_there_when_a_game_begins_are_taken_off_first() -> None:
    """No sensor says whose they are; and before the start the referee corrects no square."""
    table = Hands(Table(DUEL, board=True, start=False))
    table.sensors_see("c5", "e5")
    assert table.signs == {"c5": "take-off-early", "e5": "take-off-early"}
    assert table.press("seat1.ok") == "TABLE-BOARD"
    table.lift("e5")
    table.lift("c5")
    assert table.put("c5") == [{"do": "place", "seat": 2, "at": "c5", "side": 1}]
    table.lift("c5")
    assert table.signs == {"c5": "put-back-early"}


@pytest.mark.rule("TASH-PLACE-01", "TASH-TURN-05")
def test_a_piece_on_an_empty_square_is_placed() -> None:
    table = felt({})
    assert table.put("e5") == [{"do": "place", "seat": 1, "at": "e5"}]
    assert table.put("e6") == [{"do": "place", "seat": 1, "at": "e6"}]
    assert table.put("e7") == "TASH-TURN-05"
    assert table.signs == {"e7": "take-off"}
    assert table.lit() == {"e7": "red*"}


@pytest.mark.rule("TASH-SUMMON-04", "TASH-SUMMON-06")
def test_a_tapped_creature_is_summoned_by_its_piece_on_an_empty_square_or_in_anothers_place() -> None:
    table = felt({"e5": "1c", "e6": "2c"})
    table.tap(1, "guard")
    assert table.put("e4") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e4"}]
    table = felt({"e5": "1c", "e6": "2c"})
    table.tap(1, "guard")
    assert table.lift("e6") == NOTHING
    assert table.put("e6") == NOTHING, "the old piece may only have been put back"
    assert (table.hints, table.lit()["e6"]) == ({"e6": "put-again"}, "green*")
    assert table.press("seat2.ok") == NOTHING, "the one who summons is asked"
    assert table.press("seat1.ok") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e6"}]
    assert table.view.table.arena["e6"] == "1c"
    assert (table.signs, table.hints) == ({}, {}), "the creature stands there already"


@pytest.mark.rule("TABLE-BOARD", "TASH-SUMMON-04")
def test_a_piece_that_is_knocked_off_a_lit_square_and_put_back_summons_nothing() -> None:
    table = felt({"e5": "1c", "e6": "2c"})
    table.tap(1, "guard")
    table.lift("e6")
    table.put("e6")
    assert table.press("seat1.no") == NOTHING
    assert (table.hints, table.lit()["e6"]) == ({}, "green")
    assert table.on_board.laid is not None, "the card still waits for its square"
    assert table.put("e4") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e4"}]


@pytest.mark.rule("TABLE-BOARD")
def test_the_question_ends_when_the_piece_is_lifted_again_or_something_else_is_done() -> None:
    table = felt({"e5": "1c", "e6": "2c"})
    table.tap(1, "guard")
    table.lift("e6")
    table.put("e6")
    table.lift("e6")
    assert table.hints == {}
    assert table.press("seat1.ok") == "TABLE-BOARD"
    table.put("e6")
    assert table.hints == {"e6": "put-again"}
    table.lift("e5")
    assert table.press("seat1.ok") == "TABLE-BOARD", "first the piece on e5 is put back"
    table.put("e5")
    assert table.touch("e4") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e4"}]
    assert table.hints == {}


def test_a_creature_that_was_summoned_by_its_tap_is_put_afterwards() -> None:
    table = felt({"e4": "1c", "e6": "1c"})
    table.tap(1, "line")
    assert table.signs == {"e5": "put-back"}
    assert table.put("e5") == NOTHING
    assert table.signs == {}


@pytest.mark.rule("TASH-PLACE-02", "TASH-SUMMON-11")
def test_in_a_shortage_the_piece_that_was_lifted_is_picked_up() -> None:
    table = felt({"e5": "1c", "c3": "1c"})
    table.table.set(1, removed=14)
    table.lift("c3")
    assert table.put("d3") == [{"do": "place", "seat": 1, "at": "d3", "pick": "c3"}]
    table.tap(1, "guard")
    table.lift("d3")
    assert table.put("e6") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e6", "pick": "d3"}]
    assert table.signs == {}


@pytest.mark.rule("TASH-SUMMON-10", "TASH-SUMMON-11")
def test_in_a_shortage_a_piece_is_picked_up_for_a_creature_on_a_taken_square() -> None:
    table = felt({"e5": "1c", "c3": "1c", "e6": "2c"})
    table.table.set(1, removed=14)
    table.tap(1, "guard")
    table.lift("c3")
    table.lift("e6")
    table.put("e6")
    summoned = {"do": "summon", "seat": 1, "card": "guard", "at": "e6", "pick": "c3"}
    assert table.press("seat1.ok") == [summoned]
    assert table.signs == {}


# What no sensor can tell


@pytest.mark.rule("TASH-SUMMON-06", "TABLE-BOARD")
def test_a_creature_that_its_tap_summons_on_a_taken_square_is_to_be_put_there() -> None:
    """Who lifts the old piece exchanges it: nothing is destroyed by that."""
    table = felt({"e4": "1c", "e6": "1c", "e5": "2c"}, creature("ghost", form="c/*/c", effects=None))
    assert table.tap(1, "ghost") == [{"do": "summon", "seat": 1, "card": "ghost", "at": "e5"}]
    assert (table.view.phase, table.signs, table.hints) == ("effect", {}, {"e5": "exchange"})
    table.lift("e5")
    assert table.hints == {}
    assert table.signs == {"e5": "put-back"}
    assert table.press("seat1.ok") == "TABLE-BOARD"
    table.put("e5")
    assert (table.signs, table.hints) == ({}, {})
    assert table.view.table.arena["e5"] == "1c"
    table.lift("e5")
    assert ops(table.press("seat1.ok")) == [{"op": "destroy", "at": "e5"}], "now it is the creature that is lifted"


@pytest.mark.rule("TASH-KEY-13", "TABLE-BOARD")
def test_a_piece_that_is_upgraded_by_touch_is_turned_over_before_or_after() -> None:
    table = in_effect({"e5": "1c"})
    table.touch("e5", "double")
    assert table.hints == {"e5": "exchange"}
    table.lift("e5")
    table.put("e5")
    assert table.hints == {}
    table.lift("e5")
    table.put("e5")
    table.touch("e5", "double")
    assert table.hints == {}, "the legendary piece was put there already"


@pytest.mark.rule("TABLE-UNDO", "TABLE-BOARD")
def test_after_undo_the_old_piece_is_to_be_put_back_where_another_stands() -> None:
    table = in_effect({"e5": "1c", "e6": "2c"})
    for square in ("e6", "e5"):
        table.lift(square)
    table.put("e6")
    table.press("seat1.ok")
    assert (table.signs, table.hints) == ({}, {})
    table.press("table.undo")
    assert (table.signs, table.hints) == ({"e5": "put-back"}, {"e6": "exchange"})
    [hint] = table.on_board.hints
    assert hint.how.args == {"square": "e6", "side": 2, "rank": "common"}
    table.put("e5")
    table.lift("e6")
    table.put("e6")
    assert (table.signs, table.hints) == ({}, {})
    assert table.press("seat1.ok") == [{"do": "done", "seat": 1}]


@pytest.mark.rule("TABLE-UNDO")
def test_what_was_lifted_before_an_undo_is_not_destroyed_after_it() -> None:
    table = in_effect({"e5": "2c", "d4": "1c"})
    table.put("c3")
    table.lift("e5")
    table.press("table.undo")
    assert table.signs == {"c3": "take-off", "e5": "put-back"}
    table.lift("c3")
    assert table.press("seat1.ok") == "TABLE-BOARD"


def test_a_new_turn_asks_for_no_old_piece_and_a_board_without_sensors_for_none() -> None:
    table = in_effect({"e5": "1c"})
    table.touch("e5", "double")
    table.press("seat1.ok")
    assert table.hints == {"e5": "exchange"}
    table.table.set(1, actions=0)
    table.press("seat1.no")
    assert table.hints == {}
    table = on_board(DUEL, pieces={"e4": "1c", "e6": "1c", "e5": "2c"})
    table.tap(1, "line")
    assert table.hints == {}


# Effects


@pytest.mark.rule("TASH-KEY-03", "TASH-KEY-05")
def test_in_an_effect_a_piece_that_is_lifted_and_put_elsewhere_has_moved() -> None:
    table = in_effect({"e5": "1c"})
    table.lift("e5")
    assert ops(table.put("e6")) == [{"op": "move", "from": "e5", "to": "e6"}]
    table.lift("e6")
    assert ops(table.put("e8")) == [{"op": "move", "from": "e6", "to": "e8", "leap": True}]


@pytest.mark.rule("TASH-KEY-09")
def test_in_an_effect_a_new_piece_is_placed() -> None:
    table = in_effect({"e5": "1c"})
    assert ops(table.put("e6")) == [{"op": "place", "at": "e6"}]


@pytest.mark.rule("TASH-KEY-17")
def test_ok_says_that_what_was_lifted_is_destroyed_and_another_ok_ends_the_effect() -> None:
    table = in_effect({"e5": "2c", "e6": "2h", "d4": "1c"})
    table.lift("e5")
    table.lift("e6")
    assert ops(table.press("seat1.ok")) == [{"op": "destroy", "at": "e5"}, {"op": "destroy", "at": "e6"}]
    assert table.press("seat1.ok") == [{"do": "done", "seat": 1}]


@pytest.mark.rule("TASH-KEY-04", "TASH-KEY-06")
@pytest.mark.parametrize("order", [("e5", "e6"), ("e6", "e5")])
def test_a_piece_that_takes_another_ones_place_has_destroyed_it(order: tuple[str, str]) -> None:
    table = in_effect({"e5": "1c", "e6": "2c"})
    for square in order:
        table.lift(square)
    assert table.put("e6") == NOTHING, "the other one may still be put back"
    [op] = ops(table.press("seat1.ok"))
    assert op == {"op": "move", "from": "e5", "to": "e6", "kind": "combat"}
    assert table.view.table.arena["e6"] == "1c"
    assert table.signs == {}


@pytest.mark.rule("TASH-CARD-06")
def test_where_the_card_only_destroys_nothing_is_taken_for_a_move() -> None:
    table = in_effect({"e5": "2c", "e6": "2c"}, {"op": "destroy", "who": "enemy", "max": 2})
    table.lift("e5")
    table.lift("e6")
    table.put("e6")
    assert ops(table.press("seat1.ok")) == [{"op": "destroy", "at": "e5"}]


@pytest.mark.rule("TASH-CARD-06", "TABLE-BOARD")
def test_a_piece_that_is_put_elsewhere_where_the_card_only_destroys_is_not_taken_for_destroyed() -> None:
    table = in_effect({"e5": "2c"}, {"op": "destroy", "who": "enemy"})
    table.lift("e5")
    assert table.put("f5") == NOTHING
    assert table.press("seat1.ok") == "TABLE-BOARD"
    assert table.signs == {"e5": "put-back", "f5": "take-off"}
    table.lift("f5")
    assert ops(table.press("seat1.ok")) == [{"op": "destroy", "at": "e5"}], "now that is what OK says"


# What is not


@pytest.mark.rule("TABLE-BOARD")
@pytest.mark.parametrize("order", [("e5", "e6"), ("e6", "e5")])
def test_pieces_that_are_knocked_over_and_put_back_change_nothing(order: tuple[str, str]) -> None:
    for table in (felt({"e5": "1c", "e6": "2c"}), in_effect({"e5": "1c", "e6": "2c"})):
        before = table.table.state
        table.lift("e5")
        table.lift("e6")
        assert table.signs == {"e5": "put-back", "e6": "put-back"}
        assert table.lit() == {"e5": "white*", "e6": "white*"}
        for square in order:
            table.put(square)
        assert (table.signs, table.lit()) == ({}, {})
        assert table.table.state is before
        assert table.press("seat1.ok") in (NOTHING, [{"do": "done", "seat": 1}]), "no lift is remembered"


@pytest.mark.rule("TABLE-BOARD")
def test_play_waits_for_the_board_but_undo_fingers_and_screens_do_not() -> None:
    table = felt({"e5": "1c"})
    table.put("e6")
    table.lift("e5")
    for device in ("seat1.ok", "seat1.no", "seat2.no", "seat1.call"):
        assert table.press(device) == "TABLE-BOARD"
    assert table.tap(1, "guard") == "TABLE-BOARD"
    assert table.touch("e7") == [{"do": "place", "seat": 1, "at": "e7"}]
    assert table.signs == {"e5": "put-back", "e7": "put-back"}
    table.press("table.undo")
    assert table.signs == {"e5": "put-back"}
    table.put("e5")
    assert table.signs == {}


@pytest.mark.rule("TABLE-BOARD", "TASH-TRACK-08")
def test_the_referee_may_say_that_the_board_is_right() -> None:
    table = felt({"e5": "1c"})
    table.lift("e5")
    table.table.put(e5=None)
    assert table.signs == {}
    table.put("c3")
    table.put("c4")
    assert table.put("c5") == "TASH-TURN-05"
    table.table.put(c5="2h")
    assert table.signs == {}
    assert table.press("seat1.no") == [{"do": "end", "seat": 1}]


@pytest.mark.rule("TABLE-BOARD", "TASH-EFFECT-04")
def test_a_piece_that_fell_before_an_effect_is_not_destroyed_by_it() -> None:
    table = felt({"e5": "2c"})
    table.lift("e5")
    table.table.do("summon", 1, card="riddle", at="b5")
    table.put("b5")
    assert table.signs == {"e5": "put-back"}
    assert table.press("seat1.ok") == "TABLE-BOARD"
    table.put("e5")
    assert table.press("seat1.ok") == [{"do": "done", "seat": 1}]


@pytest.mark.rule("TABLE-BOARD")
def test_a_piece_that_was_slid_in_the_wrong_moment_is_shown_on_both_squares() -> None:
    table = felt({"e5": "1c"})
    table.lift("e5")
    assert table.put("e6") == NOTHING
    assert table.signs == {"e5": "put-back", "e6": "take-off"}
    table.lift("e6")
    table.put("e5")
    assert table.signs == {}


@pytest.mark.rule("TABLE-BOARD")
def test_a_sensor_that_is_stuck_can_be_overlooked_and_counts_again() -> None:
    table = felt({"e5": "1c"})
    table.lift("e5")
    table.binding.overlook(table.view, "e5", True)
    assert (table.signs, table.on_board.overlooked) == ({}, ("e5",))
    assert table.put("d5") == [{"do": "place", "seat": 1, "at": "d5"}]
    assert table.put("e5") == NOTHING
    table.lift("e5")
    table.binding.overlook(table.view, "e5", False)
    assert table.signs == {"e5": "put-back"}


@pytest.mark.rule("TABLE-BOARD")
def test_a_board_that_is_down_differs_from_nothing_until_it_is_back() -> None:
    table = felt({"e5": "1c"})
    table.lift("e5")
    table.binding.went_down(Status(device="table.grid", at=0.0, state=Down("unplugged")))
    assert table.signs == {}
    assert table.touch("d5") == [{"do": "place", "seat": 1, "at": "d5"}]
    table.sensors_see("e5")
    assert table.signs == {"d5": "put-back"}


def test_what_a_sign_says() -> None:
    table = felt({"e5": "2h"})
    table.lift("e5")
    [sign] = table.on_board.signs
    assert (sign.what.id, sign.what.args) == ("tash-kalar-seen-missing", {"square": "e5"})
    assert sign.how.args == {"square": "e5", "side": 2, "rank": "heroic"}


# Whatever happens on the board


events = st.lists(st.tuples(st.sampled_from(("put", "lift")), st.sampled_from(("e5", "e6", "d4", "f5", "b5", "a1"))))


@pytest.mark.rule("TABLE-BOARD")
@settings(max_examples=25, deadline=None)
@given(st.booleans(), events)
def test_a_board_that_is_set_right_agrees_again(effect: bool, moves: list[tuple[str, str]]) -> None:
    """Whatever is lifted and put, in whatever order: doing what the signs say ends in agreement, and play goes on."""
    pieces = {"e5": "1c", "e6": "2c", "d4": "1h"}
    table = in_effect(pieces) if effect else felt(pieces)
    for how, square in moves:
        table.touch(square, how)  # type: ignore[arg-type]
        assert set(table.signs) == {
            square
            for square in SQUARES
            if (square in (table.binding.standing or ())) != (table.view.table.arena[square] is not None)
        }
    for _ in range(len(SQUARES)):
        if not table.signs:
            break
        square, how = next(iter(table.signs.items()))
        table.put(square) if how == "put-back" else table.lift(square)
    assert table.signs == {}
    assert table.press("seat2.no") in ("TASH-TURN-02", NOTHING)
