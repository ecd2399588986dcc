"""Readers: a PN532, or a simple reader that sends numbers."""

from concurrent.futures import Future
from typing import Protocol

from hardware.clock import Clock
from hardware.emulators.pn532.tags import AnyTag, Phone
from hardware.emulators.workbench.box import Box
from hardware.emulators.workbench.hand import Move
from hardware.emulators.workbench.part import Part
from hardware.faults import Dead, Kind, LeftOn, Noise, TwoCards, Unplugged, Unreadable
from hardware.inputs import Clash, Lifted, Tag, Tap, Unread
from hardware.operator import Lying

PATIENCE = 2.0
"""Seconds a card is held to a reader that says nothing."""
AWAY = 1.5
"""Most seconds until the reader has noticed that a card has left; only then the next one is held to it."""
NOTICED = (Tap, Unread, Clash)


class Antenna(Protocol):
    """It tells the host what lies on it; its connection can be broken."""

    fault_kinds: tuple[Kind, ...]
    """The faults that it can have, besides those of every reader."""

    def put(self, *tags: AnyTag) -> None:
        """Lay tags there, all at once."""

    def remove(self, *tags: AnyTag) -> None:
        """Take them away."""

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        """From now on it has these faults, and no others."""

    def close(self) -> None:
        """Close its port for good."""


class ReaderPart(Part):
    """A reader, and what lies on it."""

    def __init__(self, name: str, clock: Clock, antenna: Antenna, box: Box) -> None:
        super().__init__(name, clock)
        self.fault_kinds = (LeftOn, Unreadable, Dead, Unplugged, *antenna.fault_kinds)
        self._antenna, self._box = antenna, box
        self._lying: dict[Tag, AnyTag | None] = {}
        """None: too faint to be read."""

    def tap(self, tag: Tag) -> "Future[None]":
        """Hold a card there until the reader has noticed it, and take it away."""
        self._box.tag(tag)
        held: list[Tag] = []

        def hold() -> None:
            """A second card sticks to it if that fault is on now."""
            sticks = self.has(TwoCards)
            held.extend((tag, sticks.other) if sticks else (tag,))
            self._put(*held)

        def take_away() -> None:
            """It stays if that fault is on now."""
            if not self.has(LeftOn):
                self._remove(*held)

        return self.hand.do([Move(hold, PATIENCE, NOTICED)], [Move(take_away, AWAY, (Lifted,))])

    def lay(self, *tags: Tag) -> "Future[None]":
        """Lay cards down and leave them; the answer is done when the reader has noticed them, or will not."""
        for tag in tags:
            self._box.tag(tag)
        return self.hand.do([Move(lambda: self._put(*tags), PATIENCE, NOTICED)] if tags else [])

    def lift(self, *tags: Tag) -> "Future[None]":
        """Take these away, or all; the answer is done when the reader has noticed it, or will not."""
        return self.hand.do([Move(lambda: self._remove(*tags), AWAY, (Lifted, Tap))])

    def glance(self) -> Lying:
        """All that lies there, also what the reader cannot read."""
        return Lying(tuple(self._lying))

    def changed(self) -> None:
        """Only faults of the antenna are passed on; the others change what people do."""
        self._antenna.suffer(self.has(Dead) is not None, self.has(Unplugged) is not None, self.has(Noise))

    def close(self) -> None:
        """Close the port of its antenna."""
        self._antenna.close()

    def _put(self, *tags: Tag) -> None:
        came = {tag: self._heard_as(tag) for tag in tags if tag not in self._lying}
        self._lying |= came
        self._antenna.put(*(found for found in came.values() if found is not None))

    def _heard_as(self, tag: Tag) -> AnyTag | None:
        unreadable = self.has(Unreadable)
        if unreadable is None:
            return self._box.tag(tag)
        return Phone() if unreadable.why == "phone" else None

    def _remove(self, *tags: Tag) -> None:
        gone = [self._lying.pop(tag) for tag in tags or tuple(self._lying) if tag in self._lying]
        self._antenna.remove(*(found for found in gone if found is not None))
