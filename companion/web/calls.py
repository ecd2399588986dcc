"""Handling one HTTP request: who asks, what they send, and the answer or the problem with it."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Literal, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from companion.web.answering import JSON, LARGE, Turned, answered, bearer, peer_of, read_body
from companion.web.keys import Grant
from companion.web.rights import is_host
from companion.web.web import Web
from engine.message import message

T = TypeVar("T")
Who = Literal["anybody", "seat", "player", "host", "staff", "referee"]
"""staff: the table's own screen or the referee; host: these, or the phone that is host; player: these, or any seat."""
_MAY: dict[Who, tuple[str, ...]] = {
    "seat": ("seat",), "staff": ("table", "referee"), "referee": ("referee",), "player": ("seat", "table", "referee"),
}  # fmt: skip


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
    """Call the endpoint, when the table is whole."""

    async def work() -> Any:
        await web.host.turns.whole()
        with web.long_work.place(peer_of(request)) if endpoint.is_long else nullcontext():
            return await endpoint.handler(await _look_at(web, endpoint, request))

    return await answered(work)


async def _look_at(web: Web, endpoint: Endpoint, request: Request) -> Call:
    peer = peer_of(request)
    if wait := web.calls.take(peer):
        raise Turned(429, message("web-too-many"), wait=wait)
    grant = _grant(web, request)
    if endpoint.who != "anybody":
        if grant is None:
            raise Turned(401, message("web-token-needed"))
        allowed = grant.role in _MAY.get(endpoint.who, ()) or (endpoint.who == "host" and _is_host(web, grant))
        if not allowed:
            raise Turned(403, message("web-not-yours"))
    return Call(web, request, peer, grant, await read_body(request, endpoint.takes, endpoint.most))


def _grant(web: Web, request: Request) -> Grant | None:
    """The caller's rights; None without a token or with an expired one, which still allows public requests."""
    token = bearer(request)
    return web.keys.find(token) if token else None
