"""Statistics of the rounds: medians, and ratios, which are taken inside each round before their median."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from bench.rounds import Round


def times(rounds: Sequence[Round], name: str) -> list[float]:
    """Microseconds a move, in each round that has the figure."""
    return [found[name]["us"] for found in rounds if name in found]


def summary(rounds: Sequence[Round], name: str) -> dict[str, Any]:
    """The last answer with the median of the rounds, and their spread: above 0.3 only ratios mean something."""
    found = times(rounds, name)
    last = next(played[name] for played in reversed(rounds) if name in played)
    return last | {"us": median(found), "spread": (max(found) - min(found)) / median(found)}


def ratio(rounds: Sequence[Round], ours: str, peer: str) -> float | None:
    """How many times as fast ours is: inside each round, and then the median of those that have both; or None."""
    found = [played[peer]["us"] / played[ours]["us"] for played in rounds if ours in played and peer in played]
    return median(found) if found else None
