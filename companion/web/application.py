"""A server of pages as an ASGI application: its interface, its socket, its files and documents, behind the guard."""

import html
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.web.answering import respond
from companion.web.guard import Guard, Guarded, spoken
from companion.web.help import AT, Help
from companion.web.shapes import Problem
from companion.web.static import Static
from engine.message import Message, message

Handler = Callable[[Request], Awaitable[Response]]
Talk = Callable[[WebSocket, str], Awaitable[None]]
"""Serves one socket; the second is the address of its peer."""


class Site(Guarded, Protocol):
    """What is served besides the interface."""

    static: Static
    help: Help


def application(site: Site, described: Sequence[Route], talk: Talk) -> Starlette:
    """The HTTP endpoints, the socket and the pages, all behind the guard."""

    async def socket(socket: WebSocket) -> None:
        await talk(socket, socket.client.host if socket.client else "")

    routes = [
        *described,
        WebSocketRoute("/ws", socket),
        Route("/api/{path:path}", _unknown(described), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        *(Route(path, _help(site), methods=["GET"]) for path in (AT, AT + "/{path:path}")),
        Route("/{path:path}", _page(site), methods=["GET"]),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, site=site)],
        exception_handlers={405: _wrong_method},
    )


def _unknown(described: Sequence[Route]) -> Handler:
    async def unknown(request: Request) -> Response:
        """405 for a known path with the wrong method, 404 for an unknown one."""
        if any(route.path_regex.match(request.url.path) for route in described):
            return respond(Problem(message("web-wrong-method", method=request.method)), 405)
        return respond(Problem(message("web-no-such-page", path=request.url.path[:80])), 404)

    return unknown


async def _wrong_method(request: Request, wrong: Exception) -> Response:
    return respond(Problem(message("web-wrong-method", method=request.method[:20])), 405)


def _page(site: Site) -> Handler:
    async def page(request: Request) -> Response:
        """A file of the page; if it was not built, instructions; else 404."""
        found = site.static.answer(request)
        if found is not None:
            return found
        missing = site.static.missing()
        if request.url.path in site.static.pages and missing is not None:
            return _not_built(missing, request)
        return _nothing("web-no-such-page", request)

    return page


def _help(site: Site) -> Handler:
    async def document(request: Request) -> Response:
        """A document; if none were built, instructions; else 404."""
        found = await site.help.answer(request)
        if found is not None:
            return found
        missing = site.help.missing()
        return _nothing("web-no-such-document", request) if missing is None else _not_built(missing, request)

    return document


def _nothing(id: str, request: Request) -> Response:
    return PlainTextResponse(spoken(message(id, path=request.url.path[:80]), request.headers), 404)


def _not_built(missing: Message, request: Request) -> Response:
    """A small page that says how to get the real one."""
    said: Any = html.escape(spoken(missing, request.headers))
    small = f"<!doctype html><meta charset=utf-8><title>Ambit</title><main><h1>Ambit</h1><p>{said}</p></main>\n"
    return HTMLResponse(small, headers={"cache-control": "no-store"})
