"""Castles: damage, guard, repair; and what becomes of a castle at 0."""

from typing import Literal

from msgspec.structs import replace

from engine.ambush import facts as f
from engine.ambush.facts import Facts
from engine.ambush.options import GUARD_TOP
from engine.ambush.state import State


def damage(now: State, seat: int, n: int, facts: Facts) -> State:
    """Guard is used up first; only the rest lowers the castle, and what goes beyond 0 is lost."""
    hit = now.seat(seat)
    if hit.guard:
        stopped = min(n, hit.guard)
        now = set_guard(now, seat, hit.guard - stopped, facts)
        n -= stopped
    return set_castle(now, seat, max(0, hit.castle - n), "damage", facts)


def repair(now: State, seat: int, n: int, facts: Facts) -> State:
    """Up to the top of the dial, and no further."""
    return set_castle(now, seat, min(now.box.options.top, now.seat(seat).castle + n), "repair", facts)


def protect(now: State, seat: int, n: int, facts: Facts) -> State:
    """Guard rises by `n`, at most to the top of its scale."""
    return set_guard(now, seat, min(GUARD_TOP, now.seat(seat).guard + n), facts)


def set_castle(
    now: State, seat: int, to: int, by: Literal["damage", "repair", "adjust", "concede"], facts: Facts
) -> State:
    """Set the castle to `to` points, which the caller keeps on the dial. No fact if nothing changes."""
    hit = now.seat(seat)
    if to == hit.castle:
        return now
    facts.append(f.Castle(seat, hit.castle, to, by))
    return replace(now, seats=now.seats_with(replace(hit, castle=to)))


def set_guard(now: State, seat: int, to: int, facts: Facts) -> State:
    """Set the guard to `to` points, which the caller keeps on its scale. No fact if nothing changes."""
    guarded = now.seat(seat)
    if to == guarded.guard:
        return now
    facts.append(f.Guard(seat, guarded.guard, to))
    return replace(now, seats=now.seats_with(replace(guarded, guard=to)))


def destroy(now: State, number: int, facts: Facts) -> State:
    """The player is out: hand and pile go into the deck, and the seat leaves the window of a call."""
    seat = now.seat(number)
    cards = seat.hand + seat.captured
    facts.append(f.Destroyed(number, cards))
    seat = replace(seat, destroyed=True, hand=0, captured=0, recorded=0, stopped=False, bar=0)
    return leave_window(replace(now, deck=now.deck + cards, seats=now.seats_with(seat)), number)


def leave_window(now: State, number: int) -> State:
    """A destroyed seat's press, its place among the callers and its share in a dead heat go with it."""
    window = now.window
    if window is None:
        return now
    left = replace(
        window,
        presses=tuple(press for press in window.presses if press.seat != number),
        callers=tuple(seat for seat in window.callers if seat != number),
        tied=tuple(seat for seat in window.tied if seat != number),
        rolls={seat: roll for seat, roll in window.rolls.items() if seat != number},
    )
    return replace(now, window=left)
