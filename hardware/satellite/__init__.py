"""Satellites: boards with MicroPython on USB, each with the devices of a seat."""
