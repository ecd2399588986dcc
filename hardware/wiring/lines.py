"""On which line of a TOML text each key stands. Only for text that tomllib has accepted: nothing is checked here."""

import re
import tomllib
from collections.abc import Iterator
from typing import NamedTuple

Path = tuple[str, ...]

_TOKEN = re.compile(
    r'''(?P<text>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|'[^']*')'''
    r"|(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<mark>[\[\]{}=,.])|(?P<space>[ \t\r]+)"
    r"""|(?P<bare>[^\s\[\]{}=,.#"']+)""",
    re.DOTALL,
)


class Token(NamedTuple):
    word: str
    line: int


def key_lines(text: str) -> dict[Path, int]:
    """The line of every key, by its path from the top. A key that stands on several lines has the first."""
    return _Scanner(text).scan()


def _tokens(text: str) -> Iterator[Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup not in ("comment", "space"):
            yield Token(match.group(), line)
        line += match.group().count("\n")


class _Scanner:
    """Walks through the text once, from key to key."""

    def __init__(self, text: str) -> None:
        self._tokens = [*_tokens(text), Token("\n", 0)]
        self._next = 0
        self._lines: dict[Path, int] = {}

    def scan(self) -> dict[Path, int]:
        """The line of every key. To be called once."""
        table: Path = ()
        while self._next < len(self._tokens):
            if self._peek() == "\n":
                self._take()
            elif self._peek() == "[":
                table = self._header()
            else:
                self._pair(table)
        return self._lines

    def _peek(self) -> str:
        return self._tokens[self._next].word

    def _take(self) -> Token:
        self._next += 1
        return self._tokens[self._next - 1]

    def _header(self) -> Path:
        while self._peek() == "[":
            self._take()
        path = self._key((), "]")
        while self._peek() != "\n":
            self._take()
        return path

    def _pair(self, table: Path) -> None:
        self._value(self._key(table, "="))

    def _key(self, path: Path, end: str) -> Path:
        """A dotted key up to the mark that ends it; each part of it is noted."""
        while (token := self._take()).word != end:
            if token.word != ".":
                path = (*path, _plain(token.word))
                self._lines.setdefault(path, token.line)
        return path

    def _value(self, path: Path) -> None:
        """Step over the value that follows; keys within a list belong to the key of the list."""
        opened = self._peek()
        if opened not in ("{", "["):
            while self._peek() not in ("\n", ",", "}", "]"):
                self._take()
            return
        self._take()
        while self._peek() not in ("}", "]"):
            if self._peek() in ("\n", ","):
                self._take()
            elif opened == "{":
                self._pair(path)
            else:
                self._value(path)
        self._take()


def _plain(word: str) -> str:
    """A key without its quotes."""
    return str(tomllib.loads(f"key = {word}")["key"]) if word[0] in "\"'" else word
