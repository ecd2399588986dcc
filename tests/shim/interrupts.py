"""How Linux reports edges: stamped at once, but reported by a thread that runs later and only then reads the level.

drivers/gpio/gpiolib-cdev.c: `edge_irq_handler` takes the stamp and wakes `edge_irq_thread`. If the contact has changed
again before that thread runs, its edges become one: with the last time stamp, and with the level of that moment.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

USUAL_LATE = 60_000
"""Nanoseconds by which the thread is late on a Pi that has little else to do: some 20 to 100 microseconds."""


class Edge(NamedTuple):
    """As it is reported."""

    pin: int
    level: int
    stamp: int


class _Woken(NamedTuple):
    runs_at: int
    stamp: int


class Interrupts:
    """The threads for edges, one for each pin."""

    def __init__(self, level: Callable[[int], int]) -> None:
        self.late = USUAL_LATE
        self._level = level
        self._woken: dict[int, _Woken] = {}

    def edge(self, pin: int, stamp: int) -> None:
        """A pin has changed, and its thread is woken; one that was woken and has not run yet sees only this stamp."""
        before = self._woken.get(pin)
        self._woken[pin] = _Woken(before.runs_at if before else stamp + self.late, stamp)

    def run(self, until: float) -> Iterator[Edge]:
        """The edges of the threads that run up to then (nanoseconds), with the levels of now."""
        due = [(woken.runs_at, pin) for pin, woken in self._woken.items() if woken.runs_at <= until]
        for _, pin in sorted(due):
            yield Edge(pin, self._level(pin), self._woken.pop(pin).stamp)
