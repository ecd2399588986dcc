"""A game at emulated satellites, in this process: real firmware, links, host and log, and hands at the boards."""

import asyncio
import io
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from companion.cli.telling import speaker
from companion.host import TableHost
from companion.host.wanted import Wanted
from companion.log import Log
from companion.log.replay import replayed
from companion.play.terminal import Terminal
from companion.session import Session
from companion.session.notices import Changed, News, Notice
from companion.turns import Turns
from engine.action import to_data
from hardware.clock import SystemClock
from hardware.emulators.satellite import Board
from hardware.emulators.workbench import WireTable
from hardware.inputs import Down, Input, Press, Tap, Turn, Up
from hardware.profile import Profile, load, shipped

SOON = 120.0
"""Seconds until something that is waited for is not going to happen, on a machine with much else to do."""
SEATS = {"north": 1, "east": 2, "south": 3, "west": 4}


class AtSatellites:
    """Somebody who uses the devices and waits for what is told. Each thing that is done has to be heard once."""

    def __init__(self, log: Log, wanted: Wanted, closing_too: ExitStack) -> None:
        profile = load(shipped()["four-seats-satellites"])
        assert isinstance(profile, Profile)
        loop = asyncio.get_running_loop()
        clock = SystemClock(loop.call_later)
        self.table = closing_too.enter_context(closing(WireTable(profile, loop)))
        turns = closing_too.enter_context(closing(Turns(loop)))
        self.host = closing_too.enter_context(
            closing(TableHost(log, clock, profile, self.table, self.table.operator, turns))
        )
        self.log, self._wanted, self._clock = log, wanted, clock
        self.done, self.heard = Counter[str](), Counter[str]()
        self.facts: list[dict[str, Any]] = []
        self._seen = 0
        self.notices: list[Notice] = []
        self.read = io.StringIO()
        """What people read in the terminal."""
        self._changed = asyncio.Event()
        self.table.listen(self._hear)

    async def begin(self) -> None:
        """Wait until every board is there, and begin the game."""
        await self.until(lambda: all(isinstance(state, Up) for state in self.table.devices().values()))
        assert self.host.start(self._wanted) is None
        self.session.watch(self._tell)
        self._terminal = Terminal(self.host, self._clock, speaker, self.read)

    @property
    def session(self) -> Session:
        assert self.host.sitting is not None
        return self.host.sitting.session

    @property
    def view(self) -> Any:
        """How the game stands for everybody, as data."""
        return to_data(self.session.view())

    def castles(self) -> list[int]:
        """Health of all castles, by seat."""
        return [seat["counters"]["castle"] for seat in self.view["seats"]]

    def board(self, name: str) -> Board:
        """The emulated board itself."""
        return self.table._bench._satellites._boards[name]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Looked at whenever anything was told."""
        async with asyncio.timeout(SOON):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    # What people do

    async def do(self, *lines: str) -> None:
        """One thing after the other; each has been heard before the next is done."""
        for line in lines:
            await self.until_heard(self.make(line))

    def make(self, line: str) -> str:
        """Do something, without waiting for it to be heard; the answer is what has to be heard."""
        how, device, *what = line.split()
        if how == "press":
            self.table.operator.press(device)
        elif how == "turn":
            self.table.operator.turn(device, int(what[0]))
        else:
            self.table.operator.tap(device, card=what[0])
        return self.note(f"{how} {device}", int(what[0]) if how == "turn" else 1)

    def note(self, what: str, count: int = 1) -> str:
        """Somebody has done this: "press seat1.ok"."""
        self.done[what] += count
        return what

    async def until_heard(self, *done: str) -> None:
        """Wait until these were heard as often as they were done, or everything was."""
        await self.until(lambda: all(self.heard[what] == self.done[what] for what in done or self.done))

    # What is told

    async def until_fact(self, kind: str) -> dict[str, Any]:
        """The next fact of that kind; it and those before it are not found again."""
        await self.until(lambda: any(fact["fact"] == kind for fact in self.facts[self._seen :]))
        while (fact := self.facts[self._seen])["fact"] != kind:
            self._seen += 1
        self._seen += 1
        return fact

    async def until_said(self, sentence: str) -> None:
        """Wait until people could read it in the terminal."""
        await self.until(lambda: sentence in self.read.getvalue())

    async def until_board(self, name: str, state: type[Up] | type[Down]) -> None:
        """Wait until all devices of that board are there, or gone."""
        place = f"seat{SEATS[name]}."
        await self.until(
            lambda: all(isinstance(now, state) for one, now in self.table.devices().items() if one.startswith(place))
        )

    async def until_seen(self, board: str, device: str, shows: object) -> None:
        """Wait until a device on that board looks so."""
        sees = self.table.operator.glance
        await asyncio.to_thread(self.board(board).until, lambda: sees(device) == shows)

    def replays(self) -> bool:
        """Whether the log gives the same state, byte for byte."""
        [saved] = self.log.games()
        entries, _ = self.log.entries(saved.id)
        _, history = replayed(saved, entries, self.log)
        return msgspec.json.encode(history.state) == msgspec.json.encode(self.session.history.state)

    def _hear(self, told: Input) -> None:
        match told:
            case Press(device=device):
                self.heard[f"press {device}"] += 1
            case Turn(device=device, by=by):
                self.heard[f"turn {device}"] += by
            case Tap(device=device):
                self.heard[f"tap {device}"] += 1
        asyncio.get_running_loop().call_soon(self._changed.set)

    def _tell(self, news: News) -> None:
        if isinstance(news, Changed):
            self.facts += map(to_data, news.facts)
        elif isinstance(news, Notice):
            self.notices.append(news)
        self._changed.set()


@contextmanager
def at_satellites(home: Path, wanted: Wanted) -> Iterator[AtSatellites]:
    """In a running loop, from when the boards are plugged in until all is closed."""
    with ExitStack() as closing_too:
        log = closing_too.enter_context(closing(Log(home / "ambit.db")))
        yield AtSatellites(log, wanted, closing_too)
