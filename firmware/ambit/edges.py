"""Edges of contacts, stamped by hard interrupts into a ring made beforehand: nothing is allocated in a handler."""

from array import array

from ambit.link import Link

_ROOM = 256  # edges between two turns of the main loop; a power of two


class Edges:
    """What the interrupts saw, in order: who (the place in `contacts`), the level or step, and when (`ticks_us`)."""

    def __init__(self) -> None:
        self._at = array("I", bytes(4 * _ROOM))
        self._who, self._value = bytearray(_ROOM), bytearray(_ROOM)
        self._head = self._tail = 0
        self.missed = 0
        self.contacts: list = []

    def put(self, who: int, value: int, at: object) -> None:
        """Called in interrupts; `at` by `ticks_us`. A full ring keeps its oldest edges: the first edge is the press."""
        head = self._head
        following = (head + 1) & (_ROOM - 1)
        if following == self._tail:
            self.missed = self.missed + 1 & 0xFFFF
            return
        self._at[head] = at  # type: ignore[call-overload]  # opaque in the stubs, but its bits are needed
        self._who[head], self._value[head] = who, value
        self._head = following

    def waiting(self) -> bool:
        """Whether edges have not been collected yet."""
        return self._tail != self._head

    def collect(self, link: Link) -> None:
        """Hand every edge to the contact that it belongs to, the oldest first."""
        while self._tail != self._head:
            tail = self._tail
            self.contacts[self._who[tail]].take(self._value[tail], self._at[tail], link)
            self._tail = (tail + 1) & (_ROOM - 1)
