"""What is known at the table in an Ambal duel. Everything here is frozen: a new moment is a new state."""

from functools import cached_property
from typing import Any, Literal

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from engine import seats
from engine.ambal.cards import Card, Effects, Match, School, Type
from engine.ambal.kinds import Kind, kind_of
from engine.ambal.options import BATTLE_ADVANCED, BATTLE_REGULAR, ENERGY, EXHAUSTED, HEALTH, MAX_ENERGY, Options
from engine.view import Result

Phase = Literal[
    "draft", "setup", "draw", "start", "battle", "end", "durations", "move", "energy", "library", "over"
]  # fmt: skip
Stage = Literal["decide", "roll", "declare", "place", "reveal", "discard", "done"]
"""Where a battle turn stands; after `done` the next one begins before anybody looks."""


class Box(Struct, frozen=True, dict=True):
    """What does not change from the first action to the last; what follows from it is computed once a game."""

    mode: str
    options: Options
    cards: dict[str, Card]

    @cached_property
    def double(self) -> bool:
        """Whether two teams of two play."""
        return self.mode.startswith("double")

    @cached_property
    def advanced(self) -> bool:
        """Whether players have a Library Deck beside the Battle Deck."""
        return self.mode.endswith("advanced")

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kind of each card."""
        return {id: kind_of(card) for id, card in self.cards.items()}

    @cached_property
    def alike(self) -> dict[Kind, tuple[str, ...]]:
        """The cards of each kind, in the order of the box."""
        return {kind: tuple(id for id in self.cards if self.kinds[id] == kind) for kind in self.kinds.values()}

    @cached_property
    def drafted_alike(self) -> dict[tuple[School | UnsetType, bool], tuple[str, ...]]:
        """The commons, and the Elites (true), of each School, in the order of the box."""
        groups: dict[tuple[School | UnsetType, bool], tuple[str, ...]] = {}
        for id, card in self.cards.items():
            key = (card.school, card.elite)
            groups[key] = (*groups.get(key, ()), id)
        return groups

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each card in the order of the box."""
        return {id: place for place, id in enumerate(self.cards)}

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of the first team, and of the second."""
        return ((1, 2), (3, 4)) if self.double else ((1,), (2,))

    @property
    def battle_deck(self) -> int:
        """How many cards a Battle Deck has."""
        return BATTLE_ADVANCED if self.advanced else BATTLE_REGULAR


class Placed(Struct, frozen=True, gc=False):
    """A card that lies face down, in Double with a token. Only its owner may know."""

    card: str
    target: int | None = None


class Seat(seats.Seat, frozen=True):
    team: int
    deck: int = 0
    hand: int = 0
    health: int = HEALTH
    max_health: int = HEALTH
    energy: int = ENERGY
    max_energy: int = MAX_ENERGY
    burning: int = 0
    bleeding: int = 0
    poison: int = 0
    discard: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    library: int = 0
    """Cards left in the Library Deck, where no list of them is registered."""
    registered: tuple[str, ...] | None = None
    """Every card of the registered decks; None when there are none."""
    shelf: tuple[str, ...] | None = None
    """What is left of a registered Library Deck."""
    shown: tuple[str, ...] = ()
    """Cards that were placed, discarded, taken or corrected: they cannot come from an unregistered Library Deck."""
    elites: int = 0
    """Elites taken from the Library Deck."""
    picks: tuple[str, ...] = ()
    placed: Placed | None = None
    plays: bool = False
    skips: bool = False
    may_skip: bool = False
    stopped: bool = False
    barred: bool = False
    done: bool = False
    concedes: bool = False
    defeated: bool = False

    @property
    def active(self) -> bool:
        """Still plays skills in this round."""
        return not self.defeated and not self.stopped

    @property
    def undecided(self) -> bool:
        """Active, and has neither placed a card nor announced one nor skipped this turn."""
        return self.placed is None and not (self.stopped or self.defeated or self.skips or self.plays)

    @property
    def beaten(self) -> bool:
        """Would be found defeated at a check."""
        return self.health == 0 or self.max_energy <= EXHAUSTED

    @property
    def books(self) -> int:
        """Cards left in the Library Deck."""
        return self.library if self.shelf is None else len(self.shelf)


class Revealed(Struct, frozen=True, gc=False):
    """A card of the turn that was revealed last, with what people have entered and chosen for it."""

    seat: int
    card: str
    target: int | None = None
    base: int | None = None
    cost: int | None = None
    state: Literal["open", "used", "interrupted", "unpaid"] = "open"
    effects: tuple[Effects, ...] | None = None
    types: tuple[Type, ...] = ()
    counted: tuple[int, ...] = ()
    """The cost changes that concerned it when it was paid, by serial number."""
    removal: tuple[str, ...] | None = None
    """What its user named to be removed."""


class Skill(Struct, frozen=True, gc=False):
    """A skill that was used this round."""

    serial: int
    card: str
    by: int
    target: int | None
    effects: tuple[Effects, ...]
    denied: tuple[int, ...] = ()
    """Seats that blocked or evaded it."""
    out: bool = False
    lies: bool = True
    """Whether it still lies in the battle area."""


class Duration(Struct, frozen=True, gc=False):
    """A Boon or Curse in force."""

    serial: int
    card: str
    kind: Literal["boon", "curse"]
    by: int
    on: int
    left: int
    effects: tuple[Effects, ...]
    skill: int
    """The skill by which it took hold."""
    out: bool = False
    in_play: bool = False
    """It has left the battle area for the play area of its bearer."""


class Lasting(Struct, frozen=True, gc=False):
    """A change of costs, or effects that wait for the next matching skill; both end with the round."""

    serial: int
    seat: int
    op: Literal["cost", "next"]
    card: str
    match: Match
    n: int = 0
    once: bool = False
    effects: tuple[Effects, ...] = ()


class Draft(Struct, frozen=True, gc=False):
    stage: Literal["roll", "schools", "build", "last", "elite-ban", "elite-pick", "done"] = "roll"
    rolls: dict[int, int] = {}
    first: int | None = None
    turn: int = 0
    """The seat that picks or bans."""
    number: int = 0
    """Which of the nine times."""
    picks_left: int = 0
    schools: dict[int, tuple[School, ...]] = {}
    lineups: dict[int, tuple[str | None, ...]] = {}
    piles: dict[int, int] = {}
    banned: tuple[str, ...] = ()


class Before(Struct, frozen=True, gc=False):
    """The table at the reveal: Mastery and numbered removals are computed from it, not from the table now."""

    seats: tuple[Seat, ...]
    durations: tuple[Duration, ...]
    serial: int = 0
    """The last serial number at the reveal: everything that began later has a higher one."""

    def seat(self, number: int) -> Seat:
        """The seat of that number as it was."""
        return self.seats[number - 1]


class State(seats.Seated[Seat], frozen=True):
    box: Box
    phase: Phase = "setup"
    round: int = 0
    turn: int = 0
    stage: Stage | None = None
    drawn: dict[int, int] = {}
    ranks: tuple[tuple[int, ...], ...] = ()
    """Who decides before whom once the order is called; seats that are tied stand together."""
    rolls: dict[int, int] = {}
    revealed: tuple[Revealed, ...] = ()
    before: Before | None = None
    skills: tuple[Skill, ...] = ()
    durations: tuple[Duration, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    owed: dict[int, int] = {}
    """Cards that seats still have to discard."""
    serial: int = 0
    draft: Draft | None = None
    result: Result | None = None

    def card(self, id: str) -> Card:
        """What is known of a card of this game."""
        return self.box.cards[id]

    @property
    def living(self) -> tuple[int, ...]:
        """Seats that are not defeated."""
        return tuple([seat.number for seat in self.seats if not seat.defeated])

    @property
    def active(self) -> tuple[int, ...]:
        """Seats that still play skills in this round."""
        return tuple([seat.number for seat in self.seats if seat.active])

    @property
    def undecided(self) -> tuple[int, ...]:
        """Active seats that have not decided in this turn."""
        return tuple([seat.number for seat in self.seats if seat.undecided])

    @property
    def anybody_defeated(self) -> bool:
        """Whether a seat is defeated."""
        for seat in self.seats:
            if seat.defeated:
                return True
        return False

    @property
    def anybody_active(self) -> bool:
        """Whether a seat still plays skills in this round."""
        for seat in self.seats:
            if seat.active:
                return True
        return False

    def team(self, number: int) -> tuple[int, ...]:
        """The seats of this player's side, the player included."""
        return self.box.sides[self.seats[number - 1].team - 1]

    def others(self, number: int) -> tuple[int, ...]:
        """The seats of the other side."""
        return self.box.sides[2 - self.seats[number - 1].team]

    def partner(self, number: int) -> int | None:
        """The other seat of the team; None in Single."""
        return next((seat for seat in self.team(number) if seat != number), None) if self.box.double else None

    def with_skill(self, serial: int, **changes: Any) -> "State":
        """The same table with something changed at the skill of that serial number."""
        skills = tuple([replace(one, **changes) if one.serial == serial else one for one in self.skills])
        return replace(self, skills=skills)
