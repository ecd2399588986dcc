"""The table: what is played at it, joining a seat, and tokens for its screens."""

from io import BytesIO

from starlette.responses import Response

from companion.host import Sitting
from companion.messages import languages
from companion.web import shapes as s
from companion.web.addresses import is_this_machine
from companion.web.calls import Call, Endpoint, Turned
from companion.web.keys import Grant
from companion.web.web import Web
from engine.message import message

PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of proxies: a request with one of them may come from another machine."""


async def look(call: Call) -> s.TableInfo:
    """The current game, its seats and the address; the code only for staff."""
    web, sitting = call.web, call.web.host.sitting
    view = sitting.session.view() if sitting else None
    return s.TableInfo(
        game=view.game if view else None,
        mode=view.mode if view else None,
        number=sitting.session.number if sitting else None,
        seats=_seats(web, sitting),
        simulated=web.host.simulated,
        languages=languages(),
        address=web.address,
        code=web.keys.code if call.is_staff else None,
    )


def _seats(web: Web, sitting: Sitting | None) -> tuple[s.SeatInfo, ...]:
    taken = web.keys.seats()
    seats = sitting.session.view().seats if sitting else []
    return tuple(s.SeatInfo(seat.seat, seat.name, seat.seat in taken) for seat in seats)


async def join(call: Call) -> s.Joined:
    """The code is checked first, so that a caller without it learns nothing about the seats."""
    web, wanted = call.web, call.body
    _try(call)
    if not web.keys.is_code(wanted.code):
        raise Turned(403, message("web-wrong-code"))
    web.knew(call.peer)
    sitting = web.host.sitting
    names = {seat.seat: seat.name for seat in sitting.session.view().seats} if sitting else {}
    if sitting is None or wanted.seat not in names:
        missing = message("no-such-seat", number=wanted.seat, seats=len(names))
        raise Turned(404, message("web-no-game") if sitting is None else missing)
    if wanted.seat in web.keys.seats():
        raise Turned(409, message("web-seat-taken", seat=wanted.seat))
    grant = web.keys.grant("seat", wanted.seat, names[wanted.seat])
    if sitting.director is not None:
        sitting.director.take(wanted.seat)
    web.hub.look_again()
    return s.Joined(grant.token, grant.expires.isoformat(timespec="seconds"), wanted.seat)


async def leave(call: Call) -> s.Nothing:
    """The caller gives up the own seat."""
    assert call.grant is not None
    assert call.grant.seat is not None
    _free(call.web, call.grant.seat)
    return s.Nothing()


async def free(call: Call) -> s.Nothing:
    """Staff frees a seat, so that somebody else can join it."""
    _free(call.web, call.body.seat)
    return s.Nothing()


def _free(web: Web, seat: int) -> None:
    """Take the seat from its phone; in a demo it plays by itself again."""
    sitting = web.host.sitting
    web.keys.free(seat)
    web.hub.turn_out(message("web-seat-over"))
    if sitting is not None and sitting.director is not None:
        sitting.director.release(seat)
    web.hub.look_again()


async def referee(call: Call) -> s.Token:
    """A referee's token for the right PIN; wrong ones are limited per caller."""
    _try(call)
    if not call.web.keys.is_pin(call.body.pin):
        raise Turned(403, message("web-wrong-pin"))
    return _token(call.web.keys.grant("referee"))


async def screen(call: Call) -> s.Token:
    """A token for the table's screen. On the machine itself it needs no PIN."""
    passed_on = any(name in call.request.headers for name in PASSED_ON)
    if not is_this_machine(call.peer) or passed_on or call.body.pin:
        if not call.body.pin:  # not a guess: a page on another machine only asks whether it is the screen
            raise Turned(403, message("web-pin-needed"))
        _try(call)
        if not call.web.keys.is_pin(call.body.pin):
            raise Turned(403, message("web-wrong-pin"))
    return _token(call.web.keys.grant("table"))


def _try(call: Call) -> None:
    if wait := call.web.tries(call.peer):
        raise Turned(429, message("web-too-many-tries", seconds=int(wait) + 1), wait=wait)


def _token(grant: Grant) -> s.Token:
    return s.Token(grant.token, grant.expires.isoformat(timespec="seconds"))


async def qr(call: Call) -> Response:
    """The join address as an SVG QR code; for staff with the code in it."""
    import segno  # imported late, for a quicker start

    picture = BytesIO()
    address = call.web.join_address(code=call.is_staff)
    look = {"border": 2, "dark": "#000", "light": "#fff", "omitsize": True, "xmldecl": False}
    segno.make(address, error="m", micro=False).save(picture, kind="svg", **look)
    return Response(picture.getvalue(), headers={"cache-control": "no-store"}, media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/table", handler=look, gives=s.TableInfo,
        says="What is played at the table and who sits at it. The table's screen and the referee are told the code.",
    ),
    Endpoint(
        method="POST", path="/api/join", handler=join, takes=s.Join, gives=s.Joined,
        says="Sit down at a seat with the code that the table shows.",
    ),
    Endpoint(
        method="POST", path="/api/leave", handler=leave, gives=s.Nothing, who="seat",
        says="Get up again: the seat is free.",
    ),
    Endpoint(
        method="POST", path="/api/free", handler=free, takes=s.Free, gives=s.Nothing, who="staff",
        says="Free a seat whose phone is lost.",
    ),
    Endpoint(
        method="POST", path="/api/referee", handler=referee, takes=s.Pin, gives=s.Token,
        says="Become the referee, with the PIN that the terminal showed.",
    ),
    Endpoint(
        method="POST", path="/api/screen", handler=screen, takes=s.Pin, gives=s.Token,
        says="Become the table's screen: on the machine itself, or with the PIN.",
    ),
    Endpoint(
        method="GET", path="/api/qr.svg", handler=qr, gives=bytes, media="image/svg+xml",
        says="The address to join at as a QR code; for the table's screen and the referee with the code in it.",
    ),
)  # fmt: skip
