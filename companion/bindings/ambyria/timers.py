"""What Ambyria wants of the table besides light and sound: the response timer, and totals turned up one by one."""

from collections.abc import Iterator, Sequence

from companion.bindings.ambyria import queries
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import StartTimer, Wish
from engine.action import TABLE, Fact
from engine.ambyria.actions import Go
from engine.ambyria.options import Options
from engine.view import View

RESPONSE, REVEAL = "response", "reveal"
REVEAL_SECONDS = 1.5
"""So long after one total the next is turned up."""


class AmbyriaTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._response = StartTimer(RESPONSE, options.response_seconds, then=Go(TABLE))

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """In a window that nobody holds the table gives `go` in the end; each window starts it anew."""
        yield from self.run(self._response, _free_window(view))
        scores = (view.result.scores if view.result else None) or {}
        yield from self.run(StartTimer(REVEAL, REVEAL_SECONDS * len(scores)), True if scores else None)


def _free_window(view: View) -> str | None:
    goes_on = queries.window(view, "kind") in ("effect", "collect") and queries.window(view, "held") is None
    return view.moment if goes_on else None
