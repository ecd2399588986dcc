"""What the two counters of a seat read: cards and picks, points and creatures, health and power, wins and draws."""

from companion.bindings.tamer import queries
from companion.bindings.tamer.pending import Entering, Pending
from companion.bindings.views import counter
from engine.view import View
from hardware.outputs import Digits, number


def main(view: View, pending: Pending, seat: int) -> Digits:
    """Cards in the pack in hand; points left; health left of the front creature; wins."""
    device = f"seat{seat}.main"
    if (entering := _entering(view, pending, seat)) is not None:
        return Digits(device, number(entering.by), blink=True)
    match view.phase:
        case "draft":
            return Digits(device, number(queries.table(view).left))
        case "build":
            return Digits(device, _points_left(view, pending, seat), blink=seat in pending.numbers)
        case "battle":
            return Digits(device, number(_health_left(queries.front(view, seat))))
        case "over":
            return Digits(device, number(counter(view, seat, "wins")))
    return Digits(device)


def aux(view: View, pending: Pending, seat: int) -> Digits:
    """The number of the pick; creatures in the line-up; power of the front creature; draws.

    While a question is answered: how many are still to be tapped, or which die the dial counts for, from 1.
    """
    device = f"seat{seat}.aux"
    if (entering := _entering(view, pending, seat)) is not None:
        return Digits(device, number(entering.die + 1), blink=True)
    if (missing := _to_choose(view, pending, seat)) is not None:
        return Digits(device, number(missing), blink=True)
    match view.phase:
        case "draft":
            return Digits(device, number(view.turn))
        case "build" if queries.knows_cards(view) and queries.builds(view, seat):
            return Digits(device, number(queries.line_length(view, seat)))
        case "battle":
            front = queries.front(view, seat)
            return Digits(device, number(None if front is None else front["power"]))
        case "over":
            return Digits(device, number(counter(view, seat, "draws")))
    return Digits(device)


def _points_left(view: View, pending: Pending, seat: int) -> str:
    """Dark where line-ups are secret: what is left says what they cost."""
    if queries.is_secret(view) or not queries.builds(view, seat):
        return ""
    spent = pending.numbers.get(seat, queries.spent(view, seat) or 0)
    return number(queries.table(view).allowance - spent)


def _health_left(front: queries.Creature | None) -> int | None:
    return None if front is None or front["health"] is None else front["health"] - front["damage"]


def _entering(view: View, pending: Pending, seat: int) -> Entering | None:
    """What is being entered for an effect that the engine does not know, in a battle."""
    ask = queries.ask(view, seat)
    if ask is None or ask["kind"] != "resolve" or ask["battle"] is None:
        return None
    return pending.entering.get(seat, Entering())


def _to_choose(view: View, pending: Pending, seat: int) -> int | None:
    ask = queries.ask(view, seat)
    if ask is None or ask["kind"] != "choose":
        return None
    return int(ask["n"]) - len(pending.chosen.get(seat, ()))
