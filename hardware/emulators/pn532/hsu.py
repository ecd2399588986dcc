"""A PN532 on a serial port (HSU), which is a pseudo-terminal that a host opens like any serial port."""

import os
import select
import termios
import threading
from contextlib import suppress
from pathlib import Path

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.noise import Cable, quiet
from hardware.emulators.terminal import Terminal

WAKES_AT = 5
"""Rising edges on its line that wake a sleeping chip; the byte with the last of them is lost."""
SPEEDS = {getattr(termios, f"B{baud}"): baud for baud in (9600, 19200, 38400, 57600, 115200, 230400, 460800, 921600)}
CHUNK = 4096


class Hsu:
    """A chip behind a serial port: the symbolic link at `path`, which keeps its name when it is plugged in again."""

    def __init__(self, chip: Chip, path: Path) -> None:
        self.chip, self.path = chip, path
        self._port = Terminal(path)
        self.line: Cable = quiet
        """What the cable makes of bytes, in both directions."""
        self._edges = 0
        self._stop, self._stopper = os.pipe()
        self._nudged, self._nudger = os.pipe()
        os.set_blocking(self._nudger, False)
        chip.awaken = self._nudge
        self._thread: threading.Thread | None = None
        self.plug()

    def plug(self) -> None:
        """Plug it in (again): a new port under the old name, and power for the chip."""
        self._port.plug()
        self.chip.brown_out()
        self._thread = threading.Thread(target=self._serve, name=f"pn532 on {self.path.name}", daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        """Pull it out: a program that has the port open gets errors, and no other can open it."""
        if self._thread is None:
            return
        os.write(self._stopper, b"x")
        self._thread.join()
        self._thread = None
        self._port.unplug()

    def close(self) -> None:
        """Unplug it, and end its thread for good."""
        self.unplug()
        self.chip.awaken = lambda: None
        for end in (self._stop, self._stopper, self._nudged, self._nudger):
            os.close(end)

    def say(self, noise: bytes) -> None:
        """Send bytes to the host that do not come from the chip."""
        self._port.write(noise)

    def _nudge(self) -> None:
        with suppress(BlockingIOError):  # the pipe is full, so the thread will wake anyway
            os.write(self._nudger, b"x")

    def _serve(self) -> None:
        while True:
            ready, _, _ = select.select([self._port.master, self._stop, self._nudged], [], [], self.chip.due())
            if self._stop in ready:
                os.read(self._stop, 1)
                return
            if self._nudged in ready:
                os.read(self._nudged, CHUNK)
            if self._port.master in ready:
                self._listen()
            while (frame := self.chip.take()) is not None:
                self._port.write(self.line(frame))

    def _listen(self) -> None:
        with suppress(OSError):  # the last host has just closed the port
            self._hear(os.read(self._port.master, CHUNK))

    def _hear(self, data: bytes) -> None:
        """Bytes at another speed than the chip's are noise to it."""
        speed = SPEEDS.get(termios.tcgetattr(self._port.slave)[5])
        if self.chip.core.next_baud == speed:
            # The host's ACK may never come: closing a pseudo-terminal drops what was not read yet.
            self.chip.confirm_baud()
        if speed == self.chip.baud:
            self.chip.feed(self._awake(self.line(data)))

    def _awake(self, data: bytes) -> bytes:
        """The bytes that reach the chip: those before it was awake are lost."""
        for place, byte in enumerate(data):
            if not self.chip.asleep:
                return data[place:]
            self._edges += rising_edges(byte)
            if self._edges >= WAKES_AT:
                self._edges, self.chip.asleep = 0, False
        return b""


def rising_edges(byte: int) -> int:
    """How often the line goes up while a byte is sent: a low start bit, the lowest bit first, a high stop bit."""
    bits = byte << 1 | 1 << 9
    return (~bits & bits >> 1).bit_count()
