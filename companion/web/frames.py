"""Frames of a socket: receiving and sending them, both at the same time, and the end."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from companion.web.socket_line import LAST_WORDS

FIRST_WORD = 10.0
"""Seconds that a new socket has for its first message; after that it is closed."""
AGAIN, POLICY, OVER = 1013, 1008, 1000
"""WebSocket close codes: try again later, policy violation, normal closure."""


class Page(Protocol):
    """Whoever is at the other end."""

    def tell(self, send: Callable[[bytes], Awaitable[None]]) -> Coroutine[Any, Any, None]:
        """Send everything that there is to tell, until it ends."""


P = TypeVar("P", bound=Page)


async def serve(
    socket: WebSocket,
    greeted: Callable[[], Awaitable[P | None]],
    listen: Callable[[P], Coroutine[Any, Any, None]],
    part: Callable[[P], object],
) -> None:
    """Serve one page until it leaves. Nothing that it sends raises an exception here."""
    await socket.accept()
    with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        page = await greeted()
        if page is not None:
            try:
                await both(page.tell(lambda told: send(socket, told)), listen(page))
            finally:
                part(page)
            return await close(socket, OVER, "")
    return await close(socket, POLICY, "say hello first")


async def frame(socket: WebSocket) -> str | bytes:
    """The next one; raises `WebSocketDisconnect` where none comes any more."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", OVER))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def send(socket: WebSocket, message: bytes) -> None:
    """Send JSON, as the one frame that all pages are sent which are told the same."""
    await socket.send({"type": "websocket.send", "text": message.decode(), "told": message})


async def say(socket: WebSocket, told: Struct) -> None:
    """Send one message."""
    await send(socket, msgspec.json.encode(told))


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """End it, if it has not ended yet."""
    if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):  # a page that does not read is cut off then
                await socket.close(code, reason)


def address(socket: WebSocket) -> tuple[str, int]:
    """Of its line: no other open one has it."""
    return (socket.client.host, socket.client.port) if socket.client else ("", 0)


async def both(telling: Coroutine[Any, Any, None], listening: Coroutine[Any, Any, None]) -> None:
    """Send and receive at the same time; when one ends, so does the other."""
    tells, listens = asyncio.create_task(telling), asyncio.create_task(listening)
    try:
        await asyncio.wait({tells, listens}, return_when=asyncio.FIRST_COMPLETED)
        if listens.done() and listens.exception() is None:
            await asyncio.wait({tells})  # the last message still has to be sent
    finally:
        for task in (tells, listens):
            task.cancel()
            task.add_done_callback(_let_go)


def _let_go(task: "asyncio.Task[None]") -> None:
    """Retrieve the task's exception, so that asyncio logs nothing: a broken connection is normal."""
    if not task.cancelled():
        task.exception()
