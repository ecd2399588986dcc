"""A strip on the data line of an SPI bus: bits become pulses, pulses become colours."""

import re
from collections.abc import Callable

Rgb = tuple[int, int, int]

NOISE, ONE, RESET = 150e-9, 550e-9, 50e-6
"""Seconds: shorter pulses than the first are not seen, from the second on they are a 1; a silence from the third on
ends a transfer."""
BITS = 24
_PULSE = re.compile(r"(1+)(0*)")


class Strip:
    """`length` LEDs in a row. Each takes the first 24 pulses that it sees and passes on the others."""

    def __init__(self, length: int, hertz: Callable[[], float], order: str = "GRB") -> None:
        """`hertz` is the clock of the bus at the moment: `lambda: bus.frequency`."""
        self.length, self._hertz = length, hertz
        self._order = [order.index(part) for part in "RGB"]
        self.brown_out()

    def brown_out(self) -> None:
        """Every LED goes dark."""
        self.leds: list[Rgb] = [(0, 0, 0)] * self.length

    def select(self, chosen: bool) -> None:
        """A strip has no select line."""

    def exchange(self, sent: bytes) -> bytes:
        """One transfer, which ends with a reset, as the line is silent after it. A strip sends nothing back."""
        wire = f"{int.from_bytes(sent):0{8 * len(sent)}b}" if sent else ""
        bit_seconds = 1 / (self._hertz() or 1)
        taken: list[str] = []
        for pulse in _PULSE.finditer(wire):
            high, low = len(pulse[1]) * bit_seconds, len(pulse[2]) * bit_seconds
            if high >= NOISE:
                taken.append("1" if high >= ONE else "0")
            if low >= RESET:
                self._latch("".join(taken))
                taken.clear()
        self._latch("".join(taken))
        return bytes(len(sent))

    def _latch(self, bits: str) -> None:
        """LEDs that got all their pulses show them; the others stay as they are."""
        for place in range(min(len(bits) // BITS, self.length)):
            parts = [int(bits[start : start + 8], 2) for start in range(place * BITS, (place + 1) * BITS, 8)]
            red, green, blue = (parts[where] for where in self._order)
            self.leds[place] = (red, green, blue)
