"""Taking new lines, one at a time; and what happens when the machine has no descriptor left for one."""

import asyncio
import errno
import socket
from collections.abc import Callable

from companion.web.lines import Lines

EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
WAIT = 1.0
"""Seconds until it is tried again when nothing could be freed."""
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


async def accept(
    listening: socket.socket, lines: Lines, line: Callable[[], asyncio.Protocol], exhausted: Callable[[], object]
) -> None:
    """Take lines of a listening socket, for ever. Those that are not admitted are told that the table is busy.

    asyncio's own server takes as many as there are before anything else runs, and writes a traceback for each one that
    it has no descriptor for. `exhausted` is called at most once until a line could be taken again.
    """
    loop, told = asyncio.get_running_loop(), False
    while True:
        try:
            taken, address = await loop.sock_accept(listening)
        except OSError as wrong:
            if wrong.errno in EXHAUSTED:
                if not told:
                    exhausted()
                told = True
                await asyncio.sleep(0 if lines.make_room() else WAIT)
            continue
        told = False
        await _take(taken, address[0], lines, line)


async def _take(taken: socket.socket, peer: str, lines: Lines, line: Callable[[], asyncio.Protocol]) -> None:
    try:
        if lines.admits(peer):
            await asyncio.get_running_loop().connect_accepted_socket(line, taken)
            return
        taken.setblocking(False)
        taken.send(BUSY)
    except OSError:
        pass  # the peer has gone already
    taken.close()
    await asyncio.sleep(0)  # others have their turn between two of these
