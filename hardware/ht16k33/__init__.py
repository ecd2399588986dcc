"""Counters: HT16K33 displays with seven or fourteen segments a digit, on an I2C bus or behind a multiplexer."""

from hardware.ht16k33.counter import CounterFace, counter

__all__ = ["CounterFace", "counter"]
