"""The web table as an ASGI application."""

from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.web.api import ENDPOINTS
from companion.web.application import application
from companion.web.calls import Endpoint, answer
from companion.web.socket import talk
from companion.web.web import Web


def web_app(web: Web) -> Starlette:
    """The HTTP endpoints, the socket and the page, all behind the guard."""
    return application(web, [_route(web, endpoint) for endpoint in ENDPOINTS], partial(talk, web))


def _route(web: Web, endpoint: Endpoint) -> Route:
    async def handler(request: Request) -> Response:
        return await answer(web, endpoint, request)

    return Route(endpoint.path, handler, methods=[endpoint.method])
