"""The socket of one page, from the first message to the last."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from companion.web import protocol as p
from companion.web.reading import read
from companion.web.socket_line import LAST_WORDS
from companion.web.viewer import Viewer
from companion.web.web import Web
from engine.message import Message, message
from engine.refusal import INPUT

FIRST_WORD = 10.0
"""Seconds that a new socket has for its first message; after that it is closed."""
ASK_EVERY = 4
"""Every 4th ping of a seat's page (the first included) measures the round trip again."""
AGAIN, POLICY, OVER = 1013, 1008, 1000
"""WebSocket close codes: try again later, policy violation, normal closure."""


async def talk(web: Web, socket: WebSocket, peer: str) -> None:
    """Serve one page until it leaves. Nothing that it sends raises an exception here."""
    await socket.accept()
    with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        viewer = await _greeted(web, socket, peer)
        if viewer is not None:
            await _looking_on(web, socket, viewer)
            return await _close(socket, OVER, "")
    return await _close(socket, POLICY, "say hello first")


async def _greeted(web: Web, socket: WebSocket, peer: str) -> Viewer | None:
    async with asyncio.timeout(FIRST_WORD):
        hello = read(await _frame(socket))
    if not isinstance(hello, p.Hello):
        id, wrong = hello if isinstance(hello, tuple) else (hello.id, message("web-hello-first"))
        await _say(socket, p.Refused(id, INPUT, wrong))
        return None
    grant = web.keys.find(hello.token) if hello.token else None
    if hello.token and grant is None:
        await _say(socket, p.Goodbye(message("web-token-over")))
        return None
    if web.hub.full(peer, grant.role if grant else "watch"):
        await _close(socket, AGAIN, "too many pages")
        return None
    web.lines.prove(_address(socket), screen=grant is not None and grant.seat is None)
    return web.hub.join(grant, peer, hello)


def _address(socket: WebSocket) -> tuple[str, int]:
    return (socket.client.host, socket.client.port) if socket.client else ("", 0)


async def _looking_on(web: Web, socket: WebSocket, viewer: Viewer) -> None:
    """Send and receive at the same time; when one ends, so does the other."""
    telling = asyncio.create_task(viewer.tell(lambda message: _send(socket, message)))
    listening = asyncio.create_task(_listen(web, socket, viewer))
    try:
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and listening.exception() is None:
            await asyncio.wait({telling})  # the last message still has to be sent
    finally:
        web.hub.part(viewer)
        for task in (telling, listening):
            task.cancel()
            task.add_done_callback(_let_go)


def _let_go(task: "asyncio.Task[None]") -> None:
    """Retrieve the task's exception, so that asyncio logs nothing: a broken connection is normal."""
    if not task.cancelled():
        task.exception()


async def _listen(web: Web, socket: WebSocket, viewer: Viewer) -> None:
    pings = 0
    while True:
        frame = await _frame(socket)
        if web.messages.take(viewer.peer):
            viewer.notice(p.Notice(message("web-too-many")))
            return viewer.end()
        if viewer.grant is not None and web.keys.current(viewer.grant.key) is None:
            return viewer.end(p.Goodbye(message("web-token-over")))
        said = read(frame)
        pings += isinstance(said, p.Ping)
        _hear(web, viewer, said)
        if viewer.role == "seat" and isinstance(said, p.Ping) and pings % ASK_EVERY == 1:
            web.hub.ask(viewer)


def _hear(web: Web, viewer: Viewer, said: p.FromPage | tuple[int, Message]) -> None:
    match said:
        case (id, wrong):
            viewer.answer(p.Refused(id, INPUT, wrong))
        case p.Ping(sent=sent):
            viewer.answer(p.Pong(sent, web.host.steady.now()))
        case p.Answer(number=number):
            web.hub.answered(viewer, number)
        case p.Hello():
            viewer.answer(p.Refused(said.id, INPUT, message("web-hello-again")))
        case _:
            web.commands.take(viewer, said)


async def _frame(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", OVER))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def _send(socket: WebSocket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode()})


async def _say(socket: WebSocket, told: p.Told) -> None:
    await _send(socket, msgspec.json.encode(told))


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):  # a page that does not read is cut off then
                await socket.close(code, reason)
