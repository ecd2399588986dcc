"""The web table on a pretended network: real requests and sockets, any peer, and clocks that are moved by hand."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import anyio
import httpx2
import msgspec
from msgspec.structs import replace
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Receive, Scope, Send

from companion.host import Wanted
from companion.log import Log
from companion.web.app import web_app
from companion.web.changes import FORM
from companion.web.keys import Keys
from companion.web.web import Web
from tests.companion.host.hosts import Lived
from tests.companion.web.knowing import Knowing

R = TypeVar("R")
HOST = "localhost:8042"
HERE, PHONE = "127.0.0.1", "192.168.1.20"
LONGEST_WAIT = 30.0
"""Nothing here takes so long (seconds): a test that waits in vain says so."""


class Pretended:
    """An ASGI application that builds its host in the thread it runs in, and lets a request say where it is from."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self._folder, self._more = folder, more
        self.moment = datetime(2026, 1, 1, tzinfo=UTC)
        self.seconds = 0.0
        self.web: Web
        self.host: Lived

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._live(receive, send)
        headers = dict(scope["headers"])
        peer = headers.get(b"x-peer", HERE.encode()).decode()
        return await self._app({**scope, "client": (peer, 50000)}, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        log = Log(self._folder / "ambit.db")
        log.store.execute("PRAGMA synchronous = OFF")
        self.host = Lived(log, **self._more.pop("host", {}))
        lobby = self.host.lobby
        lobby.change(replace(lobby.evening, code="KITE 42", pin=self._more.pop("pin", "2468")))
        keys = Keys(self.host.lobby, log, now=lambda: self.seconds, date=lambda: self.moment)
        self.web = Web(self.host, keys, "192.168.1.5:8042", clock=lambda: self.seconds, **self._more)
        self._app = web_app(self.web)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.web.close()
        self.host.close()
        log.close()
        await send({"type": "lifespan.shutdown.complete"})


class Page:
    """A page at the socket, as a test drives it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self._socket = socket
        self._id = 0
        self._knowing = Knowing()
        self.heard: list[dict[str, Any]] = []
        """Everything it was told, oldest first; what changed as the whole state that came of it."""
        self.frames: list[dict[str, Any]] = []
        """The same as it came."""

    def hear(self) -> dict[str, Any]:
        """The next thing that it is told; `{"closed": code}` when the socket was closed."""

        async def receive() -> Any:
            with anyio.fail_after(LONGEST_WAIT):
                return await self._socket._send_rx.receive()

        message = self._socket.portal.call(receive)
        if message["type"] == "websocket.close":
            told = {"tell": "closed", "code": message["code"], "reason": message.get("reason")}
        else:
            self.frames.append(msgspec.json.decode(message["text"]))
            told = self._knowing.take(self.frames[-1])
        self.heard.append(told)
        return told

    def until(self, tell: str) -> dict[str, Any]:
        """The next message of that kind."""
        while (told := self.hear())["tell"] != tell:
            pass
        return told

    def send(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            self._socket.send_bytes(text)
        else:
            self._socket.send_text(text)

    def say(self, say: str, **more: Any) -> dict[str, Any]:
        """Say something, and hear until it is answered."""
        self._id += 1
        self.send(msgspec.json.encode({"say": say, "id": self._id, **more}).decode())
        while True:
            told = self.hear()
            if told["tell"] in ("closed", "goodbye") or told.get("id") == self._id:
                return told

    def act(self, version: int | None = None, **action: Any) -> dict[str, Any]:
        """An action on the state that it saw last, unless another version is named."""
        return self.say("act", version=self.state["version"] if version is None else version, action=action)

    @property
    def state(self) -> dict[str, Any]:
        """The state as it knows it."""
        return self._knowing.state

    @property
    def lobby(self) -> dict[str, Any]:
        """The lobby as it was told last."""
        return next(told for told in reversed(self.heard) if told["tell"] == "lobby")

    def catch_up(self) -> dict[str, Any]:
        """Hear everything that is under way: the answer to a ping comes behind it."""
        self.send(msgspec.json.encode({"say": "ping", "sent": 1.0}).decode())
        self.until("pong")
        return self.state


class Lan:
    """Everything a test needs of the web table."""

    def __init__(self, app: Pretended, client: TestClient) -> None:
        self.app, self._client = app, client

    @property
    def web(self) -> Web:
        return self.app.web

    @property
    def host(self) -> Lived:
        return self.app.host

    def do(self, call: Callable[[], R]) -> R:
        """In the thread of the host."""
        assert self._client.portal is not None
        return self._client.portal.call(call)

    def start(self, *seats: str, **wanted: Any) -> None:
        """A game at the table: of Ambush, for Ana and Bo, unless it is wanted otherwise."""
        whole = {"game": "ambush", "seats": seats or ("Ana", "Bo")} | wanted
        assert self.do(lambda: self.host.start(Wanted(**whole))) is None

    def act(self, **action: Any) -> None:
        """Do something at the table without a page: no rights are checked."""
        self.do(lambda: self.host.game.session.act(action))

    def pass_time(self, seconds: float) -> None:
        self.do(lambda: self.host.hand.advance(seconds))

    def grow_old(self, **time: float) -> None:
        """Hours pass for keys, and seconds for those who try too often."""
        self.app.moment += timedelta(**time)
        self.app.seconds += timedelta(**time).total_seconds()

    # HTTP

    def get(self, path: str, *, token: str = "", peer: str = HERE, **headers: str) -> httpx2.Response:
        return self._client.get(path, headers=_headers(token, peer, headers))

    def post(
        self, path: str, body: Any = None, *, token: str = "", peer: str = HERE, **headers: str
    ) -> httpx2.Response:
        """`body` goes as JSON; bytes go as they are."""
        content = body if isinstance(body, bytes) else msgspec.json.encode({} if body is None else body)
        kind = {} if isinstance(body, bytes) else {"content-type": "application/json"}
        return self._client.post(path, content=content, headers=_headers(token, peer, kind | headers))

    def ask(self, method: str, path: str, peer: str = HERE, **headers: str) -> httpx2.Response:
        return self._client.request(method, path, headers=_headers("", peer, headers))

    # Keys

    def table(self) -> str:
        """The token of the table's screen."""
        return str(self.post("/api/screen").json()["token"])

    def referee(self) -> str:
        return str(self.post("/api/referee", {"pin": self.web.keys.pin}).json()["token"])

    def seat(self, seat: int, peer: str = PHONE) -> str:
        """The token of somebody who joined that seat."""
        joined = self.post("/api/join", {"code": self.web.keys.code, "seat": seat}, peer=peer)
        return str(joined.json()["token"])

    # The socket

    @contextmanager
    def socket(self, peer: str = PHONE, **headers: str) -> Iterator[Page]:
        """A line on which nothing has been said yet."""
        with self._client.websocket_connect("/ws", headers=_headers("", peer, headers)) as session:
            yield Page(session)

    @contextmanager
    def page(self, token: str = "", peer: str = PHONE, **hello: Any) -> Iterator[Page]:
        """A page that said hello and has heard how things stand."""
        with self.socket(peer) as page:
            page.send(msgspec.json.encode({"say": "hello", "token": token, "updates": FORM, **hello}).decode())
            assert page.hear()["tell"] == "welcome"
            assert page.hear()["tell"] == "lobby"
            if self.host.sitting is not None:
                assert page.hear()["tell"] == "state"
            yield page


def _headers(token: str, peer: str, more: dict[str, str]) -> dict[str, str]:
    keyed = {"authorization": f"Bearer {token}"} if token else {}
    return {"host": HOST, "x-peer": peer} | keyed | {name.replace("_", "-"): value for name, value in more.items()}


@contextmanager
def lan_in(folder: Path, **more: Any) -> Iterator[Lan]:
    """`more` is handed to the web table; `host` to the host."""
    app = Pretended(folder, **more)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield Lan(app, client)
