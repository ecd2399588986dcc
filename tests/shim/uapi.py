"""The structures of Linux's GPIO interface, version 2 (linux/gpio.h), as far as lgpio and our own lines use them."""

import errno
import struct
from collections.abc import Iterator
from enum import IntEnum, IntFlag
from typing import NamedTuple

MOST_LINES, MOST_ATTRIBUTES = 64, 10
USUAL_BUFFER = 16
"""Edges of each line that Linux keeps for a program, unless it asks for more or less."""
_CHIP = struct.Struct("<32s32sI")
_LINE = struct.Struct("<32s32sIIQ160x16x")
_REQUEST = struct.Struct("<64I32s")
_CONFIG = struct.Struct("<QI20x")
_ATTRIBUTE = struct.Struct("<II2Q")
_COUNT = struct.Struct("<2I")
_EVENT = struct.Struct("<Q4I24x")
_VALUES = struct.Struct("<2Q")
_COUNT_PLACE = _REQUEST.size + _CONFIG.size + MOST_ATTRIBUTES * _ATTRIBUTE.size


class Request(IntEnum):
    """The last byte of each request."""

    CHIP_INFO = 0x01
    LINE_INFO = 0x05
    GET_LINE = 0x07
    SET_CONFIG = 0x0D
    GET_VALUES = 0x0E
    SET_VALUES = 0x0F


class Flag(IntFlag):
    USED = 0x1
    INPUT = 0x4
    OUTPUT = 0x8
    RISING = 0x10
    FALLING = 0x20
    PULL_UP = 0x100
    PULL_DOWN = 0x200
    PULL_NONE = 0x400
    WALL_CLOCK = 0x800


BOTH = Flag.RISING | Flag.FALLING
EMULATED = Flag.INPUT | Flag.OUTPUT | BOTH
EMULATED |= Flag.PULL_UP | Flag.PULL_DOWN | Flag.PULL_NONE | Flag.WALL_CLOCK
FLAGS, OUTPUT_VALUES = 1, 2
"""Kinds of attributes; the third, debouncing by the kernel, is not emulated."""


class Config(NamedTuple):
    """How lines are to be used: flags for each, and the levels that outputs begin with."""

    flags: tuple[Flag, ...]
    levels: tuple[int, ...]


class Wish(NamedTuple):
    """A program asks for lines."""

    pins: tuple[int, ...]
    consumer: str
    config: Config
    buffer: int
    """Edges that Linux keeps for it until it reads them."""


def chip_info(name: str, label: str, lines: int) -> bytes:
    return _CHIP.pack(name.encode(), label.encode(), lines)


def line_info(pin: int, consumer: str, flags: Flag) -> bytes:
    return _LINE.pack(f"GPIO{pin}".encode(), consumer.encode(), pin, 0, flags)


def asked_pin(data: bytes) -> int:
    """Which line a program wants to know about."""
    return int(_LINE.unpack(data)[2])


def wish(data: bytes) -> Wish:
    *pins, consumer = _REQUEST.unpack_from(data)
    count, buffer = _COUNT.unpack_from(data, _COUNT_PLACE)
    if not 1 <= count <= MOST_LINES:
        raise OSError(errno.EINVAL, "no lines, or too many")
    wanted = config(data[_REQUEST.size :], count)
    kept = min(buffer or USUAL_BUFFER * count, USUAL_BUFFER * MOST_LINES)
    return Wish(tuple(pins[:count]), consumer.rstrip(b"\0").decode(), wanted, kept)


def config(data: bytes, lines: int) -> Config:
    """The flags of all lines, replaced by those that attributes give for some."""
    flags, count = _CONFIG.unpack_from(data)
    each, levels = [flags] * lines, [0] * lines
    for kind, value, mask in _attributes(data, count):
        chosen = [line for line in range(lines) if mask >> line & 1]
        if kind == FLAGS:
            each = [value if line in chosen else each[line] for line in range(lines)]
        elif kind == OUTPUT_VALUES:
            levels = [value >> line & 1 if line in chosen else levels[line] for line in range(lines)]
        else:
            raise OSError(errno.EINVAL, "this attribute is not emulated")
    if any(flag & ~EMULATED for flag in each):
        raise OSError(errno.EINVAL, "one of these flags is not emulated")
    return Config(tuple(map(Flag, each)), tuple(levels))


def _attributes(data: bytes, count: int) -> Iterator[tuple[int, int, int]]:
    for number in range(min(count, MOST_ATTRIBUTES)):
        kind, _, value, mask = _ATTRIBUTE.unpack_from(data, _CONFIG.size + number * _ATTRIBUTE.size)
        yield kind, value, mask


def values(data: bytes) -> tuple[int, int]:
    """Levels as bits, and which lines they are for."""
    bits, mask = _VALUES.unpack(data)
    return bits, mask


def pack_values(bits: int, mask: int) -> bytes:
    return _VALUES.pack(bits, mask)


def event(stamp: int, rising: bool, pin: int, number: int) -> bytes:
    """An edge, with the kernel's stamp in nanoseconds."""
    return _EVENT.pack(stamp, 1 if rising else 2, pin, number, number)
