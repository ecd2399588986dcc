"""Edges of buttons and dials, each with its moment."""

from typing import Any

from hardware.contact import push

Edge = tuple[int, int, int]
"""Pin, level after it, moment (ns of the monotonic clock)."""
Line = dict[str, Any]
"""A part, as the settings have it."""

QUARTER = 0.0005
"""Seconds from one edge of a dial to the next: nobody turns it faster."""
STATES = ((0, 1), (0, 0), (1, 0), (1, 1))
"""Levels of both contacts of a dial after each quarter of a clockwise cycle, which begins with both open."""


def pressed(line: Line, at: int, bounces: int, within: float) -> list[Edge]:
    """Press and release a button, or a dial's knob; each time it bounces that often, within so many seconds."""
    pin = line["push"] if line["part"] == "dial" else line["pin"]
    closed = 1 if line.get("pull") == "down" else 0
    edges = push(bounces, within)
    return [(pin, closed if shut else 1 - closed, at + round(after * 1e9)) for after, shut in edges]


class Turning:
    """Where a dial stands between two clicks."""

    def __init__(self, line: Line) -> None:
        self._a, self._b = line["a"], line["b"]
        self._quarters = len(STATES) // line.get("clicks", 1)
        self._place = len(STATES) - 1

    def turn(self, by: int, at: int) -> list[Edge]:
        """Turn it by that many clicks, clockwise above 0."""
        edges = []
        for quarter in range(abs(by) * self._quarters):
            self._place = (self._place + (1 if by > 0 else -1)) % len(STATES)
            moment = at + round(quarter * QUARTER * 1e9)
            edges += [(pin, level, moment) for pin, level in zip((self._a, self._b), STATES[self._place], strict=True)]
        return edges
