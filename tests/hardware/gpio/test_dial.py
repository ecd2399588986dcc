"""Dials on mock pins: whole steps in either direction, and pushes of the knob."""

from typing import Literal

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin
from hypothesis import given
from hypothesis import strategies as st

from hardware.clock import SimulatedClock
from hardware.gpio.quadrature import Quadrature
from hardware.inputs import Input, Press, Turn
from hardware.wiring.drivers import GpioDial
from tests.hardware.gpio.conftest import Opens

CLOCKWISE = ((5, 0), (6, 0), (5, 1), (6, 1))
BACK = ((6, 0), (5, 0), (6, 1), (5, 1))
STEP = [{"a": True}, {"b": True}, {"a": False}, {"b": False}]


def turn(pins: MockFactory, edges: tuple[tuple[int, int], ...]) -> None:
    for pin, level in edges:
        pins.pin(pin).drive_high() if level else pins.pin(pin).drive_low()


def test_each_step_is_told_with_its_direction_and_moment(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6))
    for edges in (CLOCKWISE, CLOCKWISE, BACK):
        clock.advance(1.0)
        turn(pins, edges)
    assert told == [Turn(device="seat1.dial", at=at, by=by) for at, by in ((101.0, 1), (102.0, 1), (103.0, -1))]


def test_a_contact_that_chatters_does_not_turn_it(opens: Opens, pins: MockFactory, told: list[Input]) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6))
    for _ in range(9):
        turn(pins, ((5, 0), (5, 1)))
    assert told == []


def test_the_knob_is_pressed_like_a_button(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, push=13))
    for level in (0, 1, 0, 1, 0):
        turn(pins, ((13, level),))
        clock.advance(0.001)
    assert told == [Press(device="seat1.dial", at=100.0)]


class Closed(MockPWMPin):  # type: ignore[misc]
    """A contact that is closed already when its pin is opened."""

    def _set_pull(self, value: str) -> None:
        self._pull = value


@pytest.mark.parametrize("pin_class", [Closed])
@pytest.mark.parametrize("clicks", [1, 2])
@pytest.mark.parametrize(("way", "by"), [(CLOCKWISE, 1), (BACK, -1)])
def test_a_dial_whose_contacts_are_closed_when_it_is_opened_goes_on_from_there(
    way: tuple[tuple[int, int], ...],
    by: int,
    clicks: Literal[1, 2],
    opens: Opens,
    pins: MockFactory,
    told: list[Input],
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, clicks=clicks))
    turn(pins, way[2:])
    assert [input.by for input in told if isinstance(input, Turn)] == [by]


@given(st.lists(st.tuples(st.sampled_from([1, -1]), st.lists(st.integers(0, 3), min_size=4, max_size=4))))
def test_turns_are_counted_through_any_chatter(turns: list[tuple[int, list[int]]]) -> None:
    quadrature, counted = Quadrature(), 0
    for way, chatter in turns:
        edges = STEP if way > 0 else [{"b": True}, {"a": True}, {"b": False}, {"a": False}]
        for edge, times in zip(edges, chatter, strict=True):
            back = {contact: not closed for contact, closed in edge.items()}
            counted += sum(quadrature.turn(**each) for each in [edge, *[back, edge] * times])
    assert counted == sum(way for way, _ in turns)


def test_an_encoder_that_clicks_twice_a_round_tells_every_click(
    opens: Opens, pins: MockFactory, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, clicks=2))
    for edges in (CLOCKWISE[:2], CLOCKWISE[2:], CLOCKWISE[:2], ((6, 1), (5, 1))):
        turn(pins, edges)
    assert [input.by for input in told if isinstance(input, Turn)] == [1, 1, 1, -1]


def test_an_encoder_that_clicks_at_every_edge_tells_every_click(
    opens: Opens, pins: MockFactory, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, clicks=4))
    turn(pins, (*CLOCKWISE, *BACK[:2]))
    assert [input.by for input in told if isinstance(input, Turn)] == [1, 1, 1, 1, -1, -1]


def test_a_contact_that_chatters_where_every_edge_clicks_ends_where_it_is(
    opens: Opens, pins: MockFactory, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, clicks=4))
    turn(pins, ((5, 0), (5, 1), (5, 0), (5, 1), (5, 0)))
    assert sum(input.by for input in told if isinstance(input, Turn)) == 1


def test_an_edge_that_was_lost_does_not_lose_the_step() -> None:
    quadrature = Quadrature()
    quadrature.turn(a=True)
    assert [quadrature.turn(a=False, b=True), quadrature.turn(b=False)] == [0, 1]
    assert [quadrature.turn(a=True), quadrature.turn(b=True), quadrature.turn(a=False, b=False)] == [0, 0, 1]


def test_however_fast_it_is_spun_no_step_is_lost(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    """A hundred steps a second, each contact bouncing whenever it moves."""
    opens("seat1.dial", GpioDial(a=5, b=6))
    for edges in [CLOCKWISE] * 500 + [BACK] * 200:
        for pin, level in edges:
            turn(pins, ((pin, level), (pin, 1 - level), (pin, level)))
            clock.advance(0.0025)
    turns = [input for input in told if isinstance(input, Turn)]
    assert [each.by for each in turns] == [1] * 500 + [-1] * 200
    assert turns[-1].at - turns[0].at == pytest.approx(699 * 0.01), "each at the moment of its last edge"


def test_a_stamp_is_that_of_the_edge_and_not_of_its_report(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6, push=13))
    edge = pins.pin(13).when_changed
    clock.advance(0.5)
    edge(100.125, 0)
    assert told == [Press(device="seat1.dial", at=100.125)]
