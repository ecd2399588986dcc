"""What the two counters of a seat read: the castle on `main`; on `aux` the number that its player needs now."""

from companion.bindings.ambush import seen
from companion.bindings.ambush.begun import Begun
from companion.bindings.ambush.dials import dialled, would_be
from engine.view import View
from hardware.outputs import Digits, number

FALLEN = "----"


def main(view: View, begun: Begun, seat: int, top: int) -> Digits:
    """The castle; while a change is gathered it blinks with what it would become."""
    device = f"seat{seat}.main"
    if not seen.stands(view, seat):
        return Digits(device, FALLEN)
    change = would_be(view, begun, seat, top)
    if change is None:
        return Digits(device, number(seen.castle(view, seat)))
    return Digits(device, number(change), blink=True)


def aux(view: View, begun: Begun, seat: int) -> Digits:
    """The hand, unless something else matters more; the hand blinks while a held card waits for its target."""
    device = f"seat{seat}.aux"
    holds = begun.held is not None and seat == view.turn
    if holds and begun.target is not None:
        return Digits(device, number(begun.target))
    return Digits(device, number(_count(view, begun, seat)), blink=holds)


def _count(view: View, begun: Begun, seat: int) -> int:
    match view.phase:
        case "capture" if seen.stands(view, seat):
            return dialled(view, begun, seat)
        case "verify" | "heat" if seat in begun.dialled or seen.still_to_tell(view, seat):
            return dialled(view, begun, seat)
        case "aftermath" if seen.to_give_back(view, seat):
            return seen.to_give_back(view, seat)
    return seen.hand(view, seat)
