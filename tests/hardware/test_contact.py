"""A contact that bounces: one press each, at the first edge."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.contact import HELD, USUAL_WINDOW, Debounce, push

CHATTER = st.lists(st.tuples(*[st.floats(1e-5, USUAL_WINDOW * 0.9)] * 2), max_size=2)
"""Pauses between the edges of one press: each shorter than the window, and all together shorter than five."""


def presses(edges: list[tuple[bool, float]], window: float = USUAL_WINDOW) -> list[float]:
    """The moments of the presses that these edges prove."""
    debounce = Debounce(window)
    return [begun for closed, at in edges if (begun := debounce.edge(closed, at)) is not None]


def test_a_clean_press_is_known_at_its_first_edge() -> None:
    assert presses([(True, 1.0), (False, 1.1)]) == [1.0]


def test_chatter_on_the_way_down_is_one_press() -> None:
    assert presses([(True, 1.0), (False, 1.001), (True, 1.002), (False, 1.2)]) == [1.0]


def test_chatter_on_the_way_up_is_no_press() -> None:
    assert presses([(True, 1.0), (False, 1.5), (True, 1.501), (False, 1.502)]) == [1.0]


def test_chatter_that_goes_on_is_still_the_same_press() -> None:
    edges = [(step % 2 == 0, 1.0 + step * 0.015) for step in range(20)]
    assert presses(edges) == [1.0]


def test_a_second_press_counts_once_the_contact_was_quiet() -> None:
    assert presses([(True, 1.0), (False, 1.05), (True, 1.05 + USUAL_WINDOW)]) == [1.0, 1.05 + USUAL_WINDOW]


def test_without_a_window_every_contact_is_a_press() -> None:
    assert presses([(True, 1.0), (False, 1.0), (True, 1.0)], window=0) == [1.0, 1.0]


@given(st.lists(st.tuples(CHATTER, CHATTER), max_size=10))
def test_each_push_is_one_press_at_its_first_edge(
    pushes: list[tuple[list[tuple[float, float]], list[tuple[float, float]]]],
) -> None:
    at, edges, begins = 1.0, list[tuple[bool, float]](), list[float]()
    for down, up in pushes:
        begins.append(at)
        for closes, pauses in ((True, down), (False, up)):
            edges.append((closes, at))
            for number, pause in enumerate(itertools.chain(*pauses), 1):
                at += pause
                edges.append((closes == (number % 2 == 0), at))
            at += 0.1
    assert presses(edges) == begins


def test_a_clean_push_closes_once_and_opens_once() -> None:
    assert push() == [(0.0, True), (HELD, False)]


def test_a_push_that_bounces_is_one_press_however_often_it_does() -> None:
    edges = push(times=5, within=0.005)
    assert [closed for _, closed in edges] == [True, False] * 5 + [True] + [False, True] * 5 + [False]
    assert [edges[place][0] for place in (0, 10, 11, 21)] == pytest.approx([0.0, 0.005, HELD + 0.005, HELD + 0.01])
    assert presses([(closed, at) for at, closed in edges]) == [0.0]
