"""`time`, by the crystal of the emulated board."""

import time

import _hardware

from simulated import interrupts

_micros, _millis = _hardware.ticks_us, _hardware.ticks_ms
sleep_us = _hardware.sleep_us
ticks_add, ticks_diff = time.ticks_add, time.ticks_diff


def ticks_us() -> int:
    """Microseconds in 30 bits; in a handler the moment at which it was called."""
    return _micros() if interrupts.at < 0 else interrupts.at


def ticks_ms() -> int:
    """Milliseconds in 30 bits."""
    return _millis() if interrupts.at < 0 else interrupts.at // 1000


def sleep_ms(milliseconds: int) -> None:
    """Interrupts go on meanwhile."""
    sleep_us(1000 * milliseconds)
