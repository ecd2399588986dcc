"""The figure that a buzzer plays is recognised by its tones."""

import pytest

from hardware.emulators.workbench.ear import VOICES, Ear
from hardware.outputs import Figure


def listened(*tones: float) -> Ear:
    ear = Ear()
    for hertz in tones:
        ear.hear(hertz)
    return ear


@pytest.mark.parametrize("figure", VOICES)
def test_every_figure_is_known_when_it_is_over(figure: Figure) -> None:
    ear = listened(*VOICES[figure])
    assert (ear.hertz, ear.figure) == (VOICES[figure][-1], None)
    ear.hear(0.0)
    assert (ear.hertz, ear.figure) == (0.0, figure)


@pytest.mark.parametrize("figure", VOICES)
def test_a_figure_that_cuts_off_another_is_what_was_heard(figure: Figure) -> None:
    assert listened(*VOICES["gong"][:5], *VOICES[figure], 0.0).figure == figure


def test_buzzers_are_not_in_tune() -> None:
    assert listened(*(hertz * 1.0005 for hertz in VOICES["rising"]), 0.0).figure == "rising"


def test_noise_is_no_figure_and_silence_changes_nothing() -> None:
    assert listened(50.0, 60.0, 0.0).figure is None
    assert listened(*VOICES["click"], 0.0, 0.0).figure == "click"
