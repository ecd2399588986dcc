"""Who may see what in Tamer Tournament: a face-down card is its owner's alone, and so is a secret line-up."""

from typing import Any, Literal

from msgspec import UNSET, Struct

from engine.tamer.asks import asks
from engine.tamer.battle_state import SAMPLE, Battle
from engine.tamer.creatures import Creature, card_of, health, power
from engine.tamer.draft import is_short, packs
from engine.tamer.public import visible_creatures
from engine.tamer.standings import groups
from engine.tamer.state import Seat, State
from engine.tamer.team import cost
from engine.view import Prompt, SeatView, View

PROMPTS = tuple(f"tamer.{phase}" for phase in ("draft", "build", "pair", "battle", "over"))
FLAGS = ("bye", "chosen", "eliminated", "ready")
"""In alphabetical order; each is the truth of the field of the same name in `Seat`."""
ZONES = ("pick", "roster", "line")


class Table(Struct, frozen=True):
    """What belongs to no seat."""

    allowance: int
    direction: Literal["left", "right"] | None
    left: int
    packs: list[int]
    draft: Literal["guided", "off"] | None
    """Who leads the draft; null in a duel."""
    short: bool
    unpriced: list[str]
    """Cards in line-ups that the viewer sees whose points are not known."""
    spent: dict[str, int | None]
    creatures: dict[str, dict[str, dict[str, Any]]]
    asks: list[dict[str, Any]]
    battles: list[dict[str, Any]]
    history: list[dict[str, Any]]
    standings: list[list[int]]
    contenders: list[int]


def view(now: State, viewer: int | None = None) -> View:
    return View(
        game="tamer",
        mode=now.box.mode,
        round=now.round,
        turn=now.turn,
        phase=now.phase,
        moment=f"{now.round}.{now.turn}.{now.phase}",
        to_act=to_act(now),
        prompt=prompt(now),
        seats=[_seat(now, seat, viewer) for seat in now.seats],
        table=_table(now, viewer),
        result=now.result,
    )


def to_act(now: State) -> list[int]:
    """Seats from whom something is awaited. Who faces the sample team acts for it."""
    match now.phase:
        case "draft":
            return [seat.number for seat in now.seats if not seat.chosen]
        case "build":
            return [seat for seat in now.players if not now.seat(seat).ready]
        case "battle":
            return sorted({seat for battle in now.battles for seat in _awaited(battle)})
        case _:
            return []


def _awaited(battle: Battle) -> list[int]:
    match battle.stage:
        case "fight" | "report":
            return [seat for seat in battle.seats if seat != SAMPLE]
        case "start" | "ask":
            asked = [side.seat for side in battle.sides.values() if side.asked]
            return [battle.seats[0] if seat == SAMPLE else seat for seat in asked]
        case _:
            return []


def prompt(now: State) -> Prompt:
    """What to do now."""
    match now.phase:
        case "draft":
            return Prompt("tamer.draft", {"round": now.round, "pick": now.turn, "direction": now.direction})
        case "build":
            return Prompt("tamer.build", {"allowance": now.allowance})
        case "battle":
            return Prompt("tamer.battle", {"round": now.round})
        case _:
            return Prompt(f"tamer.{now.phase}")


# Seats


def _sees_line(now: State, seat: int, viewer: int | None) -> bool:
    return seat == viewer or not now.lines_hidden


def _seat(now: State, seat: Seat, viewer: int | None) -> SeatView:
    return SeatView(
        seat=seat.number,
        name=seat.name,
        team=seat.number,
        counters={"wins": seat.wins, "draws": seat.draws, "losses": seat.losses, "byes": seat.byes},
        zones=_zones(now, seat, viewer),
        flags=[flag for flag in FLAGS if getattr(seat, flag)],
    )


def _zones(now: State, seat: Seat, viewer: int | None) -> dict[str, int | list[str]]:
    if not now.box.knows_cards:
        return {"pick": int(seat.chosen), "roster": seat.drafted, "line": 0}
    own = [] if seat.pick is None else [seat.pick]
    return {
        "pick": own if seat.number == viewer else int(seat.chosen),
        "roster": list(visible_roster(now, seat, viewer)),
        "line": list(seat.line) if _sees_line(now, seat.number, viewer) else len(seat.line),
    }


def visible_roster(now: State, seat: Seat, viewer: int | None) -> list[str]:
    """The creatures that a seat owns, in the order in which they came, as far as the viewer may know them."""
    hidden = () if _sees_line(now, seat.number, viewer) else seat.joined
    return [key for key in seat.keys if key not in hidden]


# The table


def _table(now: State, viewer: int | None) -> Table:
    return Table(
        allowance=now.allowance,
        direction=now.direction if now.phase == "draft" else None,
        left=now.left,
        packs=packs(now),
        draft=None if now.box.mode == "duel" else now.box.options.draft,
        short=is_short(now),
        unpriced=_unpriced(now, viewer),
        spent={str(seat.number): _spent(now, seat, viewer) for seat in now.seats},
        creatures=_creatures(now, viewer),
        asks=asks(now),
        battles=[_battle(battle) for battle in now.battles],
        history=[
            {"round": one.round, "seats": list(one.seats), "winner": one.winner, "how": one.how} for one in now.history
        ],
        standings=groups(now, now.numbers),
        contenders=list(now.contenders),
    )


def _unpriced(now: State, viewer: int | None) -> list[str]:
    lines = (seat.line for seat in now.seats if now.phase == "build" and _sees_line(now, seat.number, viewer))
    cards = {card_of(key) for line in lines for key in line}
    return sorted(card for card in cards if now.card(card).points is UNSET)


def _spent(now: State, seat: Seat, viewer: int | None) -> int | None:
    if not now.box.knows_cards:
        return seat.points
    return cost(now, seat.line) if _sees_line(now, seat.number, viewer) else None


def _creatures(now: State, viewer: int | None) -> dict[str, dict[str, dict[str, Any]]]:
    if not now.box.knows_cards:
        return {}
    seen = {str(number): visible_creatures(now, number, viewer) for number in now.numbers}
    if sample := visible_creatures(now, SAMPLE, viewer):
        seen[str(SAMPLE)] = sample
    return {seat: {key: _creature(now, one) for key, one in own.items()} for seat, own in seen.items()}


def _creature(now: State, one: Creature) -> dict[str, Any]:
    card = now.card(one.card)
    return {
        "card": one.card,
        "power": power(one, card),
        "health": health(one, card),
        "temp_power": one.temp_power,
        "perm_power": one.perm_power,
        "temp_health": one.temp_health,
        "perm_health": one.perm_health,
        "damage": one.damage,
    }


def _battle(battle: Battle) -> dict[str, Any]:
    sides = {str(seat): side for seat, side in sorted(battle.sides.items())}
    return {
        "battle": battle.number,
        "seats": list(battle.seats),
        "state": battle.stage,
        "clash": battle.clash,
        "lines": {seat: list(side.line) for seat, side in sides.items()},
        "out": {seat: list(side.out) for seat, side in sides.items()},
        "flipped": {seat: list(side.flipped) for seat, side in sides.items()},
        "result": None if battle.how is None else {"winner": battle.winner, "how": battle.how},
    }
