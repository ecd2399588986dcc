"""The bar of a seat: its castle as a part of what it began with, its guard at the end, or a timer running down.

The castle has the colour of its seat. Guard and timers have colours that none of the four seats has.
"""

from collections.abc import Sequence
from math import ceil

from companion.bindings.ambush import queries
from companion.bindings.ambush.timers import CAPTURE, TURN
from companion.bindings.colours import of_seat
from companion.bindings.wishes import Timing
from engine.view import View
from hardware.outputs import Glow, Pixel, Pixels


def bar(view: View, seat: int, start: int, timings: Sequence[Timing], length: int) -> Pixels:
    """The timer that concerns this seat, while one runs; otherwise castle and guard.

    `start`: what a castle begins with. One that has lost nothing fills the bar, however far the dial goes.
    """
    left = _time_left(view, seat, timings)
    pixels = _castle(view, seat, start, length) if left is None else _timer(left, length)
    return Pixels(f"seat{seat}.bar", pixels)


def _time_left(view: View, seat: int, timings: Sequence[Timing]) -> float | None:
    """The share (1 to 0) left of the timer that this bar shows: that of the grab, or of the seat's own turn."""
    name = CAPTURE if view.phase == "capture" else TURN
    for timing in timings:
        if timing.name == name and timing.seat in (None, seat) and timing.left > 0:
            return timing.left
    return None


def _timer(left: float, length: int) -> tuple[Pixel, ...]:
    return (Pixel("white", "bright"),) * min(length, ceil(left * length))


def _castle(view: View, seat: int, start: int, length: int) -> tuple[Pixel, ...]:
    if not queries.stands(view, seat):
        return ()
    glow: Glow = "bright" if seat == view.turn and view.phase != "over" else "normal"
    guard = min(_part(queries.guard(view, seat), start, length), length - 1)
    castle = min(_part(queries.castle(view, seat), start, length), length - guard)
    gap = length - guard - castle if guard else 0
    return (Pixel(of_seat(seat), glow),) * castle + (Pixel(),) * gap + (Pixel("violet", glow),) * guard


def _part(value: int, start: int, length: int) -> int:
    """How many LEDs: all of them only if nothing was lost, and at least one as long as anything is left."""
    return min(length, max(1, value * length // start)) if value > 0 else 0
