"""What is heard of a duel. Every placed card makes the same tick, and all that are turned over one chord."""

from collections.abc import Iterator, Sequence

from engine.action import Fact
from engine.ambal import facts as f
from hardware.outputs import Figure


def sounds(facts: Sequence[Fact]) -> Iterator[Figure]:
    """In the order in which things happened; what happens to several players together is heard once."""
    before: Figure | None = None
    for fact in facts:
        figure = _figure(fact)
        if figure and figure != before:
            yield figure
        before = figure


def _figure(fact: Fact) -> Figure | None:
    match fact:
        case f.Placed():
            return "tick"
        case f.Revealed():
            return "chord"
        case f.Defeated():
            return "falling"
        case f.Phase(phase="draw"):
            return "bell"
    return None
