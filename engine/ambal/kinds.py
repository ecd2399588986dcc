"""What the rules read of a card that is placed, and that never changes: cards of one kind are judged alike."""

from typing import NamedTuple

from msgspec import UNSET

from engine.ambal.cards import Aim, Card
from engine.ambal.texts import text


class Kind(NamedTuple):
    aim: Aim | None
    """At whom it is aimed; None also where that is not known."""
    known: bool
    """Whether its effects are."""
    resurrects: bool


def kind_of(card: Card) -> Kind:
    """The kind of a card of the box: its words name no seats by number, so they mean the same for every player."""
    if card.effects is UNSET:
        return Kind(None if card.aim is UNSET else card.aim, False, False)
    said = text(card.effects)
    return Kind(said.aim if card.aim is UNSET else card.aim, True, said.resurrects)
