"""The hall as an ASGI application, and serving it."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.hall_web.api import ENDPOINTS
from companion.hall_web.calls import Endpoint, answer
from companion.hall_web.hall_web import HallWeb
from companion.hall_web.socket import talk
from companion.web.application import application
from companion.web.serve import serving_app


def hall_app(web: HallWeb) -> Starlette:
    """The HTTP endpoints, the socket and the pages, all behind the guard."""
    return application(web, [_route(web, endpoint) for endpoint in ENDPOINTS], partial(talk, web))


def _route(web: HallWeb, endpoint: Endpoint) -> Route:
    async def handler(request: Request) -> Response:
        return await answer(web, endpoint, request)

    return Route(endpoint.path, handler, methods=[endpoint.method])


@asynccontextmanager
async def hall_served(web: HallWeb, listening: socket.socket) -> AsyncIterator[None]:
    """Serve the hall while the context lasts; the evening is left as it is at the end."""
    web.hub.start()
    try:
        async with serving_app(hall_app(web), web, listening):
            yield
    finally:
        await web.open.close()
