"""Timers that follow the game: each belongs to a moment, starts anew with the next one, and stops when it has none."""

from collections.abc import Hashable, Iterator, Sequence

from companion.bindings.wishes import AskLinks, StartTimer, StopTimer, Wish
from engine.action import Fact
from engine.view import View


class TimerWishes:
    """Which timers should run. A game that has timers overrides `follow`, and calls `run` and `ask` there.

    It goes by the view alone, so that it is right again after undo and after a restart.
    """

    def __init__(self) -> None:
        self._running: dict[str, Hashable] = {}
        self._asked: Hashable = None

    def forget(self) -> None:
        """The table has stopped everything."""
        self._running, self._asked = {}, None

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """What to start, stop or ask now, after these facts."""
        yield from ()

    def run(self, timer: StartTimer, moment: Hashable) -> Iterator[Wish]:
        """Run the timer as long as it belongs to this moment; None: it belongs to none. One of 0 seconds never runs."""
        moment = moment if timer.seconds else None
        if moment != self._running.get(timer.name):
            yield timer if moment is not None else StopTimer(timer.name)
        self._running[timer.name] = moment

    def ask(self, wish: AskLinks, moment: Hashable) -> Iterator[Wish]:
        """Ask every link once at this moment; None: there is nothing to ask."""
        if moment is not None and moment != self._asked:
            yield wish
        self._asked = moment
