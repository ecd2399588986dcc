"""What is wrong with an action in any game: a seat that is not there, a card nobody knows, a number off the scale."""

from collections.abc import Container, Iterable
from typing import Any

from engine.action import TABLE, Action
from engine.refusal import ADJUST, INPUT, Refusal, refuse
from engine.seats import Seated


def wrong_seat(now: Seated[Any], do: Action) -> Refusal | None:
    """The seat that acts is not there, or the verb is not for it: `Action.actor` says for whom a verb is."""
    seat = do.seat
    if 0 < seat <= len(now.seats):  # a player, as nearly always
        return refuse(INPUT, "for-the-table", verb=do.verb(), seat=seat) if do.actor == "table" else None
    if seat == TABLE:
        return refuse(INPUT, "for-a-player", verb=do.verb()) if do.actor == "player" else None
    return no_such_seat(now, seat)


def no_such_seat(now: Seated[Any], number: int) -> Refusal:
    """The refusal of a seat number that does not exist at this table."""
    return refuse(INPUT, "no-such-seat", number=number, seats=len(now.seats))


def unknown_card(cards: Container[str], named: Iterable[str]) -> Refusal | None:
    """The first card among those named that no pack of this game knows."""
    for card in named:
        if card not in cards:
            return no_such_card(card)
    return None


def no_such_card(card: str) -> Refusal:
    """The refusal of a card that no pack of this game knows."""
    return refuse(INPUT, "no-such-card", card=card)


def off_the_scale(counter: str, to: int, low: int, high: int) -> Refusal | None:
    """The refusal of a correction whose number is outside `low` to `high`; None if it is inside."""
    if low <= to <= high:
        return None
    return refuse(ADJUST, "adjust-range", counter=counter, low=low, high=high, to=to)
