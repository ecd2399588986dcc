"""Who may see what in Tash-Kalar: all but hands and decks lies open; where a card could be summoned one seat sees."""

from typing import Any

from msgspec import Struct

from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.counters import counters
from engine.tash_kalar.effect_state import op_of
from engine.tash_kalar.objectives import lie_ready
from engine.tash_kalar.scoring import worth
from engine.tash_kalar.setting_up import missing, places_starts
from engine.tash_kalar.state import Found, Seat, State
from engine.view import Prompt, SeatView, View

FLAGS = ("active", "control", "deck-out", "discarded", "first", "handed")
"""In alphabetical order."""
ZONES = ("discard", "found")
PROMPTS = tuple(f"tash.{moment}" for moment in (
    "setup.reveal", "setup.place", "setup.start", "action", "shortage", "end", "effect", "reveal", "over",
))  # fmt: skip

Data = dict[str, Any]


class Table(Struct, frozen=True):
    """What belongs to no seat."""

    tracking: str
    first: int
    order: list[int]
    colors: dict[str, str]
    schools: dict[str, str | None]
    active: int | None
    control: int | None
    arena: dict[str, str | None] | None
    gaps: dict[str, dict[str, dict[str, int]]]
    this_turn: Data | None
    effect: Data | None
    tasks: Data | None
    decks: dict[str, Data]
    ending: Data | None


def view(now: State, viewer: int | None = None) -> View:
    """Built field by field from what this viewer could see at a real table."""
    return View(
        game="tash_kalar",
        mode=now.box.mode,
        round=1 + now.passes // len(now.seats),
        turn=now.turn,
        phase=now.phase,
        moment=_moment(now),
        to_act=_to_act(now),
        prompt=prompt(now),
        seats=[_seat(now, seat, viewer == seat.number) for seat in now.seats],
        table=_table(now),
        result=now.result,
    )


def _to_act(now: State) -> list[int]:
    if now.phase == "setup":
        return [places_starts(now)] if missing(now) else []
    return [now.control] if now.phase in ("action", "effect") else []


def _moment(now: State) -> str:
    """A new question is another turn, phase, action taken, step of an effect, card turned up, or seat in control."""
    moment = f"{now.turn}.{now.phase}.{now.deeds}"
    if now.effect is not None:
        moment += f".{now.effect.part}.{-1 if now.effect.script is None else len(now.effect.script)}"
    return f"{moment}.{now.control}"


def prompt(now: State) -> Prompt:
    """What to do now."""
    match now.phase:
        case "setup":
            return _setting_up(now)
        case "action":
            return _acting(now)
        case "effect":
            assert now.effect is not None
            args = {"seat": now.control, "card": now.effect.card, "part": now.effect.part}
            return Prompt("tash.effect", args)
        case "reveal" | "over":
            return Prompt(f"tash.{now.phase}")


def _setting_up(now: State) -> Prompt:
    if now.tasks is not None and not lie_ready(now.tasks):
        return Prompt("tash.setup.reveal")
    if missing(now):
        return Prompt("tash.setup.place", {"seat": places_starts(now)})
    return Prompt("tash.setup.start")


def _acting(now: State) -> Prompt:
    if not now.actions:
        return Prompt("tash.end", {"seat": now.control})
    if not now.supply(now.own):
        return Prompt("tash.shortage", {"seat": now.control})
    return Prompt("tash.action", {"seat": now.control, "actions": now.actions})


# Seats


def _seat(now: State, seat: Seat, own: bool) -> SeatView:
    return SeatView(
        seat=seat.number,
        name=seat.name,
        team=now.side_of(seat.number) if now.box.teams else None,
        counters=dict(counters(now, seat.number)),
        zones={"discard": list(seat.discard), "found": _found(seat.found) if own and seat.found is not None else None},
        flags=_flags(now, seat),
    )


def _found(found: Found) -> Data:
    """The squares once each in reading order, and every match on them."""
    matches = [
        {"at": match.at, "as": match.orientation, "used": list(match.used), "marks": list(match.marks)}
        for match in found.matches
    ]
    return {"card": found.card, "at": list(dict.fromkeys(match.at for match in found.matches)), "matches": matches}


def _flags(now: State, seat: Seat) -> list[str]:
    playing, active = now.phase not in ("setup", "over"), seat.number == now.active
    flags = {
        "active": playing and active,
        "control": playing and now.lasts and seat.number == now.control,
        "deck-out": seat.deck_out,
        "discarded": playing and active and now.discarded,
        "first": now.phase != "setup" and seat.number == now.box.options.first,
        "handed": playing and active and now.handed,
    }
    return [flag for flag, holds in flags.items() if holds]


# The table


def _table(now: State) -> Table:
    started = now.phase != "setup"
    return Table(
        tracking=now.box.options.tracking,
        first=now.box.options.first,
        order=list(now.order),
        colors={str(side): word for side, word in now.box.colors.items()},
        schools={str(seat.number): seat.school for seat in now.seats},
        active=now.active if started else None,
        control=now.control if started else None,
        arena=_arena(now),
        gaps={str(side.number): _gaps(now, side.number) for side in now.sides},
        this_turn=_this_turn(now) if started else None,
        effect=_effect(now),
        tasks=_tasks(now),
        decks={
            "legends": {"deck": now.legends.deck, "discard": list(now.legends.discard)},
            "flares": {"deck": now.flares.deck, "discard": list(now.flares.discard)},
        },
        ending=None if now.ending is None else {"by": now.ending.by, "seat": now.ending.seat, "left": now.ending.left},
    )


def _arena(now: State) -> dict[str, str | None] | None:
    if now.arena is None:
        return None
    pieces = zip(SQUARES, now.arena.pieces, strict=True)
    return {square: None if piece is None else str(piece) for square, piece in pieces}


def _gaps(now: State, side: int) -> dict[str, dict[str, int]]:
    """How far each enemy is ahead: what the conditions of flares ask for."""
    own = now.side(side)
    return {
        str(enemy): {
            "upgraded": max(0, now.side(enemy).upgraded - own.upgraded),
            "pieces": max(0, now.side(enemy).pieces - own.pieces),
        }
        for enemy in now.enemies(side)
    }


def _this_turn(now: State) -> Data:
    tally = now.tally
    destroyed = {str(side): dict(ranks) for side, ranks in tally.destroyed.items()}
    pending = None if now.box.high_form else {str(side): worth(ranks) for side, ranks in tally.destroyed.items()}
    return {
        "destroyed": destroyed,
        "pending": pending,
        "summoned": tally.summoned,
        "legends": tally.legends,
        "on_red": tally.on_red,
        "on_green": tally.on_green,
        "extra": dict(tally.extra),
        "again": tally.again,
    }


def _effect(now: State) -> Data | None:
    effect = now.effect
    if effect is None:
        return None
    step = None if effect.step is None else op_of(effect.step)
    return {"card": effect.card, "part": effect.part, "step": step, "at": effect.at}


def _tasks(now: State) -> Data | None:
    tasks = now.tasks
    if tasks is None:
        return None
    claimed = {str(side.number): list(side.claimed) for side in now.sides}
    return {
        "current": list(tasks.current), "next": tasks.next, "deck": tasks.deck, "aside": list(tasks.aside),
        "claimed": claimed,
    }  # fmt: skip
