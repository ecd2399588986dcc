"""Stands in for MicroPython's modules of the RP2040 and RP2350, over the hardware that `run.mjs` emulates."""
