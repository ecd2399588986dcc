"""What every HTTP answer is made of: who asks, what they send, the value as JSON, or the problem with it."""

import os
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from companion.files import UnreadableFile
from companion.log import Unusable
from companion.session import Halted
from companion.web.long_work import Busy
from companion.web.shapes import Problem
from engine.message import Message, message
from engine.reading import decode, shaped
from engine.refusal import Refusal

SMALL, LARGE = 64 * 1024, 4 * 1024 * 1024
"""The largest request body (bytes): for a command, and for a file."""
JSON = "application/json"


class Turned(Exception):
    """Raised to answer with an error status and a message."""

    def __init__(self, status: int, said: Message | Refusal, line: int | None = None, wait: float = 0.0) -> None:
        clause = said.clause if isinstance(said, Refusal) else None
        what = said.message if isinstance(said, Refusal) else said
        super().__init__(what.id)
        self.status, self.problem, self.wait = status, Problem(what, clause, line), wait


async def answered(work: Callable[[], Awaitable[Any]]) -> Response:
    """What the work gives. Every exception becomes an answer that the description lists."""
    try:
        given = await work()
    except Turned as turned:
        return problem(turned)
    except Busy as busy:
        return problem(Turned(429, busy.message, wait=busy.wait))
    except (Unusable, Halted) as stopped:
        return problem(Turned(503, stopped.message))
    except UnreadableFile as wrong:
        return problem(Turned(400, Message(wrong.id, wrong.gaps), wrong.line))
    except Exception as fault:  # a bug: what was done is safe in the log, and the caller gets a message
        if os.environ.get("AMBIT_DEBUG"):
            raise
        return problem(Turned(500, message("fault", what=type(fault).__name__)))
    if isinstance(given, Refusal):
        return problem(Turned(409, given))
    return given if isinstance(given, Response) else respond(given)


def respond(given: Any, status: int = 200) -> Response:
    """The value as JSON, never cached."""
    return Response(msgspec.json.encode(given), status, {"cache-control": "no-store"}, JSON)


def problem(turned: Turned) -> Response:
    """With how long to wait, where that helps."""
    response = respond(turned.problem, turned.status)
    if turned.wait:
        response.headers["retry-after"] = str(int(turned.wait) + 1)
    return response


def peer_of(request: Request) -> str:
    """The address of whoever asks."""
    return request.client.host if request.client else ""


def bearer(request: Request) -> str:
    """The token that the caller shows; "" without one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def read_body(request: Request, takes: Any, most: int = LARGE, command: int = SMALL) -> Any:
    """What was sent, as the type that is taken: `bytes` for a file of at most `most`, else JSON of `command`."""
    if takes is None:
        return None
    if takes is bytes:
        return await _read(request, most)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Turned(415, message("web-json-only"))
    line = decode(await _read(request, command))
    if isinstance(line, Message):
        raise Turned(400, line)
    if line.repeated is not None:
        raise Turned(400, message("json-repeated", key=line.repeated))
    body = shaped(line.data, takes)
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
