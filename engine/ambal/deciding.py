"""Who decides first: the order of Health when somebody calls it, and dice for those who are equal."""

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.facts import Facts
from engine.ambal.state import State

Ranks = tuple[tuple[int, ...], ...]


def call(now: State, facts: Facts) -> State:
    """The undecided players will decide one after the other, the one with the most Health first."""
    undecided = now.undecided
    return _with_ranks(now, _ranked(undecided, {seat: now.seat(seat).health for seat in undecided}), facts)


def _ranked(seats: tuple[int, ...], values: dict[int, int]) -> Ranks:
    """From the highest value to the lowest; equal ones stand together."""
    equal: dict[int, list[int]] = {}
    for seat in seats:
        equal.setdefault(values[seat], []).append(seat)
    return tuple([tuple(equal[value]) for value in sorted(equal, reverse=True)])


def _with_ranks(now: State, ranks: Ranks, facts: Facts) -> State:
    """Those who are tied roll; with nobody tied, this is the order."""
    for rank in ranks:
        if len(rank) > 1:
            return replace(now, ranks=ranks, rolls={}, stage="roll")
    facts.append(f.Order([rank[0] for rank in ranks]))
    return replace(now, ranks=ranks, rolls={}, stage="declare")


def order(now: State) -> tuple[int, ...]:
    """The deciding order of this turn, once it is rolled out."""
    firsts = [rank[0] for rank in now.ranks if len(rank) == 1]
    return tuple(firsts) if len(firsts) == len(now.ranks) else ()


def must_roll(now: State) -> tuple[int, ...]:
    """Tied seats that have not rolled yet in this roll-off."""
    return tuple(sorted([seat for rank in now.ranks if len(rank) > 1 for seat in rank if seat not in now.rolls]))


def compare(now: State, facts: Facts) -> State:
    """All who are tied have rolled: the higher roll decides first, equal ones roll again among themselves."""
    finer = tuple(part for rank in now.ranks for part in (_ranked(rank, now.rolls) if len(rank) > 1 else (rank,)))
    return _with_ranks(now, finer, facts)


def without_the_fallen(now: State) -> State:
    """Players who were defeated by a correction take no part in rolls; an order that is settled is not rewritten."""
    if now.stage != "roll":
        return now
    living = (tuple(seat for seat in rank if not now.seat(seat).defeated) for rank in now.ranks)
    return replace(now, ranks=tuple(rank for rank in living if rank))


def next_to_decide(now: State) -> int | None:
    """The first undecided seat in the deciding order; None when there is no order or all have decided."""
    found, seats = None, now.seats
    for rank in now.ranks:
        if len(rank) > 1:
            return None
        if found is None and seats[rank[0] - 1].undecided:
            found = rank[0]
    return found
