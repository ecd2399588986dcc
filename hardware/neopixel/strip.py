"""One data line of LEDs, which several bars share. It sends no further than the last LED that changed."""

from collections.abc import Sequence
from typing import Any

from hardware.buses import Bus
from hardware.driver import Unavailable, library
from hardware.message import message
from hardware.neopixel.colours import DARK, Rgb

PULSES = 24
"""Bytes on the wire for each LED: three bytes of colour, and a byte of SPI for each of their bits."""
FULL_REFRESH_RESET = 300e-6
"""Seconds of silence that make LEDs show what they were sent; newer ones need 280 µs where older ones needed 50."""


class Strip:
    """What each LED should show, and what it was sent. All but `reserve` is used in the thread of its bus only."""

    def __init__(self) -> None:
        self._length = 0
        self._wanted: list[Rgb] = []
        self._sent: list[Rgb | None] = []
        self._line: Any = None

    def reserve(self, length: int) -> None:
        """Make the strip at least `length` LEDs long; every bar calls this before it is opened."""
        self._length = max(self._length, length)

    def open(self, bus: Bus) -> None:
        """Open the line with all LEDs reserved so far, and forget what was sent. Every bar calls this."""
        self._wanted += [DARK] * (self._length - len(self._wanted))
        self._line = line(bus.port(), len(self._wanted))
        self.forget()

    def forget(self) -> None:
        """Send everything the next time."""
        self._sent = [None] * len(self._wanted)

    def put(self, first: int, colours: Sequence[Rgb]) -> None:
        """Set some LEDs and send what changed. Those after the last change are left out: they keep what they show."""
        self._wanted[first : first + len(colours)] = colours
        last = next((i for i in reversed(range(len(self._wanted))) if self._wanted[i] != self._sent[i]), None)
        if last is None or self._line is None:
            return
        for place in range(last + 1):
            self._line[place] = self._wanted[place]
        self._line.send(last + 1)
        self._sent[: last + 1] = self._wanted[: last + 1]


def line(port: Any, length: int) -> Any:
    """Adafruit's strip with one more method, `send(count)`. `Unavailable` if it is too long for one transfer."""
    adafruit = library("neopixel_spi")

    class Line(adafruit.NeoPixel_SPI):  # type: ignore[misc, name-defined]
        def send(self, count: int) -> None:
            """Send only the first `count` LEDs."""
            self._count = count
            self.show()

        def most(self) -> int:
            """LEDs that fit into one transfer: in the pause before a second one, they would show what they have."""
            return int((port.longest - 2 * len(self._reset)) // PULSES)

        def _transmit(self, buffer: bytearray) -> None:
            self._transmogrify(buffer[: self._count * 3])
            with self._spi as spi:
                spi.write(self._reset + self._spibuf[: self._count * PULSES] + self._reset)

    opened = Line(port, length, auto_write=False, reset_time=FULL_REFRESH_RESET)
    if length > opened.most():
        raise Unavailable(message("device-strip-long", leds=length, most=opened.most()))
    return opened
