"""The lines that somebody types, or that a pipe or a file brings."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

CHUNK = 65536
LONGEST = 65536
"""Of a line that is longer so many bytes count: what never ends must not fill the memory."""


async def typed() -> AsyncIterator[str]:
    """The lines of standard input. Whoever types keeps nobody waiting: timers and devices go on meanwhile."""
    if sys.stdin is None:  # whoever started us closed it
        return
    try:
        keyboard = sys.stdin.fileno()
    except OSError:  # a text in the place of a keyboard
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
    """What was typed since; nothing at all means that nothing more will be. Who does not ask has nothing read."""
    loop, came = asyncio.get_running_loop(), asyncio.Event()
    try:
        loop.add_reader(keyboard, came.set)
    except OSError:  # a file: all of it is there already
        await asyncio.sleep(0)
    else:
        try:
            await came.wait()
        finally:
            loop.remove_reader(keyboard)
    try:
        return os.read(keyboard, CHUNK)
    except OSError:  # the terminal is gone
        return b""
