"""Frames between a board and the host: COBS with a CRC, found again after any garbage."""

from msgspec import Struct

from hardware.satellite.dictionary import MESSAGES

END = 0
"""The byte that ends a frame, and that stands nowhere in one."""
LONGEST = MESSAGES.LARGEST_BODY + 2
"""Bytes of a coded frame without its end; more without an end are garbage and not kept."""
HEAD, CRC = 2, 2
"""Bytes before the payload (kind, number) and after it."""


class Frame(Struct, frozen=True):
    """One frame: its kind, its number (which counts the frames of one direction up to 255) and what it carries."""

    kind: int
    number: int
    payload: bytes = b""


def _crc_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        crc = byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ (MESSAGES.CRC_POLYNOMIAL if crc & 0x8000 else 0)) & 0xFFFF
        table.append(crc)
    return tuple(table)


_CRC = _crc_table()


def crc16(data: bytes) -> int:
    """CRC-16/CCITT-FALSE: 0x29B1 for b"123456789"."""
    crc: int = MESSAGES.CRC_START
    for byte in data:
        crc = (crc << 8 & 0xFF00) ^ _CRC[crc >> 8 ^ byte]
    return crc


def stuff(body: bytes) -> bytes:
    """COBS: the body without a zero in it, one byte longer for every 254 that follow each other without one."""
    coded = bytearray()
    blocks = body.split(b"\0")
    for place, block in enumerate(blocks):
        while len(block) >= 254:
            coded += b"\xff" + block[:254]
            block = block[254:]
            if not block and place == len(blocks) - 1:
                return bytes(coded)
        coded += bytes([len(block) + 1]) + block
    return bytes(coded)


def unstuff(coded: bytes) -> bytes | None:
    """The body that was coded; None if no body is coded so."""
    body, place = bytearray(), 0
    while place < len(coded):
        size = coded[place]
        block = coded[place + 1 : place + size]
        if size == 0 or len(block) != size - 1 or 0 in block:
            return None
        body += block
        place += size
        if size < 255 and place < len(coded):
            body.append(0)
    return bytes(body)


def coded(frame: Frame) -> bytes:
    """The frame as it goes over the wire, with its end; a ValueError if it is too long."""
    body = bytes((frame.kind, frame.number)) + frame.payload
    if len(frame.payload) > MESSAGES.LARGEST_PAYLOAD:
        raise ValueError(f"a frame carries at most {MESSAGES.LARGEST_PAYLOAD} bytes, not {len(frame.payload)}")
    return stuff(body + crc16(body).to_bytes(2, "little")) + bytes([END])


def decoded(coded: bytes) -> Frame | None:
    """The frame in the bytes before an end; None if they are damaged."""
    body = unstuff(coded) if len(coded) <= LONGEST else None
    if body is None or len(body) < HEAD + CRC:
        return None
    if crc16(body[:-CRC]) != int.from_bytes(body[-CRC:], "little"):
        return None
    return Frame(body[0], body[1], body[HEAD:-CRC])


class Decoder:
    """Takes bytes as they come and gives the frames in them. What is between two ends and no frame is skipped."""

    def __init__(self) -> None:
        self._begun = bytearray()
        self._overlong = False
        self.skipped = 0
        """How often something was skipped that was no frame."""

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that these bytes complete, in their order."""
        frames = []
        *ended, rest = data.split(bytes([END]))
        for part in ended:
            frame = self._end(part)
            if frame is not None:
                frames.append(frame)
        self._keep(rest)
        return frames

    def _keep(self, part: bytes) -> None:
        if len(self._begun) + len(part) > LONGEST:
            self._begun.clear()
            self._overlong = True
        elif not self._overlong:
            self._begun += part

    def _end(self, part: bytes) -> Frame | None:
        self._keep(part)
        whole, garbage = bytes(self._begun), self._overlong
        self._begun.clear()
        self._overlong = False
        frame = None if garbage else decoded(whole)
        if frame is None and (garbage or whole):
            self.skipped += 1
        return frame
