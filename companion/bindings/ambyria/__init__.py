"""Ambyria at the table: what its buttons, dials and readers mean, and what its counters, bars and lamps show."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from companion.bindings.ambyria import claims, queries
from companion.bindings.ambyria.bars import bar, colour
from companion.bindings.ambyria.candidates import Candidate, candidates, operation
from companion.bindings.ambyria.counters import aux, main
from companion.bindings.ambyria.lamps import lamp
from companion.bindings.ambyria.meaning import read
from companion.bindings.ambyria.pending import Pending
from companion.bindings.ambyria.readers import awaits_card
from companion.bindings.ambyria.situation import Reading, Situation, shown
from companion.bindings.ambyria.sounds import opened, sounds
from companion.bindings.ambyria.timers import AmbyriaTimers
from companion.bindings.game_binding import ROLES, GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.meaning import Actions
from companion.bindings.protocol import Binding, Claimed, Held
from companion.bindings.wishes import REVEAL, FinishTimers, Timing, Wish
from engine.action import Action, Fact
from engine.ambyria.actions import Call
from engine.ambyria.cards import Card
from engine.ambyria.options import Options
from engine.view import View
from hardware.inputs import Input
from hardware.outputs import Colour, Figure, Output

__all__ = ["ROLES", "AmbyriaBinding", "bind"]


def bind(cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> Binding:
    """One game of Ambyria at a table with `seats` seats; `bars` says how many LEDs a seat's bar has."""
    return AmbyriaBinding(cards, seats, options, bars)


class AmbyriaBinding(GameBinding[Pending]):
    """It knows the public view, the data of the cards and the options: nothing that anybody may not know."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        super().__init__(Pending(), seats, bars, timers=AmbyriaTimers(options))
        self._cards, self._opened = cards, False
        self._revealing = False
        """Whether totals are still to be turned up."""

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading:
        if hand.did == "ok" and self._revealing:  # somebody does not want to wait for the totals
            return Reading(Actions(wishes=(FinishTimers(REVEAL),)), pending)
        return read(Situation(view, pending, self._cards, hand))

    def stage(self, view: View, seat: int) -> Hashable:
        """In set-up the heroes that are left to choose from; else the moment."""
        return (view.moment, tuple(queries.free_heroes(view, seat)))

    def continues(self, view: View, facts: Sequence[Fact]) -> Action | None:
        """An effect that can be aimed at one thing only is aimed by itself, unless it may be declined."""
        op, there = operation(view, self._cards), candidates(view, self._cards)
        if op is None or op.may or len(there) != 1:
            return None
        return there[0].aim(view.to_act[0])

    def settled(self, view: View) -> Action | None:
        """Of all who claimed a response, the first has it."""
        pending = self.pending(view)
        self._pending = replace(pending, claims=())
        first = claims.first(view, pending)
        return None if first is None else Call(first)

    def claims(self, view: View) -> tuple[Claimed, ...]:
        """Everybody who claimed the response."""
        return self.pending(view).claims

    def is_claim(self, action: Action) -> bool:
        return isinstance(action, Call)

    def follow(self, view: View, facts: Sequence[Fact], done: Actions | None = None) -> Sequence[Wish]:
        self._opened = opened(self.last_seen, view, facts)
        return super().follow(view, facts, done)

    def colour(self, view: View, seat: int) -> Colour:
        return colour(view, seat)

    def awaits_card(self, view: View) -> tuple[int, ...]:
        return awaits_card(view, self._cards)

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Iterator[Output]:
        self._revealing = any(timing.name.startswith(REVEAL) for timing in timings)
        return super().shows(view, timings)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        yield lamp(view, seat)
        yield main(view, pending, seat, timings)
        yield aux(view, pending, seat, self._cards, timings)
        aimed = self._aimed(view, pending)
        slot = aimed.slot if aimed and aimed.whose(view.to_act[0]) == seat else None
        yield bar(view, seat, self._cards, slot, self.bar_length(seat))

    def _aimed(self, view: View, pending: Pending) -> Candidate | None:
        """Where the dial of the player who aims stands."""
        there = candidates(view, self._cards)
        return shown(pending, view.to_act[0], there) if there else None

    def held(self, view: View, seat: int) -> Held:
        laying = self.pending(view).untold.get(seat)
        return Held((str(laying.card),)) if laying else Held()

    def ignored(self, told: Input) -> Figure | None:
        return "low"

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return tuple(sounds(facts, opened=self._opened))
