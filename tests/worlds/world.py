"""One table behind a real server on a real port: pages of every role at real sockets, and all that they are sent."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from companion.cards.tags import tags_of
from companion.host import TableHost
from companion.log import Log
from companion.session import Session, start
from companion.web.changes import FORM
from companion.web.keys import Keys
from companion.web.serve import listen, serving
from companion.web.web import Web
from engine.setup import Header
from hardware.clock import SimulatedClock
from hardware.outputs import Output
from hardware.virtual import VirtualTable
from tests.companion.web.knowing import Knowing
from tests.worlds.hall import Ear, ear_at

CODE, PIN = "KITE 42", "24681357"
DATES = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*(Z|\+00:00)?|date: [^\r]*\r\n")
"""Two tables are not started in the same second."""
LONGEST_WAIT = 300.0
"""Seconds in which one comparison is done, on the slowest machine."""
LONG_AGO = 1000.0
"""Seconds between two looks at the clock that counts how much one peer sends: nobody here sends too much."""


class RecordingTable(VirtualTable):
    """It remembers everything that its devices were told to show, with the moment."""

    record: list[bytes]

    def show(self, outputs: Iterable[Output]) -> None:
        if outputs := list(outputs):
            self.record.append(msgspec.json.encode((self._clock.now(), outputs)))
        super().show(outputs)


class Window:
    """A page at its socket, with every frame that it was sent."""

    def __init__(self, role: str, token: str) -> None:
        self.role, self.token = role, token
        self.frames: list[bytes] = []
        self.connection: ClientConnection
        self._number = count(1)
        self._knowing = Knowing()

    @property
    def state(self) -> dict[str, Any]:
        return self._knowing.state

    async def open(self, port: int, *, again: bool = False) -> None:
        """Say hello; a page that comes back says what it saw last."""
        self.connection = await connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None)
        last = {"number": self.state["number"], "version": self.state["version"]} if again and self.state else {}
        await self._send(say="hello", token=self.token, updates=FORM, **last)

    async def say(self, say: str, **more: Any) -> None:
        """Say something, and hear everything that comes of it."""
        await self._send(say=say, id=next(self._number), **more)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Hear everything that is under way: the answer to a ping comes behind it. Questions are answered at once."""
        asked = True
        while asked:
            asked, mark = False, float(next(self._number))
            await self._send(say="ping", sent=mark)
            while (told := await self._hear()) != {"tell": "pong", "sent": mark}:
                if told["tell"] == "question":
                    await self._send(say="answer", number=told["number"])
                    asked = True

    async def _hear(self) -> dict[str, Any]:
        raw = await self.connection.recv()
        frame = raw.encode() if isinstance(raw, str) else raw
        told: dict[str, Any] = msgspec.json.decode(frame)
        if told["tell"] == "pong":
            return {"tell": "pong", "sent": told["sent"]}
        if told["tell"] != "question":  # one comes with every fourth ping: how many there were is no news
            self.frames.append(DATES.sub(b"", frame))
        self._knowing.take(told)
        return told

    async def _send(self, **said: Any) -> None:
        await self.connection.send(msgspec.json.encode(said).decode())


class World:
    """A table with real devices, as far as its host knows: nobody taps or presses on a screen."""

    def __init__(
        self, host: TableHost, web: Web, table: RecordingTable, clock: SimulatedClock, port: int, hall: Ear
    ) -> None:
        self.host, self.web, self.table, self.clock, self.port, self.hall = host, web, table, clock, port, hall
        self.windows: dict[str, Window] = {}

    @property
    def session(self) -> Session:
        assert self.host.sitting is not None
        return self.host.sitting.session

    @property
    def state(self) -> Any:
        """All that the table knows, hidden or not."""
        return self.session.history.state

    async def enter(self, phones: Iterable[int]) -> None:
        """Somebody who looks on, the wall, the referee, and the phones of these seats."""
        tokens = {
            "watch": "",
            "table": await self._token("screen", {}),
            "referee": await self._token("referee", {"pin": PIN}),
        }
        for seat in phones:
            tokens[f"seat{seat}"] = await self._token("join", {"code": CODE, "seat": seat})
        for name, token in tokens.items():
            self.windows[name] = Window(name, token)
            await self.windows[name].open(self.port)
        await self.settle()

    async def _token(self, path: str, body: dict[str, Any]) -> str:
        answer = await self.ask("POST", f"/api/{path}", body=body)
        return str(msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["token"])

    async def settle(self) -> None:
        """Every page has heard everything, and so has the hall."""
        for window in self.windows.values():
            await window.catch_up()
        await self.hall.settle()

    async def come_back(self, name: str) -> None:
        """The line of a page breaks, and it opens another."""
        window = self.windows[name]
        await window.connection.close()
        while any(viewer.grant and viewer.grant.key == window.token for viewer in self.web.hub.viewers):
            await asyncio.sleep(0)
        await window.open(self.port, again=True)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        """A request on a line of its own, and the whole answer; dates are left out."""
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        keyed = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nConnection: close\r\n{keyed}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"{head}Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode() + content
        )
        answer = await reader.read()
        writer.close()
        return DATES.sub(b"", answer)

    def told(self) -> dict[str, list[bytes]]:
        """All frames of each page, all that devices showed, and all that a hall heard, since this was asked last."""
        news = {name: window.frames for name, window in self.windows.items()}
        news |= {"devices": self.table.record, "hall": self.hall.told()}
        for window in self.windows.values():
            window.frames = []
        self.table.record = []
        return news


@asynccontextmanager
async def world_in(folder: Path, header: Header, url: str) -> AsyncIterator[World]:
    """A game at the table, which takes part in a hall at that address; nobody has opened a page yet."""
    log, clock = Log(folder / "ambit.db"), SimulatedClock(50.0)
    log.store.execute("PRAGMA synchronous = OFF")  # no plug is pulled here, and a disk takes its time
    table = RecordingTable.of_seats(len(header.seats), clock)
    assert isinstance(table, RecordingTable)
    table.record = []
    first = start(header, (), log, table, clock, tags_of(log))
    assert isinstance(first, Session), first
    first.close()
    host = TableHost(log, clock, devices=table)
    host._versions = 0  # any number else, which differs from table to table
    host.lobby.change(replace(host.lobby.evening, code=CODE, pin=PIN))
    assert host.resume(first.number) is None
    web = Web(host, Keys(host.lobby, log), "192.168.1.5:8042", clock=count(step=LONG_AGO).__next__)
    listening = listen("127.0.0.1", 0)
    assert isinstance(listening, socket.socket)
    async with serving(web, listening), ear_at(host, url) as hall:
        world = World(host, web, table, clock, listening.getsockname()[1], hall)
        yield world
        for window in world.windows.values():
            await window.connection.close()
    host.close()
    log.close()
