"""What the binding of Ambyria asks of the view: who is awaited for what, rows, windows, places at the end."""

from typing import Any

from companion.bindings.views import counter, has, seat_of, size
from engine.ambyria.cards import HEROES, Hero
from engine.ambyria.options import SLOTS
from engine.ambyria.view import Table
from engine.view import View

MODE = ("ambyria.mode", "ambyria.mode-must", "ambyria.mode-deck")
PHASES = ("collection", "mode", "draw", "play", "end")
PLAY = ("ambyria.play", "ambyria.after")
CALLABLE = (*MODE, *PLAY, "ambyria.resolve")
"""Without a window, a response can be claimed while the table waits for one of these."""


def table(view: View) -> Table:
    seen: Table = view.table
    return seen


def hand(view: View, seat: int) -> int:
    return counter(view, seat, "hand")


def arcane(view: View, seat: int) -> int:
    return counter(view, seat, "arcane")


def playing(view: View) -> list[int]:
    """Seats that are still in the game."""
    return [seat.seat for seat in view.seats if not has(view, seat.seat, "out")]


def left_of(view: View, seat: int) -> list[int]:
    """Seats in the game, from the one to the left on; the seat itself comes last."""
    count = len(view.seats)
    order = [(seat - 1 + step) % count + 1 for step in range(1, count + 1)]
    return [one for one in order if one in playing(view)]


# Rows


def row(view: View, seat: int) -> list[str]:
    """The cards of an emberscape as everybody sees them."""
    return [str(card) for card in _listed(view, seat, "emberscape")]


def face_down(view: View, seat: int) -> list[int]:
    """The slots that lie face down."""
    return [int(slot) for slot in _listed(view, seat, "down")]


def full(view: View, seat: int) -> bool:
    return size(view, seat, "emberscape") >= SLOTS


def _listed(view: View, seat: int, zone: str) -> list[Any]:
    found: Any = seat_of(view, seat).zones[zone]
    return list(found)


def about_to_be_collected(view: View, seat: int) -> bool:
    return {"kind": "collect", "seat": seat} in table(view).chain


# Heroes


def hero(view: View, seat: int) -> str | None:
    return table(view).heroes.get(str(seat))


def free_heroes(view: View, seat: int) -> list[Hero]:
    """The heroes that no other seat has."""
    taken = {hero for one, hero in table(view).heroes.items() if one != str(seat)}
    return [hero for hero in HEROES if hero not in taken]


# Windows


def window(view: View, what: str) -> Any:
    """A field of the open response window; None when there is none."""
    return (table(view).window or {}).get(what)


def holds(view: View, seat: int) -> bool:
    return bool(window(view, "held") == seat)


def may_respond(view: View, seat: int) -> bool:
    """A window is open that nobody holds, and in which this seat may respond."""
    if table(view).window is None or window(view, "held") is not None or seat not in playing(view):
        return False
    return bool(window(view, "kind") == "collect" or window(view, "seat") != seat)


def may_claim(view: View, seat: int) -> bool:
    """Whether a call would be accepted now."""
    return may_respond(view, seat) or (table(view).window is None and view.prompt.id in CALLABLE)


def claimed_from(view: View) -> int:
    """The seat to whose left claims are settled that cannot be told apart in time."""
    whose: int = window(view, "seat") or view.turn
    return whose


def owed(view: View, seat: int) -> int:
    return table(view).owed.get(str(seat), 0)


# The end


def scores(view: View) -> dict[int, int]:
    """The totals that were counted, once the game is over."""
    result = (view.result.scores or {}) if view.result else {}
    return {int(seat): score for seat, score in result.items() if isinstance(score, int)}


def place(view: View, seat: int) -> int | None:
    """Which place the seat has taken, from 1; None where nothing was counted for it."""
    totals = scores(view)
    mine = totals.get(seat)
    return None if mine is None else 1 + sum(other > mine for other in totals.values())
