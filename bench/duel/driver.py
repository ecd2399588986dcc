"""The driver of Duel-200 that every measured engine has: both seats play from one sequence of numbers."""

from collections.abc import Callable

from bench.duel.actions import PASS, Commit, Upkeep
from bench.duel.cards import KINDS
from bench.duel.options import HAND
from bench.duel.state import State

Numbers = Callable[[], int]


def numbers(seed: int) -> Numbers:
    """The sequence that the rule sheet names: a 32-bit linear congruential generator, without its lowest 8 bits."""
    x = seed & 0xFFFF_FFFF

    def following() -> int:
        """The next number of the sequence."""
        nonlocal x
        x = (x * 1664525 + 1013904223) & 0xFFFF_FFFF
        return x >> 8

    return following


def choose(now: State, following: Numbers) -> Commit | Upkeep:
    """The first card that can be paid, from the place that the next number gives, or a pass; then any upkeep."""
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
