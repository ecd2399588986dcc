"""A serial line that answers as soon as a whole frame is there.

Adafruit's driver asks in steps of 10 ms whether a byte has come, and then for the longest answer there could be, so on
a plain port even a good answer takes until the time-out. This line is put between the two: it waits for the byte, and
it knows where a frame ends. Noise before a frame is dropped.
"""

from typing import Any

STEP = 0.01
"""Seconds that one question for a first byte waits."""
PAUSE = 0.03
"""Seconds without a byte after which a frame is given up."""
START = b"\x00\xff"
SIGNS = (b"\x00\xff", b"\xff\x00")
"""What follows the start in an ACK and in a NACK."""
MOST = 600
"""Bytes that are kept while no frame begins in them."""


class Line:
    """What `PN532_UART` uses of a `busio.UART`, over a `serial.Serial`."""

    def __init__(self, port: Any) -> None:
        self._port, self._held = port, bytearray()

    @property
    def in_waiting(self) -> int:
        """How many bytes are there; if there are none, the first one is waited for, for a moment."""
        if not self._held:
            self._more(1, STEP)
        return len(self._held)

    def read(self, count: int) -> bytes:
        """The next frame, or as much of it as was asked for or came; after `MOST` bytes without a frame, those."""
        heard = 0
        while (end := frame_end(self._held)) is None:
            came = self._more(1, PAUSE)
            heard += came
            if not came or heard > MOST:
                end = len(self._held)
                break
        place = max(0, self._held.find(START) - 1)
        taken = bytes(self._held[place:end][:count])
        del self._held[: place + len(taken)]
        return taken

    def write(self, data: bytes) -> None:
        """To the chip, as it is."""
        self._port.write(data)

    def reset_input_buffer(self) -> None:
        """Forget the bytes that were not read, here and in the port."""
        self._held.clear()
        self._port.reset_input_buffer()

    def _more(self, least: int, wait: float) -> int:
        """Read at least `least` bytes, or what comes within `wait` seconds; the answer is how many came."""
        waiting = self._port.in_waiting
        if not waiting:
            self._port.timeout = wait
        came = self._port.read(max(least, min(waiting, MOST)))
        self._held += came
        del self._held[:-MOST]
        return len(came)


def frame_end(held: bytes | bytearray) -> int | None:
    """Where the first frame ends, with the zero after it; None as long as more is needed to know."""
    place = held.find(START)
    if place < 0 or len(held) < place + 4:
        return None
    marks = bytes(held[place + 2 : place + 4])
    if marks in SIGNS:
        end = place + 5
    elif sum(marks) & 0xFF:
        return len(held)  # damaged, as the driver will see
    else:
        end = place + 4 + marks[0] + 2
    return end if end <= len(held) else None
