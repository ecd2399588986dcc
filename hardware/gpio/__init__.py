"""Buttons, lamps, dials and buzzers on the pins of a Pi, through gpiozero."""

from hardware.gpio.backend import Backend, choose
from hardware.gpio.header import Header
from hardware.gpio.opening import GPIO_DRIVERS, open_driver

__all__ = ["GPIO_DRIVERS", "Backend", "Header", "choose", "open_driver"]
