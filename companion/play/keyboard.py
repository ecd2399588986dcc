"""The lines that somebody types, or that a pipe or a file brings."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

CHUNK = 65536
LONGEST = 65536
"""Bytes of a line that are read; the rest is dropped, so that an endless line cannot fill the memory."""


async def typed() -> AsyncIterator[str]:
    """The lines of standard input. Waiting for them does not block: timers and devices go on meanwhile."""
    if sys.stdin is None:  # the parent process closed it
        return
    try:
        keyboard = sys.stdin.fileno()
    except OSError:  # not a file descriptor: text in memory, as in tests
        for line in sys.stdin:
            yield line.strip()
        return
    async for typed in _lines(keyboard):
        yield typed.decode(errors="replace").strip()


async def _lines(keyboard: int) -> AsyncIterator[bytes]:
    """Whole lines, and at the end what is left of one."""
    begun = b""
    while chunk := await _chunk(keyboard):
        *whole, begun = (begun + chunk).split(b"\n")
        begun = begun[:LONGEST]
        for line in whole:
            yield line[:LONGEST]
    if begun:
        yield begun


async def _chunk(keyboard: int) -> bytes:
    """The next bytes; empty at the end of the input. Nothing is read before this is called."""
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    try:
        loop.add_reader(keyboard, came.set)
    except OSError:  # a regular file cannot be watched, and reading it never blocks
        await asyncio.sleep(0)
    else:
        try:
            await came.wait()
        finally:
            loop.remove_reader(keyboard)
    try:
        return os.read(keyboard, CHUNK)
    except OSError:  # the terminal was closed
        return b""
