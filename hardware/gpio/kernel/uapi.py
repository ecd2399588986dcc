"""Linux's GPIO character device, version 2 (linux/gpio.h, kernel 5.10 and later): one line a file.

Why our own calls and not gpiod's Python binding, which Blinka brings along: both speak to the same files, and these few
structures are all that a table needs. `fcntl` and `struct` are in every Python on every Pi, where gpiod is a compiled
module (8 ms and 0.7 MB to load) without wheels for 32 bits or a new Python. A read here never blocks, so it may be done
in an event loop, and a batch of edges is unpacked in one go.
"""

import fcntl
import os
import struct
from enum import IntFlag
from typing import NamedTuple

BUFFER = 128
"""Edges of a line that the kernel keeps until they are read: it gives 16 by itself, which one bad contact can fill."""
_LINE_INFO, _GET_LINE, _SET_CONFIG = 0xC100B405, 0xC250B407, 0xC110B40D
_GET_VALUES, _SET_VALUES = 0xC010B40E, 0xC010B40F
_INFO = struct.Struct("=32s32sIIQ160x16x")
_REQUEST = struct.Struct("=I252x32s272sII20xi")
_CONFIG = struct.Struct("=QI20xI4xQQ216x")
_VALUES = struct.Struct("=QQ")
_EVENT = struct.Struct("=Q4I24x")
_OUTPUT_VALUES = 2
"""The kind of attribute that holds the levels with which outputs begin."""
_RISING = 1


class Flag(IntFlag):
    """How a line is used."""

    INPUT = 0x4
    OUTPUT = 0x8
    RISING = 0x10
    FALLING = 0x20
    PULL_UP = 0x100
    PULL_DOWN = 0x200
    PULL_NONE = 0x400


class Edge(NamedTuple):
    """As the kernel reports it: its stamp in nanoseconds of the monotonic clock, and the level that was read for it."""

    stamp: int
    level: int
    number: int
    """The edges of a line are counted; a number that is left out was lost."""


def consumer(chip: int, pin: int) -> str:
    """The name of the program that has a pin, as it told the kernel; "" if none has."""
    info = bytearray(_INFO.pack(b"", b"", pin, 0, 0))
    fcntl.ioctl(chip, _LINE_INFO, info)
    return str(_INFO.unpack(info)[1].rstrip(b"\0").decode(errors="replace"))


def request(chip: int, pin: int, name: str, flags: Flag, level: int = 0) -> int:
    """Ask the kernel for a line: its file. An OSError with EBUSY where another program has it."""
    asked = bytearray(_REQUEST.pack(pin, name.encode(), _config(flags, level), 1, BUFFER, -1))
    fcntl.ioctl(chip, _GET_LINE, asked)
    return int(_REQUEST.unpack(asked)[-1])


def configure(line: int, flags: Flag, level: int = 0) -> None:
    """Use a line in another way; it stays ours meanwhile."""
    fcntl.ioctl(line, _SET_CONFIG, bytearray(_config(flags, level)))


def read_level(line: int) -> int:
    """Whether it is high."""
    values = bytearray(_VALUES.pack(0, 1))
    fcntl.ioctl(line, _GET_VALUES, values)
    return int(_VALUES.unpack(values)[0] & 1)


def set_level(line: int, level: int) -> None:
    """An OSError with EPERM where it is no output."""
    fcntl.ioctl(line, _SET_VALUES, _VALUES.pack(level, 1))


def read_edges(line: int) -> list[Edge]:
    """All edges that wait, from a file that does not block; an OSError where the line is gone."""
    try:
        read = os.read(line, _EVENT.size * BUFFER)
    except BlockingIOError:
        return []
    if not read:
        raise OSError("the line is gone")
    whole = len(read) // _EVENT.size * _EVENT.size
    told = _EVENT.iter_unpack(read[:whole])
    return [Edge(stamp, int(kind == _RISING), number) for stamp, kind, _, _, number in told]


def _config(flags: Flag, level: int) -> bytes:
    """Of a line that is an output, the level goes along, so that it never has another one in between."""
    levels = 1 if flags & Flag.OUTPUT else 0
    return _CONFIG.pack(flags, levels, _OUTPUT_VALUES * levels, level, levels)
