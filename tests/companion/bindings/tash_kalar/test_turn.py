"""A turn by few presses and taps, where numbers alone are kept."""

import pytest

from tests.companion.bindings.tash_kalar.hands import DUEL, HIGH, MELEE, NOTHING, TEAMS, Hands, creature, hands
from tests.engine.tash_kalar.table import Table


@pytest.mark.rule("TASH-SETUP-18", "TASH-PLACE-01", "TASH-TURN-06")
def test_ok_starts_places_and_no_ends_the_turn() -> None:
    table = Hands(Table(DUEL, start=False))
    assert table.press("seat2.ok") == [{"do": "start", "seat": 0}]
    assert table.press("seat1.ok") == [{"do": "place", "seat": 1}]
    assert table.press("seat1.no") == [{"do": "end", "seat": 1}]
    assert table.view.to_act == [2]


@pytest.mark.rule("TASH-TURN-02")
def test_a_press_out_of_turn_is_refused_like_any_action() -> None:
    table = hands()
    assert table.press("seat2.ok") == "TASH-TURN-02"
    assert table.press("seat2.no") == "TASH-TURN-02"
    assert table.tap(2, "scout") == "TASH-TURN-02"


@pytest.mark.rule("TASH-SETUP-12", "TASH-TASK-05")
def test_objectives_are_turned_up_on_the_tables_reader() -> None:
    table = Hands(Table(HIGH, start=False))
    assert table.press("seat1.ok") == "TASH-SETUP-12"
    assert table.awaits_card() == (0,)
    assert table.tap("table", "t1") == [{"do": "reveal", "seat": 0, "task": "t1"}]
    assert table.tap("table", "t1") == "TASH-TASK-05"
    assert table.tap(1, "t2") == NOTHING, "not on a seat's own reader"
    table.tap("table", "t2", "t3", "t4")
    assert table.press("seat1.ok") == [{"do": "start", "seat": 0}]


@pytest.mark.rule("TASH-TASK-01", "TASH-TASK-04")
def test_an_objective_on_the_tables_reader_ends_the_turn_with_its_claim() -> None:
    table = hands(HIGH)
    table.table.set(1, actions=0)
    assert table.awaits_card() == (0, 1)
    assert table.tap("table", "scout") == NOTHING, "a creature is no objective"
    assert table.tap("table", "t5") == "TASH-TASK-02"
    assert table.tap("table", "t2") == [{"do": "end", "seat": 1, "claim": "t2"}]
    assert table.view.phase == "reveal"
    assert table.awaits_card() == (0,)
    assert table.tap("table", "hard") == [{"do": "reveal", "seat": 0, "task": "hard"}]
    assert table.view.to_act == [2]


@pytest.mark.rule("TASH-SUMMON-01", "TASH-SUMMON-06")
def test_the_dial_says_what_stood_on_the_summoning_square() -> None:
    table = hands()
    table.table.set(2, heroic=1)
    assert table.counter("seat1.aux") == "2.15"
    seen = [table.counter("seat1.aux") for _ in range(4) if table.turn(1, 1) == NOTHING]
    assert seen == ["11*", "21*", "22*", "0*"], "round and round"
    table.turn(1, -1)
    assert table.counter("seat1.aux") == "22*"
    assert table.tap(1, "hero") == [{"do": "summon", "seat": 1, "card": "hero", "over": {"side": 2, "rank": "heroic"}}]
    assert table.counter("seat1.aux") == "1.14", "the dial starts anew"


@pytest.mark.rule("TASH-SUMMON-07")
def test_what_was_dialled_stays_when_the_action_is_refused() -> None:
    table = hands()
    table.table.set(2, heroic=1)
    table.turn(1, -1)
    assert table.tap(1, "scout") == "TASH-SUMMON-07"
    assert table.counter("seat1.aux") == "22*"
    assert table.on_board.laid is not None, "the screen can ask for what is missing"


@pytest.mark.rule("TASH-DISCARD-01", "TASH-DISCARD-02")
def test_a_push_on_the_dial_and_a_tap_discard() -> None:
    table = hands()
    table.press("seat1.dial")
    assert table.counter("seat1.aux") == "2.15*"
    table.press("seat1.dial")
    assert table.counter("seat1.aux") == "2.15", "a second push takes it back"
    table.press("seat1.dial")
    assert table.tap(1, "titan") == "TASH-DISCARD-01"
    assert table.tap(1, "scout") == [{"do": "discard", "seat": 1, "card": "scout"}]
    table.press("seat1.dial", "seat1.ok")
    assert table.counter("seat1.aux") == "0.14", "any action that is taken takes it back"


