"""What the two counters of a seat read: arcane cards left on `main`; on `aux` the hand, or what is being chosen."""

from collections.abc import Mapping, Sequence

from companion.bindings.ambyria import queries
from companion.bindings.ambyria.candidates import candidates
from companion.bindings.ambyria.pending import Pending
from companion.bindings.ambyria.situation import TOTAL, shown
from companion.bindings.views import seat_of
from companion.bindings.wishes import REVEAL, Timing
from engine.ambyria.cards import HEROES, MODES, Card
from engine.view import View
from hardware.outputs import Digits, number

COVERED = "----"
"""A total that is not shown yet."""


def main(view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Digits:
    """Arcane cards left; while piles are counted the number being entered; at the end the total."""
    device = f"seat{seat}.main"
    if view.phase == "over":
        return Digits(device, _at_the_end(view, seat, seat_of(view, seat).counters["stones"], timings))
    if view.phase == "scoring" and (seat in view.to_act or seat in pending.numbers):
        return Digits(device, number(TOTAL.number(pending, seat)), blink=True)
    return Digits(device, number(queries.arcane(view, seat)))


def aux(view: View, pending: Pending, seat: int, cards: Mapping[str, Card], timings: Sequence[Timing]) -> Digits:
    """The hand; blinking, what is still to be discarded, or where the dial stands; at the end the place."""
    device = f"seat{seat}.aux"
    if view.phase == "over":
        return Digits(device, _at_the_end(view, seat, queries.place(view, seat), timings))
    if owed := queries.owed(view, seat):
        return Digits(device, number(owed), blink=True)
    chosen = _chosen(view, pending, seat, cards)
    return Digits(device, chosen or number(queries.hand(view, seat)), blink=bool(chosen))


def _chosen(view: View, pending: Pending, seat: int, cards: Mapping[str, Card]) -> str:
    """Where the dial stands, if there is something to choose: a hero or a mode by its number, a card by its slot."""
    if seat in pending.untold:
        mode = shown(pending, seat, MODES)
        return number(MODES.index(mode) + 1) if mode else ""
    match view.prompt.id:
        case "ambyria.choose" if hero := shown(pending, seat, queries.free_heroes(view, seat)):
            return number(HEROES.index(hero) + 1)
        case "ambyria.aim" if seat in view.to_act:
            one = shown(pending, seat, candidates(view, cards))
            return one.text if one else ""
        case "ambyria.held" if queries.holds(view, seat):
            return number(shown(pending, seat, queries.face_down(view, seat)))
    return ""


def _at_the_end(view: View, seat: int, value: int | None, timings: Sequence[Timing]) -> str:
    return number(value) if seat not in _covered(view, timings) else COVERED


def _covered(view: View, timings: Sequence[Timing]) -> list[int]:
    """Whose total is still to come: a timer runs for each, the smallest is turned up first, equal ones together."""
    to_come = sum(timing.name.startswith(REVEAL) for timing in timings)
    totals = queries.scores(view)
    covered = sorted(set(totals.values()))[-to_come:] if to_come else []
    return [seat for seat, total in totals.items() if total in covered]
