"""The lines that somebody types, or that a pipe or a file brings."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

CHUNK = 65536


async def typed() -> AsyncIterator[str]:
    """The lines of standard input. Whoever types keeps nobody waiting: timers and devices go on meanwhile."""
    if sys.stdin is None:  # whoever started us closed it
        return
    chunks = asyncio.Queue[bytes]()
    try:
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), _read, sys.stdin.fileno(), chunks)
    except OSError:  # a file: its lines are all there already
        for line in sys.stdin:
            yield line.strip()
        return
    async for typed in _lines(chunks):
        yield typed.decode(errors="replace").strip()


def _read(keyboard: int, chunks: asyncio.Queue[bytes]) -> None:
    """Something was typed; nothing at all means that nothing more will be."""
    try:
        chunk = os.read(keyboard, CHUNK)
    except OSError:  # the terminal is gone
        chunk = b""
    if not chunk:
        asyncio.get_running_loop().remove_reader(keyboard)
    chunks.put_nowait(chunk)


async def _lines(chunks: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
    """Whole lines, and at the end what is left of one."""
    begun = b""
    while chunk := await chunks.get():
        *whole, begun = (begun + chunk).split(b"\n")
        for line in whole:
            yield line
    if begun:
        yield begun
