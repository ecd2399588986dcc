"""The web table behind a real server on a real port, with real sockets; only the host's clock is moved by hand."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from companion.host import Wanted
from companion.log import Log
from companion.web.changes import FORM
from companion.web.keys import Keys
from companion.web.serve import listen, serving
from companion.web.web import Web
from tests.companion.host.hosts import Lived
from tests.companion.web.knowing import Knowing

LONGEST_WAIT = 30.0
"""Nothing here takes so long (seconds)."""


class Network:
    """A served host, and ways to its port."""

    def __init__(self, host: Lived, web: Web, port: int) -> None:
        self.host, self.web, self.port = host, web, port

    @asynccontextmanager
    async def page(self, token: str = "", seen: dict[str, Any] | None = None, **more: Any) -> AsyncIterator["Line"]:
        """`seen` is the last state that a page had before its line broke."""
        last = {} if seen is None else {"number": seen["number"], "version": seen["version"]}
        more = {"compression": None} | more
        async with connect(f"ws://127.0.0.1:{self.port}/ws", **more) as connection:
            line = Line(connection)
            await line.say(say="hello", token=token, updates=FORM, **last)
            yield line

    def act(self, **action: Any) -> None:
        self.host.game.session.act(action)

    async def request(self, text: bytes) -> bytes:
        """Whatever bytes, and everything that comes back until the line is closed."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(text)
        answer = await reader.read()
        writer.close()
        return answer


class Line:
    """One real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._knowing = Knowing()

    async def say(self, **said: Any) -> None:
        await self.connection.send(msgspec.json.encode(said).decode())

    async def hear(self) -> dict[str, Any]:
        """What it is told next; what changed as the whole state that comes of it."""
        return self._knowing.take(msgspec.json.decode(await self.connection.recv()))

    async def until(self, tell: str, fits: Callable[[dict[str, Any]], bool] = lambda told: True) -> dict[str, Any]:
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

    async def version(self, wanted: int) -> dict[str, Any]:
        """The state of that version."""
        return await self.until("state", lambda told: bool(told["version"] == wanted))


def small_socket(port: int) -> socket.socket:
    """A connection with a tiny receive buffer, so that a page that does not read is soon noticed."""
    way = socket.socket()
    way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    way.connect(("127.0.0.1", port))
    way.setblocking(False)
    return way


@asynccontextmanager
async def network_in(folder: Path, hosted: Callable[[Log], Lived] = Lived) -> AsyncIterator[Network]:
    """`hosted`: the host of that log; without it one whose clock is moved by hand."""
    log = Log(folder / "ambit.db")
    log.store.execute("PRAGMA synchronous = OFF")
    host = hosted(log)
    listening = listen("127.0.0.1", 0)
    assert isinstance(listening, socket.socket)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
    host.lobby.use_pin("2468")
    web = Web(host, Keys(host.lobby, log))
    assert host.start(Wanted(game="ambush", seats=("Ana", "Bo"))) is None
    async with serving(web, listening):
        yield Network(host, web, listening.getsockname()[1])
    host.close()
    log.close()


def run(
    folder: Path, story: Callable[[Network], Awaitable[None]], hosted: Callable[[Log], Lived] = Lived, times: int = 1
) -> None:
    """One story on a network of its own; `times`: how much longer than usual it may take."""

    async def told() -> None:
        async with asyncio.timeout(LONGEST_WAIT * times), network_in(folder, hosted) as network:
            await story(network)

    whole: Coroutine[Any, Any, None] = told()
    asyncio.run(whole)
