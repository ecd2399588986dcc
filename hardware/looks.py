"""How an output looks at one moment: on or off, a text, colours. Drivers, page and tests all ask here, so all agree."""

from typing import assert_never

from hardware.outputs import MOST_DIGITS, Blink, Dark, Digits, Flash, How, InTurn, Pixel, Pixels, Steady, cells

SLOW, QUICK = 1.0, 0.25
"""Seconds from one flash to the next."""
BLINK = 0.24
TURN = 0.4
PAGE = 1.0

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
    """The text for a counter with so many digits, to the right; dashes if too long: none is better than a wrong one."""
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
