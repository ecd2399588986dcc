"""The HTTP endpoints of the hall: the desk runs the evening, phones check in, everybody may take the results along."""

import asyncio
from typing import Any

from starlette.responses import Response

from companion.hall.pairing import Reasons, proposal
from companion.hall.rules import actions as a
from companion.hall.rules.matches import by_name, regrettable, seated
from companion.hall.rules.rules import Step, not_yet
from companion.hall.rules.state import Hall
from companion.hall_web import exports
from companion.hall_web import shapes as w
from companion.hall_web.calls import Call, Endpoint
from companion.hall_web.choosing import offered
from companion.hall_web.keeping import kept_evenings
from companion.web.addresses import is_this_machine
from companion.web.answering import Turned
from companion.web.qr import SVG, qr_code
from engine.action import to_data
from engine.message import message
from engine.refusal import Refusal, refuse


async def become_desk(call: Call) -> w.TokenTold:
    """On the machine itself nothing is asked; elsewhere the PIN."""
    if not is_this_machine(call.peer) or call.body.pin:
        _try(call)
        if not call.web.doors.is_pin(call.body.pin):
            raise _wrong(call, "hall-wrong-pin")
    return w.TokenTold(call.web.doors.tokens.grant("desk").token)


def _try(call: Call) -> None:
    if wait := call.web.guesses.wait(call.peer):
        raise Turned(429, message("web-too-many-tries", seconds=int(wait) + 1), wait=wait)


def _wrong(call: Call, id: str) -> Turned:
    """A wrong guess, which counts."""
    call.web.guesses.wrong(call.peer)
    return Turned(403, message(id))


# Which evening


async def games(call: Call) -> w.Offered:
    """What can be played."""
    return offered()


async def begin(call: Call) -> w.KeptEvenings | Refusal:
    """A new evening, which is open then."""
    kept = await call.web.open.begin(call.body)
    return kept if isinstance(kept, Refusal) else kept_evenings(call.web.open)


async def evenings(call: Call) -> w.KeptEvenings:
    """Every evening of the log, the newest first."""
    return kept_evenings(call.web.open)


async def take_up(call: Call) -> w.KeptEvenings | Refusal:
    """An evening of the log goes on."""
    kept = await call.web.open.take_up(call.number("number", "hall-no-such-evening"))
    return kept if isinstance(kept, Refusal) else kept_evenings(call.web.open)


# What the desk does


async def do(call: Call) -> w.Facts | Refusal:
    """A deed of the desk."""
    return _facts(call.web.open.do(call.body))


def _facts(done: Step | Refusal) -> w.Facts | Refusal:
    return done if isinstance(done, Refusal) else w.Facts(tuple(to_data(done.facts)))


async def undo(call: Call) -> w.Facts | Refusal:
    """Take back what was done last."""
    return call.web.open.undo(call.body.step) or w.Facts(())


async def redo(call: Call) -> w.Facts | Refusal:
    """Bring back what was taken back last."""
    return call.web.open.redo(call.body.step) or w.Facts(())


async def answer(call: Call) -> w.Facts | Refusal:
    """A judge was at that table."""
    return _facts(call.web.open.do(a.Answer(str(call.request.path_params["table"])[:40])))


async def tap(call: Call) -> w.TapTold:
    """A badge was held to a reader that types its number."""
    return call.web.desk.tap(call.body.badge)


async def propose(call: Call) -> w.Proposal | Refusal:
    """The next round as the rules propose it. For a large hall it takes seconds: pages are served meanwhile."""
    return await asyncio.to_thread(_proposed, call.evening.hall)


def _proposed(hall: Hall) -> w.Proposal | Refusal:
    if refusal := not_yet(hall):
        return refusal
    matches = seated(hall, proposal(hall).matches)
    reasons = Reasons(hall)
    told = tuple(w.ProposedMatch(one.players, one.table, reasons.of(one)) for one in matches)
    return w.Proposal(len(hall.rounds) + 1, told, tuple(to_data(list(regrettable(hall, matches)))))


# Phones


async def check_in(call: Call) -> w.CheckedIn | Refusal:
    """A player checks in by phone; who was checked in at the desk gets their number, unless another phone has it."""
    _try(call)
    if not call.web.doors.is_code(call.body.code):
        raise _wrong(call, "hall-wrong-code")
    name = call.body.name
    known = by_name(call.evening.hall.players, name)
    if known is not None and call.web.doors.has_phone(known.number):
        return refuse("HALL-IN-02", "hall-phone-taken", name=known.name, number=known.number)
    if known is None:
        done = call.web.open.do(a.CheckIn(name))
        if isinstance(done, Refusal):
            return done
        known = done.hall.players[-1]
    given = call.web.doors.tokens.grant("player", known.number)
    return w.CheckedIn(known.number, known.name, given.token)


async def free_phone(call: Call) -> w.Facts:
    """The phone of a player is lost: another one may check in with their name."""
    number = call.number("number", "hall-nobody")
    if not 1 <= number <= len(call.evening.hall.players):
        raise Turned(404, message("hall-nobody", number=number))
    call.web.show_out({number})
    return w.Facts(())


