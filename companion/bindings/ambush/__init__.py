"""Ambush at the table: what its buttons, dials and readers mean, and what its counters, bars and lamps show."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings import Binding, Held, Meaning, Timing, Wish
from companion.bindings.ambush.aids import Aids
from companion.bindings.ambush.bars import USUAL_LENGTH, bar
from companion.bindings.ambush.begun import Begun, happened, still_there
from companion.bindings.ambush.counters import aux, main
from companion.bindings.ambush.lamps import false_start, lamp
from companion.bindings.ambush.meaning import Reading, read
from companion.bindings.ambush.sounds import sounds
from engine.action import Fact
from engine.ambush.cards import Card
from engine.ambush.facts import FalseStart
from engine.ambush.options import Options
from engine.view import View
from hardware.inputs import Input, Tap
from hardware.outputs import Figure, Output
from hardware.roles import Role

ROLES: tuple[Role, ...] = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar", "undo", "sound")


def bind(
    cards: Mapping[str, Card],
    seats: int,
    options: Options | None = None,
    bars: Mapping[int, int] | None = None,
) -> Binding:
    """One game of Ambush at a table with so many seats; `bars` says how many LEDs a seat's bar has."""
    return AmbushBinding(cards, seats, options or Options(), bars or {})


class AmbushBinding:
    """It knows the view, the data of the cards and the options: nothing that anybody at the table may not know."""

    def __init__(self, cards: Mapping[str, Card], seats: int, options: Options, bars: Mapping[int, int]) -> None:
        self.roles, self.tokens = ROLES, tuple(range(1, seats + 1))
        self._cards, self._seats, self._options, self._bars = cards, seats, options, bars
        self._aids = Aids(options)
        self._begun, self._when = Begun(), (0, 0, "")
        self._read: Reading | None = None
        """How the last input was read, until it is known whether it was accepted."""
        self._view: View | None = None

    def meaning(self, view: View, told: Input) -> Meaning:
        self._begun, self._when = self._begun_by(view), _when(view)
        self._read = read(view, self._begun, self._cards, told)
        self._begun = self._read.begun
        return self._read.meaning

    def follow(self, view: View, facts: Sequence[Fact]) -> Sequence[Wish]:
        if self._read is not None and self._read.left is not None and _accepted(self._read, facts):
            self._begun = self._read.left
        self._read = None
        self._begun, self._when, self._view = self._begun_by(view), _when(view), view
        return tuple(self._aids.follow(view))

    def forget(self) -> None:
        self._begun, self._read = Begun(), None
        self._aids.forget()

    def shows(self, view: View, timings: Sequence[Timing] = ()) -> Sequence[Output]:
        begun = self._begun_by(view)
        return tuple(output for seat in range(1, self._seats + 1) for output in self._at(view, begun, seat, timings))

    def _at(self, view: View, begun: Begun, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        top = self._options.top
        yield main(view, begun, seat, top)
        yield aux(view, begun, seat)
        yield bar(view, seat, top, timings, self._bars.get(seat, USUAL_LENGTH))
        yield lamp(view, seat)

    def held(self, view: View, seat: int) -> Held:
        begun = self._begun_by(view)
        return Held((begun.held,), begun.target) if begun.held and seat == view.turn else Held()

    def refused(self, told: Input) -> Figure | None:
        return "low" if isinstance(told, Tap) else None

    def sounds(self, facts: Sequence[Fact]) -> Sequence[Figure]:
        return tuple(sounds(facts))

    def signals(self, facts: Sequence[Fact]) -> Sequence[Output]:
        return tuple(false_start(self._view, fact.seat) for fact in facts if isinstance(fact, FalseStart))

    def _begun_by(self, view: View) -> Begun:
        """What people have begun and what still holds: not in another phase or turn, not for a castle that fell."""
        return still_there(self._begun, view) if self._when == _when(view) else Begun()


def _when(view: View) -> tuple[int, int, str]:
    return view.round, view.turn, view.phase


def _accepted(reading: Reading, facts: Sequence[Fact]) -> bool:
    actions = getattr(reading.meaning, "actions", ())
    return all(happened(action, facts) for action in actions)
