"""One evening: who sits where, who is host, what is chosen. Pure: every order gives another evening, or a refusal."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.lobby.choice import Choice, Wish, chosen
from companion.lobby.codes import new_code, new_pin
from engine.action import SeatName
from engine.legible import unseen
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from hardware.roles import MOST_SEATS

LOBBY, HOST = "TABLE-LOBBY", "TABLE-HOST"
Moves = Mapping[int, int]
"""Where people sit now, by where they sat before; who is not named here has got up."""


class Evening(Struct, frozen=True, kw_only=True):
    """As it is kept in the database."""

    code: str
    pin: str
    seats: Annotated[tuple[SeatName | None, ...], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
    """Who sits at seat 1, 2 …: a name, "" for somebody without one, None for nobody."""
    host: int | None = None
    """The seat whose phone may do what hosts may; always one at which somebody sits."""
    choice: Choice = Choice()
    again: tuple[int, ...] = ()
    """The seats that want to play once more."""
    first: int = 0
    """The seat that began the last game, where that is known: the next one begins the next game."""

    @property
    def people(self) -> dict[int, str]:
        """Who sits, by seat."""
        return {seat: name for seat, name in enumerate(self.seats, 1) if name is not None}


def begun(pin: str = "") -> Evening:
    """A new evening: nobody sits yet."""
    return Evening(code=new_code(), pin=pin or new_pin(), seats=(None,) * MOST_SEATS)


def free_seat(evening: Evening, most: int) -> int | None:
    """The first seat at which nobody sits, of those that the table has."""
    return next((seat for seat in range(1, most + 1) if evening.seats[seat - 1] is None), None)


def sat(evening: Evening, seat: int, name: str, most: int) -> Evening | Refusal:
    """Somebody sits down at a free seat, or is called otherwise; an empty name leaves the name that was there."""
    if not 1 <= seat <= most:
        return refuse(INPUT, "no-such-seat", number=seat, seats=most)
    if (wrong := unseen(name)) is not None:
        return Refusal(INPUT, wrong)
    called = shaped(name.strip(), SeatName)
    if isinstance(called, Message):
        return Refusal(INPUT, called)
    return _with(evening, seat, called or evening.seats[seat - 1] or "")


def stood(evening: Evening, seat: int) -> Evening | Refusal:
    """Somebody gets up. A host who gets up is host no more."""
    if seat not in evening.people:
        return refuse(LOBBY, "lobby-nobody-there", seat=seat)
    return moved_all(evening, {other: other for other in evening.people if other != seat})


def moved(evening: Evening, seat: int, to: int, most: int) -> Evening | Refusal:
    """Somebody moves to another seat; who sits there takes the seat that becomes free."""
    if not 1 <= to <= most:
        return refuse(INPUT, "no-such-seat", number=to, seats=most)
    if seat not in evening.people:
        return refuse(LOBBY, "lobby-nobody-there", seat=seat)
    return moved_all(evening, swap(evening, seat, to))


def swap(evening: Evening, seat: int, to: int) -> Moves:
    """Where everybody sits after those two seats were exchanged."""
    return {other: {seat: to, to: seat}.get(other, other) for other in evening.people}


def moved_all(evening: Evening, moves: Moves) -> Evening:
    """Everybody sits where `moves` says; votes and the host go along."""
    seats: list[SeatName | None] = [None] * MOST_SEATS
    for before, after in moves.items():
        seats[after - 1] = evening.people[before]
    host = None if evening.host is None else moves.get(evening.host)
    again = tuple(sorted(moves[seat] for seat in evening.again if seat in moves))
    return replace(evening, seats=tuple(seats), host=host, again=again)


def chose(evening: Evening, wish: Wish) -> Evening | Refusal:
    """Something else is chosen; votes for playing the same again are void."""
    choice = chosen(evening.choice, wish)
    return choice if isinstance(choice, Refusal) else replace(evening, choice=choice, again=())


def handed_to(evening: Evening, seat: int | None) -> Evening | Refusal:
    """The phone of that seat is host from now on, instead of any other; None: no phone is."""
    if seat is not None and seat not in evening.people:
        return refuse(HOST, "lobby-nobody-there", seat=seat)
    return replace(evening, host=seat)


def voted(evening: Evening, seat: int, yes: bool) -> Evening | Refusal:
    """Somebody wants to play once more, or no more."""
    if seat not in evening.people:
        return refuse(LOBBY, "lobby-nobody-there", seat=seat)
    others = tuple(other for other in evening.again if other != seat)
    return replace(evening, again=tuple(sorted((*others, seat))) if yes else others)


def with_new_code(evening: Evening) -> Evening:
    """The old code opens no seat any more; who sits stays."""
    return replace(evening, code=new_code(evening.code))


def _with(evening: Evening, seat: int, name: str) -> Evening:
    return replace(evening, seats=(*evening.seats[: seat - 1], name, *evening.seats[seat:]))
