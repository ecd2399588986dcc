"""Pins that fail after they were opened: the device is down and says why, comes up again, and no other fails."""

from typing import Any

import pytest
from gpiozero.pins.mock import MockPWMPin

from hardware.clock import SimulatedClock
from hardware.driver import LAMP_TEST
from hardware.gpio import Header
from hardware.inputs import Down, Input, Press, Status, Up
from hardware.message import message
from hardware.outputs import Flash, Light, Output, Pixel, Pixels, Steady, Tone
from hardware.wiring.drivers import AnyDriver, GpioButton, GpioBuzzer, GpioDial, GpioLamp, GpioLeds
from tests.hardware.gpio.conftest import Opens

FAILS = Down(message("device-pins-fail", why="bad handle"))
PIN = 12


class FailingPin(MockPWMPin):  # type: ignore[misc]
    """A pin that can be broken."""

    broken = False

    def _enable_event_detect(self) -> None:
        if FailingPin.broken:  # as RPi.GPIO does where the kernel has no files for its edges any more
            raise RuntimeError("Failed to add edge detection")

    def _set_state(self, value: float) -> None:
        if FailingPin.broken:
            raise OSError("bad handle")
        super()._set_state(value)

    def _set_frequency(self, value: Any) -> None:
        if FailingPin.broken and value is not None:  # it can always be released
            raise OSError("bad handle")
        super()._set_frequency(value)


@pytest.fixture
def pin_class(monkeypatch: pytest.MonkeyPatch) -> type[MockPWMPin]:
    monkeypatch.setattr(FailingPin, "broken", False)
    return FailingPin


def states(told: list[Input]) -> list[object]:
    return [input.state for input in told if isinstance(input, Status)]


DEVICES: list[tuple[str, AnyDriver, Output]] = [
    ("seat1.lamp", GpioLamp(pin=PIN), Light("seat1.lamp", Steady())),
    ("seat1.bar", GpioLeds(pins=(PIN,)), Pixels("seat1.bar", (Pixel("red"),))),
    ("table.sound", GpioBuzzer(pin=PIN), Tone("table.sound", "gong")),
]


@pytest.mark.parametrize(("name", "wiring", "output"), DEVICES)
def test_showing_something_on_a_broken_pin_fails_the_device_alone(
    name: str, wiring: AnyDriver, output: Output, opens: Opens, clock: SimulatedClock, told: list[Input]
) -> None:
    device = opens(name, wiring)
    clock.advance(LAMP_TEST + 1)
    FailingPin.broken = True
    device.show(output)
    assert states(told) == [FAILS]
    clock.advance(20)
    FailingPin.broken = False
    clock.advance(20)
    assert device.state() == Up()


@pytest.mark.parametrize(
    ("name", "wiring"), [("seat1.ok", GpioButton(pin=PIN)), ("seat1.dial", GpioDial(a=PIN, b=5, push=6))]
)
def test_a_pin_that_tells_no_edges_is_said_and_tried_again(
    name: str, wiring: AnyDriver, opens: Opens, header: Header, clock: SimulatedClock, told: list[Input]
) -> None:
    FailingPin.broken = True
    device = opens(name, wiring)
    assert device.state() == Down(message("device-pins-fail", why="Failed to add edge detection"))
    header.release(PIN, header.open("seat2.lamp", PIN, "InputDevice"))
    FailingPin.broken = False
    clock.advance(20)
    assert states(told) == [Up()]
    header.backend.factory.pin(6 if name == "seat1.dial" else PIN).drive_low()
    assert isinstance(told[-1], Press)


def test_a_lamp_whose_pin_breaks_between_two_flashes_flashes_again_once_it_can(
    opens: Opens, header: Header, clock: SimulatedClock, told: list[Input]
) -> None:
    lamp = opens("seat1.lamp", GpioLamp(pin=PIN))
    lamp.show(Light("seat1.lamp", Flash()))
    clock.advance(LAMP_TEST + 1)
    FailingPin.broken = True
    clock.advance(2)
    assert states(told)[0] == FAILS
    FailingPin.broken = False
    clock.advance(20)
    pin = header.backend.factory.pin(PIN)
    pin.clear_states()
    clock.advance(3)
    assert len(pin.states) > 3


class ShortedPin(MockPWMPin):  # type: ignore[misc]
    """A pin that can be opened, and cannot be lit."""

    def _set_state(self, value: float) -> None:
        if value:
            raise OSError("bad handle")
        super()._set_state(value)


@pytest.mark.parametrize("pin_class", [ShortedPin])
def test_a_lamp_that_cannot_be_lit_never_comes_up(opens: Opens, clock: SimulatedClock, told: list[Input]) -> None:
    lamp = opens("seat1.lamp", GpioLamp(pin=PIN))
    lamp.show(Light("seat1.lamp", Steady()))
    clock.advance(60)
    assert (lamp.state(), states(told)) == (FAILS, [])


def test_after_it_worked_it_is_tried_again_soon(opens: Opens, clock: SimulatedClock, told: list[Input]) -> None:
    holder = opens("seat1.ok", GpioButton(pin=PIN))
    lamp = opens("seat1.lamp", GpioLamp(pin=PIN))
    clock.advance(100)
    holder.close()
    clock.advance(10)
    FailingPin.broken = True
    lamp.show(Light("seat1.lamp", Steady()))
    FailingPin.broken = False
    clock.advance(0.3)
    assert states(told) == [Up(), FAILS, Up()]


@pytest.mark.parametrize(("name", "wiring", "output"), DEVICES)
def test_a_device_whose_pin_broke_can_be_closed_and_lets_it_go(
    name: str, wiring: AnyDriver, output: Output, opens: Opens, header: Header, clock: SimulatedClock
) -> None:
    device = opens(name, wiring)
    device.show(output)
    FailingPin.broken = True
    device.close()
    FailingPin.broken = False
    header.release(PIN, header.open("seat2.ok", PIN, "Button"))
