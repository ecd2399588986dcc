"""Mistakes in a wiring profile: found all at once, each one sentence with its line and key."""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct

from hardware.wiring.lines import Path


class Mistake(Struct, frozen=True, order=True):
    """What is wrong, and what to do about it. Line 0 is the file as a whole."""

    line: int
    key: str
    says: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (f"line {self.line}" if self.line else "", self.key) if part)
        return f"{where}: {self.says}" if where else self.says


class Findings:
    """The mistakes found so far."""

    def __init__(self, lines: dict[Path, int]) -> None:
        self._lines = lines
        self._found: set[Mistake] = set()

    def add(self, path: Path, says: str) -> None:
        """Note a mistake at a key; the same one is noted once."""
        self._found.add(Mistake(self.line(path), ".".join(map(printable, path)), says))

    def line(self, path: Path) -> int:
        """Where a key stands; one that is missing should have stood in the table around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)

    def all(self) -> tuple[Mistake, ...]:
        """Every mistake, in the order of the file."""
        return tuple(sorted(self._found))


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """That a word is not known, and which one may have been meant."""
    known = list(known)
    close = get_close_matches(word, known, 1)
    hint = f'did you mean "{close[0]}"?' if close else f"there are {', '.join(known) or 'none'}."
    return f"there is no {kind} {said(word)}; {hint}"


def printable(text: str, most: int = 60) -> str:
    """Text for one line of a terminal: nothing that could break the line, and not too much of it."""
    plain = "".join(letter if letter.isprintable() else "·" for letter in text[:most])
    return plain if len(text) <= most else f"{plain}…"


def said(value: object) -> str:
    """A value of the profile as its maker wrote it, in short."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{printable(value)}"'
        case int() if abs(value) >= 10**12:
            return "such a large number"
        case int() | float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a table"
        case _:
            return "a date or time"
