"""Who may see what in Ambyria: a face-down card is its player's alone, a collection pile is nobody's until the end."""

from typing import Any

from msgspec import Struct

from engine.ambyria.cards import UNKNOWN
from engine.ambyria.chain import Aimed, Frame, Wait, waits, window, window_kind
from engine.ambyria.lasting import keys
from engine.ambyria.state import Seat, State
from engine.view import Prompt, SeatView, View, Zone

FLAGS = ("attack", "greedy", "hasty", "hero-used", "out", "protection")
"""In alphabetical order."""
ZONES = (
    "hand", "deck", "arcane", "stones", "emberscape", "down", "sideways", "hero", "mode_card", "mode_pile", "discard",
    "collection",
)  # fmt: skip
PROMPTS = tuple(f"ambyria.{moment}" for moment in (
    "choose", "discard", "arcane", "top", "held", "window", "collect", "aim", "resolve", "mode", "mode-must",
    "mode-deck", "play", "after", "score", "over",
))  # fmt: skip


class Table(Struct, frozen=True):
    """What belongs to no seat."""

    heroes: dict[str, str]
    first: int
    ending: bool
    plays: int
    chain: list[dict[str, Any]]
    window: dict[str, Any] | None
    owed: dict[str, int]
    pending: dict[str, Any] | None
    lasting: list[str]


def view(now: State, viewer: int | None = None) -> View:
    """Built field by field from what this viewer could see at a real table."""
    wait = waits(now) or Wait("nothing")
    return View(
        game="ambyria",
        mode=now.box.mode,
        round=now.round,
        turn=now.turn,
        phase=now.phase,
        moment=_moment(now, wait),
        to_act=list(wait.seats),
        prompt=_prompt(now, wait),
        seats=[_seat(now, seat, viewer == seat.number) for seat in now.seats],
        table=_table(now, wait),
        result=now.result,
    )


def _moment(now: State, wait: Wait) -> str:
    """A new question in the same phase is another frame, effect, operation, window or holder; or one card less.

    A window is the same before its last dot, whoever holds it.
    """
    kind = "window" if wait.kind == "held" else wait.kind
    moment = f"{now.round}.{now.turn}.{now.phase}.{kind}"
    if now.chain:
        top = now.chain[-1]
        moment += f".{top.serial}.{top.number}.{len(top.todo)}.{len(top.ready)}.{top.opening}.{top.held or 0}"
    elif wait.kind == "play":
        moment += f".{int(now.played)}.{now.plays}"
    return moment


# What to do now


def _prompt(now: State, wait: Wait) -> Prompt:
    match wait.kind:
        case "owed":
            return Prompt("ambyria.discard", {"n": _keyed(now.owed)})
        case "arcane":
            return Prompt("ambyria.arcane", {"seat": wait.seats[0]})
        case "top":
            assert now.forced is not None
            return Prompt("ambyria.top", {"seat": now.forced.seat, "deck": now.forced.deck})
        case "held" | "window" | "aim" | "resolve":
            return _on_the_chain(now, now.chain[-1], wait)
        case "mode":
            return Prompt(_mode_prompt(now.seat(now.turn)), {"seat": now.turn})
        case "play":
            open = not now.played and now.seat(now.turn).hand > 0
            drawn = {"seat": now.turn, "drawn": now.drawn}
            return Prompt("ambyria.play" if open else "ambyria.after", drawn)
        case "nothing":
            return Prompt("ambyria.over")
        case kind:
            return Prompt(f"ambyria.{kind}")


def _mode_prompt(seat: Seat) -> str:
    if seat.modes:
        return "ambyria.mode"
    return "ambyria.mode-must" if seat.hand else "ambyria.mode-deck"


def _on_the_chain(now: State, top: Frame, wait: Wait) -> Prompt:
    args: dict[str, Any] = {"seat": top.held if wait.kind == "held" else top.seat}
    args |= {"card": top.card or None, "effect": top.number if top.kind == "card" else None}
    if wait.kind == "aim":
        args["op"] = _op(top)
    if wait.kind == "window":
        args["windows"] = now.box.options.windows
    if wait.kind == "held":
        args |= {"to": window_kind(top), "whose": top.seat}
    collects = wait.kind == "window" and top.kind == "collect"
    return Prompt("ambyria.collect" if collects else f"ambyria.{wait.kind}", args)


