"""Three million random and mutated bytes as calls of a program: each is answered or refused, and all goes on."""

import random
import struct
from collections.abc import Callable, Iterator

import pytest

from tests.hardware.fuzzing import streams
from tests.shim import i2c, spi, uapi
from tests.shim.board import Board
from tests.shim.pins import PINS, Pins
from tests.shim.places import read_place
from tests.shim.uapi import Flag
from tests.shim.wire import Operation, Question, Serves, answer_of

BYTES = 1_000_000
"""Bytes for each kind of file."""
LARGEST_ANSWER = i2c.MOST * i2c.LONGEST
Good = Callable[[random.Random], bytes]


def board(pins: Pins) -> Board:
    board = Board(pins)
    for place, chip in (("1:0x70", "ht16k33"), ("1:0x74/1:0x24", "pn532"), ("spi0", "neopixel-3"), ("spi0.0", "pn532")):
        board.solder(read_place(place), chip)
    return board


def calls(seed: str, requests: tuple[int, ...], good: Good) -> Iterator[Question]:
    """Mostly requests that are known, with data that is nearly right."""
    dice = random.Random(seed)
    for data in streams(seed, BYTES, good):
        operation = dice.choice((Operation.IOCTL,) * 4 + (Operation.READ, Operation.WRITE))
        known = dice.choice((*requests, dice.getrandbits(32)))
        line = dice.choice((0, 1, 2, dice.getrandbits(32)))
        yield Question(operation, known, line, data[:4] if operation == Operation.READ else data)


def answered(serves: Serves, asked: Question) -> bool:
    """Whether it was answered; otherwise it must be refused, and an answer must not be longer than allowed."""
    try:
        answer = answer_of(serves, asked)
    except OSError:
        return False
    if answer.file is not None:
        answer.file.close()
    assert len(answer.data) <= LARGEST_ANSWER
    return True


def i2c_messages(dice: random.Random) -> bytes:
    address, length = dice.choice((0x70, 0x74, 0x24)), dice.randint(0, 40)
    if dice.random() < 0.3:
        size = dice.choice(tuple(i2c.Size))
        return struct.pack("<2BI", dice.randrange(2), dice.randrange(256), size) + bytes([8]) + dice.randbytes(33)
    write = struct.pack("<3H", address, 0, length) + dice.randbytes(length)
    return b"\x02" + write + struct.pack("<3H", address, i2c.READS, length)


def spi_transfers(dice: random.Random) -> bytes:
    def transfer() -> bytes:
        length, way = dice.randint(0, 100), dice.randrange(8)
        head = struct.pack("<IIHBB", length, dice.getrandbits(22), 0, 8, way)
        return head + (dice.randbytes(length) if way & spi.Way.OUT else b"")

    return b"".join(transfer() for _ in range(dice.randint(0, 4)))


def gpio_structures(dice: random.Random) -> bytes:
    """A request for lines; cut short, it can be taken for any other structure."""
    pins = [dice.randrange(PINS) for _ in range(dice.randint(1, 4))]
    flags = dice.choice((Flag.INPUT, Flag.OUTPUT)) | dice.choice((Flag.PULL_UP, Flag.RISING, Flag(0)))
    config = struct.pack("<QI20x", flags, 1) + struct.pack("<II2Q", 2, 0, dice.getrandbits(4), 15)
    wish = struct.pack("<64I32s", *pins, *[0] * (64 - len(pins)), b"lg") + config.ljust(272, b"\0")
    wish += struct.pack("<I24x", len(pins))
    return wish[: dice.choice((16, 256, 272, len(wish)))]


def test_calls_of_an_i2c_file() -> None:
    file = board(Pins()).open("/dev/i2c-1")
    asked = calls("i2c", tuple(i2c.Request), i2c_messages)
    assert sum(answered(file, question) for question in asked) > 50
    assert answered(file, Question(Operation.IOCTL, i2c.Request.SLAVE, 0, struct.pack("<Q", 0x70)))
    assert answered(file, Question(Operation.WRITE, 0, 0, b"\x21"))


def test_calls_of_an_spi_file() -> None:
    file = board(Pins()).open("/dev/spidev0.0")
    asked = calls(
        "spi", tuple(way | request for request in spi.Request for way in (spi.WRITES, 1 << 31)), spi_transfers
    )
    assert sum(answered(file, question) for question in asked) > 50
    assert answered(file, Question(Operation.WRITE, 0, 0, bytes(spi.MOST)))


def test_calls_of_a_gpio_chip() -> None:
    pins = Pins()
    board(pins)
    known = tuple(0xB400 | request for request in uapi.Request)
    count = 0
    for question in calls("gpio", known, gpio_structures):
        count += answered(lambda asked: pins.ioctl(asked.request, asked.line, asked.data), question)
        if len(pins.lines) > 20:
            for line in tuple(pins.lines.values()):
                pins.close_line(line)
    assert count > 50
    for line in tuple(pins.lines.values()):
        pins.close_line(line)
    assert {pins.level(pin) for pin in range(PINS)} == {0}


@pytest.mark.parametrize(
    "path", ["/dev/i2c-", "/dev/i2c-2", "/dev/i2c-1x", "/dev/spidev0", "/dev/spidev0.2", "/dev/\udcff"]
)
def test_a_file_that_is_not_there(path: str) -> None:
    with pytest.raises(FileNotFoundError):
        board(Pins()).open(f"/dev/{path}")
