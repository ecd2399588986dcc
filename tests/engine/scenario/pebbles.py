"""A game as small as can be, with something to hide: everybody takes pebbles into a fist, then all are opened."""

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from engine.action import TABLE, Action, Fact
from engine.cards import Card
from engine.game import Game, Offer, Step
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Setup
from engine.view import Prompt, SeatView, View

MOST = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    most: Annotated[int, Meta(ge=1, le=MOST)] = MOST


class Hide(Action, frozen=True):
    pebbles: Annotated[int, Meta(ge=0)]
    quietly: bool | UnsetType = UNSET


class Open(Action, frozen=True):
    """Everybody shows what is in the fist."""


class Wait(Action, frozen=True):
    """Accepted, and changes nothing."""


class Opened(Fact, frozen=True):
    seat: int
    pebbles: int


class Together(Fact, frozen=True):
    """Who hid something, by number only."""

    seats: list[int]


class State(Struct, frozen=True):
    names: tuple[str, ...]
    most: int
    hidden: dict[int, int] = {}
    opened: bool = False


def begin(setup: Setup) -> State:
    return State(setup.seats, setup.options.most)


def apply(now: State, do: Any) -> Step[State] | Refusal:
    if not 0 <= do.seat <= len(now.names):
        return refuse(INPUT, "no-such-seat", number=str(do.seat), seats=len(now.names))
    match do:
        case Hide(pebbles=pebbles) if pebbles > now.most:
            return refuse("PEBBLES-HIDE-01", "input-verb", verb="hide", verbs="")
        case Hide(seat=seat, pebbles=pebbles) if seat != TABLE:
            return Step(replace(now, hidden={**now.hidden, seat: pebbles}))
        case Open(seat=seat) if seat == TABLE:
            shown = tuple(Opened(one, pebbles) for one, pebbles in sorted(now.hidden.items()))
            return Step(replace(now, opened=True), (*shown, Together(sorted(now.hidden))))
        case Wait():
            return Step(now)
    return refuse("PEBBLES-TURN-01", "input-verb", verb=do.verb(), verbs="")


def view(now: State, viewer: int | None) -> View:
    return View(
        game="pebbles",
        mode="open",
        round=1,
        turn=0,
        phase="fists",
        moment="fists",
        to_act=[seat for seat in range(1, len(now.names) + 1) if seat not in now.hidden],
        prompt=Prompt("pebbles.hide", {"seats": sorted(now.hidden)}),
        seats=[_seat(now, seat, viewer) for seat in range(1, len(now.names) + 1)],
        table={"opened": now.opened, "at_most": now.most, "heap": [{"size": 2}, {"size": 5}]},
    )


def _seat(now: State, seat: int, viewer: int | None) -> SeatView:
    zones: dict[str, int | list[str]] = {"fists": int(seat in now.hidden)}
    if seat in now.hidden and (now.opened or viewer == seat):
        zones["pebbles"] = now.hidden[seat]
    return SeatView(seat, now.names[seat - 1], seat, {"pebbles": None}, zones, [])


def offers(now: State, seat: int) -> Iterator[Offer]:
    """One action with an open field, one without, and one that is never legal."""
    yield Offer(Hide(seat=seat, pebbles=1), ("pebbles",))
    yield Offer(Open(seat=seat))
    yield Offer(Hide(seat=seat, pebbles=now.most + 1))


PEBBLES: Game[State] = Game(
    name="pebbles",
    version=1,
    modes={"open": (2, 3), "closed": (2,)},
    options=Options,
    card=Card,
    actions=(Hide, Open, Wait),
    facts=(Opened, Together),
    state=State,
    begin=begin,
    apply=apply,
    view=view,
    offers=offers,
)
