"""What people have begun with their devices is forgotten when its moment is gone, and only then."""

from collections.abc import Callable

import pytest

from tests.companion.bindings.ambush.hands import NOTHING, Hands, playing
from tests.companion.bindings.ambush.test_after_a_call import aftermath, grabbing, tied, verifying
from tests.engine.ambush.table import Table

EMPTY_PLAY = [{"do": "play", "seat": 1, "changes": []}]


def hit(seat: int, n: int) -> list[dict[str, object]]:
    return [{"do": "play", "seat": 1, "changes": [{"op": "damage", "n": n, "seat": seat}]}]


def gathering(seats: int = 3) -> Hands:
    """Seat 1 is in its play, and seat 2 has turned its dial down by 5."""
    table = playing(seats)
    table.turn("seat2.dial", -5)
    assert table.counter("seat2.main") == "15*"
    return table


# Forgotten: the phase or the turn has changed


def test_what_was_gathered_does_not_outlive_the_turn() -> None:
    table = gathering()
    table.table.do("pass", 1)
    table.table.do("expose", 2)
    assert table.counter("seat2.main") == "20"
    assert table.press("seat2.ok") == [{"do": "play", "seat": 2, "changes": []}]


def test_nor_does_it_come_back_when_the_same_seat_is_on_turn_again() -> None:
    table = gathering(2)
    for seat in (1, 2):
        table.table.do("pass", seat)
        table.table.do("expose", 3 - seat)
    assert table.press("seat1.ok") == EMPTY_PLAY


def test_what_was_gathered_does_not_outlive_the_phase() -> None:
    table = gathering()
    table.table.do("play", 1)
    assert table.press("seat1.ok") == [{"do": "resolve", "seat": 1, "changes": []}]


def test_an_ambush_makes_people_forget_what_they_had_begun() -> None:
    table = Hands(Table(3).begun().turns(3))
    table.press("seat1.ok")
    table.turn("seat2.dial", -5)
    table.table.do("call", 3)
    table.table.stop_all()
    table.table.do("declare", 0, ambush=2)
    table.table.do("ready", 0)
    assert (table.view.phase, table.view.turn) == ("play", 1)
    assert table.press("seat1.ok") == EMPTY_PLAY


def test_a_held_card_does_not_outlive_the_turn() -> None:
    table = playing()
    table.tap("seat1.reader", "footman")
    table.table.do("pass", 1)
    table.table.do("expose", 2)
    assert table.tap("seat2.reader", "target-3") == NOTHING


def test_a_dialled_pile_is_no_declaration() -> None:
    table = grabbing()
    table.turn("seat2.dial", 2)
    table.table.stop_all(s2=3)
    assert table.press("seat2.ok") == [{"do": "declare", "seat": 2, "ambush": 0}]


# Forgotten: undo and redo


@pytest.mark.parametrize("jumps", [("undo", "redo"), ("undo", "redo", "undo", "redo")])
def test_going_back_and_forth_forgets_what_was_gathered(jumps: tuple[str, ...]) -> None:
    table = gathering()
    for jump in jumps:
        getattr(table.table.history, jump)()
    assert table.counter("seat2.main") == "20"
    assert table.press("seat1.ok") == EMPTY_PLAY


def test_going_back_and_forth_forgets_a_held_card() -> None:
    table = playing()
    table.tap("seat1.reader", "footman")
    table.table.history.undo()
    table.table.history.redo()
    assert table.tap("seat1.reader", "target-2") == NOTHING


def test_going_back_and_forth_forgets_a_dialled_number() -> None:
    table = grabbing()
    table.turn("seat2.dial", 2)
    table.table.history.undo()
    table.table.history.redo()
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2}]


def test_the_undo_button_forgets_too() -> None:
    table = gathering()
    table.press("table.undo")
    table.press("seat1.ok")
    assert table.press("seat1.ok") == EMPTY_PLAY


