"""All lamps flash at the reveal."""

from collections.abc import Iterator, Sequence

from engine.action import Fact
from engine.ambal.facts import Revealed
from engine.view import View
from hardware.outputs import Blink, Light

FLASH = 2
"""Quick blinks."""


def flash(view: View, facts: Sequence[Fact]) -> Iterator[Light]:
    """The lamps of all seats, whichever of them turned over a card."""
    if any(isinstance(fact, Revealed) for fact in facts):
        for one in view.seats:
            awaited = one.seat in view.to_act
            yield Light(f"seat{one.seat}.lamp", Blink(FLASH, then="steady" if awaited else "dark"))
