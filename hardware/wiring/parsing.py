"""Reads the tables of a text. Lines that are not TOML are noted and left out, so that all others are checked."""

import re
import tomllib
from typing import Any

from msgspec import Struct

from hardware.message import Message, message
from hardware.wiring.lines import Path, key_lines
from hardware.wiring.mistakes import Mistake, printable

Tables = dict[str, Any]

LONGEST_LINE = 500
"""A key with thousands of dots would keep a Pi busy for minutes; no line that a person writes is so long."""
MOST_BROKEN = 30
"""With more broken lines than these, the first of them have to be mended before the others are looked at."""
MOST_TRIES = 150
"""Most attempts to find where something broken begins: more would keep a Pi busy for too long."""

_WORD = re.compile(r"\s*(\[*)\s*([\w.-]+)")
_UNDECODED = re.compile("[\udc80-\udcff]")
"""What Python puts in the place of invalid UTF-8."""
_PLACE = re.compile(r"\s*\[+\s*(seat|table|satellites)")
_NEXT = re.compile(r"""\s*(\[|[A-Za-z_]|["'][^"']*["']\s*=)""")
"""The beginning of a header or a key, where what was broken before it ends. In lists there are mostly numbers."""


class Parsed(Struct, frozen=True):
    """What could be read, the line of each key in it, and the mistakes in what could not."""

    tables: Tables
    lines: dict[Path, int]
    mistakes: tuple[Mistake, ...]


class TooBroken(Exception):
    """The rest of the text cannot be told apart from what is broken."""


def parse(text: str) -> Parsed:
    """The tables of a text. Of one that is nothing like a profile, only the first mistake is given."""
    page = _Page(text)
    try:
        tables = page.read()
    except TooBroken:
        tables = {}
    said = page.mistakes if tables or page.has_places else page.mistakes[:1]
    return Parsed(tables, key_lines(page.text()) if tables else {}, tuple(said))


class _Page:
    """The lines of the text; a broken one becomes an empty one, so that all others keep their numbers."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._tries = MOST_TRIES
        self.mistakes: list[Mistake] = []
        self.has_places = any(map(_PLACE.match, self._lines))

    def text(self, end: int | None = None) -> str:
        """The lines up to `end`, with those that were left out empty."""
        return "\n".join(self._lines[:end])

    def read(self) -> Tables:
        """The tables, after all broken lines were left out; `TooBroken` where that does not help."""
        self._skip_unreadable()
        while True:
            try:
                return tomllib.loads(self.text())
            except tomllib.TOMLDecodeError as error:
                self._skip(error)
            except (ValueError, RecursionError) as error:
                self.mistakes.append(Mistake(0, "", message("wiring-toml-beyond")))
                raise TooBroken from error

    def _skip_unreadable(self) -> None:
        for number, line in enumerate(self._lines):
            if _UNDECODED.search(line):
                self._note(number, message("wiring-not-text"))
            elif len(line) > LONGEST_LINE:
                self._note(number, message("wiring-long-line", most=LONGEST_LINE))
            else:
                continue
            self._lines[number] = ""

    def _skip(self, error: tomllib.TOMLDecodeError) -> None:
        """tomllib gives the line only within its message: "… (at line 3, column 5)"."""
        why, _, where = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", where)
        line = int(found[1]) if found else len(self.text().rstrip().split("\n"))
        start = self._start(line - 1)
        self._note(line - 1 if start is None else start, self._wrong(start, why))
        if start is None:
            raise TooBroken
        self._leave_out(start)

    def _start(self, line: int) -> int | None:
        """The line where the broken part begins: tomllib often notices a missing bracket only some lines later."""
        for start in range(line, max(-1, line - self._tries), -1):
            self._tries -= 1
            if _is_toml(self.text(start)):
                return start
        return None

    def _wrong(self, start: int | None, why: str) -> Message:
        if start is not None and why.startswith(("Cannot", "Duplicate")):
            return message("wiring-twice", line=key_lines(self.text(start)).get(self._path(start), 0))
        return message("wiring-no-toml", why=f"{why[:1].lower()}{why[1:]}")

    def _leave_out(self, start: int) -> None:
        """A header is mended where it can be: without it, what stands below would belong to the one above."""
        line = self._lines[start]
        is_header, word = line.lstrip().startswith("["), _WORD.match(line)
        self._lines[start] = f"[{word[2]}]" if is_header and word else ""
        if not _is_toml(self.text(start + 1)):
            self._lines[start] = ""
        if not self._lines[start]:
            self._leave_out_rest(start + 1, whole_table=is_header)

    def _leave_out_rest(self, start: int, *, whole_table: bool) -> None:
        """What belongs to something broken: the other lines of a list, or all that stands below a header."""
        for number in range(start, len(self._lines)):
            line = self._lines[number]
            if line.lstrip().startswith("[") if whole_table else _NEXT.match(line):
                return
            self._lines[number] = ""

    def _note(self, number: int, what: Message) -> None:
        self.mistakes.append(Mistake(number + 1, ".".join(map(printable, self._path(number))), what))
        if len(self.mistakes) >= MOST_BROKEN:
            raise TooBroken

    def _path(self, number: int) -> Path:
        """The key that a line seems to be about, below the last header before it."""
        found = _WORD.match(self._lines[number])
        if found is None:
            return ()
        path = tuple(filter(None, found[2].split(".")))
        if found[1]:
            return path
        headers = (line for line in reversed(self._lines[:number]) if line.lstrip().startswith("["))
        above = _WORD.match(next(headers, ""))
        return (*above[2].split("."), *path) if above else path


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
