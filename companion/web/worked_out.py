"""Answers that take work: done beside the table's thread, and once as long as nothing new is in the database."""

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from starlette.responses import Response

from companion.log import Log
from companion.log.beside import log_beside
from companion.web.answering import JSON
from companion.web.calls import Call
from companion.web.kept_answers import respond_squeezed, squeezed


async def worked_out(call: Call, key: Hashable, work: Callable[[Log], Any], kind: str = JSON, **more: str) -> Response:
    """What `work` gives, as JSON; bytes as they are. `key` names all on which it depends besides the database.

    `work` is called in another thread, with a log that only it uses. `more` are headers of the answer.
    """
    web, log = call.web, call.web.host.log
    whole = (call.request.url.path, key, log.version())

    async def body() -> bytes:
        """Kept before anybody else can ask for it."""
        done = await web.long_work.do(call.peer, partial(_done, log.path, work))
        web.answers.keep(whole, done)
        return done

    found = web.answers.find(whole)
    if found is None:
        found = await web.long_work.once(whole, body)
    return respond_squeezed(call.request, found, kind, {name.replace("_", "-"): text for name, text in more.items()})


def _done(path: Path, work: Callable[[Log], Any]) -> bytes:
    with log_beside(path) as log:
        given = work(log)
    return squeezed(given if isinstance(given, bytes) else msgspec.json.encode(given))
