"""The timers of the table: they remind people by a soft tone, and do nothing else."""

from collections.abc import Iterator, Sequence

from companion.bindings.ambal import queries
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import StartTimer, Wish
from engine.action import Fact
from engine.ambal.facts import Dealt
from engine.ambal.options import Options
from engine.view import View

DECIDE, TARGET, MOVE, LIBRARY, READ = "decide", "target", "move", "library", "read"
DECIDING = ("decide", "roll", "declare", "place")
SAID = ("placed", "plays", "skips")


class AmbalTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        seconds = {
            DECIDE: options.decide_seconds,
            TARGET: options.target_seconds,
            MOVE: options.move_seconds,
            LIBRARY: options.library_seconds,
            READ: options.read_seconds,
        }
        self._timers = {name: StartTimer(name, length, figure="soft") for name, length in seconds.items()}
        self._turn, self._out = (0, 0), frozenset[int]()
        """The round and turn seen last, and the seats that had stopped already when it began."""
        self._deals = 0

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """Start and stop the reminders that the options ask for; each belongs to one moment."""
        self._look_who_is_out(view)
        yield from self.run(self._timers[DECIDE], view.moment if self._hesitates(view) else None)
        yield from self.run(self._timers[TARGET], view.moment if _is_target_owed(view) else None)
        for phase in (MOVE, LIBRARY):
            yield from self.run(self._timers[phase], view.moment if view.phase == phase else None)
        yield from self.run(self._timers[READ], self._cards_to_read(view, facts))

    def _hesitates(self, view: View) -> bool:
        """Whether a player has decided in this turn while others have not: the time to decide runs from then on."""
        if view.phase != "battle" or queries.stage(view) not in DECIDING:
            return False
        said = any(flag in seat.flags for seat in view.seats for flag in SAID)
        return said or bool(_stopped(view) - self._out)

    def _look_who_is_out(self, view: View) -> None:
        """Note who has stopped when a turn is first seen; while it stays the same turn, that note holds."""
        turn = (view.round, view.turn)
        if turn != self._turn:
            self._turn, self._out = turn, _stopped(view) if view.turn > 1 else frozenset()

    def _cards_to_read(self, view: View, facts: Sequence[Fact]) -> int | None:
        """A new moment whenever cards were dealt face up: both players get time to read them."""
        self._deals += any(isinstance(fact, Dealt) for fact in facts)
        return self._deals or None if view.phase == "draft" else None

    def forget(self) -> None:
        """After undo the count of deals starts again, too."""
        super().forget()
        self._deals = 0


def _is_target_owed(view: View) -> bool:
    """Somebody has to say at whom a revealed card is aimed."""
    return any(queries.owes(view, "target", seat.seat) for seat in view.seats)


def _stopped(view: View) -> frozenset[int]:
    return frozenset(seat.seat for seat in view.seats if "stopped" in seat.flags)
