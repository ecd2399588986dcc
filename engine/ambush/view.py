"""Who may see what in Ambush. Everybody sees the same: the engine knows nothing that only one seat may know."""

from typing import Any

from msgspec import Struct

from engine.ambush.calls import behind_ms
from engine.ambush.options import HAND_LIMIT
from engine.ambush.state import Effect, Seat, State, Window
from engine.ambush.verdict import undeclared
from engine.view import Prompt, SeatView, View

PROMPTS = tuple(f"ambush.{moment}" for moment in (
    "setup", "expose", "play", "effect", "capture", "count", "verify", "heat", "aftermath", "over",
))  # fmt: skip
FLAGS = ("barred", "destroyed", "over-limit", "stopped")


class Table(Struct, frozen=True):
    """What belongs to no seat."""

    deck: int
    battlefield: int
    in_play: int
    shown: str | None
    calls_open: bool
    castles: dict[str, str | None]
    first: int | None
    pending: dict[str, Any] | None
    window: dict[str, Any] | None
    stats: dict[str, dict[str, int | None]]


def view(now: State, viewer: int | None = None) -> View:
    """The same for every viewer; built only from what lies open at a real table."""
    return View(
        game="ambush",
        mode=now.box.mode,
        round=now.round,
        turn=now.turn,
        phase=now.phase,
        moment=f"{now.round}.{now.turn}.{now.phase}",
        to_act=to_act(now),
        prompt=prompt(now),
        seats=[_seat(now, seat) for seat in now.seats],
        table=_table(now),
        result=now.result,
    )


def to_act(now: State) -> list[int]:
    """Seats from whom something is awaited."""
    match now.phase:
        case "expose" | "play" | "effect":
            return [now.turn]
        case "capture":
            return not_stopped(now)
        case "verify":
            return [seat for seat in undeclared(now) if seat]
        case "heat":
            return unrolled(now)
        case "aftermath":
            return [] if now.seat(now.turn).destroyed else [now.turn]
        case _:
            return []


def not_stopped(now: State) -> list[int]:
    """Standing seats that have not stopped grabbing."""
    return [seat for seat in now.standing if not now.seat(seat).stopped]


def unrolled(now: State) -> list[int]:
    """Seats of a dead heat that have not rolled yet."""
    assert now.window is not None
    return [seat for seat in now.window.tied if seat not in now.window.rolls]


def prompt(now: State) -> Prompt:
    """What to do now."""
    adjacent = "card" if now.battlefield else "deck"
    match now.phase:
        case "setup":
            return Prompt("ambush.setup", {"unnamed": [s.number for s in now.seats if s.castle_name is None]})
        case "expose" | "play":
            return Prompt(f"ambush.{now.phase}", {"seat": now.turn, "adjacent": adjacent})
        case "effect":
            assert now.effect is not None
            waiting = {"place": now.effect.place, "resolve": now.effect.resolve}
            return Prompt("ambush.effect", {"seat": now.turn, "adjacent": adjacent} | waiting)
        case "capture":
            assert now.window is not None
            return Prompt("ambush.count" if now.window.time_up else "ambush.capture", {"waiting": not_stopped(now)})
        case "verify":
            return Prompt("ambush.verify", {"waiting": undeclared(now)})
        case "heat":
            return Prompt("ambush.heat", {"waiting": unrolled(now)})
        case "aftermath":
            trim = {str(s.number): s.hand - HAND_LIMIT for s in now.seats if s.hand > HAND_LIMIT}
            return Prompt("ambush.aftermath", {"trim": trim, "left": now.battlefield})
        case "over":
            return Prompt("ambush.over")


def _seat(now: State, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat.number,
        name=seat.name,
        team=seat.number,
        counters={"castle": seat.castle, "guard": seat.guard},
        zones={"hand": seat.hand, "captured": seat.captured},
        flags=_flags(now, seat),
    )


def _flags(now: State, seat: Seat) -> list[str]:
    """The names of the seat's flags, in alphabetical order."""
    if seat.destroyed:
        return ["destroyed"]
    said = {
        "barred": seat.bar > 0,
        "over-limit": now.phase == "aftermath" and seat.hand > HAND_LIMIT,
        "stopped": now.phase == "capture" and seat.stopped,
    }
    return [word for word, holds in said.items() if holds]


def _table(now: State) -> Table:
    return Table(
        deck=now.deck,
        battlefield=now.battlefield,
        in_play=int(now.effect is not None),
        shown=now.shown,
        calls_open=now.calls_open,
        castles={str(seat.number): seat.castle_name for seat in now.seats},
        first=now.first,
        pending=_pending(now.effect),
        window=_window(now.window),
        stats={str(seat.number): seat.stats.told() for seat in now.seats},
    )


def _pending(effect: Effect | None) -> dict[str, Any] | None:
    if effect is None:
        return None
    return {"place": effect.place, "from": effect.source, "up_to": effect.up_to, "resolve": effect.resolve}


def _window(window: Window | None) -> dict[str, Any] | None:
    """The call as people may know it: never what was tapped, and never how many cards it is about."""
    if window is None:
        return None
    presses = [
        {"seat": press.seat, "reaction_ms": press.reaction_ms, "behind_ms": behind_ms(press, window.presses)}
        for press in window.presses
    ]
    return {
        "open": window.open,
        "presses": presses,
        "callers": list(window.callers),
        "heat": window.heat,
        "time_up": window.time_up,
        "verdict": window.verdict,
    }
