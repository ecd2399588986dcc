"""Turns of the readers' radio fields: antennas that are close disturb each other, so one at a time is switched on."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

PATIENCE = 3.0
"""Seconds after which a reader that still has its turn is taken to hang: the others go on without it."""


class RadioTurns:
    """Shared by the readers of a table. They take turns in the order in which they asked, so none is left out."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._queue: deque[object] = deque()
        """The reader whose turn it is, then those that wait."""
        self._changed = Condition()

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait until all that asked before have had their turn; the turn lasts until the end of the block."""
        me = object()
        with self._changed:
            self._queue.append(me)
            self._wait(me)
        try:
            yield
        finally:
            self._leave(me)

    def _wait(self, me: object) -> None:
        while (first := self._queue[0]) is not me:
            if not self._passes(first):
                self._leave(first)

    def _passes(self, first: object) -> bool:
        """Whether the turn of `first` ends before it is taken to hang."""
        return self._changed.wait_for(lambda: self._queue[0] is not first, self._patience)

    def _leave(self, who: object) -> None:
        """End a turn; a reader that was taken to hang has lost it already."""
        with self._changed:
            if who in self._queue:
                self._queue.remove(who)
                self._changed.notify_all()
