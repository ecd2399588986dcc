"""How an output looks at one moment, and when that changes next: drivers, page and tests all ask here, so all agree."""

from typing import assert_never

from hardware.outputs import MOST_DIGITS, Blink, Dark, Digits, Flash, How, InTurn, Pixel, Pixels, Steady, cells

SLOW, QUICK = 1.0, 0.25
"""Seconds from one flash to the next."""
BLINK = 0.24
"""Seconds of one blink: half of them lit, half of them dark."""
TURN = 0.4
"""Seconds for which each lamp of `InTurn` is lit."""
PAGE = 1.0
"""Seconds for which each text of a counter is shown."""
LATE = 0.001
"""Seconds added to the moment of a change: at exactly that moment, rounding could still give the old look."""

DARK = Pixel()


def lit(how: How, since: float, now: float) -> bool:
    """Whether a lamp that was told so at `since` is on at `now`."""
    match how:
        case Dark():
            return False
        case Steady():
            return True
        case Flash(pace):
            # Counted from zero and not from `since`: lamps that were told at different times flash together.
            return _on(now, SLOW if pace == "slow" else QUICK)
        case Blink(times, then):
            passed = now - since
            return then == "steady" if passed >= times * BLINK else _on(passed, BLINK)
        case InTurn(place, of):
            return int(now // TURN) % of == place - 1
        case _:
            assert_never(how)


def reads(digits: Digits, since: float, now: float) -> str:
    """The text on a counter at `now`."""
    passed, period = now - since, QUICK * 2
    if digits.blink and not _on(passed, period) and (not digits.times or passed < digits.times * period):
        return ""
    pages = (digits.text, *digits.then)
    return pages[int((now - since) // PAGE) % len(pages)]


def fit(text: str, places: int = MOST_DIGITS) -> str:
    """The text right-aligned in `places` digits; dashes if it is too long, for no number is better than a wrong one."""
    if cells(text) > places:
        return "-" * places
    return " " * (places - cells(text)) + text


def glowing(shown: Pixels, length: int, now: float) -> tuple[Pixel, ...]:
    """Every LED of a bar of that length at `now`."""
    on = _on(now, QUICK * 2)
    pixels = tuple(pixel if on or not pixel.blink else DARK for pixel in shown.pixels[:length])
    return pixels + (DARK,) * (length - len(pixels))


def _on(passed: float, period: float) -> bool:
    return passed % period < period / 2


# When it changes next, so that a thread can sleep until then


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
    if digits.blink:  # a page lasts a whole number of blinks, so no page ends between two
        return _after(since, now, QUICK)
    return _after(since, now, PAGE) if digits.then else None


def next_glow(shown: Pixels, now: float) -> float | None:
    """When an LED of a bar goes on or off after `now`."""
    return _after(0.0, now, QUICK) if any(pixel.blink for pixel in shown.pixels) else None


def _after(start: float, now: float, beat: float) -> float:
    return start + ((now - start) // beat + 1) * beat + LATE
