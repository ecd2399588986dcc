"""All that the meaning of an input depends on in a duel."""

from companion.bindings import situation
from companion.bindings.ambal.pending import Pending, dial_of
from companion.bindings.pending import Dial
from engine.ambal.cards import Card

Reading = situation.Reading[Pending]


class Situation(situation.Situation[Pending, Card], frozen=True):
    @property
    def dial(self) -> Dial:
        return dial_of(self.view)

    @property
    def number(self) -> int:
        """What stands on the own dial."""
        return self.dial.number(self.pending, self.seat)
