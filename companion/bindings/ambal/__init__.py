"""Ambal Tournament at the table: what its readers, buttons and dials mean, and what its lights and sounds tell."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings.ambal.bars import bar
from companion.bindings.ambal.counters import aux, counted_in, main
from companion.bindings.ambal.lamps import flash
from companion.bindings.ambal.meaning import read
from companion.bindings.ambal.pending import Pending
from companion.bindings.ambal.queries import awaits_card, stage
from companion.bindings.ambal.situation import Reading, Situation
from companion.bindings.ambal.sounds import sounds
from companion.bindings.ambal.timers import AmbalTimers
from companion.bindings.game_binding import ROLES, GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.lamps import awaited
from companion.bindings.protocol import Binding, Held
from companion.bindings.wishes import Timing
from engine.action import Fact
from engine.ambal.cards import Card
from engine.ambal.options import Options
from engine.view import View
from hardware.outputs import Figure, Output

__all__ = ["ROLES", "AmbalBinding", "bind"]

SINGLE = 2
"""Players of a Single Duel, in which every card is placed without a token."""


def bind(cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> Binding:
    """One duel at a table with `seats` seats; `bars` says how many LEDs a seat's bar has."""
    return AmbalBinding(cards, seats, options, bars)


class AmbalBinding(GameBinding[Pending]):
    """It knows the public view and the data of the cards; what is pending for a seat is shown to that seat alone."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        tokens = range(1, seats + 1) if seats > SINGLE else ()
        super().__init__(Pending(), seats, bars, timers=AmbalTimers(options), tokens=tokens)
        self._cards = cards

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        """What a gesture means at this moment of the duel (`companion.bindings.ambal.meaning`)."""
        return read(Situation(view, pending, self._cards, hand))

    def stage(self, view: View, seat: int) -> str:
        """A number that was dialled is dropped when the stage changes."""
        return stage(view)

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """Seats on whose readers a card counts now; 0 is the table's reader, for cards that are dealt."""
        return awaits_card(view)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        """The lamp, two counters and the bar. Timers are only heard, so none is shown."""
        yield awaited(view, seat)
        yield main(view, seat)
        yield aux(view, pending, seat)
        yield bar(view, seat, self.bar_length(seat))

    def held(self, view: View, seat: int) -> Held:
        """The card or token that waits for the other one, for the phone of that seat alone."""
        pending = self.pending(view)
        return Held(pending.cards.get(seat, ()), pending.tokens.get(seat))

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of these facts, in order."""
        return tuple(sounds(facts))

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        """Lamps flash at a reveal, and Health that changed blinks."""
        view = self.last_seen
        return () if view is None else (*counted_in(view, facts), *flash(view, facts))
