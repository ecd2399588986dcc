"""What the binding of Ambal Tournament asks of the view: the stage, who is awaited, what lies where."""

from typing import Any

from companion.bindings.views import has
from engine.ambal.view import Table
from engine.view import View

LINED_UP = ("build", "last", "elite-ban", "elite-pick")
"""Stages of the draft in which cards lie face up."""
WITH_CARDS = (*LINED_UP, "schools", "decide", "place", "discard", "move", "library")
"""Stages in which a card on the own reader means something."""


def table(view: View) -> Table:
    """The part of the view that belongs to no seat, as Ambal's own struct."""
    seen: Table = view.table
    return seen


def double(view: View) -> bool:
    """Whether four seats play in two teams."""
    return view.mode.startswith("double")


def stage(view: View) -> str:
    """The stage of the turn or of the draft; the phase, where it has none."""
    return table(view).stage or view.phase


def undecided(view: View, seat: int) -> bool:
    """Has still to say in this turn whether it plays."""
    return not any(has(view, seat, flag) for flag in ("placed", "plays", "skips", "stopped", "defeated"))


def owes(view: View, what: str, seat: int) -> bool:
    """Whether a revealed card of that seat waits for it to `resolve` or to choose a `target`."""
    return stage(view) == "reveal" and seat in view.prompt.args.get(what, ())


def revealed(view: View, seat: int) -> dict[str, Any]:
    """The card that a seat has turned over in this turn."""
    return next(one for one in table(view).revealed if one["seat"] == seat)


def to_draw(view: View, seat: int) -> int:
    """How many cards a seat draws at the beginning of this round; 0 as soon as it must have drawn them."""
    fresh = view.phase == "start" or (view.phase == "battle" and view.turn == 1 and undecided(view, seat))
    return table(view).drawn.get(str(seat), 0) if fresh else 0


def drafts(view: View, school: object) -> int | None:
    """The player who has that School in the draft."""
    schools: dict[str, list[str]] = (table(view).draft or {}).get("schools", {})
    return next((int(seat) for seat, picked in schools.items() if school in picked), None)


def awaits_card(view: View) -> tuple[int, ...]:
    """On whose readers a card means something now; 0 is the table's, which is told the cards that are dealt."""
    table_reads = (0,) if stage(view) in LINED_UP else ()
    return (*table_reads, *view.to_act) if stage(view) in WITH_CARDS else ()
