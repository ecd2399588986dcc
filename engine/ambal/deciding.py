"""Who decides first: the order of Health when somebody calls it, and dice for those who are equal."""

from itertools import groupby

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.facts import Facts
from engine.ambal.state import State

Ranks = tuple[tuple[int, ...], ...]


def call(now: State, facts: Facts) -> State:
    """The undecided players will decide one after the other, the one with the most Health first."""
    ranks = _ranked(now.undecided, {seat: now.seat(seat).health for seat in now.undecided})
    return _settled(replace(now, ranks=ranks, rolls={}), facts)


def _ranked(seats: tuple[int, ...], values: dict[int, int]) -> Ranks:
    """From the highest value to the lowest; equal ones stand together."""
    down = sorted(seats, key=lambda seat: -values[seat])
    return tuple(tuple(group) for _, group in groupby(down, key=lambda seat: values[seat]))


def _settled(now: State, facts: Facts) -> State:
    if any(len(rank) > 1 for rank in now.ranks):
        return replace(now, stage="roll")
    facts.append(f.Order(list(order(now))))
    return replace(now, stage="declare")


def order(now: State) -> tuple[int, ...]:
    """The deciding order of this turn, once it is rolled out."""
    if not now.ranks:
        return ()
    return tuple(rank[0] for rank in now.ranks) if all(len(rank) == 1 for rank in now.ranks) else ()


def must_roll(now: State) -> tuple[int, ...]:
    """Tied seats that have not rolled yet in this roll-off."""
    tied = (seat for rank in now.ranks if len(rank) > 1 for seat in rank)
    return tuple(sorted(seat for seat in tied if seat not in now.rolls))


def compare(now: State, facts: Facts) -> State:
    """All who are tied have rolled: the higher roll decides first, equal ones roll again among themselves."""
    finer = tuple(part for rank in now.ranks for part in (_ranked(rank, now.rolls) if len(rank) > 1 else (rank,)))
    return _settled(replace(now, ranks=finer, rolls={}), facts)


def without_the_fallen(now: State) -> State:
    """Players who were defeated by a correction take no part in rolls; an order that is settled is not rewritten."""
    if now.stage != "roll":
        return now
    living = (tuple(seat for seat in rank if not now.seat(seat).defeated) for rank in now.ranks)
    return replace(now, ranks=tuple(rank for rank in living if rank))


def next_to_decide(now: State) -> int | None:
    """The first undecided seat in the deciding order; None when there is no order or all have decided."""
    return next((seat for seat in order(now) if now.seat(seat).undecided), None)
