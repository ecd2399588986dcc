"""Antennas of readers, and how what lies on them reaches the host."""

from threading import Lock
from typing import Protocol

from hardware.clock import Alarm, Clock
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.i2c import I2cFace
from hardware.emulators.pn532.irq_wire import IrqWire
from hardware.emulators.pn532.noise import Cable, quiet
from hardware.emulators.pn532.noise import Noise as NoisyCable
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.pn532.tags import AnyTag
from hardware.emulators.workbench.sockets import Socket
from hardware.faults import Kind, Noise, TwoCards

AGAIN = 0.4
"""Seconds after which a simple reader sends the number of what lies on it again."""


class Pn532Antenna:
    """A PN532 in its socket; see `hardware.emulators.workbench.readers.Antenna`."""

    fault_kinds: tuple[Kind, ...] = (TwoCards, Noise)

    def __init__(self, face: Hsu | I2cFace | SpiFace, socket: Socket, irq: IrqWire | None = None) -> None:
        self._face, self._chip, self._socket, self._irq = face, face.chip, socket, irq

    def put(self, *tags: AnyTag) -> None:
        """The chip finds them with its next search."""
        self._chip.put(*tags)

    def remove(self, *tags: AnyTag) -> None:
        """No tags: nothing is removed."""
        if tags:  # without tags, the chip would remove all
            self._chip.remove(*tags)

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        """A chip that is unplugged or plugged in again has lost its memory."""
        self._chip.mute = dead
        self._face.line = heard_through(noise)
        if self._socket.put(not unplugged):
            self._chip.brown_out()

    def close(self) -> None:
        """End the threads of a serial port and of an IRQ line; the buses need no end."""
        if isinstance(self._face, Hsu):
            self._face.close()
        if self._irq is not None:
            self._irq.close()


class Sends(Protocol):
    """How the number of a tag is sent to the host: as a line of text, or as keystrokes."""

    fault_kinds: tuple[Kind, ...]
    """What can be wrong with it, besides that it is unplugged."""

    def say(self, uid: bytes, cable: Cable) -> None:
        """Send a number through the cable; nothing is sent while it is unplugged."""

    def put(self, plugged: bool) -> None:
        """Plug it in, or pull it out."""


class NumberAntenna:
    """The antenna of a simple reader, which sees one card at a time and repeats its number while it lies there."""

    def __init__(self, way: Sends, clock: Clock) -> None:
        self._way, self._clock, self._lock = way, clock, Lock()
        self._tags: list[AnyTag] = []
        self._dead = False
        self._cable: Cable = quiet
        self._again: Alarm | None = None
        self.fault_kinds = way.fault_kinds

    def put(self, *tags: AnyTag) -> None:
        """The number of the last one is sent at once, and again every `AGAIN` seconds."""
        self._tags += tags
        self._say()

    def remove(self, *tags: AnyTag) -> None:
        """Tags that do not lie there are no error."""
        self._tags = [tag for tag in self._tags if tag not in tags]

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        """A dead reader sends nothing; its port stays open."""
        with self._lock:
            self._dead, self._cable = dead, heard_through(noise)
            self._way.put(not unplugged)

    def close(self) -> None:
        """Send nothing any more, and remove the port."""
        with self._lock:
            self._tags = []
            self._way.put(False)

    def _say(self) -> None:
        """Send the number, now and until the tag has left; only ever called in the thread of the clock."""
        if self._again is not None:
            self._again.cancel()
        with self._lock:
            if self._tags and not self._dead:
                self._way.say(self._tags[-1].uid, self._cable)
        if self._tags:
            self._again = self._clock.call_at(self._clock.now() + AGAIN, self._say)


def heard_through(noise: Noise | None) -> Cable:
    """A cable with this noise, or a good one."""
    return NoisyCable(noise.changed, noise.lost, noise.added) if noise else quiet
