"""What a deck has to be, point by point: all of them can be shown as a list, and the first that fails is a refusal."""

from collections.abc import Container, Iterable

from msgspec import Struct

from engine.message import Message, message
from engine.refusal import INPUT, Refusal, refuse


class Point(Struct, frozen=True):
    """One thing that the rules ask of a deck, and whether it is so."""

    clause: str
    asks: Message
    """What is asked, as a short heading."""
    refusal: Refusal | None
    """Why it is not so, and what to do; None where it is."""


def point(clause: str, asks: Message, fails: bool, say: str, **args: object) -> Point:
    """A point, which is refused with that message where it `fails`."""
    return Point(clause, asks, refuse(clause, say, **args) if fails else None)


def all_known(cards: Iterable[str], known: Container[str]) -> Point:
    """Every card of the deck is one that the table knows."""
    missing = next((card for card in cards if card not in known), None)
    refusal = None if missing is None else refuse(INPUT, "no-such-card", card=missing)
    return Point(INPUT, message("point-known"), refusal)


def first_refusal(points: Iterable[Point]) -> Refusal | None:
    """In the order of the points; those after it are not looked at."""
    return next((one.refusal for one in points if one.refusal is not None), None)
