"""All that the meaning of an input depends on in a duel."""

from companion.bindings import situation
from companion.bindings.ambal.pending import Pending, dial_of
from companion.bindings.pending import Dial
from engine.ambal.cards import Card

Reading = situation.Reading[Pending]


class Situation(situation.Situation[Pending, Card], frozen=True):
    @property
    def dial(self) -> Dial:
        """What the dials choose now, and in which range."""
        return dial_of(self.view)

    @property
    def number(self) -> int:
        """The number on the dial of the acting seat."""
        return self.dial.number(self.pending, self.seat)
