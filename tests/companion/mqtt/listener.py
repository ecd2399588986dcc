"""A link to a broker, and everything that came by it."""

import asyncio
from collections.abc import Callable

from companion.mqtt.address import Address, Certificate, read
from companion.mqtt.link import Heard, Link, Said, ended

PATIENCE = 60.0


class Listener:
    """Connects at once."""

    def __init__(self, url: str, topic: str = "ambit/1/club/#", certificate: Certificate | None = None) -> None:
        address = read(url)
        assert isinstance(address, Address)
        self.heard: list[Heard] = []
        self.times = 0
        self._news = asyncio.Event()
        will = Said("ambit/1/club/north/$state", b"lost", kept=True)
        self.link = Link(
            address, topic, will, certificate, connected=self._came, heard=self._hear, changed=self._news.set
        )
        self._task = asyncio.create_task(self.link.keep())

    def _came(self) -> None:
        self.times += 1

    def _hear(self, heard: Heard) -> None:
        self.heard.append(heard)
        self._news.set()

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to become true; each piece of news is looked at."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def connected(self) -> "Listener":
        await self.until(lambda: self.link.state == "connected")
        return self

    async def end(self) -> None:
        await ended(self._task)
