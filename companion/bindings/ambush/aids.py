"""What Ambush wants of the table besides light and sound: the two timers, and the question to every link."""

from collections.abc import Iterator

from companion.bindings import AskLinks, StartTimer, StopTimer, Wish
from companion.bindings.ambush import seen
from engine.action import TABLE
from engine.ambush.actions import Close, Stop
from engine.ambush.options import Options
from engine.view import View

CAPTURE, TURN = "capture", "turn"
TICKS = 3
LONGEST_WAIT = 0.5
"""Seconds after which the window closes, whether every link has answered or not."""


class Aids:
    """What runs at the table. It follows the view alone, so that it is right again after undo and after a restart."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.forget()

    def forget(self) -> None:
        """The table has stopped everything."""
        self._grab, self._asked = False, False
        self._turn: tuple[int, int] | None = None

    def follow(self, view: View) -> Iterator[Wish]:
        yield from self._links(view)
        yield from self._capture_timer(view)
        yield from self._turn_timer(view)

    def _links(self, view: View) -> Iterator[Wish]:
        """While presses are being collected, everybody is asked once for an earlier one."""
        collecting = view.phase == "capture" and seen.window(view, "open") is True
        if collecting and not self._asked:
            yield AskLinks(Close(TABLE), LONGEST_WAIT)
        self._asked = collecting

    def _capture_timer(self, view: View) -> Iterator[Wish]:
        """From the call until time is up or the grab is over. The gong belongs to the fact that time is up."""
        seconds = self._options.capture_seconds
        grab = seconds > 0 and view.phase == "capture" and not seen.window(view, "time_up")
        if grab and not self._grab:
            yield StartTimer(CAPTURE, seconds, then=Stop(TABLE), ticks=TICKS)
        if self._grab and not grab:
            yield StopTimer(CAPTURE)
        self._grab = grab

    def _turn_timer(self, view: View) -> Iterator[Wish]:
        """Anew for every turn, and for one that goes on after an Ambush. At its end a soft tone, nothing else."""
        seconds = self._options.turn_seconds
        turn = (view.round, view.turn) if seconds and view.phase in seen.ON_TURN else None
        if turn != self._turn:
            yield StartTimer(TURN, seconds, seat=view.turn, figure="soft") if turn else StopTimer(TURN)
        self._turn = turn
