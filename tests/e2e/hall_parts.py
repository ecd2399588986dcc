"""A hall and a table as processes that somebody may kill: they play an evening by themselves, and go on where it was.

`python -m tests.e2e.hall_parts hall FOLDER URL ROUNDS` and `… table FOLDER URL NAME`.
"""

import asyncio
import os
import sys
from pathlib import Path

from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall_table import HallTable, table
from companion.host import HostNews, TableHost
from companion.log import Log
from companion.mqtt import link
from companion.turns import Turns
from hardware.clock import SystemClock
from tests.companion.hall_table.club import KEY, Desk, address_of

TABLES = ("north", "south", "west")
DONE = "done"
"""The file that says that every match has its result."""
link.FIRST_PAUSE, link.LONGEST_PAUSE, table.BEAT = 0.2, 1.0, 1.0  # seconds: as little waiting as a test can have
LOOK = 0.3
"""Seconds after which somebody looks again, though nothing was told."""


async def hall(folder: Path, url: str, rounds: int) -> None:
    """Check everybody in, and pair round after round; a hall that was killed goes on with its evening."""
    desk = Desk(folder, url, run=os.urandom(4).hex(), rounds=rounds)
    if not desk.evening.hall.players:
        desk.people(*(f"P{number}" for number in range(1, 2 * len(TABLES) + 1)))
    for name in TABLES:
        if name not in desk.evening.hall.tables:
            desk.do(a.AddTable(name))
    news = asyncio.Event()
    desk.evening.watch(lambda told: news.set())
    while True:
        now = desk.evening.hall.now
        if now is None or all(match.settled for match in now.matches):
            if len(desk.evening.hall.rounds) == rounds:
                (folder / DONE).touch()
            else:
                desk.do(proposal(desk.evening.hall))
        news.clear()
        await news.wait()


async def play_at(folder: Path, url: str, name: str) -> None:
    """Begin whatever match there is, and play it: the winner is whoever the number of the game says."""
    loop = asyncio.get_running_loop()
    turns = Turns(loop)
    host = TableHost(Log(folder / f"{name}.db"), SystemClock(loop.call_later), turns=turns)
    host.open_lobby()
    news = asyncio.Event()

    def tell(told: HostNews) -> None:
        news.set()

    host.watch(tell)
    there = HallTable(host, address_of(url), name, KEY)
    running = asyncio.create_task(there.run())

    def go_on() -> None:
        if host.phase != "game":
            if there.can_begin:
                host.begin()
            return
        assert host.sitting is not None
        session = host.sitting.session
        if session.view().phase == "setup":
            session.act({"do": "first", "seat": 0, "first": 1})
        else:
            session.act({"do": "concede", "seat": 1 + session.number % 2})

    while not running.done():
        news.clear()
        await turns.given(go_on)
        await asyncio.wait({asyncio.create_task(news.wait())}, timeout=LOOK)
    running.result()


def main(what: str, folder: str, url: str, more: str) -> None:
    """One of the two, until it is killed."""
    asyncio.run(hall(Path(folder), url, int(more)) if what == "hall" else play_at(Path(folder), url, more))


if __name__ == "__main__":
    main(*sys.argv[1:])
