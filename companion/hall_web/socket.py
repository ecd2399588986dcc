"""The socket of one page of the hall, from the first message to the last."""

import asyncio

from starlette.websockets import WebSocket

from companion.hall_web import shapes as w
from companion.hall_web.hall_web import HallWeb
from companion.hall_web.viewer import Viewer
from companion.web.frames import AGAIN, FIRST_WORD, address, close, frame, say, serve
from companion.web.reading import read
from engine.message import Message, message


async def talk(web: HallWeb, socket: WebSocket, peer: str) -> None:
    """Serve one page until it leaves. Nothing that it sends raises an exception here."""
    await serve(
        socket, lambda: _greeted(web, socket, peer), lambda viewer: _listen(web, socket, viewer), web.hub.part
    )  # fmt: skip


async def _greeted(web: HallWeb, socket: WebSocket, peer: str) -> Viewer | None:
    async with asyncio.timeout(FIRST_WORD):
        hello = _read(await frame(socket))
    if not isinstance(hello, w.Hello):
        await say(socket, w.Goodbye(hello if isinstance(hello, Message) else message("web-hello-first")))
        return None
    grant = web.doors.find(hello.token)
    if hello.token and grant is None:
        await say(socket, w.Goodbye(message("web-token-over")))
        return None
    if web.hub.full(peer, grant.role if grant else "watch"):
        await close(socket, AGAIN, "too many pages")
        return None
    web.lines.prove(address(socket), screen=grant is not None and grant.role == "desk")
    return web.hub.join(grant, peer, hello)


async def _listen(web: HallWeb, socket: WebSocket, viewer: Viewer) -> None:
    while True:
        received = await frame(socket)
        if web.messages.take(viewer.peer):
            return viewer.end(w.Goodbye(message("web-too-many")))
        if viewer.grant is not None and web.doors.tokens.current(viewer.grant.key) is None:
            return viewer.end(w.Goodbye(message("web-token-over")))
        said = _read(received)
        if isinstance(said, Message):
            return viewer.end(w.Goodbye(said))
        if isinstance(said, w.Hello):
            return viewer.end(w.Goodbye(message("web-hello-again")))
        viewer.answer(w.Pong(web.open.clock()))


def _read(received: str | bytes) -> w.FromPage | Message:
    said: w.FromPage | tuple[int, Message] = read(received, w.FromPage)
    return said[1] if isinstance(said, tuple) else said