async def leave(call: Call) -> w.Facts | Refusal:
    """The player goes home, or pauses."""
    return _facts(call.evening.do(a.Leave(call.player)))


async def come_back(call: Call) -> w.Facts | Refusal:
    """The player takes part again."""
    return _facts(call.evening.do(a.ComeBack(call.player)))


# To read and take along


async def round_told(call: Call) -> w.RoundTold:
    """One round, also an earlier one."""
    number, rounds = call.number("number", "hall-no-such-round"), call.evening.hall.rounds
    if not 1 <= number <= len(rounds):
        raise Turned(404, message("hall-no-such-round", number=number))
    return w.RoundTold(number, call.web.telling.of_round(call.evening, rounds[number - 1]))


async def standings_csv(call: Call) -> Response:
    """Standings for a spreadsheet."""
    return _file(exports.standings_csv(call.evening.hall), exports.CSV, "standings.csv")


async def results_csv(call: Call) -> Response:
    """Results for a spreadsheet."""
    return _file(exports.results_csv(call.evening.hall), exports.CSV, "results.csv")


async def evening_json(call: Call) -> exports.EveningExported:
    """The whole evening for other programs."""
    return exports.evening_json(call.evening, call.web.telling)


def _file(body: bytes, kind: str, name: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(body, headers=headers, media_type=kind)


async def qr(call: Call) -> Response:
    """Where phones check in, as an SVG QR code; without the code of the day."""
    picture = qr_code(f"http://{call.web.address}/")
    assert picture is not None  # an address is short
    return Response(picture, headers={"cache-control": "no-store"}, media_type=SVG)


NEEDED = {"desk": "the desk's token", "player": "the token of a phone that was checked in"}
"""For whom an endpoint is, and with which token."""


async def openapi(call: Call) -> dict[str, Any]:
    """The HTTP endpoints, for programs."""
    from companion.web.openapi import describe

    return await asyncio.to_thread(describe, ENDPOINTS, "Ambit, the hall", NEEDED)


async def asyncapi(call: Call) -> dict[str, Any]:
    """The socket, for programs."""
    from companion.web.asyncapi import described

    return await asyncio.to_thread(described, "hall", w.FromPage, w.ToPage)


def _get(path: str, handler: Any, gives: Any, says: str, **more: Any) -> Endpoint:
    return Endpoint(method="GET", path=path, handler=handler, gives=gives, says=says, **more)


def _post(path: str, handler: Any, gives: Any, says: str, **more: Any) -> Endpoint:
    return Endpoint(method="POST", path=path, handler=handler, gives=gives, says=says, **more)


ENDPOINTS: tuple[Endpoint, ...] = (
    _post("/api/desk", become_desk, w.TokenTold, "Become the desk.", takes=w.BecomeDesk),
    _get("/api/games", games, w.Offered, "What can be played."),
    _post("/api/evening", begin, w.KeptEvenings, "Begin a new evening.", takes=w.NewEvening, who="desk"),
    _get("/api/evenings", evenings, w.KeptEvenings, "The kept evenings.", who="desk"),
    _post("/api/evenings/{number}", take_up, w.KeptEvenings, "Take up a kept evening.", who="desk"),
    _post("/api/deeds", do, w.Facts, "Do something.", takes=w.AnyDeed, who="desk"),
    _post("/api/undo", undo, w.Facts, "Take back what was done last.", takes=w.Seen, who="desk"),
    _post("/api/redo", redo, w.Facts, "Bring back what was taken back.", takes=w.Seen, who="desk"),
    _post("/api/answer/{table}", answer, w.Facts, "A judge was at that table.", who="desk"),
    _post("/api/tap", tap, w.TapTold, "A badge was tapped.", takes=w.Tapped, who="desk"),
    _get("/api/proposal", propose, w.Proposal, "The next round as the rules propose it.", who="desk"),
    _post("/api/check-in", check_in, w.CheckedIn, "Check in by phone.", takes=w.CheckInByPhone),
    _post("/api/phones/{number}/free", free_phone, w.Facts, "Let another phone check in as a player.", who="desk"),
    _post("/api/me/leave", leave, w.Facts, "Leave.", who="player"),
    _post("/api/me/come-back", come_back, w.Facts, "Come back.", who="player"),
    _get("/api/rounds/{number}", round_told, w.RoundTold, "One round."),
    _get("/api/export/standings.csv", standings_csv, bytes, "The standings.", media=exports.CSV),
    _get("/api/export/results.csv", results_csv, bytes, "All results.", media=exports.CSV),
    _get("/api/export/evening.json", evening_json, exports.EveningExported, "The whole evening."),
    _get("/api/qr", qr, bytes, "Where phones check in, as a QR code.", media=SVG),
    _get("/api/openapi.json", openapi, dict[str, Any], "This description, for programs."),
    _get("/api/asyncapi.json", asyncapi, dict[str, Any], "AsyncAPI description of the socket at /ws."),
)
