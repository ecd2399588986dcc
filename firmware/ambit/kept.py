"""Events are kept until the host has acknowledged them, and sent again until then."""

import struct

from ambit import messages

_FORM = messages.form(messages.EVENT)


class Kept:
    """A ring of events. `cursor` is the next one to send; going back to `first` sends all of them again."""

    def __init__(self) -> None:
        self._slots = [b""] * messages.KEPT_EVENTS
        self.first = self.next = self.cursor = 1
        self._lost = self._lost_at = 0
        self._wait = messages.FIRST_REPEAT

    def add(self, device: int, what: int, at: int, unsure: int, data: bytes = b"") -> None:
        """Keep an event. In a full ring the newest ones are only counted, and told when there is room again."""
        if self._lost == 0 and self.next - self.first < messages.KEPT_EVENTS:
            self._put(device, what, at, unsure, data)
            return
        if self._lost == 0:
            self._lost_at = at
        self._lost = min(255, self._lost + 1)

    def _put(self, device: int, what: int, at: int, unsure: int, data: bytes) -> None:
        event = struct.pack(_FORM, self.next & 0xFFFFFFFF, device, what, at, unsure)
        self._slots[self.next % messages.KEPT_EVENTS] = event + data
        self.next += 1

    def _tell_lost(self) -> None:
        """One event for all that were lost, so it needs room for itself and for the one that comes next."""
        if self._lost and self.next - self.first < messages.KEPT_EVENTS - 1:
            count, self._lost = self._lost, 0
            self._put(messages.NO_DEVICE, messages.LOST, self._lost_at, messages.UNSURE_POLLED, bytes([count]))

    def acknowledge(self, event: int) -> None:
        """All up to this one are with the host. A number that was never sent changes nothing."""
        if self.first <= event < self.next:
            while self.first <= event:
                self._slots[self.first % messages.KEPT_EVENTS] = b""
                self.first += 1
            self.cursor = max(self.cursor, self.first)
            self._wait = messages.FIRST_REPEAT
            self._tell_lost()

    def take(self) -> bytes:
        """The next event to send; empty if all were sent."""
        if self.cursor >= self.next:
            return b""
        self.cursor += 1
        return self._slots[(self.cursor - 1) % messages.KEPT_EVENTS]

    def all_sent(self) -> bool:
        """Whether nothing waits to be sent (again)."""
        return self.cursor >= self.next

    def again(self) -> None:
        """Send everything that is not acknowledged once more."""
        self.cursor = self.first

    def due(self, silence: int) -> bool:
        """After that many milliseconds without an acknowledgement: whether to repeat. Each time it takes longer."""
        if self.first == self.next or silence < self._wait:
            return False
        self._wait = min(messages.LAST_REPEAT, 2 * self._wait)
        return True
