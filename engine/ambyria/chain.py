"""The chain: what is under way, first to last. The last frame is dealt with first, and a response is one more frame.

A card that is played or activated, a collection, and an event that somebody wants to respond to are frames alike.
"""

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.ambyria.cards import Effect, Into, Mode, Operations

if TYPE_CHECKING:
    from engine.ambyria.state import State

Kind = Literal["card", "collect", "event"]
By = Literal["phase", "attack"]
"""How a collection comes about: in the collection phase, or in attack mode."""
Stage = Literal["next", "aim", "resolve", "window", "happen", "answered"]
"""A frame announces its next effect, has it aimed or entered, waits in its window, and lets it happen."""


class Aimed(Struct, frozen=True):
    """An operation that will happen, and what was declared for it."""

    op: Operations
    target: int | None = None
    slots: tuple[int, ...] = ()
    """Where the declared cards lay when they were declared; the story tells it."""
    lying: tuple[int, ...] = ()
    """The serial numbers of the declared cards."""
    cards: tuple[str, ...] = ()
    """Cards named out of a hand or a discard pile; those of a hand are in no view."""
    symbol: Mode | None = None


class Frame(Struct, frozen=True):
    """One thing under way, with the response window in which it may wait."""

    serial: int
    kind: Kind
    seat: int
    """Whose card or collection it is; of an event, who called."""
    stage: Stage = "next"
    held: int | None = None
    """Who has claimed the response in its window."""
    passed: tuple[int, ...] = ()
    opening: int = 0
    """How often its window has opened anew."""

    card: str = ""
    effects: tuple[Effect, ...] | None = ()
    """Of a card; None where its player enters them."""
    number: int = 1
    """Which effect is announced, happening or next."""
    todo: Effect = ()
    """Operations of the announced effect that are still to be aimed."""
    ready: tuple[Aimed, ...] = ()
    """Operations that will happen; while the effect happens, those that are left."""
    names: tuple[str, ...] = ()
    """Cards named with `go`, for what comes out of hands and decks."""
    worked: bool = False
    """An operation of the effect that is happening has done something, or there was none to do."""
    stopped: str | None = None
    """The clause by which an operation of it came to nothing."""
    into: Into = "emberscape"
    symbol: Mode | None = None
    lying: int | None = None
    """The serial number of the card, if it lies in the emberscape of its player."""

    by: By = "phase"
    """Of a collection."""


class Forced(Struct, frozen=True):
    """A card that a seat has to play before anything else goes on."""

    kind: Literal["arcane", "top"]
    seat: int
    deck: int
    """Whose arcane cards, or whose deck."""


Asked = Literal[
    "choose", "owed", "arcane", "top", "held", "window", "aim", "resolve", "mode", "play", "score", "nothing"
]  # fmt: skip


class Wait(Struct, frozen=True):
    """What the table waits for, and from whom."""

    kind: Asked
    seats: tuple[int, ...] = ()

    def of(self, kind: Asked, seat: int) -> bool:
        """Whether it is this that is awaited, from that seat."""
        return self.kind == kind and seat in self.seats


def waits(now: "State") -> Wait | None:
    """What the table waits for now: one thing, the first that applies; None while the game goes on by itself."""
    if now.phase == "setup":
        return Wait("choose", tuple(seat.number for seat in now.seats if seat.hero is None))
    if now.phase == "over":
        return Wait("nothing")
    if now.owed:
        return Wait("owed", tuple(sorted(now.owed)))
    if now.forced is not None:
        return Wait(now.forced.kind, (now.forced.seat,))
    if now.chain:
        return _frame(now, now.chain[-1])
    return _phase(now)


def _frame(now: "State", top: Frame) -> Wait | None:
    match top.stage:
        case "window" if top.held is not None:
            return Wait("held", (top.held,))
        case "window":
            return Wait("window", _window(now, top))
        case "aim" if top.todo:
            return Wait("aim", (top.seat,))
        case "resolve":
            return Wait("resolve", (top.seat,))
        case _:
            return None


def _window(now: "State", top: Frame) -> tuple[int, ...]:
    """Who is awaited in a window that nobody holds."""
    if now.box.options.windows == "open":
        return (top.seat,)
    return tuple(seat for seat in now.playing if seat != top.seat and seat not in top.passed)


def _phase(now: "State") -> Wait | None:
    if now.phase == "scoring":
        missing = tuple(seat for seat in now.playing if now.seat(seat).stones is None)
        return Wait("score", missing) if missing else None
    if now.step != "open":
        return None
    if now.phase == "mode" and may_lay(now):
        return Wait("mode", (now.turn,))
    if now.phase == "play" and not attack_collects(now) and something_to_play(now):
        return Wait("play", (now.turn,))
    return None


# What a phase can wait for


def may_lay(now: "State") -> bool:
    """A card can come onto the mode pile: one from the hand, or, where one has to, the top card of the deck."""
    seat = now.seat(now.turn)
    return seat.hand > 0 or (not seat.modes and seat.deck != 0)


def something_to_play(now: "State") -> bool:
    """The play phase has something to decide (AMBYRIA-PLAY-08, AMBYRIA-PLAY-15)."""
    seat = now.seat(now.turn)
    if seat.hand and (not now.played or now.plays):
        return True
    if seat.used and now.box.options.hero == "once":
        return False
    return any(lying.down or now.card(lying.card).hero == seat.hero for lying in seat.emberscape)


def attack_collects(now: "State") -> bool:
    """Attack mode collects a full emberscape in the own play phase."""
    seat = now.seat(now.turn)
    return seat.mode == "attack" and seat.full


# Frames come and go


def window(now: "State") -> Frame | None:
    """The frame whose response window is open now, if one is."""
    if now.owed or now.forced is not None or not now.chain:
        return None
    top = now.chain[-1]
    return top if top.stage == "window" else None


def window_kind(frame: Frame) -> Literal["effect", "collect", "event"]:
    return "effect" if frame.kind == "card" else frame.kind


def push(now: "State", kind: Kind, seat: int, **what: Any) -> "State":
    """One more frame, which is dealt with first."""
    serial = now.serial + 1
    return replace(now, chain=(*now.chain, Frame(serial, kind, seat, **what)), serial=serial)


def pop(now: "State") -> "State":
    """The last frame is done with. One beneath that waits in a window opens it anew."""
    chain = now.chain[:-1]
    if chain and chain[-1].stage == "window":
        anew = replace(chain[-1], held=None, passed=(), opening=chain[-1].opening + 1)
        chain = (*chain[:-1], anew)
    return replace(now, chain=chain)
