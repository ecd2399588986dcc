"""Why a game stands still: its log cannot be written, or nobody knows yet whether its last step was."""

from collections.abc import Callable

from companion.log import Entry
from engine.message import Message


class Doubt:
    """A step whose write failed at the very end, and those who are told what became of it."""

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


class Halted(Exception):
    """The log cannot be written, so the game stands still. Every step that was confirmed is safe."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class InDoubt(Halted):
    """Nobody knows yet whether what was done is in the log: it is neither taken nor refused until `doubt` is over."""

    def __init__(self, message: Message, doubt: Doubt) -> None:
        super().__init__(message)
        self.doubt = doubt
