"""What races say of a method: how wrong it is, and how often it names the wrong winner."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bench.races.running import METHODS, Method, Race

STEPS = (1, 3, 10, 30, 100, 300, 1000, 3000, 5000)
"""µs: races are counted between one and the next."""
GOALS: dict[Method, float] = {"frames": 5.0, "pings": 50.0}
"""µs between boards that 99 of 100 races stay within."""
TIMES_BETTER = 5.0
"""How many times better than plain regression both are to be."""
REGRESSIONS: tuple[Method, ...] = ("send times", "more send times")


class Figures(NamedTuple):
    """Errors of the time between two presses, in µs; shares of races are of 1."""

    p50: float
    p99: float
    worst: float
    wrong: tuple[float | None, ...]
    """Where the wrong board was earlier, by how far the presses were apart (`STEPS`); None: no such race."""
    heats: float | None
    """Called a dead heat, as the bounds touch; None where the method knows no bound."""
    wrong_verdicts: int | None
    """The wrong winner although the bounds do not touch."""
    outside: int | None
    """Errors above the bound."""
    bound: float | None
    """The bound of most races: the middle one, for both presses together."""


def errors(races: Sequence[Race], method: Method) -> list[float]:
    """The errors without sign, the smallest first."""
    return sorted(abs(race.judged[method].apart - race.apart) for race in races)


def share(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def figures(races: Sequence[Race], method: Method) -> Figures:
    """One method over all races."""
    off = errors(races, method)
    wrong = tuple(_wrong(races, method, low, high) for low, high in pairwise(STEPS))
    bounds = sorted(bound for race in races if (bound := race.judged[method].bound) is not None)
    if not bounds:
        return Figures(share(off, 0.5), share(off, 0.99), off[-1], wrong, None, None, None, None)
    judged = [(race.apart, *race.judged[method]) for race in races]
    told = [(apart, said) for apart, said, bound in judged if bound is not None and abs(said) > bound]
    outside = sum(bound is not None and abs(said - apart) > bound for apart, said, bound in judged)
    wrongly = sum(said < 0 for _, said in told)
    heats = 1 - len(told) / len(races)
    return Figures(share(off, 0.5), share(off, 0.99), off[-1], wrong, heats, wrongly, outside, share(bounds, 0.5))


def _wrong(races: Sequence[Race], method: Method, low: float, high: float) -> float | None:
    those = [race.judged[method].apart for race in races if low <= race.apart < high]
    return sum(apart <= 0 for apart in those) / len(those) if those else None


def all_figures(races: Sequence[Race]) -> dict[Method, Figures]:
    """Of every method."""
    return {method: figures(races, method) for method in METHODS}


def misses(found: dict[Method, Figures], goals: bool) -> list[str]:
    """What is not as it should be; `goals`: on the link for which they are set."""
    said = [
        f"{method}: {many} wrong verdicts outside the stated bound"
        for method in METHODS
        if (many := found[method].wrong_verdicts)
    ]
    plain = found["send times"].p99
    for method, goal in GOALS.items() if goals else ():
        p99 = found[method].p99
        if p99 > goal:
            said.append(f"{method}: p99 {p99:.1f} µs, more than {goal:.0f} µs")
        if p99 * TIMES_BETTER > plain:
            said.append(f"{method}: {plain / p99:.1f} times better than plain regression, less than {TIMES_BETTER:.0f}")
    return said


def times_better(found: dict[Method, Figures]) -> dict[Method, dict[Method, float]]:
    """By how many times the p99 of each of our ways is smaller than that of each plain regression."""
    return {method: {plain: found[plain].p99 / found[method].p99 for plain in REGRESSIONS} for method in GOALS}


def as_data(found: dict[Method, Figures]) -> dict[str, Any]:
    """For JSON."""
    return {method: each._asdict() for method, each in found.items()}
