"""After the reveal: targets by two buttons, and the cards that nobody knows by dial and button."""

from typing import Any

import pytest

from tests.companion.bindings.ambal.hands import NOTHING, Done, Hands, begun
from tests.engine.ambal.table import effect, hit, skill

AIMED = skill("aimed", hit(4, "target"))
DEAR = {"id": "dear", "name": "Dear", "effects": [hit(2)]}
"""Only its cost is not known."""
MUTE = {"id": "mute", "name": "Mute", "cost": 2}
"""Only its text is not known."""
VAGUE = {"id": "vague", "name": "Vague", "cost": 1, "aim": "target"}
"""It is aimed by its user, and nobody knows at what it hurts."""
CURE = skill("cure", effect("remove", "you", what="condition", n=1))


def hurt(n: int, to: str = "opponent") -> list[dict[str, object]]:
    return [{"op": "damage", "n": n, "to": to}]


def resolved(seat: int, **fields: Any) -> Done:
    return [{"do": "resolve", "seat": seat} | fields]


def revealed(*plays: Any, mode: str = "single-regular") -> Hands:
    table = begun(AIMED, DEAR, MUTE, VAGUE, CURE, mode=mode)
    table.table.turn(*plays)
    assert table.table.moment[3] == "reveal"
    return table


# Targets


@pytest.mark.parametrize(("button", "target"), [("ok", 2), ("dial", 2), ("no", 1)])
def test_ok_aims_at_the_opponent_and_no_at_oneself(button: str, target: int) -> None:
    table = revealed("aimed", "nothing")
    assert table.press(f"seat1.{button}") == [{"do": "choose", "seat": 1, "target": target}]
    assert table.table.health(target) == (56,)


def test_seat_two_aims_the_other_way_round() -> None:
    assert revealed("nothing", "aimed").press("seat2.ok") == [{"do": "choose", "seat": 2, "target": 1}]


def test_who_has_nothing_to_choose_presses_in_vain() -> None:
    table = revealed("aimed", "nothing")
    assert table.press("seat2.ok") == table.press("seat2.no") == table.turn(2, 1) == NOTHING
    assert table.tap(1, "nothing") == table.turn(1, 1) == table.press("seat1.call") == NOTHING


def test_a_removal_is_chosen_on_the_screen() -> None:
    table = begun(CURE)
    table.table.set(1, burning=2, poison=2).turn("cure", "nothing")
    assert table.view.prompt.args["remove"] == [1]
    assert table.press("seat1.ok") == table.press("seat1.no") == table.turn(1, 1) == NOTHING


# Cards that nobody knows


def test_the_first_ok_takes_the_cost_and_the_second_the_damage() -> None:
    table = revealed("riddle", "nothing")
    table.turn(1, 3)
    assert table.press("seat1.ok") == NOTHING
    assert table.counter("seat1.aux") == "0"
    table.turn(1, 7)
    assert table.press("seat1.dial") == resolved(1, cost=3, effects=hurt(7))
    assert (table.table.energy(1), table.table.health(2)) == ((5, 12), (53,))


def test_damage_of_none_is_no_effect() -> None:
    table = revealed("riddle", "nothing")
    assert table.press("seat1.ok", "seat1.ok") == resolved(1, cost=0, effects=[])


def test_where_only_the_cost_is_missing_one_ok_sends_it() -> None:
    table = revealed("dear", "nothing")
    table.turn(1, 2)
    assert table.press("seat1.ok") == resolved(1, cost=2)


def test_where_only_the_text_is_missing_one_ok_sends_the_damage() -> None:
    table = revealed("nothing", "mute")
    table.turn(2, 5)
    assert table.press("seat2.ok") == resolved(2, effects=hurt(5))


def test_no_means_no_effects_and_no_cost() -> None:
    table = revealed("riddle", "nothing")
    table.turn(1, 4)
    assert table.press("seat1.no") == resolved(1, cost=0, effects=[])


