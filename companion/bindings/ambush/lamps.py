"""The lamp in a seat's call button: whether a press is a call now, and who called."""

from companion.bindings.ambush import queries
from engine.view import View
from hardware.outputs import Blink, Dark, Flash, How, InTurn, Light, Steady

FALSE_START = 3
"""Quick blinks."""


def lamp(view: View, seat: int) -> Light:
    """Lit while a press would be a call, and for the caller; it flashes while presses are being collected."""
    return Light(f"seat{seat}.lamp", _how(view, seat))


def _how(view: View, seat: int) -> How:
    if view.phase == "over" or not queries.stands(view, seat):
        return Dark()
    if queries.window(view, "open"):
        return Flash()
    callers: list[int] = queries.window(view, "callers") or []
    if seat in callers:
        return Steady() if len(callers) == 1 else InTurn(callers.index(seat) + 1, len(callers))
    return Steady() if queries.table(view).calls_open and not queries.barred(view, seat) else Dark()


def false_start(view: View | None, seat: int) -> Light:
    """Three quick blinks, then what the lamp shows at this moment."""
    lit = view is not None and isinstance(_how(view, seat), Steady)
    return Light(f"seat{seat}.lamp", Blink(FALSE_START, then="steady" if lit else "dark"))
