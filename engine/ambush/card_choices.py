"""Which cards can be named in an action: worked out once a game, since what the rules read of a card never changes."""

from collections.abc import Container, Mapping

from msgspec import UNSET, Struct

from engine.ambush.cards import Card
from engine.game import Values

Given = tuple[bool, bool]
"""Whether people enter what the card did, and whether it is clear whose castle it is aimed at."""
Cards = dict[Given, Values | None]
"""For each case the cards that can be named in it; None where there is none."""
_GIVEN: tuple[Given, ...] = ((False, False), (False, True), (True, False), (True, True))


class CardChoices(Struct, frozen=True):
    of_the_deck: Values | None
    """What can be exposed, placed and captured: with a registered list the cards on it, otherwise any."""
    played: Cards
    """People enter only what the engine does not know (AMBUSH-CARD-05); a castle may have to be chosen."""
    triggered: Cards
    """The same for what an Ambush triggers on a card, of the deck or not."""
    resolved: Cards
    """Whatever people say about the card that is being carried out, it was played already."""


def card_choices(cards: Mapping[str, Card], in_the_deck: frozenset[str]) -> CardChoices:
    """All of them, for the cards of one game, of which some can come from its deck."""
    return CardChoices(
        _choice(cards, in_the_deck),
        {given: _choice(cards, in_the_deck & _plays(cards, *given)) for given in _GIVEN},
        {given: _choice(cards, _triggers(cards, *given)) for given in _GIVEN},
        dict.fromkeys(_GIVEN, _choice(cards, cards)),
    )


def _choice(cards: Mapping[str, Card], named: Container[str]) -> Values | None:
    fitting = tuple(card for card in cards if card in named)
    return Values((fitting,), pool=tuple(cards)) if fitting else None


def _plays(cards: Mapping[str, Card], entered: bool, aimed: bool) -> set[str]:
    return {
        id for id, card in cards.items()
        if (card.effects is UNSET or not entered) and (aimed or not card.needs_target)
    }  # fmt: skip


def _triggers(cards: Mapping[str, Card], entered: bool, aimed: bool) -> set[str]:
    return {
        id for id, card in cards.items()
        if (card.on_ambush is UNSET or not entered) and (aimed or not card.trigger_needs_target)
    }  # fmt: skip
