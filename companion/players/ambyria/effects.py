"""Which operations an effect of a training card has, and the cards that everybody will see when it happens."""

from companion.players.ambyria.box import CARDS
from engine.ambyria import cards as c

Key = tuple[int, str, int]
"""Whose effect, of which card, and its number from 1."""


def operations(key: Key) -> tuple[c.Operations, ...]:
    """Of an effect, or of the ability of a hero; none where people enter it."""
    _, id, number = key
    card = CARDS.get(id)
    effects = () if card is None else (card.played or card.activated or ())
    return effects[number - 1] if number <= len(effects) else ()


def shows_cards(op: c.Operations) -> bool:
    """Whether it takes cards out of a hand or off a deck to where all can see them."""
    if isinstance(op, c.Place):
        return op.source == "deck" and op.face == "up"
    return isinstance(op, c.Capture | c.Destroy) and op.source in ("hand", "deck")
