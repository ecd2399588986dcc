"""A PN532 on SPI: lowest bit first, and the first byte after selection says what the rest is."""

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.noise import Cable, in_step, quiet

READ = 0x03
REVERSED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
"""Each byte with its bits in reverse order: all others on the bus send the highest bit first."""


class SpiFace:
    """A chip for `hardware.emulators.bus.SpiBus`. Being selected wakes it."""

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.line: Cable = quiet
        """What the wires make of bytes, in both directions."""
        self._wish: int | None = None
        self._reading = b""

    def select(self, chosen: bool) -> None:
        """To be selected wakes the chip; to be deselected ends what was being read."""
        self._wish, self._reading = None, b""
        if chosen:
            self.chip.asleep = False

    def exchange(self, sent: bytes) -> bytes:
        """One transfer; a dead chip answers with zeros."""
        if self.chip.mute or not sent:
            return bytes(len(sent))
        heard = in_step(self.line, sent.translate(REVERSED))
        return in_step(self.line, self._answer(heard)).translate(REVERSED)

    def _answer(self, sent: bytes) -> bytes:
        skip = 0
        if self._wish is None:
            self._wish, skip = sent[0], 1
            self._reading = self.chip.take() or b"" if self._wish == READ else b""
        room = len(sent) - skip
        match self._wish:
            case 0x01:  # write
                self.chip.feed(sent[skip:])
            case 0x02:  # ask: one in the lowest bit for as long as a frame is ready
                return bytes(skip) + bytes([self.chip.ready()]) * room
            case 0x03:  # read
                told, self._reading = self._reading[:room], self._reading[room:]
                return bytes(skip) + told + bytes(room - len(told))
        return bytes(len(sent))
