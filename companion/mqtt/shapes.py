"""The messages between tables and a hall, as JSON. What cannot be read, or is too large, is nothing that we sent."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from engine.action import SeatName

LARGEST = 256 * 1024
"""Bytes: a public view of eight seats has a tenth of that. Whatever is larger is not even decoded."""

Number = Annotated[int, Meta(ge=1, le=2**53)]
Short = Annotated[str, Meta(max_length=80)]
Seconds = Annotated[float, Meta(ge=0, le=1e12)]


class Told(Struct, frozen=True, omit_defaults=True):
    """A message. Fields that a newer Ambit adds are overlooked by an older one."""


class Sealed(Told, frozen=True):
    """A message that has an effect: it carries a seal that only those can make who have the hall's key."""

    seal: Annotated[str, Meta(max_length=64)] = ""


# What tables tell


class Description(Told, frozen=True, kw_only=True):
    """A table that has come to the hall."""

    run: Short
    """Differs from one start of the program to the next."""
    version: Short
    seats: Annotated[int, Meta(ge=1, le=8)]
    devices: tuple[Short, ...] = ()
    """The roles that it has, such as `seat1.reader`."""


class Alert(Told, frozen=True):
    id: Short
    args: dict[str, Any] = {}
    """The message of the catalogues that says what is wrong."""


class PublicView(Told, frozen=True, kw_only=True):
    """What everybody at the table sees, and never more."""

    game: Number
    """The number of the game in the table's log."""
    step: Annotated[int, Meta(ge=0)]
    view: dict[str, Any]


class Event(Told, frozen=True, kw_only=True):
    run: Short
    sequence: Number
    """Counts from 1 in every run: a gap shows that something was missed."""
    game: Number
    step: Annotated[int, Meta(ge=0)]
    facts: tuple[dict[str, Any], ...]


class Heartbeat(Told, frozen=True):
    run: Short


class Call(Told, frozen=True):
    run: Short


class ResultTold(Sealed, frozen=True, kw_only=True):
    """How a match ended. A table numbers its results from 1 for ever, and tells each until it is confirmed."""

    evening: Short
    """The hall's evening to which the match belongs."""
    number: Number
    key: Short
    """Which game of which log it was: the same game is one result, however often it is told."""
    round: Number
    players: tuple[Number, ...]
    winners: tuple[Number, ...]
    """All players, or nobody, for a draw."""


# What a hall tells


class HallState(Told, frozen=True, kw_only=True):
    """A hall that is there. Two that use one name are found out by their different runs."""

    run: Short
    evening: Short
    name: Short


class Guest(Told, frozen=True):
    """A player of a match, with the number under which the hall knows them."""

    number: Number
    name: SeatName


class Command(Sealed, frozen=True, kw_only=True):
    """What a hall orders. It holds for one run of one table, once: an old one that is told again orders nothing."""

    to: Short = ""
    """The run of the table for which it is meant."""
    by: Short = ""
    """The run of the hall, and which of its commands this is."""
    count: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Pairing(Command, frozen=True, kw_only=True):
    """Who plays at this table now, and what. Told again whenever the table comes back."""

    evening: Short
    round: Number
    players: tuple[Guest, ...]
    game: Short
    mode: Short
    minutes: Annotated[int, Meta(ge=0)] = 0
    left: Seconds | None = None
    """Seconds that are left on the round's clock; None while it does not run."""


class Release(Command, frozen=True, kw_only=True):
    """The match at this table was moved or taken back."""

    evening: Short
    round: Number


class Confirm(Command, frozen=True, kw_only=True):
    """The hall has written down that result of this table."""

    evening: Short
    number: Number


class Answer(Command, frozen=True, kw_only=True):
    """A judge was here."""

    run: Short = ""
    """The run of the table whose call is answered."""


S = TypeVar("S", bound=Told)


def read(payload: bytes, kind: type[S]) -> S | None:
    """The message, or None for what is too large or has another shape."""
    if len(payload) > LARGEST:
        return None
    try:
        return msgspec.json.decode(payload, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
