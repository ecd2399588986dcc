"""One real card, wherever it lies, and the name under which the table knows it."""

from collections.abc import Iterable

from engine.ambyria.cards import UNKNOWN

Pile = list["RealCard"]
"""Real cards that lie together; the last one is the top."""


class RealCard:
    """Two copies of a card are two of these: which of them is moved matters, because slots have an order."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.told = UNKNOWN
        """What the table was told that it is, while it lies where the table knows cards."""
        self.down = False
        self.turned_up = False
        """It was turned up as a response, and may still go where its play symbol says."""

    def lies(self, told: str, *, down: bool = False) -> "RealCard":
        """It comes to lie openly under that name, or face down."""
        self.told, self.down, self.turned_up = told, down, False
        return self

    @property
    def seen(self) -> str:
        """What everybody sees of it in an emberscape."""
        return UNKNOWN if self.down else self.told

    def __repr__(self) -> str:
        return self.id if self.told == self.id else f"{self.id} as {self.told}"


def out_of(pile: Pile, card: RealCard) -> RealCard:
    """This very card leaves the pile."""
    pile[:] = [other for other in pile if other is not card]
    return card


def named(pile: Iterable[RealCard], id: str) -> RealCard | None:
    """A card of that name, as it really is."""
    return next((card for card in pile if card.id == id), None)


def told_as(pile: Iterable[RealCard], told: str | None) -> RealCard | None:
    """A card that the table knows by that name."""
    return next((card for card in pile if card.told == told), None)
