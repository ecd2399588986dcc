"""Lamps on mock pins: each way to be lit looks as `hardware.animation` says, at any moment."""

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.animation import LATE, lit
from hardware.clock import SimulatedClock
from hardware.driver import LAMP_TEST
from hardware.inputs import Input
from hardware.outputs import Blink, Dark, Digits, Flash, How, InTurn, Light, Output, Pixel, Pixels, Steady
from hardware.wiring.drivers import AnyDriver, GpioLamp, GpioLeds
from tests.hardware.gpio.conftest import Opens

LAMP = GpioLamp(pin=25)
HOWS = (Dark(), Steady(), Flash("slow"), Flash("quick"), Blink(3), Blink(2, "steady"), InTurn(2, 3))


@pytest.mark.parametrize("how", HOWS, ids=repr)
def test_it_looks_as_it_should_at_every_moment(
    how: How, opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    lamp = opens("seat1.lamp", LAMP)
    clock.advance(LAMP_TEST + 0.0213)
    since = clock.now()
    lamp.show(Light("seat1.lamp", how))
    for _ in range(300):
        now = clock.now()
        assert bool(pins.pin(25).state) in {lit(how, since, now), lit(how, since, max(since, now - LATE))}, now - since
        clock.advance(0.0113)


def test_it_shows_the_change_at_once(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    lamp = opens("seat1.lamp", LAMP)
    clock.advance(LAMP_TEST + 0.1)
    lamp.show(Light("seat1.lamp", Steady()))
    assert pins.pin(25).state
    lamp.show(Light("seat1.lamp", Dark()))
    assert not pins.pin(25).state


def test_it_is_tested_once_when_it_is_first_opened(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    lamp = opens("seat1.lamp", LAMP)
    lamp.show(Light("seat1.lamp", Dark()))
    assert pins.pin(25).state
    clock.advance(LAMP_TEST + 0.01)
    assert not pins.pin(25).state


def test_a_lamp_at_rest_wakes_nobody(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    lamp = opens("seat1.lamp", LAMP)
    lamp.show(Light("seat1.lamp", Steady()))
    clock.advance(LAMP_TEST + 0.01)
    pins.pin(25).clear_states()
    clock.advance(3600)
    assert len(pins.pin(25).states) == 1


def test_it_is_dark_after_it_was_closed_and_stays_so(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    lamp = opens("seat1.lamp", LAMP)
    lamp.show(Light("seat1.lamp", Flash()))
    lamp.close()
    clock.advance(5.0)
    lamp.show(Light("seat1.lamp", Steady()))
    assert not pins.pin(25).state
    assert told == []


class Written(MockPWMPin):  # type: ignore[misc]
    """A pin that keeps its level when it is closed, as many do."""

    kept: bool | None = None

    def _set_state(self, value: float) -> None:
        super()._set_state(value)
        self.kept = bool(value)


@pytest.mark.parametrize("pin_class", [Written])
@pytest.mark.parametrize(
    ("wiring", "output"),
    [(LAMP, Light("seat1.lamp", Steady())), (GpioLeds(pins=(25,)), Pixels("seat1.bar", (Pixel("red"),)))],
)
def test_what_is_lit_is_switched_off_before_it_is_let_go(
    wiring: AnyDriver, output: Output, opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    device = opens(output.device, wiring)
    clock.advance(LAMP_TEST + 1)
    device.show(output)
    assert pins.pin(25).kept is True
    device.close()
    assert pins.pin(25).kept is False


def test_it_shows_nothing_but_lights(opens: Opens) -> None:
    with pytest.raises(TypeError, match=r"seat1\.lamp is a lamp and cannot show Digits"):
        opens("seat1.lamp", LAMP).show(Digits("seat1.lamp", "1"))
