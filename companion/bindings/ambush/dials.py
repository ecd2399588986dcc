"""The dials: gathered changes of the castles, the choice of a target, and numbers with their limits."""

from msgspec.structs import replace

from companion.bindings.ambush import queries
from companion.bindings.ambush.pending import Pending
from companion.bindings.pending import Dial, within
from engine.ambush.cards import Changes, DamageTo, RepairOf
from engine.view import View

MOST_CHANGE = 999
DIE = Dial(least=1, most=6, start=1)


def gather(pending: Pending, seat: int, by: int) -> Pending:
    """A castle's dial was turned. Turned back to where it was, nothing is gathered."""
    sum = within(pending.gathered.get(seat, 0) + by, -MOST_CHANGE, MOST_CHANGE)
    gathered = {**pending.gathered, seat: sum}
    return replace(pending, gathered={one: total for one, total in sorted(gathered.items()) if total})


def changes(pending: Pending) -> tuple[Changes, ...]:
    """What was gathered, in ascending order of seats."""
    return tuple(
        DamageTo(n=-total, seat=seat) if total < 0 else RepairOf(n=total, seat=seat)
        for seat, total in sorted(pending.gathered.items())
    )


def would_be(view: View, pending: Pending, seat: int, top: int) -> int | None:
    """What the castle would read if the gathered change were made; None while none is gathered for it."""
    change = pending.gathered.get(seat)
    if change is None:
        return None
    if change < 0:  # guard is used up first
        change = min(0, change + queries.guard(view, seat))
    return within(queries.castle(view, seat) + change, 0, top)


def dial_of(view: View, seat: int) -> Dial:
    """The number that a seat's dial says in `capture`, `verify` and `heat`."""
    lying = queries.table(view).battlefield
    match view.phase:
        case "capture":
            pile = queries.pile(view, seat)
            return Dial(least=0, most=pile + lying, start=pile)
        case "verify":
            whose = queries.declares_for(view, seat)
            return Dial(least=0, most=queries.pile(view, whose) if whose else lying, start=0)
        case _:
            return DIE
