"""The timers of the table: they remind people by a soft tone, and do nothing else."""

from collections.abc import Hashable, Iterator, Sequence

from companion.bindings import StartTimer, StopTimer, Wish
from companion.bindings.ambal import seen
from engine.action import Fact
from engine.ambal.facts import Dealt
from engine.ambal.options import Options
from engine.view import View

DECIDE, TARGET, MOVE, LIBRARY, READ = "decide", "target", "move", "library", "read"
DECIDING = ("decide", "roll", "declare", "place")
SAID = ("placed", "plays", "skips")


class Aids:
    """What runs at the table. It follows the view, so that it is right again after undo."""

    def __init__(self, options: Options) -> None:
        self._seconds = {
            DECIDE: options.decide_seconds,
            TARGET: options.target_seconds,
            MOVE: options.move_seconds,
            LIBRARY: options.library_seconds,
            READ: options.read_seconds,
        }
        self._turn, self._out = (0, 0), frozenset[int]()
        """Who had stopped already when that turn began."""
        self.forget()

    def forget(self) -> None:
        """The table has stopped everything."""
        self._running: dict[str, Hashable] = {}

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        self._look_who_is_out(view)
        yield from self._run(DECIDE, self._hesitation(view))
        yield from self._run(TARGET, _choice(view))
        for phase in (MOVE, LIBRARY):
            yield from self._run(phase, view.round if view.phase == phase else None)
        yield from self._reading(view, facts)

    def _run(self, name: str, moment: Hashable | None) -> Iterator[Wish]:
        """Anew for every moment that it belongs to; None when it belongs to none."""
        moment = moment if self._seconds[name] else None
        if moment != self._running.get(name):
            yield self._start(name) if moment is not None else StopTimer(name)
        self._running[name] = moment

    def _start(self, name: str) -> StartTimer:
        return StartTimer(name, self._seconds[name], figure="soft")

    def _hesitation(self, view: View) -> tuple[int, int] | None:
        """From the moment the first player has decided."""
        if view.phase != "battle" or seen.moment(view) not in DECIDING:
            return None
        said = any(flag in seat.flags for seat in view.seats for flag in SAID)
        return (view.round, view.turn) if said or _stopped(view) - self._out else None

    def _look_who_is_out(self, view: View) -> None:
        """Nobody has decided anything when a turn is first seen; one that is seen again keeps what was known of it."""
        turn = (view.round, view.turn)
        if turn != self._turn:
            self._turn, self._out = turn, _stopped(view) if view.turn > 1 else frozenset()

    def _reading(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """Cards were just dealt face up: both read them first."""
        if any(isinstance(fact, Dealt) for fact in facts) and self._seconds[READ]:
            self._running[READ] = True
            yield self._start(READ)
        elif view.phase != "draft":
            yield from self._run(READ, None)


def _choice(view: View) -> tuple[int, int] | None:
    """Somebody has to say at whom a revealed card is aimed."""
    owed = any(seen.owes(view, "target", seat.seat) for seat in view.seats)
    return (view.round, view.turn) if owed else None


def _stopped(view: View) -> frozenset[int]:
    return frozenset(seat.seat for seat in view.seats if "stopped" in seat.flags)
