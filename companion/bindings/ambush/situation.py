"""All that the meaning of an input depends on in Ambush."""

from companion.bindings import situation
from companion.bindings.ambush.dials import dial_of, gather
from companion.bindings.ambush.pending import Pending
from companion.bindings.pending import Dial
from engine.ambush.cards import Card

Reading = situation.Reading[Pending]


class Situation(situation.Situation[Pending, Card], frozen=True):
    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.view.turn

    @property
    def on_turn(self) -> bool:
        """Whether the input came from the seat on turn."""
        return self.seat == self.turn

    @property
    def dial(self) -> Dial:
        """What the acting seat's dial chooses in this phase, and in which range."""
        return dial_of(self.view, self.seat)

    @property
    def number(self) -> int:
        """The number on the dial of the acting seat."""
        return self.dial.number(self.pending, self.seat)

    @property
    def without_number(self) -> Pending:
        """What is pending after the acting seat's number was sent."""
        return self.pending.without_number(self.seat)

    def gathered(self) -> Reading:
        """A castle's dial adds to what will happen to that castle."""
        return self.noted(gather(self.pending, self.seat, self.hand.by))
