"""A step of which nobody knows yet whether it is in the log: the disk failed at the very end of its write."""

from collections.abc import Callable

from companion.log import Entry


class Doubt:
    """The step, and those who are told what became of it."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self._waiting: list[Callable[[bool], object]] = []

    def when_known(self, tell: Callable[[bool], object]) -> None:
        """Call `tell` with whether the step is in the log, as soon as that is known."""
        self._waiting.append(tell)

    def is_over(self, *, kept: bool) -> None:
        """It is known."""
        for tell in self._waiting:
            tell(kept)
