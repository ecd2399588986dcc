"""The same devices on the RPi.GPIO back end, over fake-rpi: stamps and levels come late, no press is lost."""

import sys
from collections.abc import Iterator
from typing import Literal

import gpiozero.pins.local
import pytest

from hardware.clock import SimulatedClock
from hardware.driver import LAMP_TEST
from hardware.gpio import Backend, Header, choose
from hardware.gpio.backend import THREAD_ERR
from hardware.inputs import Input, Press, Turn
from hardware.outputs import Light, Pixel, Pixels, Steady, Tone
from hardware.real.table import ON_THE_WAY
from hardware.tones import NOTES
from hardware.wiring.drivers import GpioButton, GpioBuzzer, GpioDial, GpioLamp, GpioLeds
from tests.hardware.gpio.conftest import Opens
from tests.hardware.gpio.rpi_gpio import FakeGpio

PI_4B = 0xC03114


@pytest.fixture
def gpio(monkeypatch: pytest.MonkeyPatch) -> FakeGpio:
    """RPi.GPIO, as if this were a Pi 4."""
    import fake_rpi

    gpio = FakeGpio()
    monkeypatch.setattr(fake_rpi.RPi, "GPIO", gpio)
    monkeypatch.setitem(sys.modules, "RPi", fake_rpi.RPi)
    monkeypatch.setitem(sys.modules, "RPi.GPIO", gpio)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.rpigpio", raising=False)
    monkeypatch.setattr(gpiozero.pins.local, "get_pi_revision", lambda: PI_4B)
    return gpio


@pytest.fixture
def backend(gpio: FakeGpio, clock: SimulatedClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Backend]:
    backend = choose(["RPi.GPIO"])
    monkeypatch.setattr(type(backend.factory), "ticks", staticmethod(clock.now))
    yield backend
    backend.factory.close()
    sys.modules.pop("gpiozero.pins.rpigpio")


@pytest.fixture
def header(clock: SimulatedClock, backend: Backend) -> Header:
    return Header(clock, lambda: backend)


def test_the_back_end_is_named(backend: Backend) -> None:
    assert backend.name == "RPi.GPIO 0.5.6"


def test_a_push_is_one_press_and_says_how_late_it_may_be(
    opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    assert gpio.pulls[17] == gpio.PUD_UP
    for level in (0, 1, 0, 1, 0):
        gpio.drive(17, level)
        clock.advance(0.002)
    assert told == [Press(device="seat1.ok", at=100.0, err=THREAD_ERR)]


def test_the_error_allows_for_other_threads_that_compute(backend: Backend) -> None:
    """A time stamp may wait while Python lets one or two other threads compute, a switch interval each."""
    assert 2 * sys.getswitchinterval() <= backend.err < ON_THE_WAY, "and a race waits for a stamp that is late"


def test_a_press_is_not_lost_when_the_contact_was_open_again_as_it_was_read(
    opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    gpio.reads = [1]
    for level in (0, 1, 0):
        gpio.drive(17, level)
        clock.advance(0.001)
    assert told == [Press(device="seat1.ok", at=100.0, err=THREAD_ERR)]


def test_a_spike_that_is_over_when_it_is_read_is_no_press_and_does_not_hide_the_next_one(
    opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    for _ in range(10):
        gpio.reads = [1]
        gpio.drive(17, 0)
        gpio.drive(17, 1)
        clock.advance(0.01)
    assert told == []
    clock.advance(0.02)
    gpio.drive(17, 0)
    assert told == [Press(device="seat1.ok", at=clock.now(), err=THREAD_ERR)]


def test_letting_go_is_no_press_when_the_contact_was_closed_again_as_it_was_read(
    opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]
) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    gpio.drive(17, 0)
    clock.advance(0.5)
    gpio.reads = [0]
    for level in (1, 0, 1):
        gpio.drive(17, level)
        clock.advance(0.001)
    assert [input.at for input in told] == [100.0]


def test_a_button_that_was_held_from_the_start_is_not_pressed_by_letting_go(
    opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]
) -> None:
    gpio.reads = [0]
    opens("seat1.ok", GpioButton(pin=17))
    gpio.levels[17] = 0
    gpio.drive(17, 1)
    assert told == []
    clock.advance(1)
    gpio.drive(17, 0)
    assert [input.at for input in told] == [101.0]


def test_a_dial_turns(opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]) -> None:
    opens("seat1.dial", GpioDial(a=5, b=6))
    for _ in range(3):
        for pin, level in ((5, 0), (6, 0), (5, 1), (6, 1)):
            gpio.drive(pin, level)
    assert [input.by for input in told if isinstance(input, Turn)] == [1, 1, 1]


def test_a_lamp_is_lit(opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]) -> None:
    lamp = opens("seat1.lamp", GpioLamp(pin=25))
    clock.advance(LAMP_TEST + 0.1)
    assert gpio.levels[25] == 0
    lamp.show(Light("seat1.lamp", Steady()))
    assert gpio.levels[25] == 1


@pytest.mark.parametrize("active", ["high", "low"])
def test_leds_are_lit(active: Literal["high", "low"], opens: Opens, gpio: FakeGpio, clock: SimulatedClock) -> None:
    bar = opens("seat1.bar", GpioLeds(pins=(5, 6, 13), active=active))
    on = int(active == "high")
    assert [gpio.levels[pin] for pin in (5, 6, 13)] == [on, on, on], "the lamp test"
    bar.show(Pixels("seat1.bar", (Pixel("red"), Pixel("dark"), Pixel("green", "bright"))))
    clock.advance(LAMP_TEST + 0.1)
    assert [gpio.levels[pin] for pin in (5, 6, 13)] == [on, 1 - on, on]


def test_a_buzzer_sounds(opens: Opens, gpio: FakeGpio, clock: SimulatedClock, told: list[Input]) -> None:
    buzzer = opens("table.sound", GpioBuzzer(pin=12))
    buzzer.show(Tone("table.sound", "soft"))
    assert gpio.tones[12] == pytest.approx(NOTES["soft"][0].hertz[0])
    clock.advance(1)
    assert gpio.tones[12] == 0
