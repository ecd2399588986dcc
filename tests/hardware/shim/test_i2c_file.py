"""The file /dev/i2c-1 as the emulated kernel serves it: every way that Linux has to talk to a chip."""

import errno
import struct

import pytest

from hardware.emulators.bus import I2cBus
from tests.shim.i2c import I2cFile, Request, Size
from tests.shim.wire import Operation, Question


class Memory:
    """A chip that holds what is written, from the place that the first byte names."""

    def __init__(self) -> None:
        self.data, self.place = bytearray(range(256)), 0

    def write(self, data: bytes) -> None:
        if data:
            self.place = data[0]
            self.data[self.place : self.place + len(data) - 1] = data[1:]

    def read(self, length: int) -> bytes:
        return bytes(self.data[self.place : self.place + length])


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def file(memory: Memory) -> I2cFile:
    bus = I2cBus()
    bus.attach(0x50, memory)
    file = I2cFile(bus)
    ioctl(file, Request.SLAVE, struct.pack("<Q", 0x50))
    return file


def ioctl(file: I2cFile, request: int, data: bytes = b"") -> bytes:
    return file.answer(Question(Operation.IOCTL, request, 0, data)).data


def smbus(file: I2cFile, reads: bool, command: int, size: int, block: bytes = b"") -> bytes:
    return ioctl(file, Request.SMBUS, struct.pack("<2BI", reads, command, size) + block.ljust(34, b"\0"))


def test_reads_and_writes_reach_the_chosen_chip(file: I2cFile, memory: Memory) -> None:
    assert file.answer(Question(Operation.WRITE, 0, 0, b"\x10ab")).result == 3
    assert memory.data[0x10:0x12] == b"ab"
    assert file.answer(Question(Operation.READ, 0, 0, struct.pack("<I", 2))).data == b"ab"


def test_a_write_and_a_read_in_one_go(file: I2cFile) -> None:
    messages = b"\x02" + struct.pack("<3H", 0x50, 0, 1) + b"\x20" + struct.pack("<3H", 0x50, 1, 3)
    assert ioctl(file, Request.RDWR, messages) == bytes((0x20, 0x21, 0x22))


def test_every_kind_of_smbus_transfer(file: I2cFile, memory: Memory) -> None:
    assert smbus(file, False, 0, Size.QUICK) == b""
    smbus(file, False, 0x30, Size.BYTE)
    assert smbus(file, True, 0, Size.BYTE)[0] == 0x30
    assert smbus(file, True, 0x31, Size.BYTE_DATA)[0] == 0x31
    assert smbus(file, True, 0x32, Size.WORD_DATA)[:2] == b"\x32\x33"
    assert smbus(file, True, 0x34, Size.I2C_BLOCK, b"\x03")[:4] == b"\x03\x34\x35\x36"
    smbus(file, False, 0x40, Size.BYTE_DATA, b"A")
    smbus(file, False, 0x41, Size.WORD_DATA, b"BC")
    smbus(file, False, 0x43, Size.I2C_BLOCK, b"\x02DEF")
    assert memory.data[0x40:0x46] == b"ABCDE\x45"


def test_an_address_where_no_chip_is(file: I2cFile) -> None:
    ioctl(file, Request.SLAVE_FORCE, struct.pack("<Q", 0x51))
    with pytest.raises(OSError) as silent:  # noqa: PT011
        smbus(file, False, 0, Size.QUICK)
    assert silent.value.errno == errno.EREMOTEIO


def test_what_is_not_emulated_is_refused(file: I2cFile) -> None:
    with pytest.raises(OSError, match="not emulated"):
        ioctl(file, 0x7FF)
    with pytest.raises(OSError, match="not emulated"):
        smbus(file, True, 0, 5)


def test_a_pi_s_bus_says_what_it_can(file: I2cFile) -> None:
    assert struct.unpack("<Q", ioctl(file, Request.FUNCS)) == (0x0EFF0001,)
