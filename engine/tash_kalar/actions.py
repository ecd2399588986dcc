"""What people can do in Tash-Kalar: one class a verb, in the order of play.

A null counts as a field that is left out. Fields that only one depth of tracking knows take anything here: at the other
depth they are ignored, whatever they hold (`inputs.py` looks at them where they count).
"""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from engine import verbs
from engine.action import Action, Actor
from engine.tash_kalar.cards import Word
from engine.tash_kalar.operations import Op
from engine.verbs import Concede, Explained, Name

Counter = Literal[
    "actions", "common", "heroic", "legendary", "upgraded", "pieces", "supply", "legend_supply", "removed",
    "removed_legendary", "deck", "sideways", "beings", "legends", "flares", "score", "tasks",
    "points_1", "points_2", "points_3", "points_4", "impro_1", "impro_2", "impro_3", "impro_4",
]  # fmt: skip


Orientation = Annotated[int, Meta(ge=0, le=7)]


class School(Action, frozen=True):
    """Says which school the seat plays."""

    school: Word


class Reveal(Action, frozen=True):
    """The next card of the objectives deck is turned up; without a card, none is left."""

    actor: ClassVar[Actor] = "either"

    task: str | None = None


class Start(Action, frozen=True):
    """Closes set-up: hands are drawn, the first turn begins."""

    actor: ClassVar[Actor] = "either"


class Place(Action, frozen=True):
    """Puts one common piece into the arena; in set-up a start piece of any side."""

    dated: ClassVar[bool] = False

    at: Any = None
    """A square. Never a time."""
    side: Any = None
    pick: Any = None
    """The own piece that is picked up in a shortage: its square, or in ledger tracking its rank."""


class Over(Struct, frozen=True, omit_defaults=True):
    """A piece that stood on the summoning square, in ledger tracking."""

    side: Any = None
    rank: Any = None


class Summon(Action, frozen=True, rename={"orientation": "as", "colour": "in"}):
    """Summons a creature and opens its effect."""

    dated: ClassVar[bool] = False

    card: str | None = None
    rank: Any = None
    """Instead of a card: a creature of that rank whose card is not named."""
    at: Any = None
    orientation: Any = None
    over: Over | str | float | bool | list[Any] | None = None
    """What stood on the summoning square, in ledger tracking."""
    pick: Any = None
    impro: int | None = None
    colour: Any = None
    """Melee: the colour in which a legend's point is scored."""


class Back(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How many cards go back under their decks."""

    beings: Annotated[int, Meta(ge=0)] | None = None
    legends: Annotated[int, Meta(ge=0)] | None = None
    flares: Annotated[int, Meta(ge=0)] | None = None


class Discard(Action, frozen=True, rename={"back": "return"}):
    """Discards one creature of the own deck; other cards may go back under theirs."""

    card: str | None = None
    back: Back | None = None


class Flare(Action, frozen=True):
    """Plays a flare and opens its effect."""

    card: str | None = None
    upper: int | None = None
    lower: int | None = None
    """Its numbers, where the card's data do not give them."""
    against: int | None = None


class Resolve(Action, frozen=True):
    """Carries out operations of the open effect, all or none."""

    ops: Annotated[tuple[Op, ...], Meta(min_length=1, max_length=99)]


class Done(Action, frozen=True):
    """Finishes the current step of the effect, or the whole effect where its steps are not known."""


class Handover(Action, frozen=True):
    """Gives control to the teammate."""


class End(Action, frozen=True, rename={"colour": "in"}):
    """Ends the turn."""

    claim: str | None = None
    points: Annotated[int, Meta(ge=1, le=9)] | None = None
    """A claim, where objectives are only counted."""
    colour: Any = None
    """Melee: the colour of the point for commons without a pair."""


class Find(Action, frozen=True):
    """Asks, for this seat's eyes alone, where it could summon a card now."""

    logged: ClassVar[bool] = False

    card: str
    impro: int | None = None


class Fix(Explained, frozen=True, kw_only=True):
    """The referee puts one square right."""

    actor: ClassVar[Actor] = "table"
    dated: ClassVar[bool] = False

    at: Any = None
    piece: str | None


class Adjust(verbs.Adjust, frozen=True):
    """The referee sets a counter of a seat."""

    counter: Counter
    to: int


ACTIONS = (
    Name, School, Reveal, Place, Start, Summon, Discard, Flare, Resolve, Done, Handover, End, Find, Fix, Concede,
    Adjust,
)  # fmt: skip
