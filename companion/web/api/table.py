"""The table: what is played at it, joining a seat, and tokens for its screens."""

from starlette.responses import Response

from companion.lobby.evening import HOST, handed_to
from companion.messages import languages
from companion.web import joining
from companion.web import shapes as s
from companion.web.addresses import is_this_machine, split_host
from companion.web.answering import Turned
from companion.web.calls import Call, Endpoint
from companion.web.keys import Given
from companion.web.qr import SVG, qr_code
from companion.web.web import Web
from engine.message import Message, message
from engine.refusal import Refusal, refuse

PASSED_ON = (
    "cdn-loop", "client-ip", "fastly-client-ip", "forwarded", "forwarded-for", "true-client-ip", "via", "x-client-ip",
    "x-cluster-client-ip", "x-original-forwarded-for", "x-original-host", "x-real-ip",
)  # fmt: skip
PROXIES = ("cf-", "tailscale-", "x-envoy-", "x-forwarded", "x-proxyuser-")
"""Headers of proxies, and how the names of others begin: a request with one of them may come from another machine."""


async def look(call: Call) -> s.TableInfo:
    """The current game, its seats and the address; the code only for staff and the host."""
    web, sitting = call.web, call.web.host.sitting
    view = sitting.session.view() if sitting else None
    return s.TableInfo(
        game=view.game if view else None,
        mode=view.mode if view else None,
        number=sitting.session.number if sitting else None,
        seats=_seats(web),
        simulated=web.host.simulated,
        languages=languages(),
        address=web.address,
        code=web.keys.code if call.is_host else None,
    )


def _seats(web: Web) -> tuple[s.SeatInfo, ...]:
    taken = web.keys.seats()
    return tuple(s.SeatInfo(seat, name, seat in taken) for seat, name in web.host.names().items())


async def join(call: Call) -> s.Joined | Refusal:
    """The code is checked first, so that a caller without it learns nothing about the seats."""
    web, wanted = call.web, call.body
    _try(call)
    if not web.keys.is_code(wanted.code):
        raise _wrong(call, "web-wrong-code")
    given = await call.turn(lambda: joining.join(web, wanted.seat, wanted.name))
    if isinstance(given, Refusal):
        return given
    if isinstance(given, Message):
        raise Turned(404 if given.id == "no-such-seat" else 409, given)
    assert given.grant.seat is not None
    return s.Joined(given.token, given.expires.isoformat(timespec="seconds"), given.grant.seat)


async def leave(call: Call) -> s.Nothing:
    """The caller gives up the own seat."""
    await call.turn(lambda: joining.leave(call.web, call.seat_now()))
    return s.Nothing()


async def free(call: Call) -> s.Nothing:
    """A host takes the seat from its phone, so that somebody else can join it; at once, however long it is away."""
    await call.turn(lambda: joining.free(call.web, call.body.seat))
    return s.Nothing()


async def become_host(call: Call) -> s.Nothing | Refusal:
    """With the PIN the caller's phone is host, instead of any other."""
    _try(call)
    if not call.web.keys.is_pin(call.body.pin):
        raise _wrong(call, "web-wrong-pin")
    return await call.turn(lambda: _made_host(call)) or s.Nothing()


def _made_host(call: Call) -> Refusal | None:
    lobby, seat = call.web.host.lobby, call.seat_now()
    return refuse(HOST, "lobby-host-only") if seat is None else lobby.change(handed_to(lobby.evening, seat))


async def referee(call: Call) -> s.Token:
    """A referee's token for the right PIN; wrong ones are limited per caller."""
    _try(call)
    if not call.web.keys.is_pin(call.body.pin):
        raise _wrong(call, "web-wrong-pin")
    return _token(await call.turn(lambda: call.web.keys.grant("referee")))


async def screen(call: Call) -> s.Token:
    """A token for the table's screen. On the machine itself it needs no PIN; a kiosk has a key that holds once."""
    said = call.body
    if said.pin or said.key or not _is_at_the_machine(call):
        if not said.pin and not said.key:  # not a guess: a page on another machine only asks whether it is the screen
            raise Turned(403, message("web-pin-needed"))
        _try(call)
        if said.key and not call.web.use_kiosk_key(said.key):
            raise _wrong(call, "web-wrong-key")
        if not said.key and not call.web.keys.is_pin(said.pin):
            raise _wrong(call, "web-wrong-pin")
    return _token(await call.turn(lambda: call.web.keys.grant("table")))


def _is_at_the_machine(call: Call) -> bool:
    """Whether the request comes from this machine itself, and not through another program on it.

    A browser here names this machine in the host header; for its address on the network it would come from that.
    """
    headers = call.request.headers
    host = split_host(headers.get("host", ""))
    named = is_this_machine(host) or host.lower().rstrip(".") in call.web.names
    return is_this_machine(call.peer) and named and not any(map(_is_of_a_proxy, headers))


def _is_of_a_proxy(header: str) -> bool:
    return header in PASSED_ON or header.startswith(PROXIES)


def _try(call: Call) -> None:
    if wait := call.web.guesses.wait(call.peer):
        raise Turned(429, message("web-too-many-tries", seconds=int(wait) + 1), wait=wait)


def _wrong(call: Call, id: str) -> Turned:
    """A wrong guess, which counts."""
    call.web.guesses.wrong(call.peer)
    return Turned(403, message(id))


def _token(given: Given) -> s.Token:
    return s.Token(given.token, given.expires.isoformat(timespec="seconds"))


async def qr(call: Call) -> Response:
    """The join address as an SVG QR code; for hosts with the code in it."""
    picture = qr_code(call.web.join_address(code=call.is_host))
    assert picture is not None  # an address is short
    return Response(picture, headers={"cache-control": "no-store"}, media_type=SVG)


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/table", handler=look, gives=s.TableInfo,
        says="What is played at the table and who sits at it. Hosts are told the code.",
    ),
    Endpoint(
        method="POST", path="/api/join", handler=join, takes=s.Join, gives=s.Joined,
        says="Sit down with the code that the table shows: at that seat, or at the next free one.",
    ),
    Endpoint(
        method="POST", path="/api/leave", handler=leave, gives=s.Nothing, who="seat",
        says="Get up again: the seat is free.",
    ),
    Endpoint(
        method="POST", path="/api/free", handler=free, takes=s.Free, gives=s.Nothing, who="host",
        says="Free a seat whose phone is lost.",
    ),
    Endpoint(
        method="POST", path="/api/host", handler=become_host, takes=s.HostPin, gives=s.Nothing, who="seat",
        says="Make the own phone host, with the PIN that the table's own screen shows.",
    ),
    Endpoint(
        method="POST", path="/api/referee", handler=referee, takes=s.Pin, gives=s.Token,
        says="Become the referee, with the PIN that the table's own screen shows.",
    ),
    Endpoint(
        method="POST", path="/api/screen", handler=screen, takes=s.ScreenKey, gives=s.Token,
        says="Become the table's screen: on the machine itself, with the PIN, or with a kiosk's key, which holds once.",
    ),
    Endpoint(
        method="GET", path="/api/qr.svg", handler=qr, gives=bytes, media=SVG,
        says="The address to join at as a QR code; for hosts with the code in it.",
    ),
)  # fmt: skip
