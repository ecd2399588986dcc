"""One SPI device file (/dev/spidev0.0) as a `busio.SPI`; busio itself opens only the first chip of a bus."""

import errno
import os
from pathlib import Path
from typing import Any

from hardware.buses.lock import BusLock
from hardware.driver import library

LONGEST = Path("/sys/module/spidev/parameters/bufsiz")
"""Where the kernel says how many bytes it takes at once."""
USUAL_LONGEST = 4096


class Spi(BusLock):
    """The surface of `busio.SPI`, made of one thing. Descendants must say how bytes are exchanged."""

    def exchange(self, sent: bytes) -> bytes:
        """Bytes out and, at the same time, as many in. Must be overridden."""
        raise NotImplementedError

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        self.exchange(bytes(buffer[start:end]))

    def readinto(self, buffer: bytearray, *, start: int = 0, end: int | None = None, write_value: int = 0) -> None:
        room = range(*slice(start, end).indices(len(buffer)))
        buffer[room.start : room.stop] = self.exchange(bytes([write_value]) * len(room))

    def write_readinto(
        self,
        buffer_out: bytes,
        buffer_in: bytearray,
        *,
        out_start: int = 0,
        out_end: int | None = None,
        in_start: int = 0,
        in_end: int | None = None,
    ) -> None:
        sent = bytes(buffer_out[out_start:out_end])
        room = range(*slice(in_start, in_end).indices(len(buffer_in)))
        if len(sent) != len(room):
            raise ValueError("buffer slices must be of equal length")
        buffer_in[room.start : room.stop] = self.exchange(sent)


class SpiPort(Spi):
    """Opened by bus and chip number."""

    def __init__(self, number: int, chip: int) -> None:
        super().__init__()
        self.frequency = 100_000
        self._opened: Any = library("Adafruit_PureIO.spi").SPI((number, chip))
        self.longest = self._opened.chunk_size = longest_transfer()
        """More bytes than these go over the wire with a pause between them."""

    def configure(self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8) -> None:
        device = self._device()
        device.polarity, device.phase = polarity, phase
        device.bits_per_word, device.max_speed_hz = bits, baudrate
        self.frequency = baudrate

    def exchange(self, sent: bytes) -> bytes:
        return bytes(self._device().transfer(sent))

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        self._device().writebytes(bytes(buffer[start:end]))  # without what comes back, which may be long

    def deinit(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            os.close(opened.handle)  # the library leaves it open

    def _device(self) -> Any:
        """Who still has a port that was closed must not talk to the file that has its number now."""
        opened = self._opened
        if opened is None:
            raise OSError(errno.EIO, "the port has been closed")
        return opened


def longest_transfer(told: Path = LONGEST) -> int:
    """How many bytes one transfer can have; where the kernel does not say, as many as it usually takes."""
    try:
        return int(told.read_text())
    except (OSError, ValueError):
        return USUAL_LONGEST
