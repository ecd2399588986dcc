"""Which cards are to be registered, in which order: the pack's order, and each card as often as there are copies."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.cards import Card


def wanted(cards: Mapping[str, Card], order: Iterable[str], deck: Iterable[str] | None = None) -> tuple[str, ...]:
    """With a deck list, exactly its cards and copies. Without one, each card as often as its own data says."""
    order = [id for id in dict.fromkeys(order) if id in cards]
    if deck is None:
        return tuple(id for id in order for _ in range(copies(cards[id])))
    listed = Counter(deck)
    strangers = [id for id in listed if id not in order]
    return tuple(id for id in (*order, *strangers) for _ in range(listed[id]))


def copies(card: Card) -> int:
    """How many copies the card's own data names; 1 where the game has no such field."""
    number = getattr(card, "copies", 1)
    return number if isinstance(number, int) else 1
