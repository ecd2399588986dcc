"""All that the meaning of an input depends on, and the ways to answer it."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from companion.bindings.gestures import Gesture
from companion.bindings.meaning import Actions, Meaning
from companion.bindings.pending import Dial, P
from engine.action import Action
from engine.cards import Card
from engine.refusal import Refusal
from engine.view import View

C = TypeVar("C", bound=Card)


class Reading(Struct, Generic[P], frozen=True):
    """What an input means, and what is pending until its action is accepted."""

    meaning: Meaning
    pending: P


class Situation(Struct, Generic[P, C], frozen=True):
    """One input at its moment."""

    view: View
    pending: P
    cards: Mapping[str, C]
    """What is known of the cards of this game, by id."""
    hand: Gesture
    """What somebody's hand just did."""

    @property
    def seat(self) -> int:
        """Whose device it was; 0 is the table's."""
        return self.hand.seat

    # Ways to answer

    def nothing(self) -> Reading[P]:
        """The input means nothing now."""
        return Reading(None, self.pending)

    def refused(self, refusal: Refusal) -> Reading[P]:
        """It is refused, and nothing changes."""
        return Reading(refusal, self.pending)

    def noted(self, pending: P) -> Reading[P]:
        """Nothing is done yet, and this is pending now."""
        return Reading(Actions(), pending)

    def turned(self, dial: Dial) -> Reading[P]:
        """A number is being dialled."""
        return self.noted(dial.turned(self.pending, self.seat, self.hand.by))

    def act(self, action: Action, left: P | None = None) -> Reading[P]:
        """Do it. What is pending stays if it is refused; `left` stays if it is accepted (None: the same)."""
        return Reading(Actions((action,), self.pending if left is None else left), self.pending)

    def send(self, action: Action, left: P) -> Reading[P]:
        """Do it. `left` stays, whether it is accepted or refused."""
        return Reading(Actions((action,), left), left)
