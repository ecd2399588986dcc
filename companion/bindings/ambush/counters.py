"""What the two counters of a seat read: the castle on `main`; on `aux` the number that its player needs now."""

from companion.bindings.ambush import queries
from companion.bindings.ambush.dials import dial_of, would_be
from companion.bindings.ambush.pending import Pending
from engine.view import View
from hardware.outputs import Digits, number

FALLEN = "----"
AT_WHOM = "-"
"""A held card asks for its target."""


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
    """The size of the hand, or the number that the phase asks for; while a card is held, its target or the question.

    A number blinks while it has still to be told: only what stands still is what all screens show.
    """
    device = f"seat{seat}.aux"
    if pending.held is None or seat != view.turn:
        return Digits(device, number(_count(view, pending, seat)), blink=_is_to_be_told(view, pending, seat))
    return Digits(device, AT_WHOM, blink=True) if pending.target is None else Digits(device, number(pending.target))


def _is_to_be_told(view: View, pending: Pending, seat: int) -> bool:
    """Whether the number stands on the dial alone: nobody has said it to the table yet."""
    awaited = view.phase in ("verify", "heat") and queries.still_to_tell(view, seat)
    return awaited or seat in pending.numbers


def _count(view: View, pending: Pending, seat: int) -> int:
    match view.phase:
        case "capture" if queries.stands(view, seat):
            return dial_of(view, seat).number(pending, seat)
        case "verify" | "heat" if _is_to_be_told(view, pending, seat):
            return dial_of(view, seat).number(pending, seat)
        case "aftermath" if queries.to_give_back(view, seat):
            return queries.to_give_back(view, seat)
    return queries.hand(view, seat)
