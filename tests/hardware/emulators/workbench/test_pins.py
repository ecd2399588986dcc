"""Mock pins with wires: the other end is told of every change, and a contact does not change an output."""

from collections.abc import Iterator

import pytest
from gpiozero import LED, InputDevice, TonalBuzzer
from gpiozero.tones import Tone

from hardware.emulators.workbench.pins import KEPT, MockPins


@pytest.fixture
def pins() -> Iterator[MockPins]:
    pins = MockPins()
    yield pins
    pins.factory.close()


def test_they_are_chosen_by_name(pins: MockPins) -> None:
    assert (pins.backend().name, pins.backend().factory) == ("mock pins", pins.factory)


def test_a_wire_hears_each_change(pins: MockPins) -> None:
    heard: list[bool] = []
    pins[17].wire = heard.append
    with LED(17, pin_factory=pins.factory) as led:
        led.on()
        led.on()
        led.off()
    assert heard == [True, False]


def test_an_ear_hears_each_tone_and_its_end(pins: MockPins) -> None:
    heard: list[float] = []
    pins[12].ear = heard.append
    with TonalBuzzer(12, pin_factory=pins.factory) as buzzer:
        heard.clear()
        buzzer.play(Tone.from_frequency(440.0))
        buzzer.stop()
        assert heard[0] == pytest.approx(440.0)
        assert heard[-1] == 0.0


def test_only_an_open_output_shines(pins: MockPins) -> None:
    pins[17].drive(True, 1.0)
    assert not pins[17].shines
    with LED(17, pin_factory=pins.factory) as led:
        led.on()
        assert pins[17].shines
        pins[17].drive(False, 2.0)
        assert pins[17].shines


def test_a_contact_moves_an_input(pins: MockPins) -> None:
    with InputDevice(17, pull_up=True, pin_factory=pins.factory) as device:
        assert not device.value
        pins[17].drive(False, 2.0)
        assert device.value


def test_a_long_evening_fills_no_memory(pins: MockPins) -> None:
    for _ in range(KEPT):
        pins[17].drive(True, 1.0)
        pins[17].drive(False, 2.0)
    assert len(pins[17].states) == KEPT
