"""The firmware of satellites, on real MicroPython."""
