"""The colour that is recognised in an LED is the one that it was sent."""

import pytest

from hardware.emulators.workbench.colours import pixel_of
from hardware.neopixel.colours import COLOURS, GLOWS, rgb
from hardware.outputs import Pixel


@pytest.mark.parametrize("brightness", [0.1, 0.3, 0.45])
def test_every_colour_and_glow_is_seen(brightness: float) -> None:
    for pixel in (Pixel(colour, glow) for colour in COLOURS if colour != "dark" for glow in GLOWS):
        assert pixel_of(rgb(pixel, brightness), brightness) == pixel


def test_dark_is_dark_however_it_was_meant() -> None:
    for glow in GLOWS:
        assert pixel_of(rgb(Pixel("dark", glow), 0.3), 0.3) == Pixel()


def test_a_bar_that_is_as_bright_as_it_can_be_knows_no_brighter_glow() -> None:
    assert pixel_of(rgb(Pixel("red", "bright"), 1.0), 1.0) == Pixel("red")


def test_what_is_nearly_a_colour_is_that_colour() -> None:
    assert pixel_of((254, 3, 2), 1.0) == Pixel("red")
    assert pixel_of((1, 0, 1), 1.0) == Pixel()
