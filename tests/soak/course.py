"""The course of a soak: people play, lines break, devices fail, and in the second half the program is killed."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec

from hardware.faults import Dead, Late, Unplugged
from tests.companion.cli.terminal import program
from tests.soak.evening import Broken, Evening
from tests.soak.measures import Found
from tests.soak.pages import Lost, Page
from tests.soak.server import Server, Use

SEATS = 4
LOOK_EVERY, BREAK_EVERY, FAULT_EVERY = 1.0, 3.0, 2.0
"""Seconds."""
FAULTS = (Dead(), Unplugged(), Late())
SETTLED = 30.0
"""Seconds in which all pages show the same once nobody does anything."""


class Soak:
    """One soak; `found` says what it saw."""

    def __init__(self, home: Path, minutes: float, pages: int, kills: int, seed: str, steps: int = 0) -> None:
        """Kills fall into the second half; the first has none, so that growth can be seen.

        It goes on until at least so many steps were done, however long that takes, half of them before the first kill.
        """
        self._steps = steps
        self._server, self._random = Server(home), Random(seed)
        self._to_kill = sorted(self._random.uniform(30, 57) * minutes for _ in range(kills))
        self._seconds, self._count, self._seed = minutes * 60, pages, seed
        self._pings, self._uses, self._wrong = list[float](), list[Use](), list[str]()
        self._kills = self._faults = self._breaks = 0
        self._pages: list[Page] = []
        self._began = time.monotonic()

    @property
    def _now(self) -> float:
        return time.monotonic() - self._began

    async def run(self) -> Found:
        """Everything, from the first start to the last look at the log."""
        await self._server.start()
        evening = await self._seated()
        living = [asyncio.create_task(page.live()) for page in self._pages]
        self._began = time.monotonic()
        around = [asyncio.create_task(task) for task in (self._look(), self._break(), self._fail())]
        try:
            await self._go_on(evening)
            await self._end(around)
            await evening.check()
            await self._settle()
        except Broken as broken:
            self._wrong.append(str(broken))
        finally:
            try:
                await self._end([*around, *living])
            finally:
                self._server.kill()
        self._wrong += self._verified()
        return self._found(evening)

    async def _seated(self) -> Evening:
        server = self._server
        tokens = {"wall": (await server.ask("POST", "/api/screen")).json()["token"]}
        tokens["referee"] = (await server.ask("POST", "/api/referee", pin=server.pin)).json()["token"]
        for seat in range(1, SEATS + 1):
            person = {"code": server.code, "name": f"Player {seat}"}
            answer = await server.ask("POST", "/api/join", peer=f"127.0.1.{seat + 2}", **person)
            tokens[f"seat{seat}"] = answer.json()["token"]
        tokens |= {f"watch{number}": "" for number in range(1, self._count - len(tokens) + 1)}
        named = {
            name: Page(server, name, f"127.0.1.{at}" if at > 2 else "127.0.0.1", token, self._pings.append)
            for at, (name, token) in enumerate(tokens.items(), 1)
        }
        self._pages = [*named.values()]
        phones = {seat: named[f"seat{seat}"] for seat in range(1, SEATS + 1)}
        return Evening(server, named["wall"], named["referee"], phones, self._seed)

    async def _go_on(self, evening: Evening) -> None:
        """Play; kill the program at moments that nobody chose, and start it again."""
        while self._now < self._seconds or evening.kept.steps < self._steps:
            if self._to_kill and self._now >= self._to_kill[0] and evening.kept.steps >= self._steps / 2:
                self._to_kill.pop(0)
                await self._kill(evening)
            await evening.step()

    async def _kill(self, evening: Evening) -> None:
        """In the middle of a step."""
        stepping = asyncio.create_task(evening.step())
        await asyncio.sleep(self._random.uniform(0.0, 0.05))
        self._server.kill()
        self._kills += 1
        for page in self._pages:
            page.lobby = {}
        await self._server.start()
        await stepping
        await evening.after_a_kill()

    # What happens around them

    async def _look(self) -> None:
        while True:
            if (use := self._server.use(self._now)) is not None:
                self._uses.append(use)
            await asyncio.sleep(LOOK_EVERY)

    async def _break(self) -> None:
        while True:
            await asyncio.sleep(BREAK_EVERY)
            page = self._random.choice(self._pages[1:])  # the wall hangs on a cable
            self._breaks += page.open
            page.break_line()

    async def _fail(self) -> None:
        wall = self._pages[0]
        on = dict[str, dict[str, object]]()
        while True:
            await asyncio.sleep(FAULT_EVERY)
            device = self._random.choice([*wall.state.get("devices", ()), "table.reader"])
            fault = on.pop(device, None) or msgspec.to_builtins(self._random.choice(FAULTS))
            with suppress(Lost, TimeoutError):
                switched_on = device not in wall.state.get("faults", {})
                told = await wall.say("fault", target=device, fault=fault, on=switched_on)
                self._faults += told["tell"] == "done"
                if switched_on:
                    on[device] = fault

    async def _end(self, tasks: list["asyncio.Task[None]"]) -> None:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    # What is left

    async def _settle(self) -> None:
        """All who look on show the same: nothing was lost on the way to a page, and nothing was told twice."""
        lookers = [page for page in self._pages if page.name.startswith("watch")]
        try:
            async with asyncio.timeout(SETTLED):
                while len({_shown(page) for page in lookers}) > 1 or not all(page.open for page in lookers):
                    await asyncio.sleep(LOOK_EVERY)
        except TimeoutError:
            pictures = len({_shown(page) for page in lookers})
            self._wrong.append(f"{pictures} different pictures on {len(lookers)} pages that look on")

    def _verified(self) -> Iterator[str]:
        done = program("log", "verify", env={"AMBIT_HOME": str(self._server.home), "LANG": "C"})
        if done.returncode:
            yield f"ambit log verify: {done.stdout}{done.stderr}"

    def _found(self, evening: Evening) -> Found:
        quiet = next((use.at for use in self._uses if use.life > 1), self._now)
        return Found(
            minutes=self._now / 60,
            uses=tuple(self._uses),
            quiet_until=quiet,
            pings=tuple(self._pings),
            steps=tuple(evening.taken),
            kept=evening.kept,
            log_bytes=self._server.log_bytes,
            printed=self._server.printed,
            kills=self._kills,
            faults=self._faults,
            broken_lines=self._breaks,
            comebacks=sum(page.comebacks for page in self._pages),
            pages=len(self._pages),
            wrong=tuple(self._wrong),
        )


def _shown(page: Page) -> bytes:
    state = page.state
    return msgspec.json.encode([state.get(key) for key in ("number", "version", "view", "story")])


async def soak(home: Path, minutes: float, pages: int, kills: int, seed: str, steps: int = 0) -> Found:
    """Play for so long, with so many pages, and at least so many steps."""
    return await Soak(home, minutes, pages, kills, seed, steps).run()
