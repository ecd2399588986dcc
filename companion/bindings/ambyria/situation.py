"""All that the meaning of an input depends on in Ambyria."""

from collections.abc import Sequence
from typing import TypeVar

from companion.bindings import situation
from companion.bindings.ambyria.pending import Pending
from companion.bindings.pending import Dial
from engine.action import Action
from engine.ambyria.cards import Card
from engine.ambyria.options import STONES_TOP

Reading = situation.Reading[Pending]
V = TypeVar("V")
TOTAL = Dial(least=0, most=STONES_TOP, start=0)
"""The counted total that a dial says while piles are counted."""
ENDLESS = Dial(least=-STONES_TOP, most=STONES_TOP, start=0)
"""A dial that goes round through what there is to choose."""


class Situation(situation.Situation[Pending, Card], frozen=True):
    @property
    def own(self) -> bool:
        """Something is awaited from this seat."""
        return self.seat in self.view.to_act

    @property
    def afresh(self) -> Pending:
        """What is pending after a press or a tap of this seat."""
        return self.pending.afresh(self.seat)

    @property
    def was_turned(self) -> bool:
        """The own dial was turned since the last press or tap."""
        return self.seat in self.pending.numbers

    def does(self, action: Action) -> Reading:
        """Do it; the own dial starts anew, whether it is accepted or refused."""
        return self.send(action, self.afresh)

    def means_nothing(self) -> Reading:
        """The press or tap means nothing now; the own dial starts anew all the same."""
        return Reading(None, self.afresh)

    def goes_round(self, among: Sequence[object]) -> Reading:
        """The dial goes through what there is to choose."""
        return self.turned(ENDLESS) if among else self.nothing()


def shown(pending: Pending, seat: int, among: Sequence[V]) -> V | None:
    """What the dial of a seat stands at, round and round; the first before it is turned."""
    return among[pending.numbers.get(seat, 0) % len(among)] if among else None
