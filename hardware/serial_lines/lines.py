"""The lines of a simple reader, found in a stream of bytes that may hold other things, too."""

from hardware.readers.numbers import SIZES

LONGEST = 256
"""Bytes of the longest line that counts; more are not kept while its end has not come."""
WORD = b"SCAN\t"
KEY = b"uid="
BETWEEN = b":- "
"""What people put between the bytes of a number."""


class Lines:
    """Takes bytes as they come and gives the numbers of tags. After garbage, the next whole line counts again."""

    def __init__(self) -> None:
        self._begun = b""
        self._overlong = False

    def __len__(self) -> int:
        return len(self._begun)

    def feed(self, data: bytes) -> list[str]:
        """The numbers in the lines that these bytes complete."""
        *whole, rest = (self._begun + data).replace(b"\r", b"\n").split(b"\n")
        if whole and self._overlong:
            del whole[0]
            self._overlong = False
        if len(rest) > LONGEST:
            rest, self._overlong = b"", True
        self._begun = rest
        found = (uid_of(line) for line in whole)
        return [uid for uid in found if uid is not None]


def uid_of(line: bytes) -> str | None:
    """The number in a line, in capital letters; what stands before the word SCAN does not matter."""
    if len(line) > LONGEST:
        return None
    _, word, said = line.rpartition(WORD)
    fields = said.split(b"\t") if word else []
    uids = [field.removeprefix(KEY) for field in fields if field.startswith(KEY)]
    return _uid(uids[0]) if len(uids) == 1 else None


def _uid(written: bytes) -> str | None:
    digits = written.strip().translate(None, BETWEEN)
    try:
        uid = bytes.fromhex(digits.decode("ascii"))
    except ValueError:
        return None
    return uid.hex().upper() if len(uid) in SIZES else None
