"""What is known at the table in a game of Ambush. Everything here is frozen: a new moment is a new state."""

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from engine import seats
from engine.ambush.card_choices import CardChoices, card_choices
from engine.ambush.cards import Card
from engine.ambush.cards import Effect as Operation
from engine.ambush.clock import mean
from engine.ambush.options import Options
from engine.view import Result

Phase = Literal["setup", "expose", "play", "effect", "capture", "verify", "heat", "aftermath", "over"]
AMBUSH_PHASE = frozenset({"capture", "verify", "heat", "aftermath"})
"""These four together are the Ambush phase: the turn waits."""


class Box(Struct, frozen=True, dict=True):
    """What does not change from the first action to the last."""

    mode: str
    options: Options
    cards: dict[str, Card]
    size: int
    """Cards in the central deck before the deal."""
    listed: tuple[str, ...] | None = None
    """Every card of the registered list, each once; None when no list is registered."""

    @cached_property
    def in_the_deck(self) -> frozenset[str]:
        """Every card that can come from the deck: those of the registered list, or else all that are known."""
        return frozenset(self.cards if self.listed is None else self.listed)

    @cached_property
    def choices(self) -> CardChoices:
        """Which cards can be named when."""
        return card_choices(self.cards, self.in_the_deck)


class Stats(Struct, frozen=True):
    """Counts and reaction times (milliseconds) of one seat. No rule depends on them."""

    good_calls: int = 0
    false_calls: int = 0
    heats: int = 0
    false_starts: int = 0
    presses: int = 0
    last_ms: int | None = None
    best_ms: int | None = None
    total_ms: int = 0

    def told(self) -> dict[str, Any]:
        """As everybody may see them: with the mean instead of the sum."""
        mean_ms = mean(self.total_ms, self.presses) if self.presses else None
        shown = ("good_calls", "false_calls", "heats", "false_starts", "presses", "last_ms", "best_ms")
        return {name: getattr(self, name) for name in shown} | {"mean_ms": mean_ms}


class Seat(seats.Seat, frozen=True):
    castle: int
    castle_name: str | None = None
    guard: int = 0
    hand: int = 0
    captured: int = 0
    recorded: int = 0
    """Cards of the pile that were recorded one by one with `capture`."""
    stopped: bool = False
    bar: int = 0
    """Turns that still have to begin before a barred seat is free; 0 means not barred."""
    destroyed: bool = False
    stats: Stats = Stats()


class Press(Struct, frozen=True):
    """One press of the reaction button, in whole microseconds."""

    seat: int
    at: int
    err: int
    reaction_ms: int | None


class Window(Struct, frozen=True):
    """The call being handled, from the call to the end of the Ambush phase."""

    interrupted: Phase
    count: int
    """Cards that lay on the battlefield at the call, moved only by the referee."""
    open: bool = True
    presses: tuple[Press, ...] = ()
    callers: tuple[int, ...] = ()
    heat: bool = False
    time_up: bool = False
    verdict: Literal["good", "false"] | None = None
    tapped_ambush: int = 0
    tapped_other: int = 0
    """Cards identified as they were captured, also by seats destroyed since."""
    declared: dict[int, int] = {}
    tied: tuple[int, ...] = ()
    """Seats that still have to settle a false call by dice."""
    rolls: dict[int, int] = {}


class Effect(Struct, frozen=True):
    """A played card that is being carried out and does not lie yet."""

    card: str | None
    target: int | None
    rest: tuple[Operation, ...] = ()
    place: int = 0
    source: Literal["deck", "hand", "any"] | None = None
    up_to: bool = False
    resolve: bool = False


class State(seats.Seated[Seat], frozen=True):
    box: Box
    deck: int
    phase: Phase = "setup"
    round: int = 0
    turn: int = 0
    first: int | None = None
    battlefield: int = 0
    shown: str | None = None
    effect: Effect | None = None
    turn_done: bool = False
    """The action being carried out ended the turn; the next one begins before anybody sees this."""
    window: Window | None = None
    lo: int = 0
    hi: int = 0
    """Bounds on the Ambush cards that lie face down (AMBUSH-VERIFY-05); in no view."""
    laid_at: int | None = None
    """When the battlefield last grew, in microseconds (AMBUSH-RACE-10)."""
    opened_at: int | None = None
    """When calls opened (AMBUSH-CALL-11)."""
    result: Result | None = None

    @property
    def standing(self) -> tuple[int, ...]:
        """Seats whose castle has not been destroyed."""
        return tuple([seat.number for seat in self.seats if not seat.destroyed])

    @property
    def calls_open(self) -> bool:
        """A press would now be a call (AMBUSH-CALL-06)."""
        return self.battlefield >= 2 and self.phase in ("expose", "play")

    @property
    def in_ambush_phase(self) -> bool:
        """Whether a call is being settled: until then the turn waits."""
        return self.phase in AMBUSH_PHASE

    def opponents(self, number: int) -> tuple[int, ...]:
        """The standing seats but this one."""
        return tuple([seat.number for seat in self.seats if seat.number != number and not seat.destroyed])

    def card(self, id: str | None) -> Card | None:
        """What is known of a card; None without an id."""
        return None if id is None else self.box.cards[id]
