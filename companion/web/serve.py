"""Serving the web table: a listening socket, and a server that runs in the host's event loop."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from companion.web.addresses import DEFAULT_PORT
from companion.web.app import web_app
from companion.web.reading import LONGEST
from companion.web.web import Web
from engine.message import Message, message

EVERYWHERE = "0.0.0.0"
"""All network interfaces; the guard still turns away peers that are not on a private network."""
MOST_LINES = 512
"""Requests and sockets at once; beyond that the server says that it is busy."""
MOST_OF_ONE_PEER = 128
"""How many of these one device may have: more than any use needs, and too few to block the others."""


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


class _Line(H11Protocol):
    """One connection; closed at once if its device has too many."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peers = [client[0] for line in self.connections if (client := getattr(line, "client", None))]
        if self.client and peers.count(self.client[0]) > MOST_OF_ONE_PEER:
            transport.close()


class _Server(uvicorn.Server):
    """A server that leaves signals to the program: Ctrl-C ends the program, which then ends the server."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving(web: Web, listening: socket.socket) -> AsyncIterator[None]:
    """Serve while the context lasts."""
    config = uvicorn.Config(
        web_app(web),
        http=_Line,
        ws="websockets-sansio",
        lifespan="off",
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=LONGEST,
        limit_concurrency=MOST_LINES,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve([listening]))
    try:
        await server.ready.wait()
        yield
    finally:
        server.should_exit = True
        web.close()
        await task
