"""The web table as an ASGI application."""

import html
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from companion.web.api import ENDPOINTS
from companion.web.calls import Endpoint, answer, respond
from companion.web.guard import Guard, spoken
from companion.web.help import AT
from companion.web.shapes import Problem
from companion.web.socket import talk
from companion.web.static import PAGES
from companion.web.web import Web
from engine.message import Message, message


def web_app(web: Web) -> Starlette:
    """The HTTP endpoints, the socket and the page, all behind the guard."""

    async def socket(socket: WebSocket) -> None:
        await talk(web, socket, socket.client.host if socket.client else "")

    described = [_route(web, endpoint) for endpoint in ENDPOINTS]
    routes = [
        *described,
        WebSocketRoute("/ws", socket),
        Route("/api/{path:path}", _unknown(described), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        *(Route(path, _help(web), methods=["GET"]) for path in (AT, AT + "/{path:path}")),
        Route("/{path:path}", _page(web), methods=["GET"]),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, web=web)],
        exception_handlers={405: _wrong_method},
    )


Handler = Callable[[Request], Awaitable[Response]]


def _route(web: Web, endpoint: Endpoint) -> Route:
    async def handler(request: Request) -> Response:
        return await answer(web, endpoint, request)

    return Route(endpoint.path, handler, methods=[endpoint.method])


def _unknown(described: list[Route]) -> Handler:
    async def unknown(request: Request) -> Response:
        """405 for a known path with the wrong method, 404 for an unknown one."""
        if any(route.path_regex.match(request.url.path) for route in described):
            return respond(Problem(message("web-wrong-method", method=request.method)), 405)
        return respond(Problem(message("web-no-such-page", path=request.url.path[:80])), 404)

    return unknown


async def _wrong_method(request: Request, wrong: Exception) -> Response:
    return respond(Problem(message("web-wrong-method", method=request.method[:20])), 405)


def _page(web: Web) -> Handler:
    async def page(request: Request) -> Response:
        """A file of the page; if it was not built, instructions; else 404."""
        found = web.static.answer(request)
        if found is not None:
            return found
        missing = web.static.missing()
        if request.url.path in PAGES and missing is not None:
            return _not_built(missing, request)
        return _nothing("web-no-such-page", request)

    return page


def _help(web: Web) -> Handler:
    async def document(request: Request) -> Response:
        """A document; if none were built, instructions; else 404."""
        found = await web.help.answer(request)
        if found is not None:
            return found
        missing = web.help.missing()
        return _nothing("web-no-such-document", request) if missing is None else _not_built(missing, request)

    return document


def _nothing(id: str, request: Request) -> Response:
    return PlainTextResponse(spoken(message(id, path=request.url.path[:80]), request.headers), 404)


def _not_built(missing: Message, request: Request) -> Response:
    """A small page that says how to get the real one."""
    said: Any = html.escape(spoken(missing, request.headers))
    small = f"<!doctype html><meta charset=utf-8><title>Ambit</title><main><h1>Ambit</h1><p>{said}</p></main>\n"
    return HTMLResponse(small, headers={"cache-control": "no-store"})
