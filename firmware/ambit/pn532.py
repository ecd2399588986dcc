"""A PN532: commands and answers, as generators that hand back control while the chip works.

Every `yield` lets the main loop go on; a generator's value is the answer. `Silent` means that the chip did not answer.
"""

from time import ticks_diff, ticks_ms

_ACK = b"\x00\x00\xff\x00\xff\x00"
_START = b"\x00\x00\xff"
_FROM_HOST, _TO_HOST = 0xD4, 0xD5
_WAIT = 250  # ms after which an answer is not expected any more
_FIRMWARE, _SAM, _CONFIGURE, _LIST, _DESELECT, _EXCHANGE = 0x02, 0x14, 0x32, 0x4A, 0x44, 0x40
_FIELD, _ATTEMPTS = 1, 5  # items of _CONFIGURE
_READ = 0x30
_UID_SIZES = (4, 7, 10)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from ambit.pn532_lines import I2cLine, UartLine

    Line = I2cLine | UartLine
    Steps = Generator[None, None, None]
    Answer = Generator[None, None, bytes]
else:
    Line = Steps = Answer = None  # names for type checkers; a board does not look at annotations


class Silent(Exception):
    """No answer, or one that makes no sense."""


def packed(data: bytes) -> bytes:
    """A frame of the chip with this data."""
    checksum = -sum(data) & 0xFF
    return bytes((0, 0, 0xFF, len(data), -len(data) & 0xFF)) + data + bytes((checksum, 0))


def unpacked(raw: bytes) -> bytes | None:
    """The data of the first whole frame in these bytes; None if it is not whole yet; Silent if it is damaged."""
    start = raw.find(_START)
    if start < 0 or len(raw) < start + 6:
        return None
    length = raw[start + 3]
    if length + raw[start + 4] & 0xFF:
        raise Silent
    end = start + 5 + length
    if len(raw) < end + 1:
        return None
    if sum(raw[start + 5 : end + 1]) & 0xFF:
        raise Silent
    return bytes(raw[start + 5 : end])


class Pn532:
    """One chip behind a line, which has `wake`, `write`, and `read` (what came since, perhaps nothing)."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def start(self) -> Steps:
        """Wake it and set it up; searches end by themselves, and the field stays off until it is needed."""
        self._line.wake()
        yield from self._call(_SAM, b"\x01\x14\x01")
        version = yield from self._call(_FIRMWARE)
        if len(version) != 4:
            raise Silent
        yield from self._call(_CONFIGURE, bytes((_ATTEMPTS, 0xFF, 0x01, 0x01)))
        yield from self.field_off()

    def look(self) -> Answer:
        """The number of a tag that was not halted, which is then selected; empty if there is none."""
        answer = yield from self._call(_LIST, b"\x01\x00")
        if not answer:
            raise Silent
        if answer[0] == 0:
            return b""
        if len(answer) < 6 or answer[5] not in _UID_SIZES or len(answer) < 6 + answer[5]:
            raise Silent
        return answer[6 : 6 + answer[5]]

    def halt(self) -> Steps:
        """Silence the tag that was found, so that another one can be found beside it."""
        yield from self._call(_DESELECT, b"\x01")

    def field_off(self) -> Steps:
        """Switch the field off; tags that were halted answer again after it."""
        yield from self._call(_CONFIGURE, bytes((_FIELD, 0)))

    def read(self, page: int) -> Answer:
        """Four pages from this one on; empty if the tag does not give them."""
        answer = yield from self._call(_EXCHANGE, bytes((1, _READ, page)))
        return answer[1:17] if len(answer) >= 17 and answer[0] == 0 else b""

    def _call(self, command: int, data: bytes = b"") -> Answer:
        self._line.write(packed(bytes((_FROM_HOST, command)) + data))
        since, raw, acknowledged = ticks_ms(), b"", False
        while ticks_diff(ticks_ms(), since) < _WAIT:
            yield
            raw += self._line.read()
            if not acknowledged and _ACK in raw:
                raw, acknowledged = raw[raw.find(_ACK) + len(_ACK) :], True
            answer = unpacked(raw) if acknowledged else None
            if answer is not None:
                if answer[:2] != bytes((_TO_HOST, command + 1)):
                    raise Silent
                return answer[2:]
        raise Silent
