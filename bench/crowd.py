"""Pages that look on: as many sockets to a table as tokens are given, which read all that comes and count it.

`python bench/crowd.py PORT` reads one JSON line with the tokens ("" to watch) and says how many bytes have come so
far whenever it reads another line. It is a process of its own: its time is not the table's.
"""

import asyncio
import json
import os
import struct
import sys
from itertools import count

PAGES_OF_ONE_PEER = 40
"""A table allows 64; a page more comes from another address of this machine."""
LAST = 200
"""Bytes in which the answer to a ping is found; it is about 50 long."""
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""The example of RFC 6455: what comes back is not looked at."""
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
"""As browsers say it."""


class Page:
    """One socket; the bytes that came on it are counted and thrown away."""

    def __init__(self) -> None:
        self.bytes, self._end, self._came = 0, b"", asyncio.Event()

    async def open(self, place: int, port: int, token: str) -> asyncio.StreamReader:
        """Say hello, and wait for the first word of the table."""
        peer = f"127.0.0.{1 + place // PAGES_OF_ONE_PEER}"
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(peer, 0))
        self._writer = writer
        writer.write(HANDSHAKE.format(port=port).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_frame(json.dumps({"say": "hello", "token": token, "updates": 1}).encode()))
        self.bytes += len(await reader.read(1))
        return reader

    async def read(self, reader: asyncio.StreamReader) -> None:
        """Count everything that comes."""
        while piece := await reader.read(1 << 20):
            self.bytes += len(piece)
            self._end = (self._end + piece)[-LAST:]
            self._came.set()

    async def catch_up(self, mark: int) -> None:
        """Wait for all that is under way: the answer to a ping comes behind it."""
        self._writer.write(_frame(json.dumps({"say": "ping", "sent": mark}).encode()))
        while f'"tell":"pong","sent":{mark}.0'.encode() not in self._end:
            self._came.clear()
            await self._came.wait()


def _frame(text: bytes) -> bytes:
    """A short text as a frame of a browser; its mask is zero, which changes nothing."""
    return struct.pack("!BBH", 0x81, 0x80 | 126, len(text)) + bytes(4) + text


async def look_on(port: int) -> None:
    """Open a page for each token, and say how many bytes came whenever somebody asks."""
    loop = asyncio.get_running_loop()
    asked = asyncio.StreamReader(limit=1 << 20)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(asked), os.fdopen(0, "rb", closefd=False))
    tokens = json.loads(await asked.readline())
    pages = [Page() for _ in tokens]
    readers = [await page.open(place, port, tokens[place]) for place, page in enumerate(pages)]
    reading = [loop.create_task(page.read(reader)) for page, reader in zip(pages, readers, strict=True)]
    for mark in count(1):
        if not await asked.readline():
            break
        await asyncio.gather(*(page.catch_up(mark) for page in pages))
        print(sum(page.bytes for page in pages), flush=True)
    for task in reading:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(look_on(int(sys.argv[1])))
