"""Two million random and mutated bytes into the parser of lines: it keeps little, and finds the next good line."""

import random

from hardware.readers.numbers import SIZES
from hardware.serial_lines.lines import LONGEST, Lines
from tests.hardware.fuzzing import streams

TOTAL = 2_000_000


def line(dice: random.Random) -> bytes:
    return b"SCAN\tuid=" + dice.randbytes(dice.choice(SIZES)).hex().encode() + dice.choice((b"\n", b"\r\n", b"\t\n"))


def test_lines() -> None:
    lines, found = Lines(), 0
    for number, piece in enumerate(streams("lines", TOTAL, line)):
        for uid in lines.feed(piece):
            found += 1
            assert len(uid) // 2 in SIZES
            assert uid == uid.upper()
        assert len(lines) <= LONGEST
        if number % 50 == 0:
            lines.feed(b"\n")
            assert lines.feed(b"SCAN\tuid=04A1B2C3D4E580\n") == ["04A1B2C3D4E580"]
    assert found > 1000
