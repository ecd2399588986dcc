"""A club with a real broker: a hall and its tables, each as its own program has them, in one event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from companion.hall.book import Book
from companion.hall.evening import Evening
from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall.rules.rules import Step
from companion.hall.rules.settings import Settings
from companion.hall.rules.state import Match
from companion.hall.tables import Tables
from companion.hall_table import HallTable
from companion.host import TableHost
from companion.host.hall_side import AtHall
from companion.log import Log
from companion.mqtt import topics
from companion.mqtt.address import Address, read
from companion.mqtt.link import Heard, Link, Said, ended
from hardware.clock import SimulatedClock

KEY = "abcde-fghjk-mnpqr-stuvw"
PATIENCE = 60.0
LOOK = 0.01
"""Seconds between two looks at something that has to become true."""


async def until(true: Callable[[], object]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(LOOK)


def address_of(url: str) -> Address:
    found = read(url)
    assert isinstance(found, Address)
    return found


class Desk:
    """A hall at a broker: its evening is on the disk, and goes on where it stopped."""

    def __init__(self, folder: Path, url: str, run: str = "hall-1", **settings: Any) -> None:
        self.book = Book(folder / "hall.db")
        kept = self.book.evenings()
        if not kept:
            usual = {"hall": "club", "game": "ambush", "mode": "standard"}
            kept = [self.book.begin(Settings(**usual | settings), KEY)]
        self.evening = Evening(self.book, kept[0])
        self.heard: list[Heard] = []
        clock = asyncio.get_running_loop().time
        self.tables = Tables(self.evening, run, lambda said: self.link.say(said), clock)
        address = address_of(url)
        self.link = Link(
            address,
            topics.all_tables(address.hall),
            self.tables.will,
            connected=self.tables.connected,
            heard=self._hear,
        )
        self._task = asyncio.create_task(self.link.keep())

    def _hear(self, heard: Heard) -> None:
        self.heard.append(heard)
        self.tables.heard(heard)

    def do(self, deed: a.Deed) -> None:
        done = self.evening.do(deed)
        assert isinstance(done, Step), done

    def people(self, *names: str) -> None:
        for name in names:
            self.do(a.CheckIn(name))

    def pair(self) -> None:
        """The next round, as the rules propose it."""
        self.do(proposal(self.evening.hall))

    @property
    def matches(self) -> tuple[Match, ...]:
        now = self.evening.hall.now
        return now.matches if now else ()

    def of(self, table: str, what: str) -> list[bytes]:
        """All that came from a table under one name."""
        topic = topics.of_table("club", table, what)
        return [heard.payload for heard in self.heard if heard.topic == topic]

    @property
    def troubles(self) -> list[str]:
        return [trouble.message.id for trouble in self.tables.troubles]

    async def close(self) -> None:
        await ended(self._task)
        self.tables.close()
        self.book.close()


@asynccontextmanager
async def desk_in(folder: Path, url: str, run: str = "hall-1", **settings: Any) -> AsyncIterator[Desk]:
    desk = Desk(folder, url, run, **settings)
    try:
        await until(lambda: desk.link.state == "connected")
        yield desk
    finally:
        await desk.close()


class Seated:
    """A table of the club, with whoever sits at it."""

    def __init__(self, host: TableHost, hall: HallTable) -> None:
        self.host, self.hall = host, hall

    @property
    def now(self) -> AtHall:
        return self.hall.now

    @property
    def says(self) -> str:
        """What it tells people to do about their match."""
        said = self.now.says
        return said.id if said else ""

    @property
    def session(self) -> Any:
        assert self.host.sitting is not None
        return self.host.sitting.session

    def wait(self, seconds: float) -> None:
        """Let time pass at the table."""
        clock = self.host.steady._clock
        assert isinstance(clock, SimulatedClock)
        clock.advance(seconds)

    def begin(self) -> None:
        assert self.host.begin() is None

    def act(self, do: str, seat: int, **more: Any) -> None:
        done = self.session.act({"do": do, "seat": seat, **more})
        assert hasattr(done, "facts"), done

    def play(self, winner: int = 1) -> None:
        """A short game of Ambush for two that this seat wins."""
        self.act("first", 0, first=1)
        self.act("concede", 3 - winner)


@contextmanager
def host_in(folder: Path, **more: Any) -> Iterator[TableHost]:
    """A simulated table with its lobby open."""
    folder.mkdir(parents=True, exist_ok=True)
    log = Log(folder / "ambit.db")
    log.store.execute("PRAGMA synchronous = OFF")  # no plug is pulled here, and a disk takes its time
    host = TableHost(log, SimulatedClock(start=50.0), **more)
    host.open_lobby()
    try:
        yield host
    finally:
        host.close()
        log.close()


@asynccontextmanager
async def at_hall(host: TableHost, url: str, name: str, key: str = KEY, **more: Any) -> AsyncIterator[Seated]:
    """That table takes part while the context lasts."""
    hall = HallTable(host, address_of(url), name, key, **more)
    task = asyncio.create_task(hall.run())
    try:
        await until(lambda: hall.link.state != "connecting" or task.done())
        yield Seated(host, hall)
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@asynccontextmanager
async def table_in(folder: Path, url: str, name: str = "north", **more: Any) -> AsyncIterator[Seated]:
    with host_in(folder / name) as host:
        async with at_hall(host, url, name, **more) as table:
            yield table


async def shout(url: str, *said: Said) -> None:
    """Somebody else on the broker says something."""
    link = Link(address_of(url), "nothing", Said("nobody", b""), connected=lambda: None, heard=lambda heard: None)
    task = asyncio.create_task(link.keep())
    await until(lambda: link.state == "connected")
    for each in said:
        link.say(each)
    await link.all_said()
    await ended(task)
