"""Text in colours, lines that fit the terminal, and frames with columns: what help is drawn with.

It looks as Typer would draw it with Rich. Both together take longer to load than all else that help needs, so neither
Rich nor Typer's own drawing is used.
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from shutil import get_terminal_size
from typing import Any

import typer

BOLD, DIM, RED = "bold", "dim", "red"
COMMAND, OPTION, SWITCH, VALUE, NEGATIVE = "command", "option", "switch", "value", "negative"
STYLES: dict[str, dict[str, Any]] = {
    BOLD: {"bold": True},
    DIM: {"dim": True},
    RED: {"fg": "red"},
    COMMAND: {"fg": "cyan", "bold": True},
    OPTION: {"fg": "cyan", "bold": True},
    SWITCH: {"fg": "green", "bold": True},
    VALUE: {"fg": "yellow", "bold": True},
    NEGATIVE: {"fg": "magenta", "bold": True},
}
NARROWEST = 20
"""Columns of the narrowest terminal that is drawn for."""
LEAST_ROOM = 16
"""Columns that a text needs beside other cells; with less, each cell has lines of its own."""
GAP = "  "
_BOLD = re.compile(r"\[bold\](.*?)\[/\]", re.DOTALL)
_OPTIONS = ((re.compile(r"(?<![\w-])-\w(?!\w)"), SWITCH), (re.compile(r"(?<![\w-])--[\w-]+"), OPTION))


class Inked:
    """A text with a style for each of its characters ("" for none)."""

    def __init__(self, text: str = "", style: str = "") -> None:
        self.text, self.styles = text, [style] * len(text)

    def __len__(self) -> int:
        return len(self.text)

    def __add__(self, other: "Inked") -> "Inked":
        return _inked(self.text + other.text, self.styles + other.styles)

    def __getitem__(self, part: slice) -> "Inked":
        return _inked(self.text[part], self.styles[part])

    def wide(self, width: int) -> "Inked":
        """With spaces behind it, as wide as asked."""
        return self + Inked(" " * (width - len(self)))

    def lines(self, width: int) -> Iterator["Inked"]:
        """Broken at spaces; a word that is longer than a line is cut."""
        begin, end = 0, len(self)
        while end - begin > width:
            space = self.text.rfind(" ", begin, begin + width + 1)
            cut = space if space > begin else begin + width
            yield self[begin:cut]
            begin = cut + (cut == space)
        yield self[begin:end]

    def drawn(self) -> str:
        """For a terminal: with the escape sequences of its styles."""
        runs = groupby(zip(self.text, self.styles, strict=True), key=lambda pair: pair[1])
        written = ((style, "".join(letter for letter, _ in run)) for style, run in runs)
        return "".join(typer.style(text, **STYLES[style]) if style else text for style, text in written)


def _inked(text: str, styles: list[str]) -> Inked:
    made = Inked()
    made.text, made.styles = text, styles
    return made


def marked_up(text: str, style: str = "") -> Inked:
    """A text of the catalogue: `[bold]…[/]` is bold, and options in it are coloured."""
    made = Inked()
    for number, part in enumerate(_BOLD.split(text)):
        made += Inked(part, BOLD if number % 2 else style)
    return with_options(made)


def with_options(text: Inked) -> Inked:
    """The same, with `--options` and `-o` in their colours."""
    for pattern, style in _OPTIONS:
        for found in pattern.finditer(text.text):
            text.styles[found.start() : found.end()] = [style] * (found.end() - found.start())
    return text


def width() -> int:
    """Columns of the terminal, or of what `COLUMNS` says; 80 where there is none."""
    return max(get_terminal_size().columns, NARROWEST)


def framed(title: str, rows: Sequence[Sequence[Inked]], border: str = DIM) -> Iterator[Inked]:
    """Rows in a frame with a title. The last cell of a row is a text that may take several lines."""
    across, down, corners = ("─", "│", "╭╮╰╯") if _has_frames() else ("-", "|", "++++")
    inside = width() - 4
    yield Inked(f"{corners[0]}{across} {title} ".ljust(width() - 1, across) + corners[1], border)
    for line in _in_columns(rows, inside):
        yield Inked(f"{down} ", border) + line.wide(inside) + Inked(f" {down}", border)
    yield Inked(corners[2] + across * (width() - 2) + corners[3], border)


def _in_columns(rows: Sequence[Sequence[Inked]], inside: int) -> Iterator[Inked]:
    widths = [max(map(len, column)) for column in zip(*(row[:-1] for row in rows), strict=True)]
    left = sum(widths) + len(GAP) * len(widths)
    if inside - left < LEAST_ROOM:
        yield from (line for row in rows for cell in row if cell for line in cell.lines(inside))
        return
    for *cells, text in rows:
        beside = Inked()
        for cell, wide in zip(cells, widths, strict=True):
            beside += cell.wide(wide) + Inked(GAP)
        for line in text.lines(inside - left):
            yield beside + line
            beside = Inked(" " * left)


def _has_frames() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")


def coloured() -> bool | None:
    """Whether the environment wants colours, or wants none; None where the terminal decides."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") in ("dumb", "unknown"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None
