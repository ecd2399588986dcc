"""Adafruit's display classes, made to send only the bytes that changed instead of all seventeen."""

from typing import Any, Protocol

from hardware.driver import library
from hardware.wiring.drivers import Ht16k33

OSCILLATOR_ON = 0x21
GAP = 2
"""Bytes. Changes at most this far apart go in one transfer: a second one would cost an address and a register."""


class Segments(Protocol):
    """What we use of `Seg7x4` and `Seg14x4`."""

    brightness: float

    def fill(self, color: bool) -> None:
        """All segments on or off, in the buffer."""

    def print(self, value: str) -> None:
        """Text into the buffer, pushed in from the right."""

    def show(self) -> None:
        """Send the bytes of the buffer that differ from the chip's memory."""

    def forget(self) -> None:
        """Set the chip up again, and send the whole buffer."""


def segments(port: Any, wiring: Ht16k33) -> Segments:
    """The display at its address, dark and at its brightness; a ValueError if no chip answers there."""
    adafruit = library("adafruit_ht16k33.segments")
    kind = adafruit.Seg14x4 if wiring.segments == 14 else adafruit.Seg7x4

    class ChangesOnly(kind):  # type: ignore[misc, valid-type]
        _sent = b""

        def show(self) -> None:
            """Send the bytes of the buffer that differ from the chip's memory."""
            wanted = bytes(self._buffer[1:])
            for start, changed in runs(self._sent, wanted):
                with self.i2c_device[0] as chip:
                    chip.write(bytes([start]) + changed)
            self._sent = wanted

        def forget(self) -> None:
            """Set the chip up again, and send the whole buffer."""
            self._sent = b""
            self._write_cmd(OSCILLATOR_ON)
            self.show()  # before it is lit: after a loss of power its memory holds anything
            self.blink_rate = 0  # which also switches the display on
            self.brightness = wiring.brightness

    # Only with auto_write does Adafruit's class clear the chip before it lights it; after that we call `show`.
    display = ChangesOnly(port, address=wiring.address, auto_write=True, chars_per_display=wiring.digits)
    display.auto_write = False
    display.brightness = wiring.brightness
    return display


def runs(there: bytes, wanted: bytes) -> list[tuple[int, bytes]]:
    """The addresses and bytes to write so that `there` becomes `wanted`; everything if `there` is unknown (empty)."""
    if len(there) != len(wanted):
        return [(0, wanted)]
    found: list[tuple[int, bytes]] = []
    for place in (place for place, byte in enumerate(wanted) if byte != there[place]):
        near = found and place - (found[-1][0] + len(found[-1][1])) <= GAP
        start = found.pop()[0] if near else place
        found.append((start, wanted[start : place + 1]))
    return found
