"""One SPI device file (/dev/spidev0.0) as a `busio.SPI`; busio itself opens only the first chip of a bus."""

import os
from pathlib import Path
from typing import Any

from hardware.buses import BusLock
from hardware.driver import library

LONGEST = Path("/sys/module/spidev/parameters/bufsiz")
"""Where the kernel says how many bytes it takes at once."""
USUAL_LONGEST = 4096


class SpiPort(BusLock):
    """Opened by bus and chip number. What is read back is that of a full transfer, as SPI has it."""

    def __init__(self, number: int, chip: int) -> None:
        super().__init__()
        self.frequency = 100_000
        self._device: Any = library("Adafruit_PureIO.spi").SPI((number, chip))
        self.longest = self._device.chunk_size = longest_transfer()
        """More bytes than these go over the wire with a pause between them."""

    def configure(self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8) -> None:
        self._device.polarity, self._device.phase = polarity, phase
        self._device.bits_per_word, self._device.max_speed_hz = bits, baudrate
        self.frequency = baudrate

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        self._device.writebytes(bytes(buffer[start:end]))

    def readinto(self, buffer: bytearray, *, start: int = 0, end: int | None = None, write_value: int = 0) -> None:
        room = range(*slice(start, end).indices(len(buffer)))
        buffer[room.start : room.stop] = bytes(self._device.transfer(bytes([write_value]) * len(room)))

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
        room = range(*slice(in_start, in_end).indices(len(buffer_in)))
        buffer_in[room.start : room.stop] = bytes(self._device.transfer(bytes(buffer_out[out_start:out_end])))

    def deinit(self) -> None:
        os.close(self._device.handle)  # the library leaves it open


def longest_transfer(told: Path = LONGEST) -> int:
    """How many bytes one transfer can have; where the kernel does not say, as many as it usually takes."""
    try:
        return int(told.read_text())
    except (OSError, ValueError):
        return USUAL_LONGEST
