"""One request, from the outside in: who asks, what they hand in, and the answer or the problem with it."""

import os
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from companion.files import UnreadableFile
from companion.log import Unusable
from companion.session import Halted
from companion.web.keys import Grant
from companion.web.shapes import Problem
from companion.web.web import Web
from engine.message import Message, message
from engine.reading import decode, shaped
from engine.refusal import Refusal

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""What may be handed in (bytes): an order, or a file."""
JSON = "application/json"
Who = Literal["anybody", "seat", "staff", "referee"]
"""staff: the table's own screen or the referee."""
_MAY: dict[Who, tuple[str, ...]] = {"seat": ("seat",), "staff": ("table", "referee"), "referee": ("referee",)}


class Turned(Exception):
    """The answer is no."""

    def __init__(self, status: int, said: Message | Refusal, line: int | None = None, wait: float = 0.0) -> None:
        clause = said.clause if isinstance(said, Refusal) else None
        what = said.message if isinstance(said, Refusal) else said
        super().__init__(what.id)
        self.status, self.problem, self.wait = status, Problem(what, clause, line), wait


class Call(Struct, frozen=True):
    """A request that has been looked at: `body` has the shape that the endpoint takes."""

    web: Web
    request: Request
    peer: str
    grant: Grant | None
    body: Any

    def number(self, name: str) -> int:
        """A whole number in the path."""
        text = str(self.request.path_params[name])
        if not text.isdecimal() or len(text) > 15:
            raise Turned(404, message("log-no-such-game", number=text[:20]))
        return int(text)

    def text(self, name: str) -> str:
        return str(self.request.path_params[name])[:80]

    def query(self, name: str) -> str:
        """What stands behind the question mark; "" when it is not there."""
        return self.request.query_params.get(name, "")[:80]

    @property
    def is_staff(self) -> bool:
        return self.grant is not None and self.grant.role in _MAY["staff"]

    @property
    def is_referee(self) -> bool:
        return self.grant is not None and self.grant.role == "referee"


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One thing that can be asked over HTTP, and all that its description says."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    """The shape of what is handed in; `bytes` for a file."""
    who: Who = "anybody"
    says: str
    media: str = JSON
    asks: tuple[str, ...] = ()
    """What may stand behind the question mark."""


async def answer(web: Web, endpoint: Endpoint, request: Request) -> Response:
    """Whatever happens, the answer is one that the description knows."""
    try:
        call = await _look_at(web, endpoint, request)
        given = await endpoint.handler(call)
    except Turned as turned:
        return _problem(turned)
    except (Unusable, Halted) as stopped:
        return _problem(Turned(503, stopped.message))
    except UnreadableFile as wrong:
        return _problem(Turned(400, Message(wrong.id, wrong.gaps), wrong.line))
    except Exception as fault:  # of Ambit itself: the game is safe in the log, and the person gets a sentence
        if os.environ.get("AMBIT_DEBUG"):
            raise
        return _problem(Turned(500, message("fault", what=type(fault).__name__)))
    if isinstance(given, Refusal):
        return _problem(Turned(409, given))
    return given if isinstance(given, Response) else respond(given)


def respond(given: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(given), status, {"cache-control": "no-store"}, JSON)


def _problem(turned: Turned) -> Response:
    response = respond(turned.problem, turned.status)
    if turned.wait:
        response.headers["retry-after"] = str(int(turned.wait) + 1)
    return response


async def _look_at(web: Web, endpoint: Endpoint, request: Request) -> Call:
    peer = request.client.host if request.client else ""
    if wait := web.calls.take(peer):
        raise Turned(429, message("web-too-many"), wait=wait)
    grant = _grant(web, request)
    if endpoint.who != "anybody":
        if grant is None:
            raise Turned(401, message("web-token-needed"))
        if grant.role not in _MAY[endpoint.who]:
            raise Turned(403, message("web-not-yours"))
    return Call(web, request, peer, grant, await _body(endpoint, request))


def _grant(web: Web, request: Request) -> Grant | None:
    """A token that is over is as good as none; what anybody may ask is answered all the same."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return web.keys.find(token.strip()) if kind.lower() == "bearer" else None


async def _body(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.takes is None:
        return None
    if endpoint.takes is bytes:
        return await _read(request, LARGE)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Turned(415, message("web-json-only"))
    line = decode(await _read(request, SMALL))
    if isinstance(line, Message):
        raise Turned(400, line)
    if line.repeated is not None:
        raise Turned(400, message("json-repeated", key=line.repeated))
    body = shaped(line.data, endpoint.takes)
    if isinstance(body, Message):
        raise Turned(400, body)
    return body


async def _read(request: Request, most: int) -> bytes:
    """No more than that is ever held, whatever the request says of its own size."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Turned(413, message("web-large", most=most // 1024))
        parts.append(part)
    return b"".join(parts)
