"""Presses as Linux reports them: levels are read late, and edges before that become one. No press may be lost."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.contact import CHATTERS, USUAL_WINDOW, Debounce
from tests.hardware.bouncing import Turn, pushes
from tests.shim.interrupts import Interrupts

US, MS = 1e-6, 1e-3
NANO = 1_000_000_000


class Kernel:
    """Changes of a contact go in, edges with late levels come out, on a clock of its own."""

    def __init__(self, late: float) -> None:
        self._closed, self._now = False, 0.0
        self._interrupts = Interrupts(lambda pin: int(self._closed))
        self._interrupts.late = round(late * NANO)

    def edges(self, turns: list[Turn]) -> Iterator[tuple[bool, float]]:
        for pause, closed in turns:
            self._now += pause
            stamp = round(self._now * NANO)
            yield from self._told(stamp)
            self._closed = closed
            self._interrupts.edge(0, stamp)
        yield from self._told(float("inf"))

    def _told(self, until: float) -> Iterator[tuple[bool, float]]:
        return ((bool(edge.level), edge.stamp / NANO) for edge in self._interrupts.run(until))


def presses(turns: list[Turn], late: float) -> list[float]:
    """The moments of the presses that are recognised in these changes of a contact."""
    debounce = Debounce()
    told = [debounce.edge(closed, at) for closed, at in Kernel(late).edges(turns)]
    return [begun for begun in told if begun is not None]


def begins(made: list[list[Turn]]) -> list[float]:
    """When each push touched first."""
    now, moments = 0.0, list[float]()
    for push in made:
        moments.append(now + push[0][0])
        now += sum(pause for pause, _ in push)
    return moments


@pytest.mark.parametrize("late", [0, 10 * US, 60 * US, 106 * US, 500 * US, 2 * MS])
def test_of_a_thousand_pushes_none_is_lost_and_none_counted_twice(late: float) -> None:
    made = pushes(random.Random(late), 1000)
    found = presses([turn for push in made for turn in push], late)
    assert found == pytest.approx(begins(made), abs=late + 1e-8), "each as late as the stamp that replaced its own"


@given(st.integers(0, 2**32), st.floats(0, 3 * MS))
def test_whatever_a_contact_does_and_however_late_the_kernel_is(seed: int, late: float) -> None:
    made = pushes(random.Random(seed), 5)
    assert presses([turn for push in made for turn in push], late) == pytest.approx(begins(made), abs=late + 1e-8)


@pytest.mark.parametrize("touch", [1 * US, 20 * US, 59 * US, 61 * US, 1 * MS, 5 * MS])
def test_a_first_touch_of_any_length_begins_the_press(touch: float) -> None:
    assert presses([(1.0, True), (touch, False), (0.5 * MS, True)], 60 * US) == pytest.approx([1.0], abs=60 * US)


def test_a_spike_is_no_press() -> None:
    assert presses([(1.0, True), (5 * US, False)], 60 * US) == []


def test_a_touch_long_after_a_spike_has_its_own_moment() -> None:
    assert presses([(1.0, True), (5 * US, False), (USUAL_WINDOW, True)], 60 * US) == pytest.approx([1.020005])


def spikes(count: int, length: float, closed: bool = True) -> list[Turn]:
    """One each 10 ms, in which the contact changes and changes back."""
    return [turn for _ in range(count) for turn in ((10 * MS, closed), (length, not closed))]


def test_spikes_closer_together_than_the_window_make_no_button_deaf() -> None:
    """While it is open and while it is held. A spike right before a touch is taken for a part of it."""
    push = [*spikes(50, 5 * US), (10 * MS, True), *spikes(20, 5 * US, closed=False), (10 * MS, False)]
    made = [[*push]] * 10
    begun = [begin - 10 * MS + 50 * (10 * MS + 5 * US) + 10 * MS for begin in begins(made)]
    found = presses([turn for push in made for turn in push], 60 * US)
    assert found == pytest.approx(begun, abs=USUAL_WINDOW)


def test_letting_go_is_no_press_when_the_contact_is_closed_again_as_it_is_read() -> None:
    push: list[Turn] = [(1.0, True), (0.1, False), (20 * US, True), (1 * MS, False)]
    assert presses(push * 3, 60 * US) == pytest.approx(begins([push] * 3), abs=1e-8)


def test_a_button_that_is_held_from_the_start_is_not_pressed_by_letting_go() -> None:
    debounce = Debounce(closed=True)
    told = [debounce.edge(closed, at) for closed, at in ((True, 1.0), (False, 1.001), (True, 1.002), (False, 1.003))]
    assert told == [None] * 4
    assert debounce.edge(True, 1.003 + USUAL_WINDOW) == 1.003 + USUAL_WINDOW


def test_a_contact_that_never_stops_chattering_is_pressed_once_and_heard_again_when_it_is_held() -> None:
    debounce = Debounce()
    chatter = [(number % 2 == 0, 1.0 + number * 0.01) for number in range(40)]
    assert [debounce.edge(closed, at) for closed, at in chatter] == [1.0, *[None] * 39]
    held = 1.0 + 40 * 0.01
    assert debounce.edge(True, held) is None
    assert debounce.is_in_doubt()
    assert debounce.rest(held + USUAL_WINDOW / 2) is None, "it may open again"
    assert debounce.rest(held + USUAL_WINDOW) == held
    assert debounce.edge(False, held + 1.0) is None


def test_a_contact_that_chatters_for_a_while_before_it_is_held_was_pressed_once() -> None:
    debounce, last = Debounce(), CHATTERS * USUAL_WINDOW
    told = [debounce.edge(number % 2 == 0, number * last / 8) for number in range(9)]
    assert told == [0.0, *[None] * 8]
    assert debounce.rest(last + USUAL_WINDOW) is None
