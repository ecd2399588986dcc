"""The chip itself: its memory and its four kinds of command."""

SIZE = 16
BLINKS = (0.0, 2.0, 1.0, 0.5)
"""Blinks a second that the chip makes by itself, by the two bits of its command."""
DEBRIS = bytes(range(0x5A, 0x5A + SIZE))
"""What the memory holds after power-up: the data sheet promises nothing, so it is neither dark nor a text."""


class Chip:
    """An HT16K33 at the wire: see `hardware.emulators.bus.I2cChip`."""

    def __init__(self) -> None:
        self.brown_out()

    def brown_out(self) -> None:
        """The voltage dipped: everything is forgotten, and the oscillator is off."""
        self.memory = bytearray(DEBRIS)
        self.oscillates = self.on = False
        self.blink, self.dim = 0, 15
        self._place = 0

    def write(self, data: bytes) -> None:
        """A register and bytes for it and those after it (after the last, the first); or a command of one byte."""
        if not data:
            return
        command, low = data[0] & 0xF0, data[0] & 0x0F
        match command:
            case 0x00:
                self._fill(low, data[1:])
            case 0x20:
                self.oscillates = bool(low & 1)
            case 0x80:
                self.on, self.blink = bool(low & 1), low >> 1 & 3
            case 0xE0:
                self.dim = low

    def _fill(self, place: int, data: bytes) -> None:
        for step, byte in enumerate(data):
            self.memory[(place + step) % SIZE] = byte
        self._place = (place + len(data)) % SIZE

    def read(self, length: int) -> bytes:
        """From the register that was named last."""
        start, self._place = self._place, (self._place + length) % SIZE
        return bytes(self.memory[(start + step) % SIZE] for step in range(length))

    def shines(self) -> bool:
        """Whether anything can be lit at all."""
        return self.oscillates and self.on

    def lit(self, now: float) -> bool:
        """Whether it is lit at that moment, the chip's own blinking considered."""
        rate = BLINKS[self.blink]
        return self.shines() and (not rate or now * rate % 1 < 0.5)
