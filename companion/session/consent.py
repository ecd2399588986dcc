"""Taking back what people have seen: the others are asked first."""

from typing import Any

from msgspec import Struct

from engine.game import Game
from engine.history import Moment
from engine.view import View


class Asked(Struct, frozen=True):
    """An undo that waits for the consent of seats, and what they have answered so far."""

    waiting: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    """Who wants the step to stay; one is enough. 0 is the referee."""

    @property
    def open(self) -> bool:
        """Whether an answer is still awaited."""
        return not self.refused

    def answered(self, seat: int, yes: bool) -> "Asked":
        """The same question with the answer of that seat."""
        left = tuple(other for other in self.waiting if other != seat)
        if yes:
            return Asked(left, (*self.agreed, seat))
        return Asked(left, self.agreed, (seat,))


def reveals(game: Game[Any], moment: Moment) -> bool:
    """Whether this step showed people something hidden, so that undo needs consent."""
    return any(isinstance(fact, game.reveals) for fact in moment.facts)


def others(game: Game[Any], view: View, moment: Moment) -> tuple[int, ...]:
    """Everybody still in the game but the one whose action it was."""
    by = moment.actions[0].seat if moment.actions else 0
    return tuple(seat.seat for seat in view.seats if seat.seat != by and not set(seat.flags) & set(game.out))
