"""Mistakes in a wiring profile: all are found at once, each with its line, its key and what to do."""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import Struct

from hardware.message import Message, message
from hardware.wiring.lines import Path


class Mistake(Struct, frozen=True):
    """What is wrong, and what to do about it. Line 0 is the file as a whole."""

    line: int
    key: str
    what: Message


class Findings:
    """The mistakes found so far."""

    def __init__(self, lines: dict[Path, int]) -> None:
        self._lines = lines
        self._found: set[Mistake] = set()

    def add(self, path: Path, what: Message) -> None:
        """Note a mistake at a key; the same one is noted once."""
        self._found.add(Mistake(self.line(path), ".".join(map(printable, path)), what))

    def line(self, path: Path) -> int:
        """The line of a key; for a key that is missing, that of the table around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)

    def all(self) -> tuple[Mistake, ...]:
        """Every mistake, in the order of the file."""
        return in_order(self._found)


def in_order(mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """As they stand in the file."""
    return tuple(sorted(mistakes, key=lambda mistake: (mistake.line, mistake.key, str(mistake.what))))


def near(word: str, known: Iterable[str]) -> dict[str, str]:
    """Gaps of a message about an unknown word: the word, the known one most like it, and all known ones."""
    known = list(known)
    close = get_close_matches(word.lower(), known, 1)
    return {"word": printable(word), "near": close[0] if close else "", "known": ", ".join(known)}


def printable(text: str, most: int = 60) -> str:
    """Text for one line of a terminal: nothing that could break the line, and not too much of it."""
    plain = "".join(letter if letter.isprintable() else "·" for letter in text[:most])
    return plain if len(text) <= most else f"{plain}…"


def said(value: object) -> str | Message:
    """A value of the profile as its author wrote it, shortened."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return message("wiring-text", text=printable(value))
        case int() if abs(value) >= 10**12:
            return message("wiring-large-number")
        case int() | float():
            return str(value)
        case list():
            return message("wiring-list")
        case dict():
            return message("wiring-table")
        case _:
            return message("wiring-date")
