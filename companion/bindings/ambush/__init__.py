"""Ambush at the table: what its buttons, dials and readers mean, and what its counters, bars and lamps show."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings.ambush import pending
from companion.bindings.ambush.bars import bar
from companion.bindings.ambush.counters import aux, main
from companion.bindings.ambush.lamps import false_start, lamp
from companion.bindings.ambush.meaning import read
from companion.bindings.ambush.pending import Pending
from companion.bindings.ambush.queries import awaits_card
from companion.bindings.ambush.situation import Reading, Situation
from companion.bindings.ambush.sounds import sounds
from companion.bindings.ambush.timers import AmbushTimers
from companion.bindings.game_binding import ROLES, GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.protocol import Binding, Held
from companion.bindings.wishes import Timing
from engine.action import Fact
from engine.ambush.cards import Card
from engine.ambush.facts import FalseStart
from engine.ambush.options import Options
from engine.view import View
from hardware.inputs import Input, Tap
from hardware.outputs import Figure, Output

__all__ = ["ROLES", "AmbushBinding", "bind"]


def bind(cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> Binding:
    """One game of Ambush at a table with `seats` seats; `bars` says how many LEDs a seat's bar has."""
    return AmbushBinding(cards, seats, options, bars)


class AmbushBinding(GameBinding[Pending]):
    """It knows the view, the data of the cards and the options: nothing that anybody at the table may not know."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        super().__init__(Pending(), seats, bars, timers=AmbushTimers(options), tokens=range(1, seats + 1))
        self._cards, self._top, self._start = cards, options.top, options.castle

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        """What a gesture means in this phase (`companion.bindings.ambush.meaning`)."""
        return read(Situation(view, pending, self._cards, hand))

    def still_pending(self, begun: Pending, view: View) -> Pending:
        """What was begun, without anything that concerns a castle destroyed meanwhile."""
        return pending.still_pending(begun, view)

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """Seats on whose readers a card counts now; 0 is the table's reader."""
        return awaits_card(view)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        """The lamp of the call button, two counters and the bar."""
        yield lamp(view, seat)
        yield main(view, pending, seat, self._top)
        yield aux(view, pending, seat)
        yield bar(view, seat, self._start, timings, self.bar_length(seat))

    def asks_target(self, view: View) -> tuple[int, ...]:
        """The second counter blinks meanwhile; which card it is stays with its player."""
        return (view.turn,) if self.pending(view).held else ()

    def held(self, view: View, seat: int) -> Held:
        """The tapped card that waits for its target, for the phone of that seat alone."""
        begun = self.pending(view)
        return Held((begun.held,), begun.target) if begun.held and seat == view.turn else Held()

    def refused(self, told: Input) -> Figure | None:
        """A low tone for a refused card; nothing for any other input."""
        return "low" if isinstance(told, Tap) else None

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of these facts, in order."""
        return tuple(sounds(facts))

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        """Quick blinks of the lamp of a seat that made a false start."""
        return tuple(false_start(self.last_seen, fact.seat) for fact in facts if isinstance(fact, FalseStart))