def test_an_undo_with_nothing_to_take_back_forgets_nothing() -> None:
    table = gathering()
    table.table.history.undo(2)
    table.table.do("first", 0, first=1)
    table.table.do("expose", 1)
    table.turn("seat2.dial", -3)
    assert table.table.history.undo(9) is not None
    assert table.press("seat1.ok") == hit(2, 3)


# Forgotten: an accepted action has used it


def test_what_was_resolved_in_the_aftermath_is_not_resolved_again() -> None:
    table = aftermath()
    table.turn("seat2.dial", 3)
    assert table.press("seat1.ok") != [{"do": "ready", "seat": 1}]
    assert table.counter("seat2.main") == "20"
    assert table.press("seat1.ok") == [{"do": "ready", "seat": 1}]


def test_a_pile_is_said_once() -> None:
    table = grabbing()
    table.turn("seat2.dial", 2)
    table.press("seat2.ok")
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2}]


def test_a_declaration_is_said_once() -> None:
    table = verifying(s1=2, s2=3)
    table.turn("seat2.dial", 1)
    table.press("seat2.ok")
    assert table.press("seat2.ok") == [{"do": "declare", "seat": 2, "ambush": 0}]


def test_a_die_is_rolled_once() -> None:
    table = tied()
    for seat in (1, 2):
        table.turn(f"seat{seat}.dial", 4)
        table.press(f"seat{seat}.ok")
    assert table.table.told("reroll")
    assert table.press("seat1.ok") == [{"do": "roll", "seat": 1, "roll": 1}]


def test_what_one_seat_says_leaves_the_dials_of_others_alone() -> None:
    table = grabbing()
    table.turn("seat2.dial", 2)
    table.turn("seat3.dial", 1)
    table.press("seat2.ok")
    assert table.press("seat3.ok") == [{"do": "stop", "seat": 3, "captured": 1}]


# Not forgotten


def test_after_a_refusal_gathered_changes_stay() -> None:
    table = gathering()
    table.table.do("adjust", 0, target=1, counter="hand", to=0)
    assert table.press("seat1.ok") == "AMBUSH-PLAY-07"
    table.table.do("adjust", 0, target=1, counter="hand", to=1)
    assert table.press("seat1.ok") == hit(2, 5)


def test_after_a_refusal_a_dialled_pile_stays() -> None:
    table = grabbing()
    table.turn("seat2.dial", 4)
    table.table.do("stop", 1, captured=3)
    assert table.press("seat2.ok") == "AMBUSH-CAPTURE-08"
    table.table.do("stop", 1, captured=2)
    assert table.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 4}]


def test_after_a_refusal_the_next_step_of_somebody_else_uses_nothing_up() -> None:
    table = tied()
    table.turn("seat3.dial", 4)
    assert table.press("seat3.ok") == "AMBUSH-HEAT-02"
    table.table.do("roll", 1, roll=2)
    assert table.counter("seat3.aux") == "5*"


@pytest.mark.parametrize("meanwhile", [
    lambda table: table.do("name", 3, name="Cyd"),
    lambda table: table.do("adjust", 0, target=1, counter="guard", to=3),
    lambda table: table.do("call", 3),
    lambda table: table.refused("expose", 1),
])  # fmt: skip
def test_what_leaves_phase_and_turn_alone_makes_nobody_forget(meanwhile: Callable[[Table], object]) -> None:
    table = gathering()
    meanwhile(table.table)
    assert table.press("seat1.ok") == hit(2, 5)


# Left out


def test_what_was_gathered_for_a_castle_that_fell_is_left_out() -> None:
    table = gathering()
    table.turn("seat3.dial", -1)
    table.table.do("concede", 2)
    assert table.counter("seat2.main") == "----"
    assert table.press("seat1.ok") == hit(3, 1)


def test_in_the_aftermath_too() -> None:
    table = aftermath()
    table.turn("seat2.dial", -1)
    table.table.do("concede", 2)
    assert table.press("seat1.ok") == [{"do": "ready", "seat": 1}]
