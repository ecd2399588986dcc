"""Seven and a half million random and mutated bytes into the emulator: nothing breaks, good frames are understood."""

import random

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.commands import COMMANDS
from hardware.emulators.pn532.frames import ACK, LONGEST, Deframer, pack
from hardware.emulators.pn532.i2c import I2cFace
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.pn532.tags import Kind, Ntag, Phone
from tests.hardware.fuzzing import streams

FRAMES, WIRE, FACES, TAGS = 4_000_000, 2_000_000, 1_000_000, 500_000
"""Bytes for each test."""
PAUSE = bytes(LONGEST + 8)
"""Ends whatever garbage has begun."""


def frame(dice: random.Random) -> bytes:
    return pack(dice.randbytes(dice.randint(1, LONGEST)))


def command(dice: random.Random) -> bytes:
    """A good frame, with a command that may be good."""
    code = dice.choice((*COMMANDS, 0x4A, 0x40, 0x42, 0x40, dice.randrange(256)))
    params = dice.choice((b"\x01\x00", b"\x01\x30\x04", b""))
    return pack(bytes((0xD4, code)) + params + dice.randbytes(dice.randint(0, 20)))


def test_frames() -> None:
    deframer = Deframer()
    for number, piece in enumerate(streams("frames", FRAMES, frame)):
        deframer.feed(piece)
        assert len(deframer) <= LONGEST + 8
        if number % 50 == 0:
            deframer.feed(PAUSE)
            assert deframer.feed(pack(b"\xd4\x02"))[-1:] == [b"\xd4\x02"]


def test_the_chip_at_its_line() -> None:
    now = [0.0]
    chip = Chip(now=lambda: now[0])
    chip.put(Ntag(), Phone())
    for number, piece in enumerate(streams("line", WIRE, command, 200)):
        chip.asleep = False
        chip.feed(piece)
        for _ in range(4):
            now[0] += 0.003
            chip.take()
        if number % 200 == 0:
            chip.asleep = False
            chip.feed(PAUSE + ACK + pack(b"\xd4\x02"))
            now[0] += 1.0
            assert [chip.take(), chip.take(), chip.take()] == [ACK, pack(bytes.fromhex("D50332010607")), None]
    assert len(chip.core.registers) <= 1 << 16
    assert len(chip.heard) == chip.heard.maxlen


def test_the_chip_on_a_bus() -> None:
    now = [0.0]
    i2c, spi = I2cFace(Chip(now=lambda: now[0])), SpiFace(Chip(now=lambda: now[0]))
    dice = random.Random("lengths")
    for piece in streams("buses", FACES, command, 200):
        now[0] += 0.002
        i2c.write(piece)
        if not i2c.chip.asleep:
            length = dice.randint(1, 300)
            assert len(i2c.read(length)) == length
        spi.select(True)
        assert len(spi.exchange(piece)) == len(piece)
        spi.select(dice.random() < 0.5)


def test_tags() -> None:
    kinds: tuple[Kind, ...] = (213, 215, 216)
    tags = [Ntag(kind=kind) for kind in kinds]
    sizes = [len(tag.memory) for tag in tags]
    for piece in streams("tags", TAGS, lambda dice: dice.choice((b"\x30\x04", b"\x3a\x00\x09", b"\xa2\x05data")), 30):
        for tag in tags:
            answer = tag.answer(piece)
            assert answer in (0x0, 0xA) or isinstance(answer, bytes)
    assert [len(tag.memory) for tag in tags] == sizes
    assert [tag.memory[:8] for tag in tags] == [Ntag().memory[:8]] * 3