def test_no_keeps_to_the_cost_that_was_taken() -> None:
    table = revealed("riddle", "nothing")
    table.turn(1, 4)
    table.press("seat1.ok")
    table.turn(1, 9)
    assert table.press("seat1.no") == resolved(1, cost=4, effects=[])


@pytest.mark.parametrize(("card", "sent"), [("dear", {"cost": 0}), ("mute", {"effects": []})])
def test_no_tells_only_what_is_missing(card: str, sent: dict[str, Any]) -> None:
    assert revealed(card, "nothing").press("seat1.no") == resolved(1, **sent)


@pytest.mark.parametrize(("by", "n"), [(-3, 0), (60, 60), (99, 60)])
def test_an_amount_is_from_0_to_60(by: int, n: int) -> None:
    table = revealed("mute", "nothing")
    table.turn(1, by)
    assert table.counter("seat1.aux") == str(n)
    assert table.press("seat1.ok") == resolved(1, effects=hurt(n) if n else [])


def test_in_double_the_damage_goes_to_the_player_of_the_token() -> None:
    stand_ins = [("nothing", seat) for seat in (1, 2, 3, 4)]
    table = revealed(stand_ins[0], ("riddle", 4), stand_ins[2], stand_ins[3], mode="double-regular")
    table.press("seat2.ok")
    table.turn(2, 6)
    assert table.press("seat2.ok") == resolved(2, cost=0, effects=hurt(6, "target"))
    assert table.table.health() == (60, 60, 60, 54)


def test_what_a_card_says_comes_before_its_target() -> None:
    table = revealed("vague", "nothing")
    assert table.view.prompt.args == {"target": [1], "remove": [], "resolve": [1]}
    assert table.press("seat1.no") == resolved(1, effects=[])
    assert table.press("seat1.no") == [{"do": "choose", "seat": 1, "target": 1}]


def test_who_owes_nothing_dials_in_vain() -> None:
    table = revealed("riddle", "nothing")
    assert table.turn(2, 5) == table.press("seat2.ok") == table.press("seat2.no") == NOTHING
    assert table.counter("seat2.aux") == "0812"


def test_each_enters_the_own_card() -> None:
    table = revealed("riddle", "riddle")
    table.turn(1, 2)
    table.turn(2, 3)
    table.press("seat1.ok", "seat2.ok")
    table.turn(2, 1)
    assert table.press("seat1.ok") == resolved(1, cost=2, effects=[])
    assert table.press("seat2.ok") == resolved(2, cost=3, effects=hurt(1))


# How long a number is kept


def test_a_number_does_not_outlive_its_stage() -> None:
    table = revealed("riddle", "nothing")
    table.turn(1, 4)
    table.press("seat1.ok")
    table.turn(1, 9)
    table.table.do("resolve", 1, cost=0, effects=[])
    assert table.counter("seat1.aux") == "0812"
    table.table.turn("mute", "filler-1")
    assert table.counter("seat1.aux") == "0"
    assert table.press("seat1.ok") == resolved(1, effects=[])


def test_the_cost_is_forgotten_with_the_number() -> None:
    table = revealed("riddle", "nothing")
    table.turn(1, 4)
    table.press("seat1.ok")
    assert table.table.history.undo() is None
    assert table.table.history.redo() is None
    assert table.press("seat1.ok") == NOTHING
    assert table.press("seat1.ok") == resolved(1, cost=0, effects=[])


def test_a_die_is_no_amount() -> None:
    table = begun(MUTE)
    table.press("seat1.call")
    table.turn(1, 5)
    table.turn(2, 3)
    table.table.do("roll", 1, value=2)
    table.table.do("roll", 2, value=1)
    table.press("seat1.ok", "seat2.no")
    table.tap(1, "mute")
    assert table.counter("seat1.aux") == "0"
    assert table.press("seat1.ok") == resolved(1, effects=[])
