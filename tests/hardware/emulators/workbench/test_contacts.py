"""Contacts that are pressed: two hands at once, and a machine too busy to make every edge in time."""

from collections.abc import Callable, Iterator

import pytest

from hardware.contact import USUAL_WINDOW, push
from hardware.emulators.workbench.contacts import ButtonPart
from hardware.emulators.workbench.pins import MockPins
from hardware.faults import Bounce
from hardware.gpio import Header, open_driver
from hardware.inputs import Input, Press
from hardware.wiring.drivers import GpioButton
from tests.hardware.emulators.workbench.test_hand import Stalling
from tests.hardware.gpio.conftest import wired

BOUNCE = Bounce(times=4, within=0.004)
Buttons = Callable[[str, int], ButtonPart]


@pytest.fixture
def clock() -> Stalling:
    return Stalling(start=100.0)


@pytest.fixture
def pins() -> Iterator[MockPins]:
    pins = MockPins()
    yield pins
    pins.factory.close()


@pytest.fixture
def told() -> list[Input]:
    return []


@pytest.fixture
def button(clock: Stalling, pins: MockPins, told: list[Input]) -> Iterator[Buttons]:
    """A button on a pin, with its real driver."""
    header, opened = Header(clock, pins.backend), []

    def plug_in(name: str, pin: int) -> ButtonPart:
        wiring = GpioButton(pin=pin)
        opened.append(open_driver(wired(name, wiring), header, told.append))
        clock.advance(0)
        return ButtonPart(name, clock, pins, wiring)

    yield plug_in
    for driver in opened:
        driver.close()


def presses(told: list[Input]) -> list[tuple[str, float]]:
    return [(press.device, press.at) for press in told if isinstance(press, Press)]


def test_two_hands_press_two_buttons_at_once(clock: Stalling, pins: MockPins, button: Buttons) -> None:
    ok, no = button("seat1.ok", 17), button("seat1.no", 27)
    ok.press()
    no.press()
    clock.advance(0)
    assert not pins[17].state
    assert not pins[27].state, "while the first finger is still down"


@pytest.mark.parametrize("after", [after for after, _ in push(BOUNCE.times, BOUNCE.within)])
def test_a_bounce_is_one_press_even_if_the_program_stands_still_after_one_of_its_edges(
    clock: Stalling, button: Buttons, told: list[Input], after: float
) -> None:
    """A kernel stamps an edge when it happens, however busy the machine is."""
    ok = button("seat1.ok", 17)
    ok.faults.switch_on(BOUNCE, clock.now())
    ok.press()
    clock.advance(after)
    clock.stall(2 * USUAL_WINDOW)
    clock.advance(1.0)
    assert presses(told) == [("seat1.ok", 100.0)]
    ok.press()
    clock.advance(1.0)
    assert [device for device, _ in presses(told)] == ["seat1.ok"] * 2
