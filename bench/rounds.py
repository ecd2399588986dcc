"""Interleaved rounds: everything is measured once a round, in a new order each time, so a slow minute affects all."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from math import inf
from random import Random
from time import monotonic

from bench.asking import Asked, Failed, Figures, Program

Round = dict[str, Figures]
"""What one round gave, by name."""


def play(
    programs: Sequence[Program],
    rounds: int,
    seconds: float,
    order: Random,
    before_each: Callable[[str, float], object],
    enough: float = inf,
) -> tuple[list[Round], list[str]]:
    """All rounds, and a sentence about everything that failed, which is not measured again.

    `before_each` is told what comes next, and which part of all is done. After `enough` seconds no more begin.
    """
    with ExitStack() as stack:
        running = [stack.enter_context(Asked(program)) for program in programs]
        left, failures = _everything(running)
        played, began = list[Round](), monotonic()
        while not played or (len(played) < rounds and monotonic() - began < enough):
            this: Round = {}
            for place, (name, asked) in enumerate(order.sample(left, len(left))):
                before_each(name, (len(played) + place / len(left)) / rounds)
                try:
                    this[name] = asked.ask(name, seconds)
                except Failed as failed:
                    failures.append(str(failed))
                    left.remove((name, asked))
            played.append(this)
    return played, failures


def _everything(running: Sequence[Asked]) -> tuple[list[tuple[str, Asked]], list[str]]:
    found, failures = list[tuple[str, Asked]](), list[str]()
    for asked in running:
        try:
            found += [(name, asked) for name in asked.names()]
        except Failed as failed:
            failures.append(str(failed))
    return found, failures
