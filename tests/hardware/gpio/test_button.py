"""Buttons on mock pins: one press for each push, at the moment of first contact, whatever the contact does."""

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from hardware.clock import SimulatedClock
from hardware.gpio import Backend, Header, open_driver
from hardware.inputs import Input, Press, Status, Up
from hardware.wiring.drivers import GpioButton, Pull
from tests.hardware.gpio.conftest import Opens, wired


def push(pins: MockFactory, clock: SimulatedClock, pin: int = 17, *pauses: float) -> None:
    """Press and release; with pauses, the contact bounces when it closes."""
    levels = [False, True] * len(pauses)
    for level, pause in zip(levels, pauses, strict=False):
        pins.pin(pin).drive_high() if level else pins.pin(pin).drive_low()
        clock.advance(pause)
    pins.pin(pin).drive_low()
    clock.advance(0.1)
    pins.pin(pin).drive_high()
    clock.advance(0.1)


def test_a_push_is_one_press_at_its_first_contact(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    push(pins, clock)
    assert told == [Press(device="seat1.ok", at=100.0)]


def test_a_contact_that_chatters_is_pressed_once_and_when_it_was_first_made(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    push(pins, clock, 17, 0.001, 0.002, 0.001, 0.003, 0.001, 0.002)
    assert told == [Press(device="seat1.ok", at=100.0)]


def test_every_push_counts_however_quickly_they_follow_each_other(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17, bounce_ms=5))
    for _ in range(50):
        pins.pin(17).drive_low()
        clock.advance(0.006)
        pins.pin(17).drive_high()
        clock.advance(0.006)
    assert len(told) == 50


@pytest.mark.parametrize(("pull", "idle"), [("up", True), ("down", False)])
def test_the_pin_is_pulled_to_where_the_button_does_not_take_it(
    opens: Opens, pins: MockFactory, pull: Pull, idle: bool, told: list[Input]
) -> None:
    opens("table.undo", GpioButton(pin=17, pull=pull))
    pin = pins.pin(17)
    assert (pin.pull, pin.state) == (pull, idle)
    pin.drive_low() if idle else pin.drive_high()
    assert told == [Press(device="table.undo", at=100.0)]


class HeldPin(MockPin):  # type: ignore[misc]
    """A pin whose button is held from the start, however it is pulled."""

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        self._change_state(value == "down")


@pytest.mark.parametrize("pull", ["up", "down"])
def test_a_button_that_is_held_when_the_table_starts_is_not_pressed(
    pull: Pull, clock: SimulatedClock, told: list[Input]
) -> None:
    pins = MockFactory(pin_class=HeldPin)
    header = Header(clock, lambda: Backend("mock pins", pins))
    open_driver(wired("seat1.ok", GpioButton(pin=17, pull=pull)), header, told.append)
    clock.advance(1.0)
    pin = pins.pin(17)
    make, break_ = (pin.drive_low, pin.drive_high) if pull == "up" else (pin.drive_high, pin.drive_low)
    for move in (break_, make, break_):  # it is released, and bounces
        move()
        clock.advance(0.001)
    assert [type(input) for input in told] == [Status]
    clock.advance(1.0)
    make()
    assert isinstance(told[-1], Press)


def test_opening_is_told_and_said(header: Header, clock: SimulatedClock, told: list[Input]) -> None:
    button = open_driver(wired("seat1.ok", GpioButton(pin=17)), header, told.append)
    assert told == []
    clock.advance(0)
    assert told == [Status(device="seat1.ok", at=100.0, state=Up())]
    assert button.state() == Up()


def test_after_it_is_closed_nothing_is_told_and_the_pin_is_free(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17)).close()
    push(pins, clock)
    assert told == []
    opens("seat2.ok", GpioButton(pin=17))
    push(pins, clock)
    assert [input.device for input in told] == ["seat2.ok"]


def test_an_edge_that_was_on_its_way_when_it_was_closed_is_told_to_nobody(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    button = opens("seat1.ok", GpioButton(pin=17))
    edge = pins.pin(17).when_changed
    button.close()
    edge(clock.now(), 0)
    assert told == []


def test_the_press_says_how_wrong_its_moment_may_be(
    clock: SimulatedClock, pins: MockFactory, told: list[Input]
) -> None:
    header = Header(clock, lambda: Backend("mock pins", pins, err=0.002))
    open_driver(wired("seat1.ok", GpioButton(pin=17)), header, told.append)
    clock.advance(0)
    pins.pin(17).drive_low()
    assert told[1:] == [Press(device="seat1.ok", at=100.0, err=0.002)]


def test_a_stamp_of_the_wall_clock_is_brought_to_the_table_s_clock(
    header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_050.0)
    monkeypatch.setattr("time.monotonic", lambda: 150.0)
    assert header.moment(1_800_000_000.0).at == 100.0


MS = 0.001


@pytest.mark.parametrize(
    ("edges", "presses"),
    [
        ([0, 15], [0]),  # shorter than the window
        ([0, 1], [0]),
        ([0, 60, 61, 62, 63], [0]),  # a release that bounces
        ([0, 15, 16, 17, 18], [0]),  # the same, before the window has passed
        ([0, 15, 34, 50], [0]),  # closed again before the contact was at rest for 20 ms: that is still bouncing
        ([0, 15, 36, 50], [0, 36]),  # and here it was at rest
        ([0, 30, 60, 90, 120, 150], [0, 60, 120]),  # as fast as a person can press
        ([0, 1, 2, 40, 41, 42, 80, 100], [0, 80]),  # bouncing when it closes and when it opens
        ([0, 3_600_000], [0]),  # held down for an hour
        ([0, 3_600_000, 3_600_100, 3_600_200], [0, 3_600_100]),
    ],
)
def test_presses_as_fingers_make_them(
    edges: list[int], presses: list[int], opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    """Edges, in milliseconds: the first one closes the contact, the next one opens it, and so on."""
    opens("seat1.ok", GpioButton(pin=17))
    for number, edge in enumerate(edges):
        clock.advance(100.0 + edge * MS - clock.now())
        pins.pin(17).drive_high() if number % 2 else pins.pin(17).drive_low()
    assert [round((input.at - 100.0) / MS) for input in told] == presses


def test_a_button_that_never_stops_chattering_is_heard_when_it_is_held(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    """It is pressed with the first touch; and again when the contact stays closed, a second later."""
    opens("seat1.ok", GpioButton(pin=17))
    for _ in range(100):
        pins.pin(17).drive_low()
        clock.advance(0.001)
        pins.pin(17).drive_high()
        clock.advance(0.009)
    pins.pin(17).drive_low()
    clock.advance(1.0)
    pins.pin(17).drive_high()
    clock.advance(1.0)
    assert [input.at for input in told] == pytest.approx([100.0, 101.0])
