"""All that the meaning of an input depends on in Tash-Kalar."""

from companion.bindings import situation
from companion.bindings.tash_kalar import queries
from companion.bindings.tash_kalar.pending import Pending
from companion.bindings.tash_kalar.selection import selected
from engine.action import Action
from engine.tash_kalar.cards import Card
from engine.tash_kalar.pieces import Piece

Reading = situation.Reading[Pending]
NOTHING = Pending()


class Situation(situation.Situation[Pending, Card], frozen=True):
    @property
    def board(self) -> bool:
        """Whether the game knows the squares."""
        return queries.table(self.view).arena is not None

    @property
    def acting(self) -> int:
        """The seat in control; the board is everybody's, so what is done there is done by this seat."""
        return queries.table(self.view).control or 1

    @property
    def selected(self) -> Piece | int | None:
        """What the own dial stands at: a piece, a side, or nothing."""
        return selected(self.view, self.pending.numbers.get(self.seat, 0))

    @property
    def asked(self) -> str | None:
        """The square about which this seat is asked whether its creature was put there."""
        laid = self.pending.laid
        return self.pending.asked if laid is not None and laid[0] == self.seat else None

    def does(self, action: Action) -> Reading:
        """Do it. Once it is accepted nothing is pending any more."""
        return self.act(action, NOTHING)
