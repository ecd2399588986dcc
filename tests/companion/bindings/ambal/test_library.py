"""The Library Deck by taps: cards are put into the choice and taken out again, then sent together."""

import pytest

from companion.bindings import Held
from tests.companion.bindings.ambal.hands import NOTHING, Hands
from tests.engine.ambal.moments import in_library
from tests.engine.ambal.pool import advanced, commons, to_library

WATER = commons("water", 1, 4)


def reading() -> Hands:
    return Hands(to_library(advanced()))


def took(seat: int, *cards: str) -> list[dict[str, object]]:
    return [{"do": "library", "seat": seat, "cards": list(cards)}]


def test_tapped_cards_are_chosen_and_sent_with_ok() -> None:
    table = reading()
    assert table.tap(1, *WATER[:3]) == NOTHING
    assert table.held(1) == Held(tuple(WATER[:3]))
    assert table.press("seat1.ok") == took(1, *WATER[:3])
    assert (table.table.counter(1, "max_energy"), table.held(1)) == (11, Held())


def test_a_second_tap_takes_a_card_out() -> None:
    table = reading()
    table.tap(1, *WATER[:2], WATER[0])
    assert table.held(1) == Held((WATER[1],))
    assert table.press("seat1.dial") == took(1, WATER[1])


def test_ok_without_cards_takes_nothing() -> None:
    table = reading()
    table.tap(1, WATER[0], WATER[0])
    assert table.press("seat1.ok") == [{"do": "pass", "seat": 1}]
    assert table.press("seat2.ok") == [{"do": "pass", "seat": 2}]


def test_no_drops_the_choice() -> None:
    table = reading()
    table.tap(1, WATER[0])
    assert table.press("seat1.no") == [{"do": "pass", "seat": 1}]
    assert table.held(1) == Held()


def test_a_choice_that_was_refused_is_gone() -> None:
    table = reading()
    table.tap(1, *WATER)
    assert table.press("seat1.ok") == "AMBAL-LIB-03"
    assert table.held(1) == Held()
    assert table.press("seat1.ok") == [{"do": "pass", "seat": 1}]


def test_everybody_chooses_alone() -> None:
    table = reading()
    table.tap(1, WATER[0])
    table.tap(2, WATER[1])
    assert (table.held(1), table.held(2)) == (Held((WATER[0],)), Held((WATER[1],)))
    assert table.press("seat2.ok") == took(2, WATER[1])
    assert table.held(1) == Held((WATER[0],))


def test_a_choice_does_not_outlive_the_phase() -> None:
    table = reading()
    table.tap(1, WATER[0])
    for seat in (1, 2):
        table.table.do("pass", seat)
    assert table.held(1) == Held()


@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_nothing_else_means_anything(mode: str) -> None:
    table = Hands(in_library(mode))
    assert table.tap(1, "target-2") == table.press("seat1.call") == table.turn(1, 1) == NOTHING
    assert table.tap("table", "filler-1") == NOTHING
    assert table.held(1) == Held()
