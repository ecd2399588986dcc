"""What is known at the table in a game of Tash-Kalar. Everything here is frozen: a new moment is a new state."""

from functools import cached_property
from typing import Any, Literal, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from engine import seats
from engine.tash_kalar.arena import Arena
from engine.tash_kalar.cards import Card, Kind
from engine.tash_kalar.effect_state import Effect
from engine.tash_kalar.matcher import Match
from engine.tash_kalar.options import (
    DUEL,
    HAND,
    HIGH_FORM,
    LEGENDARY,
    MELEE,
    MOST_POINTS,
    SIDEWAYS,
    TEAM_MODES,
    TWO_SIDED,
    Options,
)  # fmt: skip
from engine.tash_kalar.pieces import Rank, Type
from engine.view import Result

Numbers = tuple[int | None, int | None]
"""Of the upper and the lower half of a flare; None where a half has none."""
Phase = Literal["setup", "action", "effect", "reveal", "over"]


class Flares(Struct, frozen=True, eq=False):
    """All flares of a box, one and the same for the whole game."""

    numbers: dict[str, Numbers]


class Box(Struct, frozen=True, dict=True):
    """What does not change from the first action to the last, and what follows from it, reckoned once."""

    mode: str
    options: Options
    goal: int
    colors: dict[int, str]
    cards: dict[str, Card]
    lists: dict[int, dict[str, int]] = {}
    """How many of each card the registered deck of a seat holds."""

    @cached_property
    def board(self) -> bool:
        """Every square is known, not only how many pieces there are (TASH-TRACK-01)."""
        return self.options.tracking == "board"

    @cached_property
    def high_form(self) -> bool:
        return self.mode in HIGH_FORM

    @cached_property
    def duel(self) -> bool:
        return self.mode in DUEL

    @cached_property
    def melee(self) -> bool:
        return self.mode == MELEE

    @cached_property
    def teams(self) -> bool:
        return self.mode in TEAM_MODES

    @cached_property
    def tracks_tasks(self) -> bool:
        """Objectives are followed as cards."""
        return self.high_form and self.options.tasks == "tracked"

    @cached_property
    def two_sided(self) -> int:
        """Two-sided pieces of each side that are not on a score board (TASH-SETUP-14, TASH-SETUP-16)."""
        if self.high_form:
            return TWO_SIDED
        return TWO_SIDED - 1 if self.duel else TWO_SIDED + 1 - len(self.colors)

    @cached_property
    def drawable(self) -> dict[tuple[int, str | None], Any]:
        """What each seat can draw with its school (`held.py`): filled in when it is first asked for."""
        return {}

    def of_sort(self, kind: Kind) -> tuple[Card, ...]:
        """The cards of one kind."""
        return self._sorts[kind]

    @cached_property
    def findable(self) -> str | None:
        """A creature whose formation is known, if there is one."""
        return next((card.id for card in self.of_sort("creature") if isinstance(card.form, str)), None)

    @cached_property
    def flares(self) -> Flares:
        """The flares, each with the numbers of its halves."""
        halves = {card.id: (card.half("upper").n, card.half("lower").n) for card in self.of_sort("flare")}
        return Flares(
            {
                id: (upper if isinstance(upper, int) else None, lower if isinstance(lower, int) else None)
                for id, (upper, lower) in halves.items()
            }
        )

    @cached_property
    def _sorts(self) -> dict[Kind, tuple[Card, ...]]:
        cards = self.cards.values()
        return {kind: tuple(card for card in cards if card.sort == kind) for kind in get_args(Kind)}


class Found(Struct, frozen=True):
    """Where a seat could summon a card: for that seat's eyes alone (TASH-HIDE-03)."""

    card: str
    matches: tuple[Match, ...]


class Seat(seats.Seat, frozen=True):
    school: str | None = None
    deck: int = 0
    beings: int = 0
    legends: int = 0
    flares: int = 0
    discard: tuple[str, ...] = ()
    deck_out: bool = False
    """Drew the last card, or the last upright card, of the deck."""
    found: Found | None = None


class Side(Struct, frozen=True):
    """What owns one colour of pieces: a seat, or in team modes a team."""

    number: int
    common: int = 0
    heroic: int = 0
    legendary: int = 0
    removed: int = 0
    """Two-sided pieces that left the arena and come back at the end of the turn."""
    removed_legendary: int = 0
    score: int = 0
    """Duel: points on the score board."""
    tasks: int = 0
    """High Form: points of claimed objectives."""
    points: dict[int, int] = {}
    """Melee: points in each enemy colour."""
    impro: dict[int, int] = {}
    """Melee: 1 for each enemy colour with which a summoning can still be improvised."""
    claimed: tuple[str, ...] = ()

    @property
    def upgraded(self) -> int:
        return self.heroic + self.legendary

    @property
    def pieces(self) -> int:
        return self.common + self.heroic + self.legendary

    def of_rank(self, rank: Rank) -> int:
        """How many pieces of that rank are in the arena."""
        if rank == "common":
            return self.common
        return self.heroic if rank == "heroic" else self.legendary

    def of_type(self, type: Type) -> int:
        """How many pieces of that type are in the arena."""
        return self.legendary if type == "legendary" else self.common + self.heroic


