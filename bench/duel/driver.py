"""The player of Duel-200 that every measured engine has: both seats play from one row of numbers."""

from collections.abc import Callable

from bench.duel.actions import PASS, Commit, Upkeep
from bench.duel.cards import KINDS
from bench.duel.options import HAND
from bench.duel.state import State

Numbers = Callable[[], int]


def numbers(seed: int) -> Numbers:
    """The row of numbers that the rule sheet names: a linear congruence of 32 bits, without the lowest eight."""
    x = seed & 0xFFFF_FFFF

    def following() -> int:
        nonlocal x
        x = (x * 1664525 + 1013904223) & 0xFFFF_FFFF
        return x >> 8

    return following


def choose(now: State, following: Numbers) -> Commit | Upkeep:
    """The first card that can be paid, from a place that the number says, or a pass; then any upkeep."""
    if now.phase == "upkeep":
        return Upkeep(now.turn, following() % 3)  # type: ignore[arg-type]  # 0, 1 or 2
    one, two = now.seats
    seat = one if one.commit is None else two
    start = following()
    for step in range(HAND):
        place = (start + step) % HAND
        if KINDS[seat.hand[place]].cost <= seat.energy:
            return Commit(seat.number, place)
    return Commit(seat.number, PASS)
