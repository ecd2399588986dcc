"""The file /dev/spidev0.0 as a program sees it: reads, writes and ioctls become transfers on an emulated bus.

It keeps to what Linux and a Pi can do: words of 8 bits, the highest bit first, and no more than 4096 bytes at once.
A select line that is high for a selected chip is not emulated.
"""

import errno
import struct
from collections.abc import Iterator
from enum import IntEnum, IntFlag
from typing import NamedTuple

from hardware.buses.output_pin import OutputPin
from hardware.emulators.bus import SpiBus
from tests.shim.wire import Answer, Operation, Question

MOST = 4096
"""Most bytes of one call (spidev's `bufsiz`, unless the kernel was started with another)."""
FASTEST = 125_000_000
BITS = 8
WRITES = 0x4000_0000
"""The bit of a request that writes to the kernel."""
_HEAD = struct.Struct("<IIHBB")


class Request(IntEnum):
    """The request without the bits that say whether it reads or writes."""

    MESSAGE = 0x6B00
    MODE = 0x0001_6B01
    LOWEST_FIRST = 0x0001_6B02
    BITS = 0x0001_6B03
    HERTZ = 0x0004_6B04
    MODE_LONG = 0x0004_6B05


class Mode(IntFlag):
    PHASE = 0x1
    POLARITY = 0x2
    NOT_CHOSEN = 0x40
    """The bus moves no select line."""


MODES = int(Mode.PHASE | Mode.POLARITY | Mode.NOT_CHOSEN)


class Way(IntFlag):
    """A transfer: bytes out, bytes in, and whether the select line changes after it where it usually would not."""

    OUT = 1
    IN = 2
    CHANGES = 4


class Transfer(NamedTuple):
    sent: bytes
    hertz: int
    way: Way


class SpiDevice:
    """A bus and one of its own select lines. Its settings are the same for all programs that open it."""

    def __init__(self, bus: SpiBus) -> None:
        self._bus = bus
        self.select: OutputPin | None = None
        """The select pin of the chip on this line, if there is one."""
        self._mode, self._hertz = Mode(0), FASTEST

    def answer(self, asked: Question) -> Answer:
        match asked.operation:
            case Operation.READ:
                length = struct.unpack("<I", asked.data)[0]
                return self._exchange([Transfer(bytes(_no_more_than(length)), 0, Way.IN)])
            case Operation.WRITE:
                return self._exchange([Transfer(asked.data, 0, Way.OUT)])
        if asked.request & 0xFFFF == Request.MESSAGE:
            return self._exchange(list(_transfers(asked.data)))
        return self._set(asked) if asked.request & WRITES else self._tell(asked.request)

    def _set(self, asked: Question) -> Answer:
        value = int.from_bytes(asked.data, "little")
        match asked.request & ~WRITES:
            case Request.MODE | Request.MODE_LONG if not value & ~MODES:
                self._mode = Mode(value)
            case Request.HERTZ if value:
                self._hertz = min(value, FASTEST)
            case Request.BITS if value in (0, BITS):
                pass
            case Request.LOWEST_FIRST if value == 0:
                pass
            case _:
                raise OSError(errno.EINVAL, "neither done by a Pi nor emulated")
        return Answer()

    def _tell(self, request: int) -> Answer:
        match request & 0x3FFF_FFFF:
            case Request.MODE | Request.LOWEST_FIRST | Request.BITS as asked:
                value = {Request.MODE: int(self._mode), Request.BITS: BITS}.get(Request(asked), 0)
                return Answer(0, struct.pack("<B", value))
            case Request.MODE_LONG:
                return Answer(0, struct.pack("<I", self._mode))
            case Request.HERTZ:
                return Answer(0, struct.pack("<I", self._hertz))
        raise OSError(errno.ENOTTY, "not emulated")

    def _exchange(self, transfers: list[Transfer]) -> Answer:
        """One after the other while the chip is selected. The answer is how many bytes went over the wire."""
        total = _no_more_than(sum(len(transfer.sent) for transfer in transfers))
        came = b""
        for left, transfer in enumerate(transfers, 1 - len(transfers)):
            self._choose(True)
            read = self._over_the_wire(transfer)
            came += read if transfer.way & Way.IN else b""
            if bool(transfer.way & Way.CHANGES) != (left == 0):
                self._choose(False)
        return Answer(total, came)

    def _over_the_wire(self, transfer: Transfer) -> bytes:
        polarity, phase = bool(self._mode & Mode.POLARITY), bool(self._mode & Mode.PHASE)
        self._bus.configure(baudrate=transfer.hertz or self._hertz, polarity=polarity, phase=phase)
        read = bytearray(len(transfer.sent))
        self._bus.write_readinto(transfer.sent, read)
        return bytes(read)

    def _choose(self, chosen: bool) -> None:
        if self.select is not None and not self._mode & Mode.NOT_CHOSEN:
            self.select.value = not chosen


def _no_more_than(length: int) -> int:
    if length > MOST:
        raise OSError(errno.EMSGSIZE, "more than the kernel takes at once")
    return length


def _transfers(data: bytes) -> Iterator[Transfer]:
    """Reads a message of the preloaded library: a head for each transfer, then the bytes that go out."""
    place = 0
    while place < len(data):
        length, hertz, _, bits, way = _HEAD.unpack_from(data, place)
        place += _HEAD.size
        if bits not in (0, BITS):
            raise OSError(errno.EINVAL, "words of another length")
        sent = data[place : place + length] if way & Way.OUT else bytes(_no_more_than(length))
        if len(sent) != length:
            raise OSError(errno.EFAULT, "less than was announced")
        place += length if way & Way.OUT else 0
        yield Transfer(sent, hertz, Way(way & 7))
