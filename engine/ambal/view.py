"""Who may see what in Ambal Tournament: a face-down card, a Library Deck and drafted cards are their owner's alone."""

from itertools import compress
from operator import attrgetter
from typing import Any

from msgspec import Struct

from engine.ambal import deciding
from engine.ambal.draft import must_roll
from engine.ambal.phases import waiting
from engine.ambal.state import Draft, Seat, State
from engine.ambal.turn import awaited
from engine.view import Prompt, SeatView, View

FLAGS = ("barred", "concedes", "defeated", "done", "may-skip", "placed", "plays", "skips", "stopped")
"""In alphabetical order; each is shown while the field of the same name in `Seat` is true (or set)."""
_FLAGGED = attrgetter(*(flag.replace("-", "_") for flag in FLAGS))
ZONES = ("discard", "library", "out", "picks", "placed", "play", "used")
PROMPTS = tuple(f"ambal.{moment}" for moment in (
    "start", "roll", "school", "pick", "ban", "last", "elite-ban", "elite-pick", "commit", "declare", "place",
    "outcome", "discard", "move", "library", "over",
))  # fmt: skip


class Table(Struct, frozen=True):
    """What belongs to no seat."""

    stage: str | None
    boards: dict[str, dict[str, Any]]
    drawn: dict[str, int]
    order: list[int]
    revealed: list[dict[str, Any]]
    durations: list[dict[str, Any]]
    lasting: list[dict[str, Any]]
    draft: dict[str, Any] | None


def view(now: State, viewer: int | None = None) -> View:
    """Built field by field from what this viewer could see at a real table."""
    owed, table = awaited(now), _table(now)
    return View(
        game="ambal",
        mode=now.box.mode,
        round=now.round,
        turn=now.turn,
        phase=now.phase,
        moment=f"{now.round}.{now.turn}.{now.phase}",
        to_act=_to_act(now, owed),
        prompt=_prompt(now, owed, table),
        seats=[_seat(now, seat, viewer == seat.number) for seat in now.seats],
        table=table,
        result=now.result,
    )


def stage(now: State) -> str | None:
    """The step of the draft, or of the battle turn; None in other phases."""
    if now.phase == "draft" and now.draft is not None:
        return now.draft.stage
    return now.stage


Owed = dict[str, tuple[int, ...]]
"""What is awaited after a reveal, and from whom (`awaited`)."""


def _to_act(now: State, owed: Owed) -> list[int]:
    """Seats from whom something is awaited."""
    if now.stage == "decide":
        return list(now.undecided)
    match now.phase:
        case "draft" if now.draft is not None:
            return list(must_roll(now.draft)) or [now.draft.turn]
        case "move" | "library":
            return list(waiting(now))
        case "setup" | "over":
            return []
    match now.stage:
        case "roll":
            return list(deciding.must_roll(now))
        case "declare":
            return [seat for seat in [deciding.next_to_decide(now)] if seat is not None]
        case "place":
            return [seat.number for seat in now.seats if seat.plays]
        case "reveal":
            return sorted({seat for seats in owed.values() for seat in seats})
        case _:
            return sorted(now.owed)


PROMPT_OF = {
    "schools": "ambal.school", "last": "ambal.last", "elite-ban": "ambal.elite-ban", "elite-pick": "ambal.elite-pick",
    "roll": "ambal.roll", "declare": "ambal.declare", "place": "ambal.place",
    "setup": "ambal.start", "move": "ambal.move", "library": "ambal.library", "over": "ambal.over",
}  # fmt: skip


def _prompt(now: State, owed: Owed, table: Table) -> Prompt:
    """What to do now."""
    match table.stage:
        case "decide":
            return Prompt("ambal.commit", {"drawn": table.drawn})
        case "build" if now.draft is not None:
            return Prompt("ambal.pick" if now.draft.picks_left else "ambal.ban")
        case "reveal":
            return Prompt("ambal.outcome", {kind: list(seats) for kind, seats in owed.items()})
        case "discard":
            return Prompt("ambal.discard", {"owed": _keyed(now.owed)})
        case None:
            return Prompt(PROMPT_OF[now.phase])
        case moment:
            return Prompt(PROMPT_OF[moment])


def _keyed(numbers: dict[int, int]) -> dict[str, int]:
    return {str(seat): n for seat, n in sorted(numbers.items())} if numbers else {}


def _seat(now: State, seat: Seat, own: bool) -> SeatView:
    return SeatView(
        seat=seat.number,
        name=seat.name,
        team=seat.team,
        counters=_counters(seat),
        zones=_zones(now, seat, own),
        flags=list(compress(FLAGS, _FLAGGED(seat))),
    )


def _counters(seat: Seat) -> dict[str, int | None]:
    return {
        "health": seat.health, "max_health": seat.max_health, "energy": seat.energy, "max_energy": seat.max_energy,
        "hand": seat.hand, "deck": seat.deck, "burning": seat.burning, "bleeding": seat.bleeding, "poison": seat.poison,
    }  # fmt: skip


def _zones(now: State, seat: Seat, own: bool) -> dict[str, int | list[str]]:
    """What lies open is the same for all; the rest is a count for everybody but its owner."""
    placed = [] if seat.placed is None else [seat.placed.card]
    return {
        "placed": placed if own else len(placed),
        "used": [skill.card for skill in now.skills if skill.lies and skill.by == seat.number],
        "discard": list(seat.discard),
        "out": list(seat.out),
        "play": [one.card for one in now.durations if one.in_play and one.on == seat.number],
        "library": list(seat.shelf) if own and seat.shelf is not None else seat.books,
        "picks": list(seat.picks) if own else len(seat.picks),
    }


def _table(now: State) -> Table:
    here = stage(now)
    return Table(
        stage=here,
        boards={str(seat.number): _board(seat) for seat in now.seats},
        drawn=_keyed(now.drawn),
        order=list(deciding.order(now)) if now.phase == "battle" else [],
        revealed=[
            {"seat": one.seat, "card": one.card, "target": one.target, "base": one.base, "cost": one.cost,
             "state": one.state} for one in now.revealed
        ],
        durations=[
            {"card": one.card, "kind": one.kind, "by": one.by, "on": one.on, "left": one.left}
            for one in now.durations
        ],
        lasting=[{"seat": one.seat, "op": one.op, "card": one.card} for one in now.lasting],
        draft=None if now.draft is None else _draft(now.draft, here),
    )  # fmt: skip


def _board(seat: Seat) -> dict[str, Any]:
    """Where the cardboard markers stand: tens and units of Health, Energy, and the number after Max Energy."""
    return {"red": [seat.health // 10, seat.health % 10], "clear": seat.energy, "black": seat.max_energy + 1}


def _draft(draft: Draft, stage: str | None) -> dict[str, Any]:
    both = (1, 2)
    return {
        "first": draft.first,
        "pass": draft.number,
        "picks_left": draft.picks_left if stage == "build" else 0,
        "schools": {str(seat): list(draft.schools.get(seat, ())) for seat in both},
        "lineups": {str(seat): list(draft.lineups.get(seat, ())) for seat in both},
        "piles": {str(seat): draft.piles.get(seat, 0) for seat in both},
        "banned": list(draft.banned),
    }