def _op(top: Frame) -> str:
    return str(top.todo[0].__struct_config__.tag)


def _keyed(numbers: dict[int, int]) -> dict[str, int]:
    return {str(seat): n for seat, n in sorted(numbers.items())} if numbers else {}


# Seats


def _seat(now: State, seat: Seat, own: bool) -> SeatView:
    shown = seat.stones if now.phase == "over" and not seat.out and now.result and now.result.scores else None
    return SeatView(
        seat=seat.number,
        name=seat.name,
        team=None,
        counters={"hand": seat.hand, "deck": seat.deck, "arcane": seat.arcane, "stones": shown},
        zones=_zones(now, seat, own),
        flags=_flags(seat),
    )


def _zones(now: State, seat: Seat, own: bool) -> dict[str, Zone]:
    row: list[str] = []
    down, sideways, hero = list[int](), list[int](), list[int]()
    for slot, lying in enumerate(seat.emberscape, 1):
        if lying.down:
            down.append(slot)
            row.append(lying.card if own else UNKNOWN)
            continue
        row.append(lying.card)
        card = now.card(lying.card)
        if card.play == "lasting":
            sideways.append(slot)
        if card.hero == seat.hero:
            hero.append(slot)
    return {
        "emberscape": row,
        "down": down,
        "sideways": sideways,
        "hero": hero,
        "mode_card": [seat.modes[-1].card] if seat.modes else [],
        "mode_pile": len(seat.modes),
        "discard": list(seat.discard),
        "collection": len(seat.collection),
    }


def _flags(seat: Seat) -> list[str]:
    said: list[str] = [] if seat.mode is None else [seat.mode]
    if seat.used:
        said.append("hero-used")
    if seat.out:
        said.append("out")
    return sorted(said)


# The table


def _table(now: State, wait: Wait) -> Table:
    return Table(
        heroes={str(seat.number): seat.hero for seat in now.seats if seat.hero is not None},
        first=now.box.options.first,
        ending=now.ending,
        plays=now.plays,
        chain=[_link(now, frame) for frame in now.chain],
        window=_window(now),
        owed=_keyed(now.owed),
        pending=_pending(now, wait),
        lasting=keys(now),
    )


def _link(now: State, frame: Frame) -> dict[str, Any]:
    if frame.kind != "card":
        return {"kind": frame.kind, "seat": frame.seat}
    does = [_declared(now, frame.seat, one) for one in frame.ready] if frame.stage == "window" else []
    return {"kind": "card", "seat": frame.seat, "card": frame.card, "effect": frame.number, "does": does}


def _declared(now: State, me: int, one: Aimed) -> dict[str, Any]:
    """What will be done to whom, as everybody has heard it: places are told, cards out of a hand are not."""
    row = now.seat(one.target or me).emberscape if one.lying else ()
    return {
        "op": str(one.op.__struct_config__.tag),
        "who": one.op.who,
        "target": one.target,
        "n": getattr(one.op, "n", 1),
        "from": getattr(one.op, "source", None),
        "slots": [slot for slot, lying in enumerate(row, 1) if lying.serial in one.lying],
    }


def _window(now: State) -> dict[str, Any] | None:
    top = window(now)
    if top is None:
        return None
    return {"kind": window_kind(top), "seat": top.seat, "held": top.held, "passed": list(top.passed)}


def _pending(now: State, wait: Wait) -> dict[str, Any] | None:
    """What one seat has to enter. A forced card stays pending while a discard is still owed."""
    if now.forced is not None:
        deck = {"deck": now.forced.deck} if now.forced.kind == "top" else {}
        return {"kind": now.forced.kind, "seat": now.forced.seat, **deck}
    if wait.kind == "aim":
        return {"kind": "aim", "seat": wait.seats[0], "op": _op(now.chain[-1])}
    return {"kind": "resolve", "seat": wait.seats[0]} if wait.kind == "resolve" else None
