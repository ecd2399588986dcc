"""Results to take along: a game for BG Stats as link and QR code, and the evening as a file."""

from collections.abc import Callable

from starlette.responses import Response

from companion import results
from companion.game_parts import ENGLISH
from companion.log import Log
from companion.messages import Speaker, find_language
from companion.web import shapes as s
from companion.web.answering import JSON, Turned
from companion.web.calls import Call, Endpoint
from companion.web.qr import SVG, qr_code
from companion.web.worked_out import worked_out
from engine.message import Message, message

CSV = "text/csv"


async def result(call: Call) -> Response:
    """The result of a saved game, with its link; 404 while it is not over."""
    number, language = call.number("number"), _language(call)

    def work(log: Log) -> s.TakeAlong:
        ended = _ended(log, number)
        return s.TakeAlong(ended, results.link(ended, Speaker(language)))

    return await worked_out(call, language, work)


async def picture(call: Call) -> Response:
    """The same link as a QR code; 404 if the names are too long for one."""
    number, language = call.number("number"), _language(call)

    def work(log: Log) -> bytes:
        code = qr_code(results.link(_ended(log, number), Speaker(language)), "l")
        if code is None:
            raise Turned(404, message("web-result-long"))
        return code

    return await worked_out(call, language, work, SVG)


def _ended(log: Log, number: int) -> results.Ended:
    if number not in log:
        raise Turned(404, message("log-no-such-game", number=number))
    ended = results.ended_game(log, number)
    if ended is None:
        raise Turned(404, message("web-no-result", number=number))
    return ended


def _language(call: Call) -> str:
    language = find_language(call.query("language") or ENGLISH)
    if isinstance(language, Message):
        raise Turned(404, language)
    return language


async def evening_json(call: Call) -> Response:
    """The games of this evening that are over."""
    return await _file(call, results.as_json, JSON, "json")


async def evening_csv(call: Call) -> Response:
    """The same for a spreadsheet."""
    return await _file(call, results.as_csv, CSV, "csv")


async def _file(call: Call, form: Callable[[results.EveningResults], bytes], kind: str, ending: str) -> Response:
    number = call.web.host.lobby.number

    def work(log: Log) -> bytes:
        found = results.evening_results(log, number)
        assert found is not None  # the lobby has written its evening down
        return form(found)

    name = f'attachment; filename="ambit-evening.{ending}"'
    return await worked_out(call, number, work, kind, content_disposition=name)


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/history/{number}/result", handler=result, gives=s.TakeAlong, asks=("language",),
        says="The result of a game that is over, with a link that hands it to the app BG Stats on the same phone.",
    ),
    Endpoint(
        method="GET", path="/api/history/{number}/bgstats.svg", handler=picture, gives=bytes, media=SVG,
        asks=("language",), says="The link for BG Stats as a QR code.",
    ),
    Endpoint(
        method="GET", path="/api/evening.json", handler=evening_json, gives=results.EveningResults,
        says="The games of this evening that are over: players, seats, winners, scores, when and how long.",
    ),
    Endpoint(
        method="GET", path="/api/evening.csv", handler=evening_csv, gives=bytes, media=CSV,
        says="The same as a table: one line for each player of each game.",
    ),
)  # fmt: skip
