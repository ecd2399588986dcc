"""The lamp in a seat's call button: whether it may respond, holds the window, or is waited for."""

from companion.bindings.ambyria import queries
from engine.view import View
from hardware.outputs import Dark, Flash, How, Light, Steady


def lamp(view: View, seat: int) -> Light:
    return Light(f"seat{seat}.lamp", _how(view, seat))


def _how(view: View, seat: int) -> How:
    if queries.holds(view, seat):
        return Flash("quick")
    if queries.may_respond(view, seat):
        return Steady()
    return Flash("slow") if seat in view.to_act else Dark()
