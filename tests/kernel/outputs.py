"""Lamps, LEDs and the buzzer under a real kernel: the levels of their pins, as the kernel has them."""

import time
from collections.abc import Callable

import gpiod

from hardware.inputs import Down, Press, Status, Up
from hardware.outputs import Blink, Dark, Flash, Light, Pixel, Pixels, Steady, Tone
from hardware.wiring.drivers import GpioBuzzer, GpioLamp, GpioLeds
from tests.kernel.pins import Pins
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, rest

LAMP, LEDS, LOW_LEDS, SOUND, BUSY = 25, (23, 24), (20, 21), 12, 16
PATIENCE = 60.0
FLASHES, BLINKED = 3, 1.5
"""How often it is looked at, and seconds after which one blink is over."""


def until(holds: Callable[[], bool]) -> bool:
    """Whether that comes true in time."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        rest(0.001)
    return True


def lamp(pins: Pins, table: Table, see: Seen) -> None:
    """Tested when it is opened, lit, dark, and blinking by the timer."""
    table.open(seat1_lamp=GpioLamp(pin=LAMP))
    see(until(lambda: pins.level(LAMP) == 1) and until(lambda: pins.level(LAMP) == 0), "a lamp: tested, then dark")
    for how, level in ((Steady(), 1), (Dark(), 0)):
        table.show(Light("seat1.lamp", how))
        see(until(lambda level=level: pins.level(LAMP) == level), f"a lamp is {'on' if level else 'off'}")  # type: ignore[misc]
    table.show(Light("seat1.lamp", Flash()))
    levels = [1, 0] * FLASHES
    see(all(until(lambda level=level: pins.level(LAMP) == level) for level in levels), "it flashes")  # type: ignore[misc]
    table.show(Light("seat1.lamp", Blink(1, then="steady")))
    rest(BLINKED)
    see(pins.level(LAMP) == 1, "it blinks and stays on")
    table.close("seat1.lamp")
    see(pins.level(LAMP) == 0, "it is dark when it is closed")


def leds(pins: Pins, table: Table, see: Seen) -> None:
    """A bar of LEDs to ground, and one to 3.3 V."""
    table.open(seat1_bar=GpioLeds(pins=LEDS), seat2_bar=GpioLeds(pins=LOW_LEDS, active="low"))
    for name, bar, lit in (("seat1.bar", LEDS, 1), ("seat2.bar", LOW_LEDS, 0)):
        tested = until(lambda bar=bar, lit=lit: [pins.level(pin) for pin in bar] == [1 - lit] * 2)  # type: ignore[misc]
        see(tested, f"{name}: dark after the test")
        table.show(Pixels(name, (Pixel(), Pixel("red"))))
        shown = until(lambda bar=bar, lit=lit: [pins.level(pin) for pin in bar] == [1 - lit, lit])  # type: ignore[misc]
        see(shown, f"{name}: the second LED is lit")
    table.close()


def buzzer(pins: Pins, table: Table, see: Seen) -> None:
    """It sounds, and its pin is low afterwards. Its pitch cannot be judged on an emulated processor."""
    table.open(table_sound=GpioBuzzer(pin=SOUND))
    for _ in range(3):
        table.show(Tone("table.sound", "soft"))
        moved = until(lambda: pins.level(SOUND) == 1) and until(lambda: pins.level(SOUND) == 0)
        rest(1.0)  # the sound is over, however late its thread is
        quiet = not any(pins.level(SOUND) for _ in range(50))
        see(moved and quiet, "the buzzer sounds, and its pin is low afterwards")
    table.close("table.sound")


def busy(pins: Pins, table: Table, see: Seen) -> None:
    """A pin that another program has: who it is, and the button works once the pin is free."""
    with gpiod.request_lines("/dev/gpiochip0", consumer="other-program", config={BUSY: None}):
        table.say(f'open seat1.ok {{"driver":"gpio-button","pin":{BUSY}}}')
        state = table.until(Status).state
        see(isinstance(state, Down) and "other-program" in str(state.why), f"a pin that another program has: {state}")
    see(table.until(Status).state == Up(), "it is had when it is free")
    pins.move(BUSY, 0)
    see(table.until(Press).device == "seat1.ok", "and its button is heard")
    rest()
    pins.move(BUSY, 1)
    table.close("seat1.ok")