class Tally(Struct, frozen=True):
    """What was done in the turn under way, or in the one played last."""

    destroyed: dict[int, dict[Rank, int]] = {}
    """Counted pieces of each enemy side, by rank."""
    summoned: int = 0
    legends: int = 0
    on_red: int = 0
    on_green: int = 0
    extra: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HAND, 0))
    """Cards to be drawn at the end of the turn beyond the limits, by deck."""
    again: bool = False


class Objectives(Struct, frozen=True):
    """The objectives of the High Form, where they are followed as cards."""

    deck: int
    """Cards that lie face down."""
    current: tuple[str, ...] = ()
    next: str | None = None
    aside: tuple[str, ...] = ()
    any_fits: bool = False
    """Every card turned up becomes a current objective (ruling of TASH-SETUP-10)."""
    under: int = 0
    """Cards in a row that went under the deck (ruling of TASH-TASK-06)."""


class Common(Struct, frozen=True):
    """A deck that all share: how many lie face down, and what was discarded."""

    deck: int
    discard: tuple[str, ...] = ()


class Ending(Struct, frozen=True):
    """The end is triggered: on which clause, in whose turn, and how many turns are still to come after this one."""

    by: str
    seat: int
    left: int


class State(seats.Seated[Seat], frozen=True):
    box: Box
    sides: tuple[Side, ...]
    legends: Common
    flares: Common
    tasks: Objectives | None = None
    arena: Arena | None = None
    """None in ledger tracking."""
    phase: Phase = "setup"
    turn: int = 0
    passes: int = 0
    """How often the turn has passed on to the next seat."""
    active: int = 0
    """Whose turn it is; 0 before the first."""
    actions: int = 0
    discarded: bool = False
    """The discard action was used in this turn."""
    handed: bool = False
    """Control was handed over in this turn."""
    deeds: int = 0
    """Actions that were taken in this turn: it tells one question from the next."""
    tally: Tally = Tally()
    effect: Effect | None = None
    ending: Ending | None = None
    result: Result | None = None

    # Seats and sides

    def side_of(self, seat: int) -> int:
        """The side for which a seat plays."""
        return (seat - 1) % len(self.sides) + 1

    def side(self, number: int) -> Side:
        return self.sides[number - 1]

    @property
    def own(self) -> int:
        """The side whose turn it is."""
        return self.side_of(self.active)

    def enemies(self, side: int) -> tuple[int, ...]:
        """All other sides, in rising order."""
        return tuple(other.number for other in self.sides if other.number != side)

    def members(self, side: int) -> tuple[int, ...]:
        """The seats that play for a side."""
        return tuple(seat for seat in self.numbers if self.side_of(seat) == side)

    def teammate(self, seat: int) -> int:
        """The other seat of the same team."""
        return (seat - 1 + len(self.sides)) % len(self.seats) + 1  # teammates sit across from each other

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order."""
        first = self.box.options.first
        return tuple((first - 1 + place) % len(self.seats) + 1 for place in range(len(self.seats)))

    @property
    def lasts(self) -> bool:
        """A handover lasts: an effect is open, or an action is left and a piece can be placed (TASH-TEAM-10)."""
        if not self.handed or self.phase not in ("action", "effect"):
            return False
        return self.phase == "effect" or (self.actions > 0 and self.can_place(self.own))

    @property
    def control(self) -> int:
        """Who acts: the seat of the turn, or while a handover lasts the teammate."""
        return self.teammate(self.active) if self.lasts else self.active

    def with_side(self, number: int, **changes: Any) -> "State":
        """The same table with something changed at one side."""
        sides = list(self.sides)
        sides[number - 1] = replace(sides[number - 1], **changes)
        return replace(self, sides=tuple(sides))

    # Pieces

    def supply(self, side: int, type: Type = "two-sided") -> int:
        """Pieces that can be placed now."""
        one = self.side(side)
        if type == "legendary":
            return LEGENDARY - one.legendary - one.removed_legendary
        return self.box.two_sided - one.common - one.heroic - one.removed

    def can_place(self, side: int) -> bool:
        """Whether a side can place a common piece, if need be by picking one up."""
        return self.supply(side) > 0 or self.side(side).of_type("two-sided") > 0

    def score(self, side: int) -> int:
        """A side's score as its mode reckons it."""
        one = self.side(side)
        if self.box.high_form:
            return min(MOST_POINTS, one.tasks + one.legendary)
        return one.score if self.box.duel else min(one.points.values())

    # Cards

    def card(self, id: str) -> Card:
        return self.box.cards[id]

    def upright(self, seat: int) -> int:
        """Cards of a school deck whose last one triggers the end when it is drawn."""
        deck = self.seat(seat).deck
        return max(0, deck - SIDEWAYS) if self.box.teams else deck
