"""What people can do in Ambal Tournament: one class a verb, in the order of play."""

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from engine import verbs
from engine.action import Action, Actor
from engine.ambal.cards import Count, Effects, School, Type
from engine.verbs import Concede, Name

Eyes = Annotated[int, Meta(ge=1, le=6)]
Counter = Literal[
    "health", "max_health", "energy", "max_energy", "hand", "deck", "burning", "bleeding", "poison"
]  # fmt: skip
Zone = Literal["hand", "deck", "discard", "out"]


class Roll(Action, frozen=True):
    value: Eyes


class Pick(Action, frozen=True):
    school: School | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Ban(Action, frozen=True):
    card: str


class Deal(Action, frozen=True):
    cards: tuple[str, ...]


class Deck(Action, frozen=True):
    battle: tuple[str, ...] | UnsetType = UNSET
    library: tuple[str, ...] | UnsetType = UNSET
    starter: str | UnsetType = UNSET


class Start(Action, frozen=True):
    """The decks are shuffled, seven cards are drawn, round 1 begins."""

    actor: ClassVar[Actor] = "either"


class Order(Action, frozen=True):
    """Calls the order: the players decide one after the other, by Health."""


class Declare(Action, frozen=True):
    """Says aloud that a card will be played."""


class Commit(Action, frozen=True):
    card: str
    target: int | UnsetType = UNSET


class Stop(Action, frozen=True):
    """Plays no more skills in this round."""


class Skip(Action, frozen=True):
    """Plays no skill in this turn, which only a card can allow."""


class Choose(Action, frozen=True):
    target: int | UnsetType = UNSET
    remove: tuple[str, ...] | UnsetType = UNSET


class Resolve(Action, frozen=True):
    effects: tuple[Effects, ...] | UnsetType = UNSET
    cost: Count | UnsetType = UNSET
    types: tuple[Type, ...] | UnsetType = UNSET


class Discard(Action, frozen=True):
    card: str


class Pass(Action, frozen=True):
    """Keeps the hand, or leaves the Library Deck alone."""


class Library(Action, frozen=True):
    cards: tuple[str, ...]


class Adjust(verbs.Adjust, frozen=True, rename={"source": "from"}):
    counter: Counter | UnsetType = UNSET
    to: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    zone: Zone | UnsetType = UNSET
    source: Literal["hand", "deck"] | UnsetType = UNSET


ACTIONS = (
    Name, Roll, Pick, Ban, Deal, Deck, Start, Order, Declare, Commit, Stop, Skip, Choose, Resolve, Discard, Pass,
    Library, Concede, Adjust,
)  # fmt: skip
