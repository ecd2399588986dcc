"""A PN532 on I2C: each read begins with a byte that says whether a frame is ready."""

from hardware.emulators.bus import nack
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.noise import Cable, in_step, quiet

ADDRESS = 0x24
"""The only one it can have."""
READY = b"\x01"


class I2cFace:
    """A chip for `hardware.emulators.bus.I2cBus`. Being written to wakes it."""

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.line: Cable = quiet
        """What the wires make of bytes, in both directions."""

    def write(self, data: bytes) -> None:
        """Bytes of the host; a NACK (OSError) if the chip is dead."""
        if self.chip.mute:
            raise nack()
        self.chip.asleep = False
        self.chip.feed(in_step(self.line, data))

    def read(self, length: int) -> bytes:
        """A read of one byte asks whether a frame is ready; a longer one takes it, even if it reads only a part."""
        if self.chip.mute or self.chip.asleep:
            raise nack()
        return in_step(self.line, self._told(length))

    def _told(self, length: int) -> bytes:
        if not self.chip.ready():
            return bytes(length)
        frame = self.chip.take() or b"" if length > 1 else b""
        return (READY + frame + bytes(length))[:length]
