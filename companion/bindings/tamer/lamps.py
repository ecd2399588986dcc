"""The lamp of a seat: whether something is awaited from it."""

from companion.bindings.lamps import awaited
from engine.view import View
from hardware.outputs import Dark, Flash, Light


def lamp(view: View, seat: int, *, late: bool) -> Light:
    """Lit until the seat has chosen, is ready, or has done its part; blinking when time is up. Winners blink."""
    if view.result is not None:
        return Light(f"seat{seat}.lamp", Flash("slow") if seat in view.result.winners else Dark())
    if late and seat in view.to_act:
        return Light(f"seat{seat}.lamp", Flash())
    return awaited(view, seat)
