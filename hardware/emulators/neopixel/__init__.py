"""An emulated strip of WS2812 LEDs, which measures the pulses on its data line as real ones do."""

from hardware.emulators.neopixel.strip import Strip

__all__ = ["Strip"]
