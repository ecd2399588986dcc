"""Trying something of a game out: what a game's sandbox takes, computed off the table's thread and kept nowhere."""

from typing import Any

from starlette.responses import Response

from companion.cards.pool import every_pack, pool_of
from companion.log.beside import log_beside
from companion.web.answering import Turned, respond
from companion.web.calls import Call, Endpoint
from engine import registry
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import Refusal


async def try_out(call: Call) -> Response | Refusal:
    """404 for a game without a sandbox; a refusal names its clause, as at the table."""
    name, path = call.text("game"), call.web.host.log.path
    game = registry.find(name)
    if game is None or game.sandbox is None:
        raise Turned(404, message("web-no-sandbox", game=name))
    sandbox = game.sandbox
    wish = shaped(call.body, sandbox.takes)
    if isinstance(wish, Message):
        raise Turned(400, wish)

    def computed() -> Response | Refusal:
        """A page may ask for much, and a game at the table goes on meanwhile."""
        with log_beside(path) as log:
            cards = pool_of(log, game, *(pack.pack for pack in every_pack(log, name))).cards
        given = sandbox.run(cards, wish)
        if isinstance(given, Message):
            raise Turned(400, given)
        return given if isinstance(given, Refusal) else respond(given)

    return await call.web.long_work.do(call.peer, computed)


ENDPOINTS = (
    Endpoint(
        method="POST", path="/api/sandbox/{game}", handler=try_out, takes=dict[str, Any], gives=dict[str, Any],
        is_long=True, says="Try something of a game out. Nothing at the table changes, and nothing is kept.",
    ),
)  # fmt: skip
