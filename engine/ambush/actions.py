"""What people can do in Ambush: one class a verb, in the order of play."""

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from engine import verbs
from engine.action import Action, Actor, Seconds
from engine.action import Name as Text
from engine.ambush.cards import Changes
from engine.verbs import Concede, Name

Count = Annotated[int, Meta(ge=0)]


class Castle(Action, frozen=True):
    name: Text


class First(Action, frozen=True):
    actor: ClassVar[Actor] = "table"

    first: int
    by: Literal["best-name", "youngest"] = "best-name"


class Expose(Action, frozen=True):
    card: str | UnsetType = UNSET


class Play(Action, frozen=True):
    card: str | UnsetType = UNSET
    target: int | UnsetType = UNSET
    changes: tuple[Changes, ...] | UnsetType = UNSET


class Pass(Action, frozen=True):
    """Skips playing, or ends a placing that may end early."""


class Place(Action, frozen=True, rename={"source": "from"}):
    source: Literal["deck", "hand"] | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Resolve(Action, frozen=True):
    changes: tuple[Changes, ...] | UnsetType = UNSET
    card: str | UnsetType = UNSET
    target: int | UnsetType = UNSET


class Call(Action, frozen=True):
    """With `at` a press of the reaction button, without it a spoken call."""

    err: Seconds | UnsetType = UNSET


class Close(Action, frozen=True):
    """Every link to a button has answered, so no press earlier than the known ones can still arrive."""

    actor: ClassVar[Actor] = "table"


class Capture(Action, frozen=True):
    card: str | UnsetType = UNSET


class Stop(Action, frozen=True):
    """From a player: no more grabbing. From the table: time is up."""

    actor: ClassVar[Actor] = "either"

    captured: Count | UnsetType = UNSET


class Declare(Action, frozen=True):
    """How many Ambush cards are in the player's own pile; from the table, how many among the cards left lying."""

    actor: ClassVar[Actor] = "either"

    ambush: Count


class Roll(Action, frozen=True):
    roll: Annotated[int, Meta(ge=1, le=6)]


class Ready(Action, frozen=True):
    """Effects, giving back and shuffling are done."""

    actor: ClassVar[Actor] = "either"


class Adjust(verbs.Adjust, frozen=True):
    counter: Literal["castle", "guard", "hand", "captured", "deck", "battlefield"]
    to: int


ACTIONS = (
    Name, Castle, First, Expose, Play, Pass, Place, Resolve, Call, Close, Capture, Stop, Declare, Roll, Ready,
    Concede, Adjust,
)  # fmt: skip
