"""Cards as values of an offer, in the shortest words."""

from engine.ambal.state import Box
from engine.game import Values


def among_all(box: Box, cards: tuple[str, ...]) -> Values:
    """Any of these cards of the box. Where they are most of it, the few others can be told instead."""
    if 2 * len(cards) <= len(box.cards):
        return Values((cards,))
    return Values((cards,), pool=tuple(box.cards))
