"""Pins by the kernel's own lines: a pin factory for gpiozero on /dev/gpiochip*, which needs no library.

The kernel wakes whoever waits for a line's file, so there is no polling, and in a program with an event loop no thread.
`pins` needs gpiozero, so it is loaded when pins are opened (`hardware.gpio.backend`).
"""
