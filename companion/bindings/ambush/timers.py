"""What Ambush wants of the table besides light and sound: the two timers, and the question to every link."""

from collections.abc import Iterator, Sequence

from companion.bindings.ambush import queries
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import AskLinks, StartTimer, Wish
from engine.action import TABLE, Fact
from engine.ambush.actions import Close, Stop
from engine.ambush.options import Options
from engine.view import View

CAPTURE, TURN = "capture", "turn"
TICKS = 3
LONGEST_WAIT = 0.5
"""Seconds after which the window closes, whether every link has answered or not."""


class AmbushTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        self._grab = StartTimer(CAPTURE, options.capture_seconds, then=Stop(TABLE), ticks=TICKS)

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """While presses are being collected, everybody is asked once for an earlier one."""
        collecting = view.phase == "capture" and queries.window(view, "open") is True
        yield from self.ask(AskLinks(Close(TABLE), LONGEST_WAIT), True if collecting else None)
        yield from self.run(self._grab, _grab(view))
        turn = StartTimer(TURN, self._options.turn_seconds, seat=view.turn, figure="soft")
        yield from self.run(turn, _turn(view))


def _grab(view: View) -> bool | None:
    """From the call until time is up or the grab is over. The gong belongs to the fact that time is up."""
    return True if view.phase == "capture" and not queries.window(view, "time_up") else None


def _turn(view: View) -> tuple[int, int] | None:
    """The turn that the timer belongs to; it starts again after an Ambush. At its end a soft tone, nothing else."""
    return (view.round, view.turn) if view.phase in queries.ON_TURN else None
