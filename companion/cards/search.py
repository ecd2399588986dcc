"""Finding a card by a part of its name, while somebody is still typing."""

from collections.abc import Mapping
from enum import IntEnum

from msgspec import Struct

from companion.cards.spelling import fold, forgiven, slips

MOST = 8
"""Hits that are shown; for fewer, people type one more letter."""
LONGEST = 80
"""Characters of the typed text that are compared: no card has a longer name."""


class Fit(IntEnum):
    """How well a name answers what was typed, the best first."""

    EXACT = 0
    BEGINNING = 1
    WORDS_IN_ORDER = 2
    WORDS = 3
    INSIDE = 4
    SLIPS = 5


class Hit(Struct, frozen=True):
    card: str
    name: str
    fit: Fit


class Finder:
    """The names of a pool of cards, normalised once, so that every further letter is answered quickly."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = dict(names)
        self._folded = {card: fold(name[:LONGEST]) for card, name in names.items()}

    def search(self, text: str, most: int = MOST) -> list[Hit]:
        """The best hits; typing mistakes are allowed only if too few names match as typed."""
        typed = fold(text[:LONGEST])
        if not typed:
            return []
        ranked = [(rank, card) for card, name in self._folded.items() if (rank := _rank(typed, card, name))]
        if len(ranked) < most:
            seen = {card for _, card in ranked}
            others = ((card, name) for card, name in self._folded.items() if card not in seen)
            ranked += [(rank, card) for card, name in others if (rank := _rank_slips(typed, name))]
        ranked.sort(key=lambda one: one[0])  # stable: equals stay in the order of the pack
        return [Hit(card, self._names[card], rank[0]) for rank, card in ranked[:most]]


def search(names: Mapping[str, str], text: str, most: int = MOST) -> list[Hit]:
    """One search through names by card id."""
    return Finder(names).search(text, most)


Rank = tuple[Fit, int, int]
"""The kind of match; then the place of the matched word, or the number of mistakes; then the length of the name."""


def _rank(typed: str, card: str, name: str) -> Rank | None:
    if typed in (name, fold(card)):
        return Fit.EXACT, 0, 0
    if name.startswith(typed):
        return Fit.BEGINNING, 0, len(name)
    parts, words = typed.split(), name.split()
    places = [_place(part, words) for part in parts]
    if None not in places:
        known = [place for place in places if place is not None]
        in_order = known == sorted(known)
        return (Fit.WORDS_IN_ORDER if in_order else Fit.WORDS), known[0], len(name)
    inside = name.find(typed)
    return (Fit.INSIDE, inside, len(name)) if inside >= 0 else None


def _place(part: str, words: list[str]) -> int | None:
    """The index of the first word that begins with `part`; None if none does."""
    return next((place for place, word in enumerate(words) if word.startswith(part)), None)


def _rank_slips(typed: str, name: str) -> Rank | None:
    words, total, places = name.split(), 0, []
    for part in typed.split():
        tried = ((slips(part, word, forgiven(part)), place) for place, word in enumerate(words))
        found = [(number, place) for number, place in tried if number is not None]
        if not found:
            return None
        number, place = min(found)
        total += number
        places.append(place)
    return Fit.SLIPS, 2 * total + (places != sorted(places)), len(name)
