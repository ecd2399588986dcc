"""Sitting down with a phone: in the lobby and in a game, at a free seat or at one whose phone is gone."""

from companion.host import Sitting
from companion.lobby.evening import free_seat, sat, stood
from companion.web.keys import Given
from companion.web.web import Web
from engine.message import Message, message
from engine.refusal import Refusal


def join(web: Web, seat: int | None, name: str) -> Given | Message | Refusal:
    """A token for the seat, or for the next free one; the words for people where there is none."""
    web.host.lobby.touch()
    wanted = seat if seat is not None else _next_free(web, name)
    if wanted is None:
        return message("web-all-taken") if web.host.sitting is None else message("web-which-seat")
    refused = _cannot(web, wanted) or _sit(web, wanted, name)
    if refused is not None:
        return refused
    if wanted in web.keys.seats():
        web.hub.take_phone(wanted)
    given = web.keys.grant("seat", wanted)
    web.hub.presence.left(wanted)  # until its page is open
    if web.host.sitting is not None:
        web.host.take(wanted)
    web.hub.lobby_changed()
    return given


def _next_free(web: Web, name: str) -> int | None:
    """The seat of somebody of that name without a phone; else a free one, which in a game nobody plays or owns."""
    host, taken = web.host, web.keys.seats()
    names = host.names()
    same = [seat for seat, other in names.items() if name.strip() and other.casefold() == name.strip().casefold()]
    own = next((seat for seat in same if seat not in taken), None)
    if own is not None:
        return own
    if host.sitting is None:
        return free_seat(host.lobby.evening, host.seats)
    return next(
        (seat for seat, other in names.items() if seat not in taken and _nobodys(host.sitting, seat, other)), None
    )


def _nobodys(sitting: Sitting, seat: int, name: str) -> bool:
    return not name or (sitting.director is not None and seat in sitting.director.by_themselves)


def _cannot(web: Web, seat: int) -> Message | None:
    """Why nobody can join this seat now."""
    there = web.host.names() if web.host.sitting else range(1, web.host.seats + 1)
    if seat not in there:
        return message("no-such-seat", number=seat, seats=len(there))
    if seat in web.keys.seats() and not web.hub.presence.is_free(seat):
        return message("web-seat-taken", seat=seat)
    return None


def _sit(web: Web, seat: int, name: str) -> Refusal | None:
    """In a game the name is said by the game's own verb, in the lobby by the evening."""
    host = web.host
    if host.sitting is None:
        return host.lobby.change(sat(host.lobby.evening, seat, name, host.seats))
    return host.rename(seat, name) if name.strip() and name.strip() != host.names()[seat] else None


def free(web: Web, seat: int) -> None:
    """Take the seat from its phone, however long it is away; whoever sits there stays. In a demo it plays by itself."""
    web.hub.take_phone(seat)
    if web.host.sitting is not None:
        web.host.release(seat)
    web.hub.lobby_changed()


def leave(web: Web, seat: int | None) -> None:
    """Take the seat from its phone. In the lobby its owner gets up; in a demo it plays by itself again."""
    if seat is None:
        return
    web.hub.take_phone(seat)
    host = web.host
    if host.sitting is not None:
        host.release(seat)
    elif seat in host.lobby.evening.people:
        host.lobby.change(stood(host.lobby.evening, seat))
    web.hub.lobby_changed()
