"""The hall's process is killed at random moments: no deed is lost, none doubled, and every result counts once."""

import asyncio
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx2

from companion.hall.book import Book
from companion.hall.rules import actions as a
from tests.broker import broker, free_port
from tests.companion.cli.terminal import PROGRAM
from tests.companion.hall_web.tables import Table, table

KILLS = 4
PLAYERS, TABLES = 24, 6
SOON = 25.0


class Process:
    """`ambit hall` as a program of its own, started again whenever it was killed."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self._url = folder, url
        self.port = free_port()
        self.started = 0
        self._running: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        words = ["hall", "--broker", self._url, "--data", str(self._folder), "--port", str(self.port), "--no-browser"]
        with (self._folder / "said.txt").open("ab") as said:
            self._running = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *words, "--host", "127.0.0.1"], stdout=said, stderr=said, env=os.environ
            )
        self.started += 1

    async def kill(self) -> None:
        assert self._running is not None
        assert self._running.poll() is None, (self._folder / "said.txt").read_text()
        self._running.kill()
        self._running.wait()

    def close(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running.wait()


class Desk:
    """Does each thing until it has an answer, as a person would who sees that the page is gone."""

    def __init__(self, http: httpx2.AsyncClient) -> None:
        self._http, self._token = http, ""
        self.steps = 0
        """Answers that it had, and what tables were told: by these the evening goes on."""

    async def ask(self, method: str, path: str, body: Any = None) -> httpx2.Response:
        while True:
            with suppress(httpx2.TransportError):
                if not self._token:
                    self._token = (await self._http.post("/api/desk", json={})).json()["token"]
                headers = {"authorization": f"Bearer {self._token}"}
                answer = await self._http.request(method, path, json=body, headers=headers)
                assert answer.status_code in (200, 409), answer.text
                self.steps += 1
                return answer
            await asyncio.sleep(0.02)

    async def do(self, **deed: Any) -> None:
        await self.ask("POST", "/api/deeds", deed)


async def play(desk: Desk, tables: list[Table]) -> None:
    """Everybody checks in, two rounds are played, and each result comes from its table."""
    for number in range(PLAYERS):
        await desk.do(do="check-in", name=f"Player {number}")
    for one in tables:
        await desk.do(do="add-table", table=one.name)
    for round in (1, 2):
        proposed = (await desk.ask("GET", "/api/proposal")).json()
        if "matches" in proposed and proposed["round"] == round:
            matches = [{"players": one["players"], "table": one["table"]} for one in proposed["matches"]]
            await desk.do(do="pair", matches=matches)
        await asyncio.gather(*(result(one, round, desk) for one in tables))
        told = (await desk.ask("GET", f"/api/rounds/{round}")).json()
        for match in told["matches"]:
            if match["winners"] is None:  # there was no table for it
                players = match["players"]
                await desk.do(do="result", round=round, players=players, winners=players[:1])


async def result(one: Table, round: int, desk: Desk) -> None:
    await one.until(lambda: one.pairing is not None and one.pairing.round == round)
    desk.steps += 1
    one.owed[round] = one.result(number=round, winner=round - 1)
    await one.until(lambda: not one.owed)
    desk.steps += 1


@asynccontextmanager
async def killed(process: Process, desk: Desk, chance: random.Random) -> AsyncIterator[None]:
    """While it lasts the process is killed, each time some steps later."""

    async def kills() -> None:
        for _ in range(KILLS):
            end = desk.steps + chance.randrange(10, 15)
            while desk.steps < end:
                await asyncio.sleep(chance.random() * 0.01)
            await process.kill()
            await process.start()

    killing = asyncio.create_task(kills())
    yield
    assert killing.done(), "it was played to the end before the last kill"
    await killing


def test_nothing_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    chance = random.Random(21)

    async def story(url: str, process: Process) -> None:
        at = f"http://127.0.0.1:{process.port}"
        async with asyncio.timeout(60), httpx2.AsyncClient(base_url=at, timeout=SOON) as http:
            await process.start()
            desk = Desk(http)
            await desk.ask("POST", "/api/evening", {"game": "ambush", "mode": "standard", "seats": [2]})
            with closing(Book(tmp_path / "hall.db")) as book:
                key = book.evening(1).key
            names = [f"table-{number}" for number in range(TABLES)]
            async with at_tables(url, names, key) as tables, killed(process, desk, chance):
                await play(desk, tables)

    with broker(tmp_path) as mosquitto, closing(Process(tmp_path, mosquitto.url)) as process:
        asyncio.run(story(mosquitto.url, process))
    with closing(Book(tmp_path / "hall.db")) as book:
        lines, _ = book.lines(1)
    deeds = [line.deed for line in lines]
    checked_in = Counter(deed.name for deed in deeds if isinstance(deed, a.CheckIn))
    assert checked_in == {f"Player {number}": 1 for number in range(PLAYERS)}
    told = Counter(deed.key for deed in deeds if isinstance(deed, a.Result) and deed.source == "table")
    assert told == {f"table-{number}.{round}": 1 for number in range(TABLES) for round in (1, 2)}
    results = Counter((deed.round, frozenset(deed.players)) for deed in deeds if isinstance(deed, a.Result))
    assert set(results.values()) == {1}
    assert len(results) == PLAYERS
    assert sum(isinstance(deed, a.Pair) for deed in deeds) == 2
    assert process.started == KILLS + 1


@asynccontextmanager
async def at_tables(url: str, names: list[str], key: str) -> AsyncIterator[list[Table]]:
    """So many tables at the broker."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(table(url, name, key)) for name in names]
