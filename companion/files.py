"""Reading files that people hand in: never more than is sensible, and never with a traceback."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

LONGEST_LINE = 4 * 1024 * 1024
LARGEST_FILE = 64 * 1024 * 1024


class UnreadableFile(Exception):
    """What is wrong with a file, and in which line if it is in one."""

    def __init__(self, id: str, line: int | None = None, **args: object) -> None:
        super().__init__(id)
        self.id, self.line, self.gaps = id, line, args


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`."""
    if str(path) == "-":
        yield from _limited(sys.stdin.buffer)
        return
    try:
        with path.open("rb") as file:
            yield from _limited(file)
    except FileNotFoundError:
        raise UnreadableFile("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise UnreadableFile("file-folder", file=str(path)) from None
    except OSError as error:
        raise UnreadableFile("file-closed", file=str(path), why=error.strerror or str(error)) from None


def _limited(file: BinaryIO) -> Iterator[bytes]:
    read, number = 0, 0
    while text := file.readline(LONGEST_LINE + 1):
        number += 1
        read += len(text)
        if len(text) > LONGEST_LINE:
            raise UnreadableFile("file-long-line", number, most=LONGEST_LINE // 1024)
        if read > LARGEST_FILE:
            raise UnreadableFile("file-large", number, most=LARGEST_FILE // 1024 // 1024)
        yield text.removeprefix(b"\xef\xbb\xbf") if number == 1 else text
