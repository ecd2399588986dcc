"""The keys that a reader types, as the kernel tells them (`struct input_event`), and the numbers that they make."""

import re
from collections.abc import Iterator
from struct import Struct as Layout

from hardware.readers.numbers import SIZES
from hardware.wiring.drivers import ByteOrder

EVENT = Layout("@llHHi")
"""Seconds, microseconds, type, code, value: 24 bytes, or 16 where a long has 4."""
SYNC, KEY = 0, 1
LOST = 3
"""The code of a SYNC that says: some events were lost."""
DOWN = 1
ENTER = (28, 96)
KEYS = {
    **dict(zip((11, *range(2, 11)), "0123456789", strict=True)),
    **dict(zip((82, 79, 80, 81, 75, 76, 77, 71, 72, 73), "0123456789", strict=True)),
    **dict(zip((30, 48, 46, 32, 18, 33), "ABCDEF", strict=True)),
    16: "A",
}
"""What is printed on a key, on the keypad too. On a French keyboard A is where others have Q, which no number needs."""
SILENT = (42, 54, 29, 97, 56, 100, 58, 69, 12, 39, 52, 57, 74, 83)
"""Keys that are ignored: Shift and the like, and separators between the bytes of a number (: - . and blanks)."""
OTHER = "?"
LONGEST = 64
"""Keys: a longer line is no number."""
NEWEST = 1 << 40
"""Seconds: an event with a later time stamp is garbage."""

_HEX = re.compile("|".join(f"[0-9A-F]{{{2 * size}}}" for size in SIZES))
_DECIMAL = re.compile(r"[0-9]{10}")


class Keystrokes:
    """Takes the bytes of an input device and gives the numbers of tags. After garbage, the next whole line counts."""

    def __init__(self, order: ByteOrder = "forward") -> None:
        self._order = order
        self._begun = b""
        self._typed = ""

    def __len__(self) -> int:
        return len(self._begun) + len(self._typed)

    def feed(self, data: bytes) -> list[str]:
        """The numbers in the lines that these bytes complete."""
        found = (self._event(*event) for event in self._events(data))
        return [uid for uid in found if uid is not None]

    def _events(self, data: bytes) -> Iterator[tuple[int, int, int]]:
        """Type, code and value of each event. The kernel gives whole events; bytes that cannot be one are skipped."""
        held, place = self._begun + data, 0
        while place + EVENT.size <= len(held):
            seconds, micros, type, code, value = EVENT.unpack_from(held, place)
            if 0 <= seconds < NEWEST and 0 <= micros < 1_000_000 and type < 0x20 and (type != KEY or 0 <= value <= 2):
                place += EVENT.size
                yield type, code, value
            else:
                place += 1
                self._type(OTHER)
        self._begun = held[place:]

    def _event(self, type: int, code: int, value: int) -> str | None:
        """The number, if this was the Enter after one."""
        if (type, code) == (SYNC, LOST):
            self._type(OTHER)
        if (type, value) != (KEY, DOWN) or code in SILENT:
            return None
        if code not in ENTER:
            self._type(KEYS.get(code, OTHER))
            return None
        typed, self._typed = self._typed, ""
        return number_of(typed, self._order)

    def _type(self, letter: str) -> None:
        if len(self._typed) <= LONGEST:
            self._typed += letter


def number_of(typed: str, order: ByteOrder = "forward") -> str | None:
    """A tag's number in capitals, from 4, 7 or 10 bytes in hex or from ten decimal digits; None for anything else."""
    if _HEX.fullmatch(typed):
        uid = bytes.fromhex(typed)
    elif _DECIMAL.fullmatch(typed) and int(typed) < 1 << 32:
        uid = int(typed).to_bytes(4)
    else:
        return None
    return (uid if order == "forward" else uid[::-1]).hex().upper()
