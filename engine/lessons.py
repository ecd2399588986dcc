"""What people enter for a card whose text the table does not know, turned into what the card itself would say."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from engine.cards import Card


class Lesson(Struct, frozen=True):
    """One entry, from which a card can be learned."""

    card: str
    write: Callable[[Any], Card | None]
    """Adds the entry to what is known of the card. None: no card could say this in the words of its game."""
    ready: bool = True
    """False while more of the same text may follow, and while others may not know that this card is in play."""


def learned(card: Card, lessons: Iterable[Lesson]) -> Card | None:
    """The card with all that was entered about it, oldest first; None where its last text cannot be kept (yet)."""
    known, complete = card, True
    for lesson in lessons:
        written = lesson.write(known)
        complete = lesson.ready and written is not None
        known = known if written is None else written
    return known if complete and known.flaw() is None else None
