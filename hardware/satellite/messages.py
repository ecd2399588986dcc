"""What a board and the host say to each other, with types; numbers and formats come from the firmware's file."""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from hardware.satellite.dictionary import KINDS, MESSAGES
from hardware.satellite.frames import Frame

SAMPLE = struct.Struct(MESSAGES.SAMPLE)


class Hello(Struct, frozen=True):
    """Who the board is. `boot` is another number after every start, `first_event` the oldest that it still keeps."""

    protocol: int
    chip: int
    id: bytes
    boot: int
    digest: int
    next_event: int
    first_event: int
    flags: int
    version: str

    @property
    def name(self) -> str:
        """The number in its chip, as profiles write it: "E6614103E7000001"."""
        return self.id.hex().upper()


class Piece(Struct, frozen=True):
    """A part of a longer text: `data` begins at `offset` of `total` bytes."""

    what: int
    offset: int
    total: int
    data: bytes


class Event(Struct, frozen=True):
    """Something happened to a device, at `at` µs of the board's timer; the board may be wrong by `unsure` seconds."""

    event: int
    device: int
    what: int
    at: int
    unsure: float
    data: bytes


class Pong(Struct, frozen=True):
    """When (µs of the board) a ping came, and when this answer was sent."""

    number: int
    received: int
    sent: int


class Sample(NamedTuple):
    """When (µs of the board, and 1/256 µs) a frame of the USB bus began; a `suspect` one must not be used."""

    frame: int
    at: int
    part: int
    suspect: bool


class Frames(Struct, frozen=True):
    """Samples of the frames of the bus, the oldest first."""

    samples: tuple[Sample, ...]


class SettledBoard(Struct, frozen=True):
    """The answer to `ask_before`: all events up to `last_event` were sent; nothing else happened before `at` (µs)."""

    ask: int
    last_event: int
    at: int


class Refused(Struct, frozen=True):
    """The board did not take a frame of that kind; `code` says why."""

    code: int
    kind: int


FromBoard = Hello | Piece | Event | Pong | Frames | SettledBoard | Refused


def understood(frame: Frame) -> FromBoard | None:
    """The message in a frame; None for a kind that is not known, or one that is cut short."""
    layout = KINDS.get(frame.kind)
    if layout is None or len(frame.payload) < layout.fixed.size:
        return None
    values = layout.fixed.unpack_from(frame.payload)
    rest = frame.payload[layout.fixed.size :]
    if rest and not layout.open_ended:
        return None
    match frame.kind:
        case MESSAGES.HELLO:
            return Hello(*(*values, rest.decode(errors="replace")))
        case MESSAGES.PIECE:
            return Piece(*(*values, rest))
        case MESSAGES.EVENT:
            event, device, what, at, unsure = values
            return Event(event, device, what, at, unsure / 1e7, rest)
        case MESSAGES.PONG:
            return Pong(*values)
        case MESSAGES.FRAMES:
            return Frames(tuple(_samples(rest))) if len(rest) % SAMPLE.size == 0 else None
        case MESSAGES.SETTLED:
            return SettledBoard(*values)
        case MESSAGES.REFUSED:
            return Refused(*values)
    return None


def _samples(data: bytes) -> Iterator[Sample]:
    for frame, at, part, flags in SAMPLE.iter_unpack(data):
        yield Sample(frame, at, part, bool(flags & MESSAGES.SAMPLE_SUSPECT))


def payload(kind: int, *values: int, rest: bytes = b"") -> bytes:
    """The payload of a message to a board."""
    return KINDS[kind].fixed.pack(*values) + rest


# What events carry


def turned(data: bytes) -> int:
    """By how many clicks a dial was turned; 0 for data that make no sense."""
    return int.from_bytes(data[:1], "little", signed=True)


def tag(data: bytes) -> tuple[bytes, bytes]:
    """The number of a tag, and what was read of its memory."""
    size = data[0] if data else 0
    return data[1 : 1 + size], data[1 + size :]


def tags(data: bytes) -> tuple[bytes, ...]:
    """The numbers of all tags in a clash."""
    found, rest = [], data[1:]
    for _ in range(data[0] if data else 0):
        uid, rest = tag(rest)
        if uid:
            found.append(uid)
    return tuple(found)
