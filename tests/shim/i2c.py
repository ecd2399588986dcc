"""The file /dev/i2c-1 as a program sees it: reads, writes and ioctls become transfers on an emulated bus."""

import errno
import struct
from collections.abc import Iterator
from enum import IntEnum

from hardware.emulators.bus import I2cBus
from tests.shim.wire import Answer, Operation, Question

READS = 0x1
"""The flag of a message that reads."""
ABILITIES = 0x0EFF0001
"""The functions that an I2C bus of a Pi reports."""
SMBUS_BLOCK = 34
LONGEST, MOST = 8192, 42
"""Most bytes of one message, and most messages of one call, in Linux."""


class Request(IntEnum):
    RETRIES = 0x701
    TIMEOUT = 0x702
    SLAVE = 0x703
    FUNCS = 0x705
    SLAVE_FORCE = 0x706
    RDWR = 0x707
    SMBUS = 0x720


class Size(IntEnum):
    """The kinds of SMBus transfers."""

    QUICK = 0
    BYTE = 1
    BYTE_DATA = 2
    WORD_DATA = 3
    I2C_BLOCK = 8


class I2cFile:
    """One open file, which remembers the chip for its own reads and writes."""

    def __init__(self, bus: I2cBus) -> None:
        self._bus, self._address = bus, 0

    def answer(self, asked: Question) -> Answer:
        match asked.operation:
            case Operation.READ:
                data = self._read(self._address, min(LONGEST, struct.unpack("<I", asked.data)[0]))
                return Answer(len(data), data)
            case Operation.WRITE:
                self._bus.writeto(self._address, asked.data)
                return Answer(len(asked.data))
        return self._ioctl(asked.request, asked.data)

    def _ioctl(self, request: int, data: bytes) -> Answer:
        match request:
            case Request.SLAVE | Request.SLAVE_FORCE:
                self._address = struct.unpack("<Q", data)[0]
                return Answer()
            case Request.FUNCS:
                return Answer(0, struct.pack("<Q", ABILITIES))
            case Request.RDWR:
                return Answer(data[0], b"".join(self._transfers(data)))
            case Request.SMBUS:
                return Answer(0, self._smbus(data))
            case Request.RETRIES | Request.TIMEOUT:
                return Answer()
        raise OSError(errno.EINVAL, "not emulated")

    def _read(self, address: int, length: int) -> bytes:
        if length > LONGEST:
            raise OSError(errno.EINVAL, "too long")
        buffer = bytearray(length)
        self._bus.readfrom_into(address, buffer)
        return bytes(buffer)

    def _transfers(self, data: bytes) -> Iterator[bytes]:
        """The bytes that are read, message by message; messages that write are done in between."""
        place = 1
        if data[0] > MOST:
            raise OSError(errno.EINVAL, "too many messages")
        for _ in range(data[0]):
            address, flags, length = struct.unpack_from("<3H", data, place)
            place += 6
            if flags & READS:
                yield self._read(address, length)
            else:
                self._bus.writeto(address, data[place : place + length])
                place += length

    def _smbus(self, data: bytes) -> bytes:
        reads, command, size = struct.unpack_from("<2BI", data)
        block, head = data[6:], bytes([command])
        match size:
            case Size.QUICK:
                self._bus.writeto(self._address, b"")
                return b""
            case Size.BYTE if reads:
                return self._block(self._read(self._address, 1))
            case Size.BYTE:
                self._bus.writeto(self._address, head)
                return b""
        sizes = {Size.BYTE_DATA: 1, Size.WORD_DATA: 2, Size.I2C_BLOCK: block[0]}
        if size not in sizes:
            raise OSError(errno.EOPNOTSUPP, "not emulated")
        start = int(size == Size.I2C_BLOCK)  # a block begins with its length
        if not reads:
            self._bus.writeto(self._address, head + block[start : start + sizes[size]])
            return b""
        self._bus.writeto(self._address, head)
        return self._block(block[:start] + self._read(self._address, sizes[size]))

    def _block(self, data: bytes) -> bytes:
        return data.ljust(SMBUS_BLOCK, b"\0")
