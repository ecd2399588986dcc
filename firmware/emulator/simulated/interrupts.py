"""Calls the handlers of pins with the heap locked: one that allocates fails here as it does on the chip."""

import _hardware
import micropython

at = -1
"""`ticks_us` while a handler runs; -1 otherwise."""
pins = {}


def _edge(number: int, level: int, ticks: int) -> None:
    global at
    for pin in pins.get(number, ()):
        pin.level = level
    for pin in pins.get(number, ()):
        if pin.handler is None or not pin.trigger & (8 if level else 4):
            continue
        at = ticks
        micropython.heap_lock()
        try:
            pin.handler(pin)
        finally:
            micropython.heap_unlock()
            at = -1


_hardware.on_edge(_edge)
