"""Antennas of readers, with the way from them to the host."""

from threading import Lock
from typing import Protocol

from hardware.clock import Alarm, Clock
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import I2cFace
from hardware.emulators.pn532.noise import Cable, quiet
from hardware.emulators.pn532.noise import Noise as NoisyCable
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.pn532.tags import AnyTag
from hardware.emulators.workbench.sockets import Socket
from hardware.faults import Kind, Noise, TwoCards

AGAIN = 0.4
"""So often (seconds) a simple reader sends the number of what lies on it."""


class Pn532Antenna:
    """A PN532 in its socket; see `hardware.emulators.workbench.readers.Antenna`."""

    fault_kinds: tuple[Kind, ...] = (TwoCards, Noise)

    def __init__(self, face: Hsu | I2cFace | SpiFace, socket: Socket) -> None:
        self._face, self._chip, self._socket = face, face.chip, socket

    def put(self, *tags: AnyTag) -> None:
        self._chip.put(*tags)

    def remove(self, *tags: AnyTag) -> None:
        if tags:  # the chip takes none for all
            self._chip.remove(*tags)

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        self._chip.mute = dead
        self._face.line = heard_through(noise)
        if self._socket.put(not unplugged):
            self._chip.brown_out()

    def close(self) -> None:
        if isinstance(self._face, Hsu):
            self._face.close()


class Sends(Protocol):
    """A way by which the number of a tag goes to the host."""

    fault_kinds: tuple[Kind, ...]
    """What can be wrong with it, besides that it is unplugged."""

    def say(self, uid: bytes, cable: Cable) -> None:
        """Send a number, as the cable lets it through; where it is not plugged in, nobody hears it."""

    def put(self, plugged: bool) -> None:
        """Plug it in, or pull it out."""


class NumberAntenna:
    """Of a simple reader, which sees one card at a time and repeats its number for as long as it lies there."""

    def __init__(self, way: Sends, clock: Clock) -> None:
        self._way, self._clock, self._lock = way, clock, Lock()
        self._tags: list[AnyTag] = []
        self._dead = False
        self._cable: Cable = quiet
        self._again: Alarm | None = None
        self.fault_kinds = way.fault_kinds

    def put(self, *tags: AnyTag) -> None:
        self._tags += tags
        self._say()

    def remove(self, *tags: AnyTag) -> None:
        self._tags = [tag for tag in self._tags if tag not in tags]

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        with self._lock:
            self._dead, self._cable = dead, heard_through(noise)
            self._way.put(not unplugged)

    def close(self) -> None:
        with self._lock:
            self._tags = []
            self._way.put(False)

    def _say(self) -> None:
        """The number, now and until it has left; only ever called in the thread of the clock."""
        if self._again is not None:
            self._again.cancel()
        with self._lock:
            if self._tags and not self._dead:
                self._way.say(self._tags[-1].uid, self._cable)
        if self._tags:
            self._again = self._clock.call_at(self._clock.now() + AGAIN, self._say)


def heard_through(noise: Noise | None) -> Cable:
    """What a cable makes of bytes."""
    return NoisyCable(noise.changed, noise.lost, noise.added) if noise else quiet
