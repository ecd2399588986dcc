"""Who may see what in Duel-200: hand and commit only their owner, the order of a deck nobody."""

from msgspec import Struct

from bench.duel.state import Seat, State
from engine.view import Prompt, SeatView, View

PROMPTS = ("duel.plan", "duel.upkeep", "duel.over")
FLAGS = ("committed",)
ZONES = ("deck", "hand", "discard")


class Table(Struct, frozen=True):
    """What belongs to no seat, and the viewer's own commit."""

    commit: int | None
    """The place in the hand, -1 for a pass; None before the commit, and for everybody else."""
    revealed: tuple[str | None, ...]


def view(now: State, viewer: int | None = None) -> View:
    """Built only from what this viewer may know."""
    one, two = now.seats
    commit = one.commit if viewer == 1 else two.commit if viewer == 2 else None
    waiting = to_act(now)
    return View(
        "duel",
        "standard",
        now.round,
        now.turn,
        now.phase,
        f"{now.round}.{now.phase}",
        waiting,
        Prompt(f"duel.{now.phase}", {"waiting": waiting}),
        [_seat(one, viewer == 1), _seat(two, viewer == 2)],
        Table(commit, now.revealed),
        now.result,
    )


def to_act(now: State) -> list[int]:
    """Seats from whom something is awaited."""
    if now.phase == "plan":
        return [seat.number for seat in now.seats if seat.commit is None]
    return [now.turn] if now.turn else []


def _seat(seat: Seat, own: bool) -> SeatView:
    return SeatView(
        seat.number,
        seat.name,
        seat.number,
        {"health": seat.health, "energy": seat.energy},
        {
            "deck": len(seat.deck),
            "hand": list(seat.hand) if own else len(seat.hand),
            "discard": list(seat.discard),
        },
        [] if seat.commit is None else ["committed"],
    )
