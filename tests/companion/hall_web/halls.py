"""A hall behind a real server on a real port, with real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.hall.book import Book
from companion.hall_web.app import hall_app, hall_served
from companion.hall_web.doors import Doors
from companion.hall_web.hall_web import HallWeb
from companion.hall_web.open_evening import OpenEvening
from companion.mqtt.address import Address, read
from companion.web.changes import FORM
from companion.web.serve import listen
from tests.companion.web.knowing import become

LONGEST_WAIT = 30.0
"""Nothing here takes so long (seconds)."""
PHONE = "192.168.1.7"
"""A phone on the network."""


class Line:
    """One real socket of a page; what changed becomes the whole hall again."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.hall: dict[str, Any] = {}
        self.heard: list[str] = []
        """Which kinds of messages came, in order."""

    async def say(self, **said: Any) -> None:
        await self.connection.send(msgspec.json.encode(said).decode())

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await self.connection.recv())
        self.heard.append(told["tell"])
        if told["tell"] == "changes":
            self.hall = become(self.hall, told["changes"])
            return {"tell": "hall"} | self.hall
        if told["tell"] == "hall":
            self.hall = {key: value for key, value in told.items() if key != "tell"}
        return told

    async def until(self, tell: str, fits: Callable[[dict[str, Any]], Any] = lambda told: True) -> dict[str, Any]:
        while True:
            told = await self.hear()
            if told["tell"] == tell and fits(told):
                return told

    async def end(self) -> int:
        """Hear everything until the line is closed; gives the number that says why."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


class Hall:
    """A served hall, and ways to its port."""

    def __init__(self, web: HallWeb, port: int, http: httpx2.AsyncClient) -> None:
        self.web, self.port, self.http = web, port, http
        self.token = web.doors.tokens.grant("desk").token

    @asynccontextmanager
    async def page(self, token: str = "", updates: int = FORM, **more: Any) -> AsyncIterator[Line]:
        async with connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, **more) as connection:
            line = Line(connection)
            await line.say(say="hello", token=token, updates=updates)
            yield line

    async def get(self, path: str, token: str | None = None) -> httpx2.Response:
        return await self.http.get(path, headers=self._shown(token))

    async def post(self, path: str, token: str | None = None, **body: Any) -> httpx2.Response:
        return await self.http.post(path, json=body, headers=self._shown(token))

    def _shown(self, token: str | None) -> dict[str, str]:
        """The desk's token, unless another one is shown; "" for none."""
        shown = self.token if token is None else token
        return {"authorization": f"Bearer {shown}"} if shown else {}

    async def do(self, do: str, **deed: Any) -> list[dict[str, Any]]:
        """A deed of the desk that is accepted; gives its facts."""
        answer = await self.post("/api/deeds", **({"do": do} | deed))
        assert answer.status_code == 200, answer.text
        facts: list[dict[str, Any]] = answer.json()["facts"]
        return facts

    async def begin(self, *names: str, tables: tuple[str, ...] = (), **settings: Any) -> None:
        """A new evening with these players."""
        usual = {"game": "ambush", "mode": "standard"} | ({} if "game" in settings else {"seats": [2]})
        answer = await self.post("/api/evening", **(usual | settings))
        assert answer.status_code == 200, answer.text
        for name in names:
            await self.do("check-in", name=name)
        for table in tables:
            await self.do("add-table", table=table)

    async def pair(self) -> list[dict[str, Any]]:
        """The next round as the rules propose it."""
        matches: list[dict[str, Any]] = (await self.get("/api/proposal")).json()["matches"]
        await self.do("pair", matches=[{"players": one["players"], "table": one["table"]} for one in matches])
        return matches

    @asynccontextmanager
    async def from_afar(self, peer: str = PHONE) -> AsyncIterator[httpx2.AsyncClient]:
        """A browser on another machine of the network."""
        way = httpx2.ASGITransport(app=hall_app(self.web), client=(peer, 50_000))
        async with httpx2.AsyncClient(transport=way, base_url="http://localhost") as http:
            yield http


@asynccontextmanager
async def hall_in(folder: Path, broker: str = "", built: Path | None = None) -> AsyncIterator[Hall]:
    """The hall whose evenings are kept in the folder, taken up where it stopped."""
    book = Book(folder / "hall.db")
    address = read(broker) if broker else None
    assert address is None or isinstance(address, Address)
    open = OpenEvening(book, "club", address)
    doors = Doors(book, pin="246810")
    listening = listen("127.0.0.1", 0)
    assert isinstance(listening, socket.socket)
    port = listening.getsockname()[1]
    web = HallWeb(open, doors, f"127.0.0.1:{port}", built=built or folder)
    async with (
        hall_served(web, listening),
        httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=LONGEST_WAIT) as http,
    ):
        await open.resume(even_if_over=doors.is_same_day)
        yield Hall(web, port, http)
    book.close()


def run(folder: Path, story: Callable[[Hall], Awaitable[None]], broker: str = "") -> None:
    """One story in a hall of its own, or in one that is taken up again."""

    async def told() -> None:
        async with asyncio.timeout(LONGEST_WAIT), hall_in(folder, broker) as hall:
            await story(hall)

    asyncio.run(told())
