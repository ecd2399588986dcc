"""What Ambyria wants of the table besides light and sound: its timers, and totals that are turned up one by one."""

from collections.abc import Iterator, Sequence

from companion.bindings.ambyria import queries
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import REVEAL, StartTimer, Wish
from engine.action import TABLE, Fact
from engine.ambyria.actions import Go
from engine.ambyria.options import Options
from engine.view import View

RESPONSE, CLAIM, TURN = "response", "claim", "turn"
REVEAL_SECONDS = 1.7
"""So long after one total the next is turned up."""
MOST_TOTALS = 4


class AmbyriaTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """What runs follows from the view: a window, who holds it, whose turn it is, and the end."""
        yield from self._response(view)
        holder = queries.window(view, "held")
        claim = StartTimer(CLAIM, self._options.claim_seconds, seat=holder, figure="soft")
        yield from self.run(claim, None if holder is None else view.moment)
        turn = StartTimer(TURN, self._options.turn_seconds, seat=view.turn, figure="soft")
        yield from self.run(turn, (view.round, view.turn) if view.phase in queries.PHASES else None)
        yield from self._reveal(view)

    def _response(self, view: View) -> Iterator[Wish]:
        """The table gives `go` in the end. Each window starts it anew; while somebody holds it, it stands still."""
        timer = StartTimer(RESPONSE, self._options.response_seconds, then=Go(TABLE))
        opened = queries.window(view, "kind") in ("effect", "collect")
        held = queries.window(view, "held") is not None
        moment, _, _holder = view.moment.rpartition(".")
        yield from self.run(timer, moment if opened else None, held=held)

    def _reveal(self, view: View) -> Iterator[Wish]:
        """A timer for each total, the smallest first; equal ones come together. The last one comes with the gong."""
        last = len(set(queries.scores(view).values()))
        for step in range(1, MOST_TOTALS + 1):
            timer = StartTimer(f"{REVEAL}-{step}", REVEAL_SECONDS * step, figure="gong" if step == last else "soft")
            yield from self.run(timer, True if step <= last else None)
