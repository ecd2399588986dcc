"""What people can do in Ambyria: one class a verb, in the order of play."""

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from engine import verbs
from engine.action import Action, Actor, Seconds
from engine.ambyria.cards import Entry, Face, Hero, Into, Mode
from engine.ambyria.options import STONES_TOP
from engine.verbs import Concede, Name

Cards = tuple[str, ...]


class Choose(Action, frozen=True):
    """Takes a hero's deck."""

    hero: Hero


class LayMode(Action, frozen=True, tag="mode", rename={"source": "from"}):
    """Lays a card on the own mode pile."""

    card: str
    source: Literal["hand", "deck"] = "hand"
    symbol: Mode | UnsetType = UNSET


class Pass(Action, frozen=True):
    """Keeps the mode; gives a hold back, or does not respond; declines an effect that says "may"."""


class Play(Action, frozen=True, rename={"source": "from"}):
    card: str
    source: Literal["hand", "arcane", "deck"] = "hand"
    face: Face = "up"
    into: Into | UnsetType = UNSET
    symbol: Mode | UnsetType = UNSET


class Show(Action, frozen=True):
    """Says that no card in hand can be played."""

    cards: Cards | UnsetType = UNSET


class Activate(Action, frozen=True):
    """Activates the own hero."""

    slot: int
    card: str | UnsetType = UNSET


class Aim(Action, frozen=True):
    """Declares whom and what an effect is directed at, or accepts one that says "may"."""

    target: int | UnsetType = UNSET
    slots: tuple[int, ...] | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    symbol: Mode | UnsetType = UNSET


class Resolve(Action, frozen=True):
    """Announces what a printed effect does."""

    ops: tuple[Entry, ...]


class Call(Action, frozen=True):
    """Claims a response. The table settles who was first; the rules take claims in the order they are given."""

    err: Seconds | UnsetType = UNSET


class Respond(Action, frozen=True):
    """Plays a response from the hand, or turns up and activates a face-down card (`slot`)."""

    card: str | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    into: Into | UnsetType = UNSET
    symbol: Mode | UnsetType = UNSET


class Go(Action, frozen=True):
    """The announced effect, or the collection, happens now."""

    actor: ClassVar[Actor] = "either"

    cards: Cards | UnsetType = UNSET


class Done(Action, frozen=True):
    """Nothing further: of the printed effect, or in this play phase."""


class Discard(Action, frozen=True):
    cards: Cards


class Score(Action, frozen=True):
    """The total that a player has counted."""

    stones: Annotated[int, Meta(ge=0, le=STONES_TOP)]


class Adjust(verbs.Adjust, frozen=True):
    counter: str
    """`hand`, `deck` or `arcane`; another word is no counter (TABLE-ADJUST)."""
    to: int


ACTIONS = (
    Name, Choose, LayMode, Pass, Play, Show, Activate, Aim, Resolve, Call, Respond, Go, Done, Discard, Score, Concede,
    Adjust,
)  # fmt: skip
