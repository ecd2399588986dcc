"""The card vocabulary of Tamer Tournament: what is printed on a creature, and effects built from two operations."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.cards import Card as AnyCard
from engine.message import Message

Type = Literal["familiar", "spirit", "monster"]
Element = Literal["fire", "water", "earth", "air"]
When = Literal["draft", "start", "ko"]
Buffed = Literal["temp_power", "perm_power", "temp_health", "perm_health"]
Kinds = Literal["type", "element"]
Place = Literal["self", "front", "last", "all", "others"]

Value = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Deck = Annotated[int, Meta(ge=1, le=3)]


class Kin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Creatures that have something in common: one of `type` and `element`."""

    type: Type | UnsetType = UNSET
    element: Element | UnsetType = UNSET
    other: bool = False
    """Without the creature whose effect it is."""


Who = Place | Kin


class Those(Kin, frozen=True, kw_only=True, rename={"among": "from"}):
    """The same, or so many of some creatures by the player's choice: one of `type`, `element` and `choose`."""

    choose: Some | UnsetType = UNSET
    among: Who | UnsetType = UNSET


class Each(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much for every creature (`per`), or for every different type or element (`kinds`): one of the two."""

    each: Value
    per: Who | UnsetType = UNSET
    kinds: Kinds | UnsetType = UNSET


class If(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """At least so many creatures (`of`), or different types or elements (`kinds`): one of the two."""

    at_least: Value
    of: Who | UnsetType = UNSET
    kinds: Kinds | UnsetType = UNSET


class Operation(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="op",
    tag=str.lower,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"test": "if"},
):
    """One sentence of an effect. Where its test does not hold, it does nothing."""

    test: If | UnsetType = UNSET


class Buff(Operation, frozen=True, kw_only=True):
    """Adds to one die of each creature that is meant."""

    die: Buffed
    n: Value | Each
    to: Place | Those


class Flip(Operation, frozen=True, kw_only=True):
    """Cards from a deck join the line, one after the other."""

    round: Deck | Literal["current"]
    n: Some = 1


Op = Buff | Flip


class Effect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, rename={"ops": "do"}):
    """What a creature does at a moment. Without `do` it is known that there is something, but not what."""

    when: When
    ops: Annotated[tuple[Op, ...], Meta(min_length=1)] | UnsetType = UNSET


class Card(AnyCard, frozen=True, kw_only=True):
    """What a pack may say about a creature. An absent field means that it is not known, not that it is nothing."""

    round: Deck | UnsetType = UNSET
    points: Value | UnsetType = UNSET
    power: Value | UnsetType = UNSET
    health: Some | UnsetType = UNSET
    types: tuple[Type, ...] = ()
    elements: tuple[Element, ...] = ()
    copies: Some = 1
    effects: tuple[Effect, ...] | UnsetType = UNSET

    @property
    def can_fight(self) -> bool:
        """Whether the engine knows enough of it to run its battle."""
        return self.power is not UNSET and self.health is not UNSET

    @property
    def cost(self) -> int:
        """Points that are not known count as none."""
        return 0 if self.points is UNSET else self.points

    def of_another_round(self, round: int) -> bool:
        """Whether it is known not to lie in the deck of this round."""
        return self.round is not UNSET and self.round != round

    def is_used_up(self, used: int) -> bool:
        """Whether there is none but those that are used."""
        return used >= self.copies

    def kinds(self, of: Kinds) -> tuple[str, ...]:
        return self.types if of == "type" else self.elements

    def operations(self, when: When) -> tuple[Op, ...] | None:
        """All that it does at that moment, in the order of the card; None where something of it is not known."""
        if self.effects is UNSET:
            return None
        found: tuple[Op, ...] = ()
        for effect in self.effects:
            if effect.when == when:
                if effect.ops is UNSET:
                    return None
                found += effect.ops
        return found

    def flaw(self) -> Message | None:
        from engine.tamer.flaws import flaw  # it reads the vocabulary above

        return None if self.effects is UNSET else flaw(self.effects)
