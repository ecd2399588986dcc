"""What the binding of Ambush asks of the view: who stands, whose dial says what, what is still awaited."""

from typing import Any

from companion.bindings.views import counter, has, size
from engine.ambush.view import Table
from engine.view import View

ON_TURN = ("expose", "play", "effect")
"""Phases in which the seat on turn is the one to act."""


def table(view: View) -> Table:
    """The part of the view that belongs to no seat, as Ambush's own struct."""
    seen: Table = view.table
    return seen


def castle(view: View, seat: int) -> int:
    """Castle points on that seat's dial."""
    return counter(view, seat, "castle")


def guard(view: View, seat: int) -> int:
    """Guard points in front of that seat's castle."""
    return counter(view, seat, "guard")


def hand(view: View, seat: int) -> int:
    """How many cards that seat holds."""
    return size(view, seat, "hand")


def pile(view: View, seat: int) -> int:
    """How many cards lie in that seat's capture pile."""
    return size(view, seat, "captured")


def stands(view: View, seat: int) -> bool:
    """Whether that seat's castle is not destroyed."""
    return not has(view, seat, "destroyed")


def barred(view: View, seat: int) -> bool:
    """Whether that seat may not call after a false start."""
    return has(view, seat, "barred")


def opponents(view: View) -> tuple[int, ...]:
    """The standing opponents of the seat on turn, clockwise from it."""
    return tuple(seat for seat in _clockwise(view)[1:] if stands(view, seat))


def _clockwise(view: View) -> list[int]:
    """All seats, the one on turn first."""
    seats = len(view.seats)
    return [(view.turn - 1 + step) % seats + 1 for step in range(seats)]


def pending(view: View, what: str) -> Any:
    """A field of the effect being carried out; None when there is none."""
    return (table(view).pending or {}).get(what)


def window(view: View, what: str) -> Any:
    """A field of the call being handled; None when there is none."""
    return (table(view).window or {}).get(what)


def awaited(view: View) -> tuple[int, ...]:
    """Who still has to declare or to roll; 0 stands for the cards left lying."""
    return tuple(view.prompt.args.get("waiting", ()))


def declares_for(view: View, seat: int) -> int:
    """Whose cards a seat would declare now: its own, or (0) those left lying, which the seat on turn goes through."""
    goes_through = next((one for one in _clockwise(view) if stands(view, one)), None)
    return 0 if seat == goes_through and seat not in awaited(view) else seat


def still_to_tell(view: View, seat: int) -> bool:
    """Whether a number is awaited from that seat's dial, in `verify` or `heat`."""
    whose = declares_for(view, seat) if view.phase == "verify" else seat
    return whose in awaited(view)


def to_give_back(view: View, seat: int) -> int:
    """Cards above the hand limit, in `aftermath`."""
    trim: dict[str, int] = view.prompt.args.get("trim", {})
    return trim.get(str(seat), 0)


def awaits_card(view: View) -> tuple[int, ...]:
    """On whose readers a card means something now; 0 is the table's, where cards of the deck are shown and placed."""
    match view.phase:
        case "expose" | "effect":
            return (0, *view.to_act)
        case "play" | "capture":
            return tuple(view.to_act)
    return ()
