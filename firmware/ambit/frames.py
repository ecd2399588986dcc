"""Frames on the wire: COBS keeps zeros for the ends of frames, a CRC-16 finds what the wire has spoilt."""

from array import array

from ambit import messages


def _table() -> array:
    entries = array("H", bytes(512))
    for byte in range(256):
        crc = byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ messages.CRC_POLYNOMIAL if crc & 0x8000 else crc << 1) & 0xFFFF
        entries[byte] = crc
    return entries


_TABLE = _table()


def crc16(data: bytes, length: int) -> int:
    """CRC-16/CCITT-FALSE over the first `length` bytes."""
    crc, table = messages.CRC_START, _TABLE
    for place in range(length):
        crc = (crc << 8 & 0xFF00) ^ table[crc >> 8 ^ data[place]]
    return crc


def encode(kind: int, number: int, payload: bytes) -> bytes:
    """A whole frame with its closing zero."""
    length = len(payload) + 2
    body = bytearray(length + 2)
    body[0], body[1] = kind, number
    body[2:length] = payload
    crc = crc16(body, length)
    body[length], body[length + 1] = crc & 0xFF, crc >> 8
    return _stuffed(body)


def _stuffed(body: bytearray) -> bytearray:
    """COBS of at most 254 bytes: every zero is replaced by the distance to the next one."""
    frame = bytearray(len(body) + 2)
    mark = 0
    for place, byte in enumerate(body):
        if byte:
            frame[place + 1] = byte
        else:
            frame[mark] = place + 1 - mark
            mark = place + 1
    frame[mark] = len(body) + 1 - mark
    return frame


class Decoder:
    """Takes bytes as they come. After `finish` said True the frame is in `kind`, `number` and `payload`."""

    def __init__(self) -> None:
        self._raw = bytearray(messages.LARGEST_BODY + 1)
        self._length = 0
        self.spoilt = 0
        self.kind = self.number = 0
        self.payload = b""

    def push(self, byte: int) -> None:
        """A byte that is not zero. More than a frame can have are counted, not kept."""
        if self._length < len(self._raw):
            self._raw[self._length] = byte
        self._length += 1

    def finish(self) -> bool:
        """A zero came: whether the bytes before it were a whole frame. A lone zero is none, and no damage."""
        length, self._length = self._length, 0
        if length == 0:
            return False
        if 5 <= length <= len(self._raw) and self._unstuff(length) and self._checked(length - 1):
            return True
        self.spoilt += 1
        return False

    def _unstuff(self, length: int) -> bool:
        """In place: the body ends up one byte before its COBS form."""
        raw, mark = self._raw, 0
        while True:
            following = mark + raw[mark]
            if following > length:
                return False
            for place in range(mark + 1, following):
                raw[place - 1] = raw[place]
            if following == length:
                return True
            raw[following - 1], mark = 0, following

    def _checked(self, length: int) -> bool:
        raw = self._raw
        if crc16(raw, length - 2) != raw[length - 2] | raw[length - 1] << 8:
            return False
        self.kind, self.number, self.payload = raw[0], raw[1], bytes(raw[2 : length - 2])
        return True
