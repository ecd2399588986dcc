"""Buzzers on mock pins: every figure has its notes, one tone at a time, and ends in silence."""

from typing import get_args

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.clock import SimulatedClock
from hardware.outputs import Figure, Light, Tone
from hardware.tones import NOTES, one_voice, seconds
from hardware.wiring.drivers import GpioBuzzer
from tests.hardware.gpio.conftest import Opens

BUZZER = GpioBuzzer(pin=12)


def heard(pins: MockFactory) -> float | None:
    """The hertz that sound now."""
    pin = pins.pin(12)
    assert pin.frequency is None or pin.state == 0.5
    return None if pin.frequency is None else float(pin.frequency)


@pytest.mark.parametrize("figure", get_args(Figure))
def test_a_figure_sounds_as_long_as_it_should_and_only_with_its_tones(
    figure: Figure, opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    opens("table.sound", BUZZER).show(Tone("table.sound", figure))
    expected = [hertz for note in NOTES[figure] for hertz in note.hertz]
    steps = int(seconds(figure) / 0.01)
    for _ in range(steps):
        assert heard(pins) in expected
        clock.advance(seconds(figure) / steps * 0.999)
    clock.advance(0.05)
    assert heard(pins) is None


def test_tones_that_sound_together_are_all_heard_in_turn(
    opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    opens("table.sound", BUZZER).show(Tone("table.sound", "chord"))
    tones = set()
    for _ in range(20):
        tones.add(heard(pins))
        clock.advance(0.02)
    assert tones == set(NOTES["chord"][0].hertz)


def test_a_new_sound_ends_the_one_before(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    buzzer = opens("table.sound", BUZZER)
    buzzer.show(Tone("table.sound", "gong"))
    buzzer.show(Tone("table.sound", "tick"))
    assert heard(pins) == NOTES["tick"][0].hertz[0]
    clock.advance(seconds("tick") + 0.001)
    assert heard(pins) is None
    clock.advance(2.0)
    assert heard(pins) is None


def test_closing_ends_the_sound(opens: Opens, pins: MockFactory, clock: SimulatedClock) -> None:
    buzzer = opens("table.sound", BUZZER)
    buzzer.show(Tone("table.sound", "gong"))
    buzzer.close()
    assert heard(pins) is None
    buzzer.show(Tone("table.sound", "gong"))
    clock.advance(1.0)
    assert heard(pins) is None


@pytest.mark.parametrize("figure", get_args(Figure))
def test_one_voice_takes_as_long_as_many(figure: Figure) -> None:
    voice = list(one_voice(NOTES[figure]))
    assert all(len(note.hertz) == 1 for note in voice)
    assert sum(note.seconds for note in voice) == pytest.approx(seconds(figure))


def test_it_shows_nothing_but_sounds(opens: Opens) -> None:
    with pytest.raises(TypeError, match=r"table\.sound is a buzzer and cannot show Light"):
        opens("table.sound", BUZZER).show(Light("table.sound"))
