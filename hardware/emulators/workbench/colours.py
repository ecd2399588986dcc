"""Which colour a person sees in an LED: the nearest of those that the table knows."""

from functools import cache

from hardware.neopixel.colours import COLOURS, GLOWS, Rgb, rgb
from hardware.outputs import Pixel


def pixel_of(led: Rgb, brightness: float) -> Pixel:
    """The pixel whose colour on an LED is nearest to this one; `brightness` is that of its bar."""
    known = _known(brightness)
    return known.get(led) or known[min(known, key=lambda colour: _apart(colour, led))]


@cache
def _known(brightness: float) -> dict[Rgb, Pixel]:
    """Every pixel by its colour. Where two glows look the same, as at full brightness, "normal" is meant."""
    glows = sorted(GLOWS, key=lambda glow: glow != "normal")
    pixels = [Pixel(colour, glow) for glow in glows for colour in COLOURS]
    return {rgb(pixel, brightness): pixel for pixel in reversed(pixels)}


def _apart(one: Rgb, other: Rgb) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
