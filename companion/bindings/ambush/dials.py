"""The dials: gathered changes of the castles, the choice of a target, and numbers with their limits."""

from msgspec.structs import replace

from companion.bindings.ambush import seen
from companion.bindings.ambush.begun import Begun
from engine.ambush.cards import Changes, DamageTo, RepairOf
from engine.view import View

MOST_CHANGE = 999
DIE = (1, 6)


def gather(begun: Begun, seat: int, by: int) -> Begun:
    """A castle's dial was turned. Turned back to where it was, nothing is gathered."""
    sum = _within(begun.gathered.get(seat, 0) + by, -MOST_CHANGE, MOST_CHANGE)
    gathered = {**begun.gathered, seat: sum}
    return replace(begun, gathered={one: total for one, total in sorted(gathered.items()) if total})


def changes(begun: Begun) -> tuple[Changes, ...]:
    """What was gathered, in ascending order of seats."""
    return tuple(
        DamageTo(n=-total, seat=seat) if total < 0 else RepairOf(n=total, seat=seat)
        for seat, total in sorted(begun.gathered.items())
    )


def would_be(view: View, begun: Begun, seat: int, top: int) -> int | None:
    """What the castle would read if the gathered change were made; None while none is gathered for it."""
    change = begun.gathered.get(seat)
    if change is None:
        return None
    if change < 0:  # guard is used up first
        change = min(0, change + seen.guard(view, seat))
    return _within(seen.castle(view, seat) + change, 0, top)


def choose(begun: Begun, opponents: tuple[int, ...], by: int) -> Begun:
    """Step through the opponents, round and round; from none, forwards to the first and backwards to the last."""
    none = -1 if by > 0 else 0
    place = opponents.index(begun.target) if begun.target in opponents else none
    return replace(begun, target=opponents[(place + by) % len(opponents)])


def dial(view: View, begun: Begun, seat: int, by: int) -> Begun:
    """The number on a seat's dial moves, and stops at the least and the greatest that can be meant."""
    least, most = limits(view, seat)
    number = _within(dialled(view, begun, seat) + by, least, most)
    return replace(begun, dialled={**begun.dialled, seat: number})


def dialled(view: View, begun: Begun, seat: int) -> int:
    """The number on a seat's dial; before it is turned, where the dial starts."""
    starts = {"capture": seen.pile(view, seat), "verify": 0, "heat": DIE[0]}
    return begun.dialled.get(seat, starts[view.phase])


def limits(view: View, seat: int) -> tuple[int, int]:
    """The least and the greatest number that a seat's dial can say now."""
    lying = seen.table(view).battlefield
    match view.phase:
        case "capture":
            return 0, seen.pile(view, seat) + lying
        case "verify":
            whose = seen.declares_for(view, seat)
            return 0, seen.pile(view, whose) if whose else lying
        case _:
            return DIE


def _within(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))
