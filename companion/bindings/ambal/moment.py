"""All that the meaning of an input depends on, and the ways to answer it."""

from collections.abc import Mapping

from msgspec import Struct

from companion.bindings import Actions, Meaning
from companion.bindings.ambal.kept import Kept, dial, number
from companion.bindings.gestures import Gesture
from engine.action import Action
from engine.ambal.cards import Card
from engine.view import View


class Reading(Struct, frozen=True):
    """What an input means, and what is kept after it, whether or not that is accepted."""

    meaning: Meaning
    kept: Kept


class Moment(Struct, frozen=True):
    view: View
    kept: Kept
    cards: Mapping[str, Card]
    hand: Gesture
    """What somebody's hand just did."""

    @property
    def seat(self) -> int:
        return self.hand.seat

    @property
    def number(self) -> int:
        """What stands on the own dial."""
        return number(self.view, self.kept, self.seat)

    def nothing(self) -> Reading:
        return Reading(None, self.kept)

    def noted(self, kept: Kept) -> Reading:
        return Reading(Actions(), kept)

    def dialled(self) -> Reading:
        return self.noted(dial(self.view, self.kept, self.seat, self.hand.by))

    def act(self, action: Action, left: Kept | None = None) -> Reading:
        """`left` is kept when this is sent; None: everything."""
        return Reading(Actions((action,)), self.kept if left is None else left)
