"""The evening of the soak: one game after the other, and every step that was acknowledged is kept in mind."""

import asyncio
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from engine.action import TABLE
from engine.legal import OPEN, spelled_out
from tests.soak.pages import Lost, Page
from tests.soak.server import Server

GAMES = ("ambush", "ambyria", "ambal", "tash_kalar")
SELDOM = ("adjust", "concede", "name", "find", "fix")
LONGEST_GAME = 400
"""Steps after which people choose another game, though it is not over."""
PACE = 0.1
"""Seconds between two steps."""
OFTEN_REFUSED = 40
"""Refusals one after the other after which people give a game up."""

Did = dict[str, Any]


class Broken(Exception):
    """Something that was acknowledged is gone, or was done twice."""


class Kept(Struct):
    """What was counted."""

    steps: int = 0
    """Acknowledged."""
    games: int = 0
    refused: int = 0
    unsure: int = 0
    """Steps whose answer was lost with the line; `written` of them were done."""
    written: int = 0
    checks: int = 0
    """How often the whole log of a game was compared."""


class Evening:
    """Phones that play, one step after the other, and the log as the referee may read it."""

    def __init__(self, server: Server, wall: Page, referee: Page, phones: dict[int, Page], seed: str) -> None:
        self._server, self._wall, self._referee, self._phones = server, wall, referee, phones
        self._random = Random(seed)
        self.kept, self.taken = Kept(), list[float]()
        """`taken`: seconds from a step to its acknowledgement."""
        self._number, self._done = 0, list[Did]()
        self._refused = 0

    async def step(self) -> None:
        """Something that people do: a step of the game, or the way to the next one."""
        phase = self._wall.lobby.get("phase")
        if not self._wall.open or phase is None:
            await asyncio.sleep(PACE)
        elif phase == "game" and len(self._done) < LONGEST_GAME and self._refused < OFTEN_REFUSED:
            await self._play()
        else:
            await self._next_game(phase)

    async def _play(self) -> None:
        choices = [(page, did) for page in self._phones.values() if page.open for did in _choices(page)]
        if choices:
            await self._do(*self._random.choice(choices))
        else:
            self._refused += 1
        await asyncio.sleep(PACE)

    async def _do(self, page: Page, did: Did) -> None:
        version, began = page.state["version"], time.monotonic()
        try:
            told = await page.say("act", version=version, action=did)
        except Lost:
            await self._find_out(did)
            return
        if told["tell"] == "done":
            self.taken.append(time.monotonic() - began)
            self._note(did)
        else:
            self.kept.refused += 1
            self._refused += not told.get("stale", False)

    def _note(self, did: Did) -> None:
        self._done.append(did)
        self.kept.steps += 1
        self._refused = 0

    async def _next_game(self, phase: str) -> None:
        if phase != "lobby":
            await self.check()
            await self._order("lobby", leave=True)
        self._number, self._done, self._refused = 0, [], 0
        await self._order("choose", game=GAMES[self.kept.games % len(GAMES)], training=True)
        if not await self._order("begin"):
            return
        await self._wall.until(lambda page: page.lobby.get("phase") == "game" and bool(page.state))
        self._number = self._wall.state["number"]
        self.kept.games += 1
        for page in (*self._phones.values(), self._referee):
            await page.until(lambda page: page.state.get("number") == self._number)

    async def _order(self, say: str, **more: Any) -> bool:
        """Whether the table's screen was obeyed; if not, people try again."""
        try:
            told = await self._wall.say(say, **more)
        except Lost:
            return False
        self.kept.refused += told["tell"] == "refused"
        await asyncio.sleep(PACE)
        return bool(told["tell"] == "done")

    # What is in the log

    async def _find_out(self, did: Did) -> None:
        """Whether a step was done whose answer was lost: afterwards the log has it once, or not at all."""
        self.kept.unsure += 1
        await self._referee.until(lambda page: bool(page.lobby))
        there = await self._written()
        if there == [*self._done, did]:
            self.kept.written += 1
            self._note(did)
        self._compare(there)

    async def check(self) -> None:
        """What the log has is what was acknowledged: nothing is lost, nothing doubled."""
        if self._number:
            self._compare(await self._written())
            self.kept.checks += 1

    def _compare(self, there: list[Did]) -> None:
        if there != self._done:
            at = next((at for at, (a, b) in enumerate(zip(there, self._done, strict=False)) if a != b), None)
            raise Broken(
                f"game {self._number}: {len(self._done)} steps were acknowledged and {len(there)} are in the log; "
                f"the first difference is at {at}"
            )

    async def _written(self) -> list[Did]:
        """What seats did in this game by the log."""
        answer = await self._server.ask("GET", f"/api/history/{self._number}/scenario", self._referee.token)
        assert answer.status_code == 200, answer.text
        lines = [msgspec.json.decode(line) for line in answer.content.splitlines()[1:]]
        return [_bare(line) for line in lines if line.get("seat", TABLE) != TABLE]

    async def after_a_kill(self) -> None:
        """The program is there again: the same evening, and the game is taken up by the table's screen."""
        await self._wall.until(lambda page: page.lobby.get("phase") == "lobby")
        if self._number:
            await self._wall.say("resume", number=self._number)
            await self._wall.until(lambda page: page.lobby.get("phase") == "game")
            await self.check()


def _bare(did: Did) -> Did:
    return {key: value for key, value in did.items() if key not in ("at", "err")}


def _choices(page: Page) -> Iterator[Did]:
    """What this phone may do for its own seat, as far as nothing has to be made up for it."""
    for entry in page.state.get("legal", ()):
        if entry["seat"] == TABLE or entry["do"] in SELDOM:
            continue
        yield from (did for did in spelled_out(entry) if OPEN not in did.values())
