"""Serving pages: a listening socket, and a server that runs in the program's own event loop."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import partial
from typing import Protocol

import uvicorn
from starlette.applications import Starlette

from companion.settings import DEFAULT_PORT
from companion.web.accepting import accept
from companion.web.app import web_app
from companion.web.http_line import HttpLine
from companion.web.lines import Lines
from companion.web.reading import LONGEST
from companion.web.socket_line import SocketLine
from companion.web.web import Web
from engine.message import Message, message

EVERYWHERE = "0.0.0.0"
"""All network interfaces; the guard still turns away peers that are not on a private network."""

BACKLOG = 1024
"""Lines that wait in the kernel to be taken: those who come at the same time as a crowd wait a moment, too."""


def listen(host: str, port: int | None) -> socket.socket | Message:
    """A socket to serve from. Without a port: the usual one, or any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = (DEFAULT_PORT, 0) if port is None else (port,)
    wrong: OSError | None = None
    for wanted in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
        except (OSError, OverflowError) as error:
            listening.close()
            wrong = error if isinstance(error, OSError) else OSError(str(error))
        else:
            return listening
    assert wrong is not None
    return message("web-port", port=str(ports[-1]), host=host, why=wrong.strerror or str(wrong))


class _Server(uvicorn.Server):
    """A server that leaves signals to the program: Ctrl-C ends the program, which then ends the server."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    def line(self, lines: Lines) -> HttpLine:
        """The protocol of a new line."""
        return HttpLine(lines, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Served(Protocol):
    """Whose application it is."""

    lines: Lines

    def exhausted(self) -> None:
        """The machine has no descriptor left for one more line."""

    def close(self) -> None:
        """Nobody is served any more."""


def serving(web: Web, listening: socket.socket) -> AbstractAsyncContextManager[None]:
    """Serve the web table while the context lasts."""
    return serving_app(web_app(web), web, listening)


@asynccontextmanager
async def serving_app(app: Starlette, served: Served, listening: socket.socket) -> AsyncIterator[None]:
    """Serve while the context lasts."""
    config = uvicorn.Config(
        app,
        http=HttpLine,
        ws=partial(SocketLine, served.lines),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=LONGEST,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve([]))
    await server.ready.wait()
    listening.setblocking(False)
    listening.listen(BACKLOG)
    accepting = asyncio.create_task(
        accept(listening, served.lines, partial(server.line, served.lines), served.exhausted)
    )
    try:
        yield
    finally:
        accepting.cancel()
        await asyncio.wait({accepting})
        listening.close()
        server.should_exit = True
        served.close()
        await task
