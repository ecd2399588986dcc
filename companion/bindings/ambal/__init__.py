"""Ambal Tournament at the table: what its readers, buttons and dials mean, and what its lights and sounds tell."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings import Binding, Held, Meaning, Timing, Wish
from companion.bindings.ambal.aids import Aids
from companion.bindings.ambal.bars import USUAL_LENGTH, bar
from companion.bindings.ambal.counters import aux, counted_in, main
from companion.bindings.ambal.kept import Kept, still_kept
from companion.bindings.ambal.lamps import flash, lamp
from companion.bindings.ambal.meaning import read
from companion.bindings.ambal.sounds import sounds
from engine.action import Fact
from engine.ambal.cards import Card
from engine.ambal.options import Options
from engine.view import View
from hardware.inputs import Input
from hardware.outputs import Figure, Output
from hardware.roles import Role

ROLES: tuple[Role, ...] = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar", "undo", "sound")

SINGLE = 2
"""So many play a Single Duel, in which every card is placed without a token."""


def bind(
    cards: Mapping[str, Card],
    seats: int,
    options: Options | None = None,
    bars: Mapping[int, int] | None = None,
) -> Binding:
    """One duel at a table with so many seats; `bars` says how many LEDs a seat's bar has."""
    return AmbalBinding(cards, seats, options or Options(), bars or {})


class AmbalBinding:
    """It knows the public view and the data of the cards; what it keeps for a seat, only that seat is shown."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        self.roles = ROLES
        self.tokens = tuple(range(1, seats + 1)) if seats > SINGLE else ()
        self._cards, self._seats, self._bars = cards, seats, bars
        self._aids = Aids(options)
        self._kept = Kept()
        self._view: View | None = None
        """What was seen last: what is kept belongs to that moment."""

    def meaning(self, view: View, told: Input) -> Meaning:
        reading = read(view, self._kept_at(view), self._cards, told)
        self._kept, self._view = reading.kept, view
        return reading.meaning

    def follow(self, view: View, facts: Sequence[Fact]) -> Sequence[Wish]:
        self._kept, self._view = self._kept_at(view), view
        return tuple(self._aids.follow(view, facts))

    def forget(self) -> None:
        self._kept = Kept()
        self._aids.forget()

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Sequence[Output]:
        """Timers are only heard."""
        kept = self._kept_at(view)
        return tuple(output for seat in range(1, self._seats + 1) for output in self._at(view, kept, seat))

    def _at(self, view: View, kept: Kept, seat: int) -> Iterator[Output]:
        yield main(view, seat)
        yield aux(view, kept, seat)
        yield bar(view, seat, self._bars.get(seat, USUAL_LENGTH))
        yield lamp(view, seat)

    def held(self, view: View, seat: int) -> Held:
        kept = self._kept_at(view)
        return Held(kept.cards.get(seat, ()), kept.tokens.get(seat))

    def refused(self, told: Input) -> Figure | None:
        return "low"

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return tuple(sounds(facts))

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        view = self._view
        return () if view is None else (*counted_in(view, facts), *flash(view, facts))

    def _kept_at(self, view: View) -> Kept:
        return self._kept if self._view is None else still_kept(self._kept, self._view, view)
