"""A counter: an HT16K33 with digits soldered to it, read back as text."""

from typing import Literal

from hardware.emulators.ht16k33.chip import Chip
from hardware.emulators.ht16k33.glyphs import FOURTEEN_SEEN, SEVEN_SEEN, UNKNOWN

SEVEN_PLACES = (0, 2, 6, 8)
"""The registers of the four digits; the colon sits between the second and the third."""
COLON, COLON_BIT = 4, 0x02
SEVEN_POINT, FOURTEEN_POINT = 0x80, 0x4000


class Counter(Chip):
    """A chip that drives up to four digits."""

    def __init__(self, digits: int = 4, segments: Literal[7, 14] = 7) -> None:
        super().__init__()
        self._digits, self._segments = digits, segments

    def text(self) -> str:
        """What its segments say, with points and colon; "" when the chip is off, blanks for dark digits."""
        if not self.shines():
            return ""
        if self._segments == 14:
            return "".join(self._fourteen(place) for place in range(self._digits))
        digits = [self._seven(place) for place in SEVEN_PLACES[: self._digits]]
        colon = ":" if self.memory[COLON] & COLON_BIT else ""
        return "".join(digits[:2]) + colon + "".join(digits[2:])

    def sees(self, now: float) -> str:
        """What a person reads at that moment: nothing while the chip's own blinking has it dark."""
        return self.text() if self.lit(now) else ""

    def _seven(self, register: int) -> str:
        bits = self.memory[register]
        return SEVEN_SEEN.get(bits & 0x7F, UNKNOWN) + ("." if bits & SEVEN_POINT else "")

    def _fourteen(self, place: int) -> str:
        bits = int.from_bytes(self.memory[2 * place : 2 * place + 2], "little")
        return FOURTEEN_SEEN.get(bits & 0x3FFF, UNKNOWN) + ("." if bits & FOURTEEN_POINT else "")