@pytest.mark.rule("TASH-FLARE-03", "TASH-FLARE-05")
def test_a_flare_is_played_by_its_tap() -> None:
    table = hands()
    assert table.tap(1, "envy") == "TASH-FLARE-03"
    table.table.set(2, heroic=1)
    assert table.tap(1, "envy") == [{"do": "flare", "seat": 1, "card": "envy"}]


@pytest.mark.rule("TASH-FLARE-05", "TASH-FLARE-10")
@pytest.mark.parametrize("board", [False, True])
def test_in_the_melee_the_dial_says_against_whom(board: bool) -> None:
    table = Hands(Table(MELEE, board=board))
    if board:
        table.table.put(e5="3h")
    else:
        table.table.set(3, heroic=1)
    assert table.tap(1, "envy") == "TASH-FLARE-05"
    table.turn(1, 2 if board else -1)
    assert table.counter("seat1.aux") == ("3*" if board else "32*")
    assert table.tap(1, "envy") == [{"do": "flare", "seat": 1, "card": "envy", "against": 3}]


@pytest.mark.rule("TASH-EFFECT-01", "TASH-KEY-17", "TASH-CARD-01")
def test_an_effect_by_the_dial_and_ok() -> None:
    table = hands()
    table.tap(1, "riddle")
    assert table.view.phase == "effect"
    assert table.tap(1, "scout") == "TASH-EFFECT-01"
    assert table.press("seat1.dial") == NOTHING, "nothing is chosen"
    table.turn(1, -1)
    assert table.counter("seat1.aux") == "21*"
    destroy = {"op": "destroy", "side": 2, "rank": "common"}
    assert table.press("seat1.dial") == [{"do": "resolve", "seat": 1, "ops": [destroy]}]
    assert table.press("seat2.ok") == "TASH-TURN-02"
    assert table.press("seat1.ok") == [{"do": "done", "seat": 1}]
    assert table.view.phase == "action"


@pytest.mark.rule("TASH-TEAM-06", "TASH-TEAM-07", "TASH-TEAM-10")
def test_the_call_button_hands_control_over() -> None:
    table = hands(TEAMS)
    assert table.press("seat2.call") == "TASH-TURN-02"
    assert table.press("seat1.call") == [{"do": "handover", "seat": 1}]
    assert table.lamps() == ["steady", "dark", "flash", "dark"]
    assert table.counter("seat3.aux") == "2.15"
    assert table.awaits_card() == (), "only pieces are placed now"
    table.press("seat3.ok", "seat3.ok")
    assert table.press("seat1.call") == "TASH-TEAM-06"
    assert table.press("seat1.no") == [{"do": "end", "seat": 1}]


def test_without_a_team_the_call_button_means_nothing() -> None:
    table = hands()
    assert table.press("seat1.call") == NOTHING


@pytest.mark.rule("TASH-PLACE-02")
def test_in_a_shortage_ok_is_refused_and_the_screen_asks() -> None:
    table = hands()
    table.table.set(1, common=16)
    assert table.press("seat1.ok") == "TASH-PLACE-02"
    assert table.counter("seat1.aux") == "2.00"


@pytest.mark.rule("TASH-SCORE-06")
def test_a_turn_that_needs_a_colour_ends_on_the_screen() -> None:
    table = hands(MELEE, creature("wild", effects=None))
    table.tap(1, "wild")
    for op in ({"side": 2}, {"side": 3}):
        table.table.resolve({"op": "destroy", "rank": "common"} | op)
    table.press("seat1.ok")
    table.table.set(1, actions=0)
    assert table.press("seat1.no") == "TASH-SCORE-06"


@pytest.mark.rule("TASH-END-10")
def test_nothing_means_anything_when_the_game_is_over() -> None:
    table = hands()
    table.table.do("concede", 2)
    assert table.press("seat1.ok", "seat1.no", "seat1.call", "seat1.dial") == NOTHING
    assert table.tap(1, "scout") == NOTHING
    assert table.tap("table", "t1") == NOTHING
    assert table.lamps() == ["dark", "dark"]


@pytest.mark.rule("TABLE-UNDO")
def test_undo_takes_a_press_back_and_drops_what_was_begun() -> None:
    table = hands()
    table.press("seat1.ok")
    table.turn(1, 1)
    table.press("table.undo")
    assert table.counter("seat1.aux") == "2.15"
