"""A card that needs a target, with two or more opponents standing: it is held until somebody says at whom."""

import pytest

from companion.bindings import Held
from tests.companion.bindings.ambush.hands import NOTHING, Hands, playing
from tests.engine.ambush.table import Table


def holding(seats: int = 4, turn: int = 1) -> Hands:
    """The seat on turn has tapped a footman."""
    table = Table(seats).begun(turn)
    table.do("expose", turn)
    here = Hands(table)
    assert here.tap(f"seat{turn}.reader", "footman") == NOTHING
    return here


def at_whom(target: int, card: str = "footman") -> list[dict[str, object]]:
    return [{"do": "play", "seat": 1, "card": card, "target": target}]


def test_a_token_on_the_same_reader_says_at_whom() -> None:
    assert holding().tap("seat1.reader", "target-3") == at_whom(3)


@pytest.mark.parametrize("reader", ["table.reader", "seat3.reader"])
def test_a_token_on_another_reader_means_nothing(reader: str) -> None:
    table = holding()
    assert table.tap(reader, "target-3") == NOTHING
    assert table.tap("seat1.reader", "target-2") == at_whom(2)


def test_a_token_means_nothing_while_no_card_is_held() -> None:
    assert playing().tap("seat1.reader", "target-2") == NOTHING


@pytest.mark.parametrize(("token", "clause"), [("target-1", "AMBUSH-PLAY-02"), ("target-5", "TABLE-INPUT")])
def test_after_a_wrong_token_the_card_is_still_held(token: str, clause: str) -> None:
    table = holding()
    assert table.tap("seat1.reader", token) == clause
    assert table.tap("seat1.reader", "target-4") == at_whom(4)


@pytest.mark.parametrize(("turn", "steps", "target"), [
    (1, [1], 2), (1, [2], 3), (1, [3], 4), (1, [4], 2), (1, [-1], 4), (1, [-3], 2), (1, [-4], 4), (1, [1, 1], 3),
    (1, [1, -1], 4), (1, [-1, 1], 2), (3, [1], 4), (3, [2], 1), (3, [-1], 2), (4, [1], 1),
])  # fmt: skip
def test_the_dial_steps_clockwise_through_the_opponents(turn: int, steps: list[int], target: int) -> None:
    table = holding(turn=turn)
    for by in steps:
        assert table.turn(f"seat{turn}.dial", by) == NOTHING
    assert table.counter(f"seat{turn}.aux") == str(target)
    assert table.press(f"seat{turn}.ok") == [{"do": "play", "seat": turn, "card": "footman", "target": target}]


def test_the_knob_confirms_the_target_too() -> None:
    table = holding()
    table.turn("seat1.dial", 1)
    assert table.press("seat1.dial", at=5) == [at_whom(2)[0] | {"at": 5.0}]


def test_the_dial_passes_over_castles_that_have_fallen() -> None:
    table = holding()
    table.table.do("concede", 2)
    table.turn("seat1.dial", 1)
    assert table.press("seat1.ok") == at_whom(3)


def test_ok_means_nothing_before_a_target_is_chosen() -> None:
    table = holding()
    assert table.press("seat1.ok") == NOTHING
    assert table.tap("seat1.reader", "target-2") == at_whom(2)


def test_no_lets_the_card_go_and_does_not_pass() -> None:
    table = holding()
    table.turn("seat1.dial", 1)
    assert table.press("seat1.no") == NOTHING
    assert table.tap("seat1.reader", "target-2") == NOTHING
    assert table.press("seat1.ok") == [{"do": "play", "seat": 1, "changes": []}]


def test_another_card_takes_its_place_with_no_target_chosen() -> None:
    table = holding()
    table.turn("seat1.dial", 1)
    assert table.tap("seat1.reader", "archer") == NOTHING
    assert table.press("seat1.ok") == NOTHING
    assert table.tap("seat1.reader", "target-4") == at_whom(4, "archer")


def test_another_card_that_needs_no_target_is_played_at_once() -> None:
    assert holding().tap("seat1.reader", "mason") == [{"do": "play", "seat": 1, "card": "mason"}]


def test_a_card_that_nobody_knows_does_not_take_its_place() -> None:
    table = holding()
    assert table.tap("seat1.reader", "dragon") == "TABLE-INPUT"
    assert table.tap("seat1.reader", "target-2") == at_whom(2)


def test_while_a_card_is_held_other_dials_gather_nothing() -> None:
    table = holding()
    assert table.turn("seat2.dial", -5) == NOTHING
    assert table.counter("seat2.main") == "20"
    assert table.press("seat2.no") == NOTHING


def test_what_was_gathered_before_is_not_part_of_a_tapped_card() -> None:
    table = playing()
    table.turn("seat2.dial", -5)
    table.tap("seat1.reader", "footman")
    assert table.tap("seat1.reader", "target-3") == at_whom(3)
    assert table.table.castle(2) == 20


def test_what_was_gathered_before_is_still_there_when_the_card_is_let_go() -> None:
    table = playing()
    table.turn("seat2.dial", -5)
    table.tap("seat1.reader", "footman")
    table.press("seat1.no")
    changes = [{"op": "damage", "n": 5, "seat": 2}]
    assert table.press("seat1.ok") == [{"do": "play", "seat": 1, "changes": changes}]


def test_a_chosen_target_that_falls_is_no_longer_chosen() -> None:
    table = holding()
    table.turn("seat1.dial", 2)
    table.table.do("concede", 3)
    assert table.counter("seat1.aux") == "-*"
    assert table.press("seat1.ok") == NOTHING
    table.turn("seat1.dial", 1)
    assert table.press("seat1.ok") == at_whom(2)


# On the phone of the seat that holds it


def test_a_held_card_and_its_target_are_shown_to_the_seat_on_turn_alone() -> None:
    table = playing()
    table.tap("seat1.reader", "footman")
    table.turn("seat1.dial", 1)
    assert table.binding.held(table.view, 1) == Held(("footman",), 2)
    assert table.binding.held(table.view, 2) == Held()
    table.press("seat1.no")
    assert table.binding.held(table.view, 1) == Held()
