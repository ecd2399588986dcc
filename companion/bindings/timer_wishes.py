"""Timers that follow the game: each belongs to a moment, starts anew with the next one, and stops when it has none."""

from collections.abc import Hashable, Iterator, Sequence

from companion.bindings.wishes import AskLinks, HoldTimer, StartTimer, StopTimer, Wish
from engine.action import Fact
from engine.view import View


class TimerWishes:
    """Which timers should run. A game that has timers overrides `follow`, and calls `run` and `ask` there.

    It goes by the view alone, so that it is right again after undo and after a restart.
    """

    def __init__(self) -> None:
        self._running: dict[str, Hashable] = {}
        self._standing: set[str] = set()
        """Timers that stand still."""
        self._asked: Hashable = None

    def forget(self) -> None:
        """The table has stopped everything."""
        self._running, self._standing, self._asked = {}, set(), None

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """What to start, stop or ask now, after these facts."""
        yield from ()

    def run(self, timer: StartTimer, moment: Hashable, *, held: bool = False) -> Iterator[Wish]:
        """Run the timer as long as it belongs to this moment; None: it belongs to none. One of 0 seconds never runs.

        While it is `held` it stands still, and goes on from there.
        """
        name, moment = timer.name, moment if timer.seconds else None
        if moment != self._running.get(name):
            yield timer if moment is not None else StopTimer(name)
            self._standing.discard(name)
        self._running[name] = moment
        if moment is not None and held != (name in self._standing):
            yield HoldTimer(name, held)
            self._standing ^= {name}

    def ask(self, wish: AskLinks, moment: Hashable) -> Iterator[Wish]:
        """Ask every link once at this moment; None: there is nothing to ask."""
        if moment is not None and moment != self._asked:
            yield wish
        self._asked = moment
