"""The rules in plain words: one clause, or all clauses of a game."""

from typing import TypeVar

from starlette.responses import Response

from companion import clauses
from companion.game_parts import ENGLISH
from companion.log import Log
from companion.messages import find_language
from companion.web import shapes as s
from companion.web.answering import Turned
from companion.web.calls import Call, Endpoint
from companion.web.worked_out import worked_out
from engine.clauses import Clause
from engine.message import Message

T = TypeVar("T")


async def clause(call: Call) -> Response:
    """One rule by its id, in the language asked for or else in English; 404 for an unknown one."""
    id, language = call.text("clause"), _language(call)
    return await worked_out(call, language, lambda log: _info(_known(clauses.clause(id, language))))


async def rulebook(call: Call) -> Response:
    """All clauses of a game in their order; of the table itself for the name `table`; 404 for an unknown one."""
    game, language = call.text("game"), _language(call)

    def work(log: Log) -> s.Rulebook:
        found = _known(clauses.sections(game, language)).items()
        return s.Rulebook(game, tuple(s.RuleSection(name, tuple(map(_info, some))) for name, some in found))

    return await worked_out(call, language, work)


def _known(found: T | Message) -> T:
    if isinstance(found, Message):
        raise Turned(404, found)
    return found


def _language(call: Call) -> str:
    language = find_language(call.query("language") or ENGLISH)
    if isinstance(language, Message):
        raise Turned(404, language)
    return language


def _info(found: Clause) -> s.ClauseInfo:
    return s.ClauseInfo(found.id, found.section, found.text, found.prompt, found.rulings, found.options, found.language)


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/rules/{clause}", handler=clause, gives=s.ClauseInfo, asks=("language",),
        says="One rule in plain words. `language`: en or fr; English where a game was not translated.",
    ),
    Endpoint(
        method="GET", path="/api/rulebook/{game}", handler=rulebook, gives=s.Rulebook, asks=("language",),
        says="All rules of a game by section, or those of the table itself (`table`). `language` as for one rule.",
    ),
)  # fmt: skip
