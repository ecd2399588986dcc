"""When a look changes next, so that a thread can sleep until then. `hardware.looks` says how it looks."""

from hardware.looks import BLINK, PAGE, QUICK, SLOW, TURN
from hardware.outputs import Blink, Digits, Flash, How, InTurn, Pixels

LATE = 0.001
"""Asked a moment after the beat, a look has surely changed; asked on the beat, rounding may say that it has not."""


def next_light(how: How, since: float, now: float) -> float | None:
    """When a lamp that was told so at `since` goes on or off after `now`; None: never."""
    match how:
        case Flash(pace):
            return _after(0.0, now, (SLOW if pace == "slow" else QUICK) / 2)
        case Blink(times):
            return _after(since, now, BLINK / 2) if now - since < times * BLINK else None
        case InTurn():
            return _after(0.0, now, TURN)
        case _:
            return None


def next_reading(digits: Digits, since: float, now: float) -> float | None:
    """When the text of a counter changes after `now`."""
    if digits.blink:  # its beat is shorter than a page, and every page begins on one
        return _after(since, now, QUICK)
    return _after(since, now, PAGE) if digits.then else None


def next_glow(shown: Pixels, now: float) -> float | None:
    """When an LED of a bar goes on or off after `now`."""
    return _after(0.0, now, QUICK) if any(pixel.blink for pixel in shown.pixels) else None


def _after(start: float, now: float, beat: float) -> float:
    return start + ((now - start) // beat + 1) * beat + LATE
