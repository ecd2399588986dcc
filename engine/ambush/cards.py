"""The card vocabulary of Ambush: operations as a card prints them, and changes as people enter them."""

from functools import cached_property
from typing import Annotated, Literal, final

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.cards import Card as AnyCard

Number = Annotated[int, Meta(ge=0, le=999)]
Whom = Literal["self", "target", "opponents", "all"]
One = Literal["self", "target"]


class Operation(Struct, frozen=True, tag_field="op", tag=str.lower, forbid_unknown_fields=True):
    """One direction of a card's text."""


class Damage(Operation, frozen=True):
    n: Number
    to: Whom = "target"


class Repair(Operation, frozen=True):
    n: Number
    to: Whom = "self"


class Guard(Operation, frozen=True):
    n: Number
    to: Whom = "self"


class Draw(Operation, frozen=True):
    n: Number
    to: Whom = "self"


class Return(Operation, frozen=True):
    n: Number
    to: Whom = "self"


class Pick(Operation, frozen=True):
    n: Number
    to: Whom = "self"


@final
class Give(Operation, frozen=True, rename={"giver": "from"}):
    n: Number
    giver: One
    to: One = "self"


@final
class Place(Operation, frozen=True, rename={"source": "from"}):
    n: Annotated[int, Meta(ge=1, le=999)]
    source: Literal["deck", "hand", "any"] = "any"
    up_to: bool = False


Triggered = Damage | Repair | Guard | Draw | Return | Pick | Give
Effect = Triggered | Place


class Card(AnyCard, frozen=True, dict=True):
    """What a pack may say about a card. An absent field means "not known", not "none"."""

    ambush: bool = False
    damage: Number | UnsetType = UNSET
    effects: tuple[Effect, ...] | UnsetType = UNSET
    on_ambush: tuple[Triggered, ...] | UnsetType = UNSET

    @cached_property
    def needs_target(self) -> bool:
        """Its damage or a direction of it goes to a castle that somebody has to choose (AMBUSH-PLAY-04)."""
        hurts = self.damage is not UNSET and self.damage >= 1
        return hurts or (self.effects is not UNSET and means_target(self.effects))

    @cached_property
    def trigger_needs_target(self) -> bool:
        """The same for what an Ambush triggers on it."""
        return self.on_ambush is not UNSET and means_target(self.on_ambush)


def means_target(operations: tuple[Effect, ...]) -> bool:
    """Whether any of these directions is for a castle that the player chooses."""
    return any("target" in (getattr(op, "to", None), getattr(op, "giver", None)) for op in operations)


class Change(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One outcome that people enter themselves, with the seat spelled out."""

    n: Number
    seat: int


class DamageTo(Change, frozen=True, tag="damage"):
    """Castle points down."""


class RepairOf(Change, frozen=True, tag="repair"):
    """Castle points up."""


class GuardFor(Change, frozen=True, tag="guard"):
    """Guard up."""


class DrawBy(Change, frozen=True, tag="draw"):
    """Deck to hand."""


class ReturnBy(Change, frozen=True, tag="return"):
    """Hand to deck."""


class PickBy(Change, frozen=True, tag="pick"):
    """Battlefield to hand."""


class PlaceBy(Change, frozen=True, tag="place", rename={"source": "from"}):
    """Deck or the seat's hand to battlefield, at once."""

    source: Literal["deck", "hand"]


class GiveTo(Change, frozen=True, tag="give", rename={"giver": "from"}):
    """The hand of seat `giver` to the hand of seat `seat`."""

    giver: int


Changes = DamageTo | RepairOf | GuardFor | DrawBy | ReturnBy | PickBy | PlaceBy | GiveTo
