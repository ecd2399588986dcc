"""What the two counters of a seat read: the castle on `main`; on `aux` the number that its player needs now."""

from companion.bindings.ambush import queries
from companion.bindings.ambush.dials import dial_of, would_be
from companion.bindings.ambush.pending import Pending
from engine.view import View
from hardware.outputs import Digits, number

FALLEN = "----"


def main(view: View, pending: Pending, seat: int, top: int) -> Digits:
    """The castle; while the dials change it, the number that it would become blinks."""
    device = f"seat{seat}.main"
    if not queries.stands(view, seat):
        return Digits(device, FALLEN)
    change = would_be(view, pending, seat, top)
    if change is None:
        return Digits(device, number(queries.castle(view, seat)))
    return Digits(device, number(change), blink=True)


def aux(view: View, pending: Pending, seat: int) -> Digits:
    """The size of the hand, or the number that the phase asks for; it blinks while a held card waits for its target."""
    device = f"seat{seat}.aux"
    holds = pending.held is not None and seat == view.turn
    if holds and pending.target is not None:
        return Digits(device, number(pending.target))
    return Digits(device, number(_count(view, pending, seat)), blink=holds)


def _count(view: View, pending: Pending, seat: int) -> int:
    match view.phase:
        case "capture" if queries.stands(view, seat):
            return dial_of(view, seat).number(pending, seat)
        case "verify" | "heat" if seat in pending.numbers or queries.still_to_tell(view, seat):
            return dial_of(view, seat).number(pending, seat)
        case "aftermath" if queries.to_give_back(view, seat):
            return queries.to_give_back(view, seat)
    return queries.hand(view, seat)
