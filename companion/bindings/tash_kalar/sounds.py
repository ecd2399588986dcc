"""What is heard of Tash-Kalar. A look (`find`) makes no fact, so it is never heard."""

from collections.abc import Iterator, Sequence

from engine.action import Fact
from engine.tash_kalar import facts as f
from hardware.outputs import Figure

_FIGURES: dict[type[Fact], Figure] = {
    f.Claimed: "bell",
    f.Score: "bell",
    f.Ending: "gong",
    f.Turn: "rising",
    f.Result: "chord",
}


def sounds(facts: Sequence[Fact]) -> Iterator[Figure]:
    """In the order in which things happened; several points at once are one bell."""
    heard: Figure | None = None
    for fact in facts:
        figure = _FIGURES.get(type(fact))
        if figure is not None and figure != heard:
            yield figure
            heard = figure
