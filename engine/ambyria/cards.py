"""The card vocabulary of Ambyria: mode and play symbols, operations, lasting effects, and what a pack may say."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.cards import Card as AnyCard
from engine.cards import CardId
from engine.message import Message

Mode = Literal["protection", "attack", "hasty", "greedy"]
Into = Literal["emberscape", "discard", "collection", "mode", "lasting"]
"""Where a played card goes; `lasting` is into the emberscape, sideways."""
Hero = Literal["yvera", "serephene", "rowl", "kaldoren"]
Face = Literal["up", "down"]
Who = Literal["self", "target", "any", "others", "all"]
One = Literal["self", "target", "any"]
Source = Literal["emberscape", "hand", "mode", "deck", "discard", "collection"]
"""Whence a card is taken. Nothing ever comes out of a collection: who enters that is told so (AMBYRIA-COL-09)."""
Phase = Literal["collection", "mode", "draw", "play", "end"]

MODES: tuple[Mode, ...] = ("protection", "attack", "hasty", "greedy")
HEROES: tuple[Hero, ...] = ("yvera", "serephene", "rowl", "kaldoren")
COLOURS: dict[Hero, Literal["blue", "yellow", "green", "red"]] = {
    "yvera": "blue",
    "serephene": "yellow",
    "rowl": "green",
    "kaldoren": "red",
}
"""The colour of each hero's deck, in which its seat is shown."""
ROW: tuple[Into, ...] = ("emberscape", "lasting")
"""The play symbols of cards that lie in the emberscape."""
UNKNOWN = "?"
"""A card that the table is not told about; it can be named in place of any card."""

Count = Annotated[int, Meta(ge=1, le=999)]
Some = Count | Literal["all"]


class Operation(
    Struct, frozen=True, kw_only=True, tag_field="op", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True
):
    """One thing that an effect does. `may` lets its player decline it."""

    may: bool = False


class Draw(Operation, frozen=True, kw_only=True):
    who: Who = "self"
    n: Count = 1


class Discard(Operation, frozen=True, kw_only=True):
    who: Who = "target"
    n: Some = 1


class Take(Operation, frozen=True, kw_only=True, rename={"source": "from"}):
    """The four key actions; protection mode and lying face down keep cards from them."""

    who: Who = "target"
    source: Source = "emberscape"
    n: Some = 1


class Steal(Take, frozen=True, kw_only=True):
    """Into the hand of the effect's player."""


class Capture(Take, frozen=True, kw_only=True):
    """Into the own emberscape, face up, until it is full."""


class Destroy(Take, frozen=True, kw_only=True):
    """To the discard pile of the player they are taken from."""


class Collect(Take, frozen=True, kw_only=True):
    """Into the own collection pile."""

    who: Who = "self"


class Return(Operation, frozen=True, kw_only=True):
    """From an emberscape into the hand of the player in whose emberscape they lie."""

    who: Who = "self"
    n: Some = 1


class Place(Operation, frozen=True, kw_only=True, rename={"source": "from"}):
    """One card of the effect's player goes into an emberscape, not activated."""

    who: One = "self"
    source: Literal["hand", "deck", "discard"] = "hand"
    face: Face = "up"


class ModeCard(Operation, frozen=True, kw_only=True, tag="mode", rename={"source": "from"}):
    """One card of the effect's player goes on top of a mode pile."""

    who: One = "self"
    source: Literal["hand", "discard"] = "hand"


class Turn(Operation, frozen=True, kw_only=True):
    """A card of an emberscape is turned over; its effects are not activated."""

    face: Face
    who: One = "self"


class Arcane(Operation, frozen=True, kw_only=True):
    """The player has to play an arcane card."""

    who: Literal["self"] = "self"


class Top(Operation, frozen=True, kw_only=True):
    """The player of the effect has to play the top card of a deck."""

    who: One = "self"


class Extra(Operation, frozen=True, kw_only=True):
    """More cards may be played from the hand in this play phase."""

    who: Literal["self"] = "self"
    n: Count = 1


class Stop(Operation, frozen=True, kw_only=True):
    """The effect that is responded to does not happen."""

    who: Literal["self"] = "self"


class Text(Operation, frozen=True, kw_only=True):
    """What it does is entered by its player."""

    who: Literal["self"] = "self"


Operations = (
    Draw | Discard | Steal | Capture | Destroy | Collect | Return | Place | ModeCard | Turn | Arcane | Top | Extra
    | Stop | Text
)  # fmt: skip
KeyAction = Steal | Capture | Destroy | Collect
Effect = tuple[Operations, ...]
"""One sentence of a card: its operations happen together."""


class Lasting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a card does as long as it lies face up in an emberscape. Equal keys do not add up."""

    key: CardId
    op: Literal["discard", "draw", "text"]
    n: Count = 1
    at: Phase = "end"
    """The phase at whose beginning it applies, to the player of the turn."""
    who: Literal["active", "owner", "others"] = "active"
    """On whose turns: everybody's, its owner's, or those of everybody else."""


class Entry(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, rename={"source": "from"}
):
    """An operation as people enter it with `resolve`: it carries its aim in itself."""

    op: str
    who: Who | UnsetType = UNSET
    n: Some | UnsetType = UNSET
    source: Source | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    may: bool | UnsetType = UNSET
    target: int | UnsetType = UNSET
    slots: tuple[int, ...] | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET
    symbol: Mode | UnsetType = UNSET

    def operation(self) -> dict[str, Any]:
        """What it says apart from the aim. Whether it could be declined plays no part in what is done."""
        said = {"op": self.op, "who": self.who, "n": self.n, "from": self.source, "face": self.face}
        return {name: value for name, value in said.items() if value is not UNSET}


class Card(AnyCard, frozen=True, kw_only=True):
    """What a pack may say about a card. An absent field means that it is not known, not that it is nothing."""

    mode: Mode | UnsetType = UNSET
    stones: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    play: Into | UnsetType = UNSET
    hero: Hero | UnsetType = UNSET
    response: Literal["no", "may", "only"] | UnsetType = UNSET
    down: bool | UnsetType = UNSET
    effects: tuple[Effect, ...] | UnsetType = UNSET
    ability: tuple[Effect, ...] | UnsetType = UNSET
    lasting: tuple[Lasting, ...] = ()

    @property
    def played(self) -> tuple[Effect, ...] | None:
        """The effects of playing it; None where they have to be entered."""
        if self.effects is not UNSET:
            return self.effects
        return () if self.hero is not UNSET or self.lasting else None

    @property
    def activated(self) -> tuple[Effect, ...] | None:
        """The effects of activating it, as a hero; None where they have to be entered."""
        return None if self.ability is UNSET else self.ability

    def flaw(self) -> Message | None:
        from engine.ambyria.flaws import flaw  # it reads the vocabulary above

        for effects in (self.effects, self.ability):
            if effects is not UNSET and (found := flaw(effects)):
                return found
        return None


NOTHING_KNOWN = Card(id="unknown", name=UNKNOWN)
"""What the table knows of a card that it is not told about."""
