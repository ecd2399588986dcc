"""Tamer Tournament at the table: what its readers, buttons and dials mean, and what its lights and sounds tell."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from companion.bindings.game_binding import ROLES, GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.meaning import Actions
from companion.bindings.protocol import Binding, Held
from companion.bindings.tamer import queries
from companion.bindings.tamer.bars import bar
from companion.bindings.tamer.counters import aux, main
from companion.bindings.tamer.lamps import lamp
from companion.bindings.tamer.meaning import read
from companion.bindings.tamer.pending import Pending
from companion.bindings.tamer.seen_tags import SeenTags
from companion.bindings.tamer.situation import Reading, Situation
from companion.bindings.tamer.sounds import sounds
from companion.bindings.tamer.timers import TamerTimers
from companion.bindings.wishes import Timing, Wish
from engine.action import Fact
from engine.tamer.actions import Pick
from engine.tamer.cards import Card
from engine.tamer.creatures import card_of
from engine.tamer.facts import Asked
from engine.tamer.options import Options
from engine.view import View
from hardware.outputs import Figure, Output

__all__ = ["ROLES", "TamerBinding", "bind"]


def bind(cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> Binding:
    """One tournament at a table with `seats` seats; `bars` says how many LEDs a seat's bar has."""
    return TamerBinding(cards, seats, options, bars)


class TamerBinding(GameBinding[Pending]):
    """An input is read with what its own player sees; all that lights and sounds tell comes from the public view."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        self._clock = TamerTimers(options)
        super().__init__(Pending(), seats, bars, timers=self._clock)
        self._cards, self._tags, self._picked = cards, SeenTags(), False

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        """What a gesture means at this moment (`companion.bindings.tamer.meaning`)."""
        self._tags.tapped(hand)
        return read(Situation(view, pending, self._cards, hand, self._tags))

    def stage(self, view: View, seat: int) -> Hashable:
        """Battles run side by side, so what a seat has begun goes by its own question and its own battle."""
        return queries.stage(view, seat)

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        """What was begun for a question ends when the next one opens, even one that looks the same."""
        actions = done.actions if done is not None else ()
        self._tags.follow(actions, facts)
        self._picked = any(isinstance(action, Pick) for action in actions)
        wishes = super().follow(view, facts, done)
        asked = {queries.answerer(view, fact.seat, fact.battle) for fact in facts if isinstance(fact, Asked)}
        self._pending = self._pending.next_stage(*asked)
        return wishes

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """Seats on whose readers a card counts now; never the table's own reader."""
        return queries.awaits_card(view)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        """The lamp, two counters and the bar."""
        yield lamp(view, seat, late=self._clock.is_up(view, timings))
        yield main(view, pending, seat)
        yield aux(view, pending, seat)
        yield bar(view, seat, self.bar_length(seat))

    def held(self, view: View, seat: int) -> Held:
        """What was tapped for a question, or to look at it, for the phone of that seat alone."""
        return Held(tuple(card_of(key) for key in self.pending(view).tapped_by(seat)))

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        """What is heard of these facts, in order."""
        return tuple(sounds(facts, picked=self._picked))
