"""Who fights whom: across the table in round 1, later by equal records, with as few rematches as can be."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.tamer.standings import score, standing
from engine.tamer.state import State

Pairs = tuple[tuple[int, int], ...]


class Pairing(Struct, frozen=True):
    pairs: Pairs
    """Each with its lower seat first, by lowest seat."""
    bye: int | None = None
    """The one left over where their number is odd."""


def across(seats: int) -> Pairing:
    """Each fights the one opposite; of an odd number the last seat has the bye."""
    half = seats // 2
    return Pairing(tuple((seat, seat + half) for seat in range(1, half + 1)), seats if seats % 2 else None)


def rolled(order: Sequence[int]) -> Pairing:
    """First against second, third against fourth; a last one alone has the bye."""
    pairs = zip(order[::2], order[1::2], strict=False)
    return Pairing(tuple(sorted((min(pair), max(pair)) for pair in pairs)), order[-1] if len(order) % 2 else None)


def best(now: State) -> Pairing:
    """Of all ways to pair those who play, the best one (TAMER-PAIR-07)."""
    met = {one.seats for one in now.history}
    return min(ways(now.players), key=lambda pairing: cost(now, pairing, met))


def cost(now: State, pairing: Pairing, met: set[tuple[int, int]]) -> tuple[object, ...]:
    """What speaks against a pairing, the weightiest first."""
    bye = () if pairing.bye is None else _bye(now, pairing.bye)
    unequal = sum(now.seat(low).record != now.seat(high).record for low, high in pairing.pairs)
    again = sum(pair in met for pair in pairing.pairs)
    apart = sum(abs(score(now.seat(low)) - score(now.seat(high))) for low, high in pairing.pairs)
    weighed = (again, unequal) if now.box.options.rematch == "avoid-first" else (unequal, again)
    return (*bye, *weighed, apart, -(pairing.bye or 0), pairing.pairs)


def _bye(now: State, seat: int) -> tuple[int, int]:
    """How many byes it has had, and how many stand worse."""
    worse = sum(standing(now, other) < standing(now, seat) for other in now.players)
    return now.seat(seat).byes, worse


def ways(seats: Sequence[int]) -> Iterator[Pairing]:
    """Every way to pair these seats, which are given in ascending order."""
    if len(seats) % 2 == 0:
        yield from (Pairing(pairs) for pairs in _pairs(tuple(seats)))
        return
    for bye in seats:
        others = tuple(seat for seat in seats if seat != bye)
        yield from (Pairing(pairs, bye) for pairs in _pairs(others))


def _pairs(seats: tuple[int, ...]) -> Iterator[Pairs]:
    if not seats:
        yield ()
        return
    low, *others = seats
    for high in others:
        rest = tuple(seat for seat in others if seat != high)
        yield from (((low, high), *more) for more in _pairs(rest))
