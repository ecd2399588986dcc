"""A bar of plain LEDs on mock pins: an LED is on where its pixel is not dark; `hardware.animation` says when."""

from typing import Literal

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.animation import LATE, glowing
from hardware.clock import SimulatedClock
from hardware.driver import LAMP_TEST
from hardware.gpio import Header
from hardware.inputs import Down, Input, Up
from hardware.outputs import Light, Pixel, Pixels
from hardware.wiring.drivers import GpioLeds
from tests.hardware.gpio.conftest import Opens

PINS = (5, 6, 13, 19)
RED, DARK, BLINKING = Pixel("red"), Pixel(), Pixel("blue", blink=True)


def lit(pins: MockFactory) -> list[bool]:
    return [bool(pins.pin(pin).state) for pin in PINS]


def test_they_are_tested_once_and_dark_then(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    opens("seat1.bar", GpioLeds(pins=PINS))
    assert lit(pins) == [True] * 4
    clock.advance(LAMP_TEST + 0.01)
    assert lit(pins) == [False] * 4


def test_an_led_is_on_where_its_pixel_is_not_dark(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    clock.advance(LAMP_TEST + 0.01)
    bar.show(Pixels("seat1.bar", (RED, DARK, Pixel("white", "bright"), DARK, RED, RED)))
    assert lit(pins) == [True, False, True, False], "what it has no LED for is left out"
    bar.show(Pixels("seat1.bar", (DARK, RED)))
    assert lit(pins) == [False, True, False, False]


def test_the_energy_of_a_duellist_can_be_read(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    """The Energy that a player may still gain is dim on a strip. Fully lit, it would be taken for Energy."""
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    clock.advance(LAMP_TEST + 0.01)
    bar.show(Pixels("seat1.bar", (Pixel("white"), Pixel("white"), Pixel("blue", "dim"), Pixel("red"))))
    assert lit(pins) == [True, True, False, True]


def test_it_looks_as_it_should_at_every_moment(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    clock.advance(LAMP_TEST + 0.0213)
    shown = Pixels("seat1.bar", (RED, BLINKING, DARK))
    bar.show(shown)
    seen = set[bool]()
    for _ in range(200):
        now = clock.now()
        looks = [[pixel != DARK for pixel in glowing(shown, 4, moment)] for moment in (now, now - LATE)]
        assert lit(pins) in looks, now
        seen.add(lit(pins)[1])
        clock.advance(0.0113)
    assert seen == {True, False}, "it did blink"


@pytest.mark.parametrize(("active", "level"), [("high", True), ("low", False)])
def test_leds_to_ground_and_leds_to_power(
    active: Literal["high", "low"], level: bool, opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=PINS, active=active))
    clock.advance(LAMP_TEST + 0.01)
    bar.show(Pixels("seat1.bar", (RED, DARK)))
    assert lit(pins)[:2] == [level, not level]


def test_a_bar_at_rest_wakes_nobody(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    bar.show(Pixels("seat1.bar", (RED, DARK)))
    clock.advance(LAMP_TEST + 0.01)
    pins.pin(PINS[0]).clear_states()
    clock.advance(3600)
    assert len(pins.pin(PINS[0]).states) == 1


def test_a_bar_that_lacks_a_pin_is_down_and_holds_none(
    opens: Opens, header: Header, pins: MockFactory, clock: SimulatedClock
) -> None:
    other = header.open("seat2.ok", PINS[2], "LED")
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    state = bar.state()
    assert isinstance(state, Down)
    assert str(state.why) == f"device-pin-taken pin={PINS[2]} holder=seat2.ok"
    header.release(PINS[0], header.open("table.undo", PINS[0], "LED"))
    header.release(PINS[2], other)
    bar.reopen()
    clock.advance(0)
    assert bar.state() == Up()


def test_they_are_dark_after_the_bar_was_closed(
    opens: Opens, pins: MockFactory, clock: SimulatedClock, told: list[Input]
) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=PINS))
    bar.show(Pixels("seat1.bar", (BLINKING,) * 4))
    bar.close()
    clock.advance(5.0)
    bar.show(Pixels("seat1.bar", (RED,)))
    assert lit(pins) == [False] * 4
    assert told == []


def test_they_are_switched_off_before_their_pins_are_let_go(
    opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    """A real pin may keep its level when it is closed."""
    bar = opens("seat1.bar", GpioLeds(pins=PINS, active="low"))
    clock.advance(LAMP_TEST + 0.01)
    bar.show(Pixels("seat1.bar", (RED,)))
    pins.pin(PINS[0]).clear_states()
    bar.close()
    assert [bool(change.state) for change in pins.pin(PINS[0]).states[:2]] == [False, True]


def test_it_shows_nothing_but_pixels(opens: Opens) -> None:
    with pytest.raises(TypeError, match=r"seat1\.bar is a bar and cannot show Light"):
        opens("seat1.bar", GpioLeds(pins=PINS)).show(Light("seat1.bar"))
