"""Handling one HTTP request: who asks, what they send, and the answer or the problem with it."""

import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from companion.files import UnreadableFile
from companion.log import Unusable
from companion.session import Halted
from companion.web.keys import Grant
from companion.web.long_work import Busy
from companion.web.rights import is_host
from companion.web.shapes import Problem
from companion.web.web import Web
from engine.message import Message, message
from engine.reading import decode, shaped
from engine.refusal import Refusal

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""The largest request body (bytes): for a command, and for a file."""
JSON = "application/json"
T = TypeVar("T")
Who = Literal["anybody", "seat", "player", "host", "staff", "referee"]
"""staff: the table's own screen or the referee; host: these, or the phone that is host; player: these, or any seat."""
_MAY: dict[Who, tuple[str, ...]] = {
    "seat": ("seat",), "staff": ("table", "referee"), "referee": ("referee",), "player": ("seat", "table", "referee"),
}  # fmt: skip


class Turned(Exception):
    """Raised to answer with an error status and a message."""

    def __init__(self, status: int, said: Message | Refusal, line: int | None = None, wait: float = 0.0) -> None:
        clause = said.clause if isinstance(said, Refusal) else None
        what = said.message if isinstance(said, Refusal) else said
        super().__init__(what.id)
        self.status, self.problem, self.wait = status, Problem(what, clause, line), wait


class Call(Struct, frozen=True):
    """A checked request: `body` has the type that the endpoint takes."""

    web: Web
    request: Request
    peer: str
    grant: Grant | None
    body: Any

    async def turn(self, doing: Callable[[], T]) -> T:
        """Do what changes the table in its turn; other requests are answered meanwhile."""
        return await self.web.host.turns.given(doing)

    def seat_now(self) -> int | None:
        """The seat of the caller, who may have been moved while this waited for its turn; None: of no seat any more."""
        grant = self.web.keys.current(self.grant.key) if self.grant is not None else None
        return grant.seat if grant is not None else None

    def number(self, name: str) -> int:
        """A whole number in the path."""
        text = str(self.request.path_params[name])
        if not text.isdecimal() or len(text) > 15:
            raise Turned(404, message("log-no-such-game", number=text[:20]))
        return int(text)

    def text(self, name: str) -> str:
        """A text in the path, at most 80 characters."""
        return str(self.request.path_params[name])[:80]

    @property
    def page(self) -> int:
        """Which page of a long answer is asked for, counted from 0."""
        text = self.query("page") or "0"
        if not text.isdecimal() or len(text) > 6:
            raise Turned(404, message("web-no-such-page", path=self.request.url.path[:80]))
        return int(text)

    def query(self, name: str) -> str:
        """A query parameter; "" if it is missing."""
        return self.request.query_params.get(name, "")[:80]

    @property
    def is_staff(self) -> bool:
        """Whether the caller is the table's own screen or the referee."""
        return self.grant is not None and self.grant.role in _MAY["staff"]

    @property
    def is_host(self) -> bool:
        """Whether the caller may do what hosts may."""
        return _is_host(self.web, self.grant)

    @property
    def is_referee(self) -> bool:
        """Whether the caller has a referee's token."""
        return self.grant is not None and self.grant.role == "referee"


def _is_host(web: Web, grant: Grant | None) -> bool:
    return grant is not None and is_host(web.host.lobby, grant.role, grant.seat)


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One HTTP endpoint, with all that the OpenAPI description says of it."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    """The type of the request body; `bytes` for a file."""
    most: int = LARGE
    """Bytes of a file that is handed in."""
    is_long: bool = False
    """It works long on what is handed in (`companion.web.long_work`): only so many of these may wait at once."""
    who: Who = "anybody"
    says: str
    media: str = JSON
    asks: tuple[str, ...] = ()
    """The names of the query parameters."""


async def answer(web: Web, endpoint: Endpoint, request: Request) -> Response:
    """Call the endpoint. Every exception becomes an answer that the description lists."""
    try:
        await web.host.turns.whole()
        with web.long_work.place(_peer(request)) if endpoint.is_long else nullcontext():
            call = await _look_at(web, endpoint, request)
            given = await endpoint.handler(call)
    except Turned as turned:
        return _problem(turned)
    except Busy as busy:
        return _problem(Turned(429, busy.message, wait=busy.wait))
    except (Unusable, Halted) as stopped:
        return _problem(Turned(503, stopped.message))
    except UnreadableFile as wrong:
        return _problem(Turned(400, Message(wrong.id, wrong.gaps), wrong.line))
    except Exception as fault:  # a bug: the game is safe in the log, and the caller gets a message
        if os.environ.get("AMBIT_DEBUG"):
            raise
        return _problem(Turned(500, message("fault", what=type(fault).__name__)))
    if isinstance(given, Refusal):
        return _problem(Turned(409, given))
    return given if isinstance(given, Response) else respond(given)


def respond(given: Any, status: int = 200) -> Response:
    """The value as JSON, never cached."""
    return Response(msgspec.json.encode(given), status, {"cache-control": "no-store"}, JSON)


def _problem(turned: Turned) -> Response:
    response = respond(turned.problem, turned.status)
    if turned.wait:
        response.headers["retry-after"] = str(int(turned.wait) + 1)
    return response


async def _look_at(web: Web, endpoint: Endpoint, request: Request) -> Call:
    peer = _peer(request)
    if wait := web.calls.take(peer):
        raise Turned(429, message("web-too-many"), wait=wait)
    grant = _grant(web, request)
    if endpoint.who != "anybody":
        if grant is None:
            raise Turned(401, message("web-token-needed"))
        allowed = grant.role in _MAY.get(endpoint.who, ()) or (endpoint.who == "host" and _is_host(web, grant))
        if not allowed:
            raise Turned(403, message("web-not-yours"))
    return Call(web, request, peer, grant, await _body(endpoint, request))


def _peer(request: Request) -> str:
    return request.client.host if request.client else ""


def _grant(web: Web, request: Request) -> Grant | None:
    """The caller's rights; None without a token or with an expired one, which still allows public requests."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return web.keys.find(token.strip()) if kind.lower() == "bearer" else None


async def _body(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.takes is None:
        return None
    if endpoint.takes is bytes:
        return await _read(request, endpoint.most)
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
    """The request body; at most `most` bytes are kept in memory, whatever its content-length says.

    Of one that is too large a little more is read: a browser that cannot send it all does not hear the answer.
    """
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size <= most:
            parts.append(part)
        elif size > LARGE:
            break
    if size > most:
        raise Turned(413, message("web-large", most=most // 1024))
    return b"".join(parts)
