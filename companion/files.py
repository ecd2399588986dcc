"""Reading files that people name: with limits on size, and errors as messages instead of tracebacks."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

LONGEST_LINE = 1024 * 1024
LARGEST_FILE = 16 * 1024 * 1024
MOST_LINES = 100_000
"""A step takes far more memory than disk space, so the number of lines is limited, too."""


class UnreadableFile(Exception):
    """What is wrong with a file, and in which line if it is in one."""

    def __init__(self, id: str, line: int | None = None, **args: object) -> None:
        super().__init__(id)
        self.id, self.line, self.gaps = id, line, args


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`."""
    try:
        with _opened(path) as file:
            yield from _limited(file)
    except FileNotFoundError:
        raise UnreadableFile("file-missing", file=_shown(path)) from None
    except IsADirectoryError:
        raise UnreadableFile("file-folder", file=_shown(path)) from None
    except OSError as error:
        raise UnreadableFile("file-closed", file=_shown(path), why=error.strerror or str(error)) from None


def _opened(path: Path) -> AbstractContextManager[BinaryIO]:
    if str(path) != "-":
        if path.stat().st_size > LARGEST_FILE:  # pipes have no size: they are counted while reading
            raise _too_large()
        return path.open("rb")
    if sys.stdin is None:  # the parent process closed it
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return nullcontext(sys.stdin.buffer)


def _shown(path: Path) -> str:
    """The path for a message: bytes that are not valid text become question marks."""
    return os.fsencode(path).decode("utf-8", "replace")


def _limited(file: BinaryIO) -> Iterator[bytes]:
    read, number = 0, 0
    while text := file.readline(LONGEST_LINE + 1):
        number += 1
        read += len(text)
        if len(text) > LONGEST_LINE:
            raise UnreadableFile("file-long-line", number, most=LONGEST_LINE // 1024)
        if read > LARGEST_FILE:
            raise _too_large(number)
        if number > MOST_LINES:
            raise UnreadableFile("file-many-lines", number, most=MOST_LINES)
        yield text.removeprefix(b"\xef\xbb\xbf") if number == 1 else text


def _too_large(line: int | None = None) -> UnreadableFile:
    return UnreadableFile("file-large", line, most=LARGEST_FILE // 1024 // 1024)
