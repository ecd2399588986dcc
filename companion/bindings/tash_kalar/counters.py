"""What the two counters of a seat read: points on `main`; on `aux` pieces left, or what a dial stands at."""

from companion.bindings.tash_kalar import queries
from companion.bindings.tash_kalar.pending import Pending
from companion.bindings.tash_kalar.selection import digits, selected
from companion.bindings.views import counter
from engine.view import View
from hardware.outputs import Digits, number


def main(view: View, seat: int) -> Digits:
    """The score; in the melee the lowest colour, then each colour with its points, in turn: "3-7"."""
    score = number(counter(view, seat, "score"))
    enemies = queries.enemies(view, queries.side_of(view, seat)) if queries.is_melee(view) else []
    return Digits(f"seat{seat}.main", score, then=tuple(_points(view, seat, side) for side in enemies))


def _points(view: View, seat: int, side: int) -> str:
    return f"{side}-{counter(view, seat, f'points_{side}')}"


def aux(view: View, pending: Pending, seat: int) -> Digits:
    """Pieces in supply, on the own turn after the actions left: "2.14". It blinks while something is being chosen."""
    device = f"seat{seat}.aux"
    if seat in pending.numbers:
        return Digits(device, digits(selected(view, pending.numbers[seat])), blink=True)
    supply, table = counter(view, seat, "supply"), queries.table(view)
    own = queries.playing(view) and seat in (table.active, table.control)
    text = f"{queries.actions(view)}.{supply:02}" if own else number(supply)
    return Digits(device, text, blink=seat in pending.discarding)
