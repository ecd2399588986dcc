"""A broker that behaves as no Mosquitto would: on loopback, in the loop of the test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

Behaviour = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
WELCOME = b"\x20\x02\x00\x00"
"""CONNACK: come in."""


class OddBroker:
    """Who is connected to it."""

    def __init__(self, behaviour: Behaviour) -> None:
        self._behaviour = behaviour
        self._lines: set[asyncio.StreamWriter] = set()
        self.came = 0
        self.news = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        self.came += 1
        with suppress(OSError):
            await reader.read(1000)
            await self._behaviour(reader, writer)
            while await reader.read(1000):
                pass
        self._lines.discard(writer)
        self.news.set()
        writer.close()

    @property
    def there(self) -> int:
        """How many connections it has."""
        return len(self._lines)

    async def close(self) -> None:
        """End all of them."""
        for line in self._lines:
            line.close()
        while self._lines:
            self.news.clear()
            await self.news.wait()


@asynccontextmanager
async def odd_broker(behaviour: Behaviour) -> AsyncIterator[tuple[OddBroker, str]]:
    """It, and its address, while the context lasts."""
    broker = OddBroker(behaviour)
    server = await asyncio.start_server(broker.serve, "127.0.0.1", 0)
    async with server:
        yield broker, f"mqtt://127.0.0.1:{server.sockets[0].getsockname()[1]}/club"
        await broker.close()
