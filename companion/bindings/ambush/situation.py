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
        return self.view.turn

    @property
    def on_turn(self) -> bool:
        return self.seat == self.turn

    @property
    def dial(self) -> Dial:
        return dial_of(self.view, self.seat)

    @property
    def number(self) -> int:
        """What stands on the own dial."""
        return self.dial.number(self.pending, self.seat)

    @property
    def without_number(self) -> Pending:
        """What is pending once the own number was said."""
        return self.pending.without_number(self.seat)

    def gathered(self) -> Reading:
        """A castle's dial adds to what will happen to that castle."""
        return self.noted(gather(self.pending, self.seat, self.hand.by))
