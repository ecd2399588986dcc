"""Effects that were announced and have not happened yet: which real cards they were aimed at."""

from collections.abc import Sequence

from companion.players.ambyria.lying import Pile, RealCard
from engine.action import Fact
from engine.ambyria import facts as f

Key = tuple[int, str, int]


class Announcement:
    """One effect with what was declared for it."""

    def __init__(self, key: Key, cards: Sequence[str]) -> None:
        self.key, self.cards = key, list(cards)
        """The cards that were named out of a hand or a discard pile."""
        self.target: int | None = None
        self.aimed: Pile = []
        """The cards of emberscapes that were declared, and have not been touched yet."""

    @property
    def seat(self) -> int:
        return self.key[0]


class Announcements:
    """The last one happens first, as on the chain of the rules."""

    def __init__(self) -> None:
        self._stack: list[Announcement] = []

    def open(self, fact: f.Announced, rows: dict[int, Pile], cards: Sequence[str], *, same: bool) -> None:
        """`same`: a further aim of the effect that was announced just before."""
        key = (fact.seat, fact.card, fact.effect)
        if not (same and self._stack and self._stack[-1].key == key):
            self._stack.append(Announcement(key, cards))
        whose = fact.seat if fact.target is None else fact.target
        self._stack[-1].target = fact.target
        self._stack[-1].aimed += [rows[whose][slot - 1] for slot in fact.slots or ()]

    def close(self, fact: f.Happened | f.Stopped) -> None:
        key = (fact.seat, fact.card, fact.effect)
        for place in reversed(range(len(self._stack))):
            if self._stack[place].key == key:
                del self._stack[place]
                return

    def clear(self) -> None:
        self._stack.clear()

    @property
    def last(self) -> Announcement | None:
        return self._stack[-1] if self._stack else None

    def seat(self, otherwise: int) -> int:
        """Whose effect is happening."""
        return self.last.seat if self.last else otherwise

    def deck(self, seat: int) -> int:
        """Whose deck the effect that is happening is about."""
        return (self.last.target if self.last else None) or seat

    def card(self) -> str | None:
        """The next card that was named for the effect that is happening."""
        return self.last.cards.pop(0) if self.last and self.last.cards else None

    def touched(self, row: Pile, told: str | None, *, openly: bool) -> RealCard | None:
        """The next declared card that still lies in this row; where none was declared, the next that fits."""
        declared = [card for card in (self.last.aimed if self.last else ()) if any(card is one for one in row)]
        fitting = [card for card in declared or row if told is None or card.told == told]
        found = next((card for card in fitting if not (openly and card.down)), None)
        if found is not None and declared and self.last:
            self.last.aimed = [card for card in self.last.aimed if card is not found]
        return found


def goes_on(facts: Sequence[Fact], place: int) -> bool:
    """Whether the fact before this one announced the same effect."""
    return place > 0 and isinstance(facts[place - 1], f.Announced)
