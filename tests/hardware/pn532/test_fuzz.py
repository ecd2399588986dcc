"""Four and a half million random and mutated bytes into all that a reader's driver parses: only `Failed` comes out."""

import random
from typing import Any

from adafruit_pn532.uart import PN532_UART

from hardware.emulators.pn532.frames import ACK, pack
from hardware.pn532.chip import Chip, Failed
from hardware.pn532.line import MOST, Line, frame_end
from hardware.pn532.memory import read_card, write_card
from hardware.pn532.sight import look_around
from hardware.pn532.targets import Garbled, Target, read_target
from hardware.readers.numbers import SIZES
from tests.hardware.fuzzing import mutated, streams

LINE, TARGETS, DRIVER = 3_000_000, 1_000_000, 500_000
"""Bytes for each test."""


def answer(dice: random.Random) -> bytes:
    return pack(b"\xd5\x4b\x01\x01\x00\x44\x00\x07" + dice.randbytes(7))


def target(dice: random.Random) -> bytes:
    size = dice.choice(SIZES)
    return bytes((1, 1, 0, 0x44, 0, size)) + dice.randbytes(size)


class Pieces:
    """A port that has received these bytes."""

    timeout = 0.0

    def __init__(self, data: bytes) -> None:
        self.data = data

    @property
    def in_waiting(self) -> int:
        return len(self.data)

    def read(self, count: int) -> bytes:
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def write(self, data: bytes) -> None:
        pass

    def reset_input_buffer(self) -> None:
        pass


def test_the_line_ends_and_keeps_little() -> None:
    port = Pieces(b"")
    line = Line(port)
    for number, piece in enumerate(streams("line", LINE, answer)):
        port.data += piece
        while line.in_waiting:
            assert len(line.read(80)) <= 80
            assert len(line._held) <= MOST
        if number % 50 == 0:
            good = pack(b"\xd5\x03\x32\x01\x06\x07")
            port.data = good
            assert line.read(80) == good


class Babbling(Pieces):
    """A port that receives bytes without end: from a wrong device, or at a wrong speed."""

    read_so_far = 0

    @property
    def in_waiting(self) -> int:
        return 64

    def read(self, count: int) -> bytes:
        self.read_so_far += count
        assert self.read_so_far < 10 * MOST, "it is read for ever"
        return b"\x55" * count


def test_a_line_that_never_falls_silent_is_not_listened_to_for_ever() -> None:
    line = Line(Babbling(b""))
    assert line.in_waiting
    assert set(line.read(80)) == {0x55}
    assert len(line._held) <= MOST


def test_the_answer_that_tells_of_a_tag() -> None:
    for piece in streams("targets", TARGETS, target, 40):
        frame_end(piece)
        try:
            found = read_target(piece)
        except Garbled:
            continue
        assert found is None or len(found.uid) in SIZES


class Liar(Pieces):
    """A chip that acknowledges now and then, and sends anything as its answer."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.said = 0
        self._dice = random.Random("liar")
        self.honest = True

    def write(self, data: bytes) -> None:
        """Receive a command; its code is the seventh byte."""
        code = data[6] if len(data) > 6 else 0
        good = pack(bytes((0xD5, code + 1 & 0xFF)) + (b"\x32\x01\x06\x07" if code == 0x02 else b""))
        if not self.honest:
            true = pack(bytes((0xD5, code + 1 & 0xFF)) + self._dice.choice((target(self._dice), b"\x00", bytes(17))))
            good = self._dice.choice((true, mutated(self._dice, true), self._dice.randbytes(40)))
        self.data = (ACK if self.honest or self._dice.random() < 0.9 else self._dice.randbytes(6)) + good
        self.data += b"" if self.honest else self._dice.randbytes(100)  # so that no test waits for a silent chip
        self.said += len(self.data)


def attempt(chip: Chip, dice: random.Random) -> Any:
    tag = Target(bytes(7))
    return dice.choice(
        (
            chip.firmware,
            chip.configure,
            chip.revive,
            lambda: look_around(chip, lambda target: False),
            lambda: read_card(chip, tag),
            lambda: write_card(chip, tag, "firebolt"),
        )
    )()


def test_a_chip_that_lies_makes_the_driver_fail_and_nothing_else() -> None:
    port, dice, failures = Liar(), random.Random("attempts"), 0
    chip = Chip(PN532_UART(Line(port)), lambda: None)
    port.honest = False
    while port.said < DRIVER:
        try:
            attempt(chip, dice)
        except Failed:
            failures += 1
    assert failures > 100
    port.honest = True
    assert chip.firmware() == "1.6"
