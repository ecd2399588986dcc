"""What cards are held to: a PN532, or a simple reader that sends numbers."""

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
"""For so many seconds a card is held to a reader that says nothing."""
AWAY = 1.5
"""Before the next card comes the reader has seen that the last one has left: it takes so many seconds at most."""
NOTICED = (Tap, Unread, Clash)


class Antenna(Protocol):
    """What lies on it is told to the host, by a way that can be broken."""

    fault_kinds: tuple[Kind, ...]
    """What can be wrong with it, besides what people do wrong."""

    def put(self, *tags: AnyTag) -> None:
        """Lay tags there, all at once."""

    def remove(self, *tags: AnyTag) -> None:
        """Take them away."""

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        """From now on this is wrong with it, and nothing else."""

    def close(self) -> None:
        """End it for good."""


class ReaderPart(Part):
    """A reader, and what lies on it."""

    def __init__(self, name: str, clock: Clock, antenna: Antenna, box: Box) -> None:
        super().__init__(name, clock)
        self.fault_kinds = (LeftOn, Unreadable, Dead, Unplugged, *antenna.fault_kinds)
        self._antenna, self._box = antenna, box
        self._lying: dict[Tag, AnyTag | None] = {}
        """None: too faint to be heard."""

    def tap(self, tag: Tag) -> "Future[None]":
        """Hold a card there until the reader has noticed it, and take it away."""
        self._box.tag(tag)
        held: list[Tag] = []

        def hold() -> None:
            sticks = self.has(TwoCards)
            held.extend((tag, sticks.other) if sticks else (tag,))
            self._put(*held)

        def take_away() -> None:
            if not self.has(LeftOn):
                self._remove(*held)

        return self.hand.do([Move(hold, PATIENCE, NOTICED)], [Move(take_away, AWAY, (Lifted,))])

    def lay(self, *tags: Tag) -> "Future[None]":
        for tag in tags:
            self._box.tag(tag)
        return self.hand.do([Move(lambda: self._put(*tags), PATIENCE, NOTICED)] if tags else [])

    def lift(self, *tags: Tag) -> "Future[None]":
        return self.hand.do([Move(lambda: self._remove(*tags), AWAY, (Lifted, Tap))])

    def glance(self) -> Lying:
        return Lying(tuple(self._lying))

    def changed(self) -> None:
        self._antenna.suffer(self.has(Dead) is not None, self.has(Unplugged) is not None, self.has(Noise))

    def close(self) -> None:
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
