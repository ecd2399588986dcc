"""An edge whose report fails: that is logged and told as `Missed`, and all other edges are told as usual."""

import logging
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.clock import SimulatedClock
from hardware.gpio import Header, open_driver
from hardware.gpio.watched import guarded
from hardware.inputs import Input, Missed, Press, Turn
from hardware.wiring.drivers import AnyDriver, GpioButton, GpioDial
from tests.hardware.gpio.conftest import wired

DIAL = GpioDial(a=5, b=6, push=17)


class Stumbling:
    """A listener that raises at the first press or turn."""

    def __init__(self) -> None:
        self.heard: list[Input] = []
        self._tripped = False

    def tell(self, told: Input) -> None:
        if isinstance(told, Press | Turn) and not self._tripped:
            self._tripped = True
            raise LookupError("an error of ours")
        self.heard.append(told)


def move(pins: MockFactory, clock: SimulatedClock, *levels: tuple[int, int]) -> None:
    for pin, level in levels:
        pins.pin(pin).drive_high() if level else pins.pin(pin).drive_low()
        clock.advance(0.1)


@pytest.mark.parametrize(
    ("wiring", "moves", "lost"),
    [
        (GpioButton(pin=17), ((17, 0), (17, 1)), 100.0),
        (DIAL, ((17, 0), (17, 1)), 100.0),
        (DIAL, ((5, 0), (6, 0), (5, 1), (6, 1)), 100.3),
    ],
    ids=["button", "knob", "dial"],
)
def test_what_was_done_is_said_to_be_missed_and_counts_when_it_is_done_again(
    wiring: AnyDriver,
    moves: tuple[tuple[int, int], ...],
    lost: float,
    header: Header,
    pins: MockFactory,
    clock: SimulatedClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    listener, name = Stumbling(), "seat1.dial" if wiring is DIAL else "seat1.ok"
    driver = open_driver(wired(name, wiring), header, listener.tell)
    clock.advance(0)
    with caplog.at_level(logging.ERROR):
        move(pins, clock, *moves)
    [missed] = listener.heard[1:]
    assert isinstance(missed, Missed)
    assert missed.device == name
    assert missed.at == pytest.approx(lost)
    assert "an error of ours" in caplog.text
    move(pins, clock, *moves)
    assert isinstance(listener.heard[-1], Press | Turn)
    driver.close()


class Thrown:
    """A pin that gpiozero has closed while an edge of it was on its way."""

    def _call_when_changed(self, *edge: Any) -> None:
        raise TypeError("'NoneType' object is not callable")


def test_an_error_of_gpiozero_s_does_not_reach_the_thread_that_tells_of_edges(
    caplog: pytest.LogCaptureFixture,
) -> None:
    guarded(Thrown)()._call_when_changed(0, 17, 1, 100)
    assert "'NoneType' object is not callable" in caplog.text


def test_a_pin_that_is_released_tells_nothing_any_more(
    header: Header, pins: MockFactory, clock: SimulatedClock
) -> None:
    button = open_driver(wired("seat1.ok", GpioButton(pin=17)), header, lambda told: None)
    clock.advance(0)
    assert pins.pin(17).when_changed is not None
    button.close()
    assert pins.pin(17).when_changed is None
