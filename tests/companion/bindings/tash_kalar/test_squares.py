"""The board by touch: fingers place, summon, and carry out what an effect does."""

from typing import Any

import pytest

from tests.companion.bindings.tash_kalar.hands import DUEL, MELEE, NOTHING, Hands, creature, on_board
from tests.engine.tash_kalar.table import Table


def ops(done: Any) -> Any:
    """The operations of the one action that was done."""
    [action] = done
    assert action["do"] == "resolve"
    return action["ops"]


@pytest.mark.rule("TASH-SETUP-15")
def test_start_pieces_are_touched_colour_by_colour() -> None:
    table = Hands(Table(DUEL, board=True, start=False))
    assert table.press("seat1.ok") == "TASH-SETUP-18"
    assert table.touch("d5") == "TASH-SETUP-15"
    assert table.touch("g5") == [{"do": "place", "seat": 2, "at": "g5", "side": 1}]
    assert table.touch("c5") == [{"do": "place", "seat": 2, "at": "c5", "side": 2}]
    assert table.touch("e5") == NOTHING, "nothing is missing any more"
    assert table.press("seat1.ok") == [{"do": "start", "seat": 0}]


@pytest.mark.rule("TASH-SETUP-17")
def test_in_a_melee_of_four_the_second_player_has_no_start_piece() -> None:
    table = Hands(Table(MELEE, board=True, start=False, seats=4))
    sides = [table.touch(square)[0]["side"] for square in ("f2", "g6", "b7")]  # type: ignore[index]
    assert sides == [1, 3, 4]


@pytest.mark.rule("TASH-PLACE-01", "TASH-ARENA-02")
def test_a_touch_places() -> None:
    table = on_board(pieces={"d4": "2c"})
    assert table.touch("d4") == "TASH-PLACE-01"
    assert table.touch("a1") == "TASH-ARENA-02"
    assert table.touch("e5") == [{"do": "place", "seat": 1, "at": "e5"}]
    assert table.press("seat1.ok") == NOTHING, "which square is meant, a button cannot say"


@pytest.mark.rule("TASH-PLACE-02", "TASH-PLACE-04")
def test_in_a_shortage_a_drag_picks_a_piece_up() -> None:
    table = on_board(pieces={"e5": "1c"})
    table.table.set(1, removed=15)
    assert table.touch("e6") == "TASH-PLACE-02"
    assert table.touch("e5", "drag", "e6") == [{"do": "place", "seat": 1, "at": "e6", "pick": "e5"}]


@pytest.mark.rule("TASH-SUMMON-04", "TASH-FORM-01")
def test_a_tapped_creature_lights_its_places_and_a_touch_summons_it() -> None:
    table = on_board(pieces={"e5": "1c"})
    assert table.tap(1, "guard") == NOTHING
    assert table.on_board.laid is not None
    assert (table.on_board.laid.seat, table.on_board.laid.card) == (1, "guard")
    assert table.lit() == dict.fromkeys(("e4", "d5", "f5", "e6"), "green")
    assert table.touch("e7") == "TASH-FORM-01"
    assert table.touch("e6") == [{"do": "summon", "seat": 1, "card": "guard", "at": "e6"}]
    assert table.lit() == {}
    assert not table.on_board.laid


@pytest.mark.rule("TASH-FORM-01")
def test_a_single_place_is_taken_at_once_and_a_creature_that_fits_nowhere_is_refused() -> None:
    table = on_board(pieces={"e4": "1c", "e6": "1c"})
    assert table.tap(1, "cannon") == "TASH-FORM-01"
    assert table.on_board.laid is None
    assert table.tap(1, "line") == [{"do": "summon", "seat": 1, "card": "line", "at": "e5"}]


@pytest.mark.rule("TASH-SUMMON-02", "TASH-TURN-05")
def test_a_creature_that_cannot_be_summoned_now_gets_the_reason() -> None:
    table = on_board(pieces={"e5": "1c"})
    assert table.tap(2, "guard") == "TASH-TURN-02"
    table.table.set(1, beings=0)
    assert table.tap(1, "guard") == "TASH-SUMMON-02"
    table.table.set(1, actions=0)
    assert table.tap(1, "guard") == "TASH-TURN-05"
    assert table.lit() == {}


def test_no_takes_a_tapped_creature_back() -> None:
    table = on_board(pieces={"e5": "1c"})
    table.tap(1, "guard")
    table.press("seat1.no")
    assert (table.lit(), table.on_board.laid) == ({}, None)
    assert table.touch("e7") == [{"do": "place", "seat": 1, "at": "e7"}]


@pytest.mark.rule("TASH-SCORE-08")
def test_what_a_tap_cannot_say_the_screen_asks_for() -> None:
    table = on_board(MELEE, pieces={"e5": "1c"})
    table.tap(1, "wyrm")
    assert table.touch("e6") == "TASH-SCORE-08", "the colour of the point"
    assert table.on_board.laid is not None


@pytest.mark.rule("TASH-FORM-10")
def test_a_creature_whose_formation_nobody_entered_fits_where_no_higher_piece_stands() -> None:
    table = on_board(pieces={"e5": "2h", "d4": "2c"})
    table.tap(1, "scout")
    assert "e5" not in table.lit()
    assert len(table.lit()) == 68
    assert table.touch("d4") == [{"do": "summon", "seat": 1, "card": "scout", "at": "d4"}]


@pytest.mark.rule("TASH-KEY-03", "TASH-KEY-05", "TASH-KEY-06", "TASH-KEY-07", "TASH-KEY-09")
def test_gestures_of_an_effect() -> None:
    table = on_board(pieces={"e5": "1c", "e6": "2c", "d4": "2h"})
    table.tap(1, "riddle")
    table.touch("b5")
    assert table.view.phase == "effect"
    assert table.touch("e5") == NOTHING, "a piece that is only touched"
    assert ops(table.touch("c3")) == [{"op": "place", "at": "c3"}]
    assert ops(table.touch("e5", "drag", "f5")) == [{"op": "move", "from": "e5", "to": "f5"}]
    assert ops(table.touch("f5", "drag", "e6")) == [{"op": "move", "from": "f5", "to": "e6", "kind": "combat"}]
    assert ops(table.touch("e6", "drag", "h6")) == [{"op": "move", "from": "e6", "to": "h6", "leap": True}]
    assert ops(table.touch("h6", "double")) == [{"op": "upgrade", "at": "h6"}]
    assert ops(table.touch("h6", "long")) == [{"op": "downgrade", "at": "h6"}]
    assert ops(table.touch("d4", "two-fingers")) == [{"op": "convert", "at": "d4"}]
    assert table.touch("h6", "two-fingers") == "TASH-KEY-18"
    assert table.press("seat1.ok") == [{"do": "done", "seat": 1}]


@pytest.mark.rule("TASH-CARD-06")
def test_of_a_known_effect_the_card_says_what_kind_of_move_it_is() -> None:
    step = {"op": "move", "who": "own", "kind": "combat", "leap": True}
    table = on_board(DUEL, creature("rider", effects=[step]), pieces={"e5": "1c", "e8": "2c"})
    table.tap(1, "rider")
    table.touch("b5")
    assert table.touch("e5", "double") == "TASH-CARD-06"
    assert ops(table.touch("e5", "drag", "e8")) == [{"op": "move", "from": "e5", "to": "e8"}]


def test_where_only_numbers_are_kept_a_square_means_nothing() -> None:
    table = Hands(Table(DUEL))
    assert table.touch("e5") == NOTHING
    assert table.put("e5") == NOTHING
    assert "grid" not in table.binding.roles
