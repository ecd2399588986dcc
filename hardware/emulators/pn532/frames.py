"""Frames between host and PN532: how one is packed, and how they are found again in a stream that may hold garbage."""

from enum import Enum

START = b"\x00\xff"
ACK = b"\x00\x00\xff\x00\xff\x00"
NACK = b"\x00\x00\xff\xff\x00\x00"
ERROR = b"\x00\x00\xff\x01\xff\x7f\x81\x00"
"""What the chip says to a command that it does not understand."""

LONGEST_NORMAL = 255
LONGEST = 265
"""The chip's buffer: a frame that announces more is no frame."""


class Sign(Enum):
    """The two frames that carry nothing but their meaning."""

    ACK = "ack"
    NACK = "nack"


Frame = bytes | Sign
"""What was in a frame (its first byte says who sent it: D4 the host, D5 the chip), or a sign."""


def pack(data: bytes) -> bytes:
    """A whole frame around that data: a normal one, or an extended one above 255 bytes."""
    if not 1 <= len(data) <= LONGEST:
        raise ValueError(f"a frame holds 1 to {LONGEST} bytes, not {len(data)}")
    size = len(data)
    if size <= LONGEST_NORMAL:
        head = bytes((size, -size & 0xFF))
    else:
        head = b"\xff\xff" + bytes((size >> 8, size & 0xFF, -(size >> 8) - (size & 0xFF) & 0xFF))
    return b"\x00" + START + head + data + bytes((-sum(data) & 0xFF, 0))


class Deframer:
    """Finds frames in a stream. Everything else is skipped, and never more than the bytes of one frame are kept."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self.spoilt = 0
        """How many frames began well and then had a wrong checksum or an impossible length."""

    def __len__(self) -> int:
        return len(self._buffer)

    def clear(self) -> None:
        """Forget a frame that has only half arrived."""
        self._buffer.clear()

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that these bytes complete."""
        self._buffer += data
        place, frames = 0, list[Frame]()
        while (place := self._buffer.find(START, place)) >= 0:
            frame, end = self._at(place)
            if end == 0:
                break
            place = end
            if frame is not None:
                frames.append(frame)
        self._forget(place)
        return frames

    def _forget(self, place: int) -> None:
        """Drop the bytes up to there; a zero at the very end may be the beginning of the next start."""
        if place < 0:
            place = len(self._buffer) - self._buffer.endswith(START[:1])
        del self._buffer[:place]

    def _at(self, place: int) -> tuple[Frame | None, int]:
        """What begins there, and where it ends; 0 when more bytes are needed to know."""
        head = bytes(self._buffer[place + 2 : place + 7])
        match head[:2]:
            case b"\x00\xff":
                return Sign.ACK, place + 4
            case b"\xff\x00":
                return Sign.NACK, place + 4
            case b"\xff\xff" if len(head) == 5:
                return self._body(place + 7, head[2] << 8 | head[3], sum(head[2:]) & 0xFF == 0, place)
            case b"\xff\xff":
                return None, 0
            case marks if len(marks) == 2:
                return self._body(place + 4, marks[0], sum(marks) & 0xFF == 0, place)
        return None, 0

    def _body(self, begin: int, size: int, sound: bool, place: int) -> tuple[Frame | None, int]:
        if not sound or not 1 <= size <= LONGEST:
            self.spoilt += 1
            return None, place + 2
        body = self._buffer[begin : begin + size + 1]
        if len(body) <= size:
            return None, 0
        if sum(body) & 0xFF:
            self.spoilt += 1
            return None, place + 2  # what looked like a long frame may have a good one within
        return bytes(body[:-1]), begin + size + 1
