"""Bars: addressable LEDs (WS2812, "NeoPixel") on the data line of an SPI bus."""

from hardware.neopixel.bar import BarFace, bar
from hardware.neopixel.strip import Strip

__all__ = ["BarFace", "Strip", "bar"]
