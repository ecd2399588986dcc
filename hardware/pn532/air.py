"""The air above the table: antennas that are close disturb each other, so one reader at a time has its field on."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

PATIENCE = 3.0
"""A reader that has the air for so many seconds hangs: the others go on without it."""


class Air:
    """Shared by the readers of a table. They take turns in the order in which they asked, so none is passed over."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._queue: deque[object] = deque()
        """Who has it comes first, those who wait for it follow."""
        self._changed = Condition()

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Have the air, when all who asked before have had it."""
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
        """Whether it is another's turn before patience ends."""
        return self._changed.wait_for(lambda: self._queue[0] is not first, self._patience)

    def _leave(self, who: object) -> None:
        """One that had hung has lost its turn already."""
        with self._changed:
            if who in self._queue:
                self._queue.remove(who)
                self._changed.notify_all()
