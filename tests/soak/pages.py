"""Pages of the soak: each has its own address, looks on or plays, and comes back whenever its line breaks."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from companion.web.changes import FORM
from tests.companion.web.knowing import Knowing
from tests.soak.server import SOON, Server

PING_EVERY = 1.0
BACK_AFTER = 0.3
"""Seconds between two attempts to come back."""


class Lost(Exception):
    """The line broke before the answer came: nobody knows whether it was done."""


class Page:
    """One page, from the beginning of the soak to its end."""

    def __init__(self, server: Server, name: str, peer: str, token: str, pinged: Callable[[float], object]) -> None:
        """`pinged` is told every round trip, in seconds."""
        self._server, self.name, self._peer, self.token, self._pinged = server, name, peer, token, pinged
        self._knowing, self._id = Knowing(), 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._line: ClientConnection | None = None
        self.lobby: dict[str, Any] = {}
        self.news = asyncio.Event()
        """Set with everything that it is told."""
        self.comebacks = -1

    @property
    def state(self) -> dict[str, Any]:
        return self._knowing.state if self.lobby.get("phase") != "lobby" else {}

    @property
    def open(self) -> bool:
        return self._line is not None

    async def live(self) -> None:
        """Be there until this is cancelled."""
        while True:
            with suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage, EOFError):
                await self._look_on()
            self._line = None
            self._fail_open_questions()
            await asyncio.sleep(BACK_AFTER)

    async def _look_on(self) -> None:
        way = f"ws://127.0.0.1:{self._server.port}/ws"
        how: Any = {"local_addr": (self._peer, 0), "compression": None, "max_size": None, "ping_interval": None}
        async with connect(way, open_timeout=SOON, **how) as line:
            known = self._knowing.state
            seen = {"number": known["number"], "version": known["version"]} if known else {}
            await line.send(
                msgspec.json.encode({"say": "hello", "token": self.token, "updates": FORM, **seen}).decode()
            )
            self._line, self.comebacks = line, self.comebacks + 1
            pinging = asyncio.create_task(self._ping(line))
            try:
                async for frame in line:
                    await self._hear(line, msgspec.json.decode(frame))
            finally:
                pinging.cancel()

    async def _ping(self, line: ClientConnection) -> None:
        with suppress(WebSocketException):
            while True:
                await line.send(msgspec.json.encode({"say": "ping", "sent": time.monotonic()}).decode())
                await asyncio.sleep(PING_EVERY)

    async def _hear(self, line: ClientConnection, told: dict[str, Any]) -> None:
        match told["tell"]:
            case "pong":
                self._pinged(time.monotonic() - told["sent"])
            case "question":
                await line.send(msgspec.json.encode({"say": "answer", "number": told["number"]}).decode())
            case "goodbye":
                raise AssertionError(f"{self.name} was turned out: {told}")
            case "lobby":
                self.lobby = told
            case "done" | "refused":
                self._answered(told)
            case _:
                self._knowing.take(told)
        self.news.set()

    def _answered(self, told: dict[str, Any]) -> None:
        answer = self._answers.pop(told["id"], None)
        if answer is not None and not answer.done():
            answer.set_result(told)

    def _fail_open_questions(self) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Lost())
        self._answers.clear()

    async def say(self, say: str, **more: Any) -> dict[str, Any]:
        """Say something, and hear the answer; `Lost` if the line breaks meanwhile."""
        if self._line is None:
            raise Lost
        self._id += 1
        number, answer = self._id, asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            await self._send(self._line, {"say": say, "id": number, **more})
            return await asyncio.wait_for(answer, SOON)
        finally:  # also where whoever asked no longer waits: an answer that comes then is nobody's
            self._answers.pop(number, None)

    async def _send(self, line: ClientConnection, said: dict[str, Any]) -> None:
        try:
            await line.send(msgspec.json.encode(said).decode())
        except (WebSocketException, OSError):
            raise Lost from None

    def break_line(self) -> None:
        """Out of reach all at once: nothing is said goodbye to."""
        if self._line is not None:
            self._line.transport.abort()

    async def until(self, fits: Callable[["Page"], bool]) -> None:
        """Wait until it knows something."""
        async with asyncio.timeout(SOON):
            while not (self.open and fits(self)):
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), BACK_AFTER)
