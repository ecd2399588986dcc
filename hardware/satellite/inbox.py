"""The events of one board, each handed over once and in order, however often and in whatever order they arrive."""

from collections.abc import Iterator

from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.messages import Event, Hello

FARTHEST = 4 * MESSAGES.KEPT_EVENTS
"""An event that is farther ahead than these cannot be: the board keeps only so many."""


class Inbox:
    """It outlives connections: an event is known by the start of its board (`boot`) and its number."""

    def __init__(self) -> None:
        self.boot: int | None = None
        self.handed = 0
        """The number of the last event that was handed over."""
        self._waiting: dict[int, Event] = {}

    def greet(self, hello: Hello) -> int:
        """The board says from where on it has events. Gives how many of the same start are gone for good."""
        kept_up_to = hello.first_event - 1
        if hello.boot != self.boot:
            self.boot, self.handed = hello.boot, kept_up_to
            self._waiting.clear()
            return 0
        gone = max(0, kept_up_to - self.handed)  # another program has acknowledged them
        self.handed += gone
        self._waiting = {number: event for number, event in self._waiting.items() if number > self.handed}
        return gone

    def arrive(self, event: Event) -> bool:
        """Take an event in. False: it was handed over before, or the board has begun anew without a word."""
        if event.event <= self.handed:
            return False
        if event.event <= self.handed + FARTHEST:
            self._waiting[event.event] = event
        return True

    def take(self) -> Iterator[Event]:
        """Those that are next; each counts as handed over when the one after it is asked for."""
        while (event := self._waiting.get(self.handed + 1)) is not None:
            yield event
            self.handed += 1
            del self._waiting[self.handed]

    @property
    def has_gap(self) -> bool:
        """Whether something has come while something before it is missing."""
        return bool(self._waiting) and self.handed + 1 not in self._waiting
