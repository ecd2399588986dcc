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
    """The methods of `busio.SPI`, all of them made of `exchange`, which descendants must override."""

    def exchange(self, sent: bytes) -> bytes:
        """Bytes out and, at the same time, as many in. Must be overridden."""
        raise NotImplementedError

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        """As `busio.SPI.write`: the bytes that come back are dropped."""
        self.exchange(bytes(buffer[start:end]))

    def readinto(self, buffer: bytearray, *, start: int = 0, end: int | None = None, write_value: int = 0) -> None:
        """Fill the slice of the buffer while `write_value` is sent for every byte."""
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
        """Send one slice and fill the other; a ValueError if their lengths differ."""
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
        self._settings: tuple[int, ...] = ()
        """What the kernel was told last: speed, mode and bits."""
        self.longest = self._opened.chunk_size = longest_transfer()
        """Most bytes of one transfer; more are sent in parts, with a pause between them."""

    def configure(self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8) -> None:
        """Speed (`baudrate`) in hertz, mode and bits a word of all transfers from now on.

        A driver says so before each transfer, which takes six calls of the kernel; it is told only what is new.
        """
        device, settings = self._device(), (baudrate, polarity, phase, bits)
        if settings == self._settings:
            return
        self._settings = ()  # until all of them are set
        device.polarity, device.phase = polarity, phase
        device.bits_per_word, device.max_speed_hz = bits, baudrate
        self.frequency, self._settings = baudrate, settings

    def exchange(self, sent: bytes) -> bytes:
        """One transfer; an OSError after `deinit`."""
        return bytes(self._device().transfer(sent))

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        """As `busio.SPI.write`, without a buffer for the bytes that come back, which may be many."""
        self._device().writebytes(bytes(buffer[start:end]))

    def deinit(self) -> None:
        """Close the device file, which the library would leave open."""
        opened, self._opened = self._opened, None
        if opened is not None:
            os.close(opened.handle)

    def _device(self) -> Any:
        """After `deinit` an OSError: the number of the closed file may belong to another file by now."""
        opened = self._opened
        if opened is None:
            raise OSError(errno.EIO, "the port has been closed")
        return opened


def longest_transfer(told: Path = LONGEST) -> int:
    """Most bytes of one transfer, as the kernel says; where it does not say, its usual limit."""
    try:
        return int(told.read_text())
    except (OSError, ValueError):
        return USUAL_LONGEST
