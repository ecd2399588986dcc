"""Building a team: a line within the allowance of points, out of what a seat owns."""

from collections.abc import Iterable

from engine.tamer import facts as f
from engine.tamer.creatures import Creature, card_of, free_key
from engine.tamer.draft import surplus
from engine.tamer.facts import Facts
from engine.tamer.state import Seat, State


def cost(now: State, keys: Iterable[str]) -> int:
    """Points of these creatures together; dice never change them."""
    return sum(now.card(card_of(key)).cost for key in keys)


def spare(now: State, line: Iterable[str]) -> int:
    """Points of the allowance that a line leaves; below zero it costs too much."""
    return now.allowance - cost(now, line)


def can_field(now: State, seat: Seat) -> bool:
    """Whether it owns a creature whose points fit the allowance."""
    return any(now.card(one.card).cost <= now.allowance for one in seat.roster)


def enlisted(now: State, number: int, keys: Iterable[str]) -> State | None:
    """The table with these creatures in the seat's roster; None where one of them cannot be there.

    Where the seat may field any card, what it did not own yet joins under its next free key, while copies are left.
    """
    own = now.seat(number).keys
    for key in [key for key in keys if key not in own]:
        seat = now.seat(number)
        if key in seat.keys:
            continue
        card = card_of(key)
        if not now.box.takes_any_card(number) or key != free_key(card, seat.keys):
            return None
        if now.card(card).is_used_up(now.cards_used(number).count(card)):
            return None
        joined = (*seat.joined, key)
        now = now.with_seat(number, roster=(*seat.roster, Creature(key, card)), joined=joined)
    return now


def lined_up(now: State, number: int, keys: tuple[str, ...], facts: Facts) -> State:
    """A new line-up of creatures that are in the roster; who only came for an earlier one leaves again."""
    facts.append(f.Line(number))
    seat = now.seat(number)
    gone = {key for key in seat.joined if key not in keys}
    return now.with_seat(
        number,
        line=keys,
        ready=False,
        joined=tuple(key for key in seat.joined if key not in gone),
        roster=tuple(one for one in seat.roster if one.key not in gone),
    )


def after_place(line: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Behind the last one; or out of the line, and those behind it move up."""
    return tuple(one for one in line if one != key) if key in line else (*line, key)


def fixed(now: State, facts: Facts) -> State:
    """Line-ups are public and cannot be changed any more."""
    if now.lines_hidden:
        facts.append(f.Unveiled())
    fielded = [card_of(key) for seat in now.seats for key in seat.joined]
    now = now.with_all_seats(joined=())
    surplus(now, fielded, facts)
    return now
