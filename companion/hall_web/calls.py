"""Handling one HTTP request to the hall: who asks, what they send, and the answer or the problem with it."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from companion.hall.evening import Evening
from companion.hall_web.doors import Grant
from companion.hall_web.hall_web import HallWeb
from companion.web.answering import JSON, SMALL, Turned, answered, bearer, peer_of, read_body
from engine.message import message
from engine.refusal import Refusal

MOST = SMALL * 4
"""Bytes of a command: a round of 2,000 players that people put together has some 60,000."""
Who = Literal["anybody", "player", "desk"]


class Call(Struct, frozen=True):
    """A checked request: `body` has the type that the endpoint takes."""

    web: HallWeb
    request: Request
    peer: str
    grant: Grant | None
    body: Any

    @property
    def player(self) -> int:
        """The number of the player whose phone asks."""
        assert self.grant is not None
        assert self.grant.seat is not None
        return self.grant.seat

    @property
    def evening(self) -> Evening:
        """The open evening; where there is none, that is the answer."""
        if self.web.open.evening is None:
            raise Turned(409, message("hall-no-evening"))
        return self.web.open.evening

    def number(self, name: str, missing: str) -> int:
        """A whole number in the path; without one, `missing` is the answer."""
        text = str(self.request.path_params[name])
        if not text.isdecimal() or len(text) > 9:
            raise Turned(404, message(missing, number=text[:20]))
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One HTTP endpoint of the hall."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    who: Who = "anybody"
    says: str
    media: str = JSON
    asks: tuple[str, ...] = ()
    """The names of the query parameters."""


async def answer(web: HallWeb, endpoint: Endpoint, request: Request) -> Response:
    """Call the endpoint."""

    async def work() -> Any:
        given = await endpoint.handler(await _look_at(web, endpoint, request))
        if isinstance(given, Refusal):
            raise Turned(409, given)
        return given

    return await answered(work)


async def _look_at(web: HallWeb, endpoint: Endpoint, request: Request) -> Call:
    peer = peer_of(request)
    if wait := web.calls.take(peer):
        raise Turned(429, message("web-too-many"), wait=wait)
    grant = web.doors.find(bearer(request))
    if endpoint.who != "anybody":
        if grant is None:
            raise Turned(401, message("web-token-needed"))
        if grant.role != endpoint.who:
            raise Turned(403, message("hall-not-yours"))
    return Call(web, request, peer, grant, await read_body(request, endpoint.takes, MOST, MOST))
