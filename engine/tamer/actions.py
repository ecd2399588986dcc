"""What people can do in Tamer Tournament: one class a verb, in the order of play."""

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine import verbs
from engine.action import Action, Actor
from engine.tamer.creatures import Die
from engine.verbs import Concede, Name

Count = Annotated[int, Meta(ge=0)]
Record = Literal["wins", "draws", "losses", "byes"]
Counter = Literal[
    "wins", "draws", "losses", "byes", "temp_power", "perm_power", "temp_health", "perm_health", "damage"
]  # fmt: skip


class Pick(Action, frozen=True):
    """One card of the pack in hand is laid face down."""

    card: str | UnsetType = UNSET


class Place(Action, frozen=True):
    """A creature joins the line-up at its end, or leaves it."""

    card: str


class Team(Action, frozen=True):
    """The whole line-up at once; where no cards are known, only what it costs."""

    order: tuple[str, ...] | UnsetType = UNSET
    points: Count | UnsetType = UNSET


class Ready(Action, frozen=True):
    on: bool = True


class Pair(Action, frozen=True):
    """The order that the players rolled: first fights second, third fights fourth."""

    actor: ClassVar[Actor] = "table"

    order: tuple[int, ...]


class Start(Action, frozen=True):
    """Which of several Round Start effects comes next."""

    card: str | UnsetType = UNSET


class Fight(Action, frozen=True):
    """One clash, or all of them up to the next question or the end."""

    actor: ClassVar[Actor] = "either"

    battle: int | UnsetType = UNSET
    all: bool = False


class Choose(Action, frozen=True):
    cards: tuple[str, ...]


class Flip(Action, frozen=True):
    """The top card of a deck has been turned over; without a card, the deck is empty."""

    actor: ClassVar[Actor] = "either"
    dated: ClassVar[bool] = False

    card: str | UnsetType = UNSET
    at: int | UnsetType = UNSET
    """Its place in the line, 1 for the front. Never a time."""


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One outcome that people enter: a die of a creature, or a card flipped from the deck of a round."""

    creature: str | UnsetType = UNSET
    die: Die | UnsetType = UNSET
    by: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    flip: Annotated[int, Meta(ge=1, le=3)] | UnsetType = UNSET


class Resolve(Action, frozen=True):
    """What an effect did that the engine does not know."""

    actor: ClassVar[Actor] = "either"

    card: str
    changes: tuple[Change, ...]


class Report(Action, frozen=True):
    """How a battle ended, as this player sees it."""

    result: Literal["win", "draw", "loss"]


class Adjust(verbs.Adjust, frozen=True):
    counter: Counter
    to: int
    creature: str | UnsetType = UNSET


ACTIONS = (
    Name, Pick, Place, Team, Ready, Pair, Start, Fight, Choose, Flip, Resolve, Report, Concede, Adjust,
)  # fmt: skip
