"""What a colour is on an LED: red, green and blue, at the brightness that the profile asks for."""

from collections.abc import Mapping

from hardware.outputs import Colour, Glow, Pixel

Rgb = tuple[int, int, int]
DARK: Rgb = (0, 0, 0)

COLOURS: Mapping[Colour, Rgb] = {
    "dark": DARK,
    "white": (255, 220, 190),
    "red": (255, 0, 0),
    "orange": (255, 90, 0),
    "yellow": (255, 170, 0),
    "green": (0, 255, 0),
    "turquoise": (0, 220, 130),
    "blue": (0, 40, 255),
    "violet": (170, 0, 255),
}
"""Mixed for LEDs, whose green is far brighter than on a screen."""

GLOWS: Mapping[Glow, float] = {"dim": 0.25, "normal": 1.0, "bright": 2.0}
"""Factors for the brightness of the profile, which is that of "normal"."""


def rgb(pixel: Pixel, brightness: float) -> Rgb:
    """What the LED is sent, each part from 0 to 255; `brightness` is that of the profile, up to 1."""
    strength = min(1.0, brightness * GLOWS[pixel.glow])
    red, green, blue = COLOURS[pixel.colour]
    return _part(red, strength), _part(green, strength), _part(blue, strength)


def _part(value: int, strength: float) -> int:
    """A part above 0 stays at least 1, however dim: without its red, violet would turn into blue."""
    return max(1, round(value * strength)) if value else 0
