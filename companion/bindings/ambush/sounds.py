"""What is heard of Ambush. A laid card makes one click, the same whichever card it is."""

from collections.abc import Iterator, Sequence

from engine.action import Fact
from engine.ambush import facts as f
from hardware.outputs import Figure

_FIGURES: dict[type[Fact], Figure] = {
    f.Exposed: "click",
    f.Placed: "click",
    f.Laid: "click",
    f.Ambush: "fanfare",
    f.FalseStart: "blip",
    f.DeadHeat: "two-tones",
    f.TimeUp: "gong",
    f.Destroyed: "rumble",
    f.Over: "tune",
}


def sounds(facts: Sequence[Fact]) -> Iterator[Figure]:
    """In the order in which things happened."""
    for fact in facts:
        if isinstance(fact, f.Verdict):
            yield "rising" if fact.good else "falling"
        elif figure := _FIGURES.get(type(fact)):
            yield figure
