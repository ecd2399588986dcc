"""Results to take along: a game for BG Stats as link and QR code, and the evening as a file."""

from starlette.responses import Response

from companion import results
from companion.game_parts import ENGLISH
from companion.messages import Speaker, find_language
from companion.web import shapes as s
from companion.web.calls import Call, Endpoint, Turned
from companion.web.qr import qr_code
from engine.message import Message, message

CSV = "text/csv"


async def result(call: Call) -> s.TakeAlong:
    """The result of a saved game, with its link; 404 while it is not over."""
    ended = _ended(call)
    return s.TakeAlong(ended, results.link(ended, _speaker(call)))


async def picture(call: Call) -> Response:
    """The same link as a QR code; 404 if the names are too long for one."""
    code = qr_code(results.link(_ended(call), _speaker(call)), "l")
    if code is None:
        raise Turned(404, message("web-result-long"))
    return code


def _ended(call: Call) -> results.Ended:
    number, log = call.number("number"), call.web.host.log
    if number not in log:
        raise Turned(404, message("log-no-such-game", number=number))
    ended = results.ended_game(log, number)
    if ended is None:
        raise Turned(404, message("web-no-result", number=number))
    return ended


def _speaker(call: Call) -> Speaker:
    language = find_language(call.query("language") or ENGLISH)
    if isinstance(language, Message):
        raise Turned(404, language)
    return Speaker(language)


async def evening_json(call: Call) -> Response:
    """The games of this evening that are over."""
    return _file(results.as_json(_evening(call)), "application/json", "json")


async def evening_csv(call: Call) -> Response:
    """The same for a spreadsheet."""
    return _file(results.as_csv(_evening(call)), CSV, "csv")


def _evening(call: Call) -> results.EveningResults:
    found = results.evening_results(call.web.host.log, call.web.host.lobby.number)
    assert found is not None  # the lobby has written its evening down
    return found


def _file(body: bytes, kind: str, ending: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="ambit-evening.{ending}"'}
    return Response(body, headers=headers, media_type=kind)


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/history/{number}/result", handler=result, gives=s.TakeAlong, asks=("language",),
        says="The result of a game that is over, with a link that hands it to the app BG Stats on the same phone.",
    ),
    Endpoint(
        method="GET", path="/api/history/{number}/bgstats.svg", handler=picture, gives=bytes, media="image/svg+xml",
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
