"""The lamp in a seat's call button: whose turn it is, who has control, and that an effect waits.

Nothing is told of flares: whether one could be played depends on a hand (the gaps are on the screen, for all).
"""

from companion.bindings.tash_kalar import queries
from engine.view import View
from hardware.outputs import Dark, Flash, How, Light, Steady


def lamp(view: View, seat: int) -> Light:
    return Light(f"seat{seat}.lamp", _how(view, seat))


def _how(view: View, seat: int) -> How:
    table = queries.table(view)
    if seat in view.to_act:
        if view.phase == "effect":
            return Flash("quick")
        return Flash("slow") if table.active not in (None, seat) else Steady()
    return Steady() if queries.playing(view) and table.active == seat else Dark()
