"""A hall that listens to a table over a real broker, and keeps all that it is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

from companion.hall_table import HallTable
from companion.hall_table.home_assistant import PREFIX
from companion.host import TableHost
from companion.messages.speaker import Speaker
from companion.mqtt import topics
from companion.mqtt.link import Heard, Link, Said, ended
from tests.companion.hall_table.club import KEY, address_of

MARK = "mark"
TURNS = 3
"""Of the loop, in which a table tells what has just happened."""


class Ear:
    """Everything that one table tells its hall, and Home Assistant. Names of topics are those below the table's."""

    def __init__(self, host: TableHost, url: str) -> None:
        address = address_of(url)
        self.table = HallTable(host, address, "north", KEY, run="run", home_assistant=Speaker())
        self.table._telling._gather = 0.0  # every view at once, so that there is nothing to wait for
        self._heard: list[tuple[str, Heard]] = []
        self._came, self._marks, self._mark = asyncio.Event(), count(1), 0
        self._prefix = self.table.topic("")
        will = Said("nobody", b"")
        self._link = Link(
            address,
            topics.all_tables(address.hall),
            will,
            also=(f"{PREFIX}/#",),
            connected=self._came.set,
            heard=self._hear,
        )
        self._tasks = [asyncio.create_task(self._link.keep()), asyncio.create_task(self.table.run())]

    def _hear(self, heard: Heard) -> None:
        what = heard.topic.removeprefix(self._prefix)
        if what == MARK:
            self._mark = int(heard.payload)
        else:
            self._heard.append((what, heard))
        self._came.set()

    async def settle(self) -> None:
        """It has heard everything that the table has said until now."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        mark = next(self._marks)
        while self._mark != mark:
            self._came.clear()
            self.table.link.say(Said(self.table.topic(MARK), str(mark).encode()))
            with suppress(TimeoutError):  # while the broker is not there yet, nothing is said
                await asyncio.wait_for(self._came.wait(), 0.5)

    def told(self) -> list[bytes]:
        """Since this was asked last: every event, and the last of whatever the broker keeps."""
        heard, self._heard = self._heard, []
        kept = {what: one.payload for what, one in heard if what not in (topics.EVENT, topics.HEARTBEAT)}
        lines = [what.encode() + b" " + payload for what, payload in sorted(kept.items())]
        return [one.payload for what, one in heard if what == topics.EVENT] + lines

    async def close(self) -> None:
        for task in self._tasks:
            await ended(task)


@asynccontextmanager
async def ear_at(host: TableHost, url: str) -> AsyncIterator[Ear]:
    """Listens while the context lasts."""
    ear = Ear(host, url)
    try:
        await ear.settle()
        yield ear
    finally:
        await ear.close()
