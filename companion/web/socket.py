"""The socket of one page, from the first message to the last."""

import asyncio

from starlette.websockets import WebSocket

from companion.web import protocol as p
from companion.web.frames import AGAIN, FIRST_WORD, address, close, frame, say, serve
from companion.web.reading import read
from companion.web.viewer import Viewer
from companion.web.web import Web
from engine.message import Message, message
from engine.refusal import INPUT

ASK_EVERY = 4
"""Every 4th ping of a seat's page (the first included) measures the round trip again."""


async def talk(web: Web, socket: WebSocket, peer: str) -> None:
    """Serve one page until it leaves. Nothing that it sends raises an exception here."""
    await serve(
        socket, lambda: _greeted(web, socket, peer), lambda viewer: _listen(web, socket, viewer), web.hub.part
    )  # fmt: skip


async def _greeted(web: Web, socket: WebSocket, peer: str) -> Viewer | None:
    async with asyncio.timeout(FIRST_WORD):
        hello = read(await frame(socket))
    if not isinstance(hello, p.Hello):
        id, wrong = hello if isinstance(hello, tuple) else (hello.id, message("web-hello-first"))
        await say(socket, p.Refused(id, INPUT, wrong))
        return None
    grant = web.keys.find(hello.token) if hello.token else None
    if hello.token and grant is None:
        await say(socket, p.Goodbye(message("web-token-over")))
        return None
    if web.hub.full(peer, grant.role if grant else "watch"):
        await close(socket, AGAIN, "too many pages")
        return None
    web.lines.prove(address(socket), screen=grant is not None and grant.seat is None)
    return web.hub.join(grant, peer, hello)


async def _listen(web: Web, socket: WebSocket, viewer: Viewer) -> None:
    pings = 0
    while True:
        received = await frame(socket)
        if web.messages.take(viewer.peer):
            viewer.notice(p.Notice(message("web-too-many")))
            return viewer.end()
        if viewer.grant is not None and web.keys.current(viewer.grant.key) is None:
            return viewer.end(p.Goodbye(message("web-token-over")))
        said = read(received)
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
