"""What the two counters of a seat read: Health on `main`, Energy and Max Energy (or the number dialled) on `aux`."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from companion.bindings.ambal import queries
from companion.bindings.ambal.pending import Pending, on_dial
from companion.bindings.views import counter, has
from engine.action import Fact
from engine.ambal.facts import Health
from engine.view import View
from hardware.outputs import Digits, number

DEFEATED = "--"
COUNTED_IN = ("damage", "heal", "condition")
BLINKS = 4
"""How often Health blinks after a heal or damage."""


def main(view: View, seat: int) -> Digits:
    """The seat's Health."""
    health = f"{counter(view, seat, 'health'):02}"
    return Digits(f"seat{seat}.main", DEFEATED if has(view, seat, "defeated") else health)


def aux(view: View, pending: Pending, seat: int) -> Digits:
    """Before the first card of a round is placed, how many to draw is shown in turn with the Energy."""
    device, dialled = f"seat{seat}.aux", on_dial(view, pending, seat)
    if dialled is not None:
        return Digits(device, number(dialled))
    energy, most = (counter(view, seat, name) for name in ("energy", "max_energy"))
    drawn = queries.to_draw(view, seat)
    return Digits(device, f"{energy:02}{most:02}", then=(number(drawn),) if drawn else ())


def counted_in(view: View, facts: Sequence[Fact]) -> Iterator[Digits]:
    """The Health of everybody who was hurt or healed blinks a while, with what it is now."""
    hurt = {fact.seat for fact in facts if isinstance(fact, Health) and fact.by in COUNTED_IN}
    for seat in sorted(hurt):
        if not has(view, seat, "defeated"):
            yield replace(main(view, seat), blink=True, times=BLINKS)
