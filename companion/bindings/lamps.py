"""Lamps of call buttons, where they say who is awaited."""

from engine.view import View
from hardware.outputs import Dark, Light, Steady


def awaited(view: View, seat: int) -> Light:
    """Lit while something is awaited from that seat."""
    return Light(f"seat{seat}.lamp", Steady() if seat in view.to_act else Dark())
