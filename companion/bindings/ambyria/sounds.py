"""What is heard of Ambyria: nothing of it depends on what a card is worth, or on what lies face down."""

from collections.abc import Iterator, Sequence

from companion.bindings.ambyria import queries
from engine.action import Fact
from engine.ambyria import facts as f
from engine.view import View
from hardware.outputs import Figure

_FIGURES: dict[type[Fact], Figure] = {
    f.Held: "two-tones",
    f.Collected: "bell",
    f.Ending: "gong",
}


def opened(before: View | None, view: View, facts: Sequence[Fact]) -> bool:
    """Whether a response window has opened, for the first time or anew; a hold that was given back opens none."""
    if queries.table(view).window is None or queries.window(view, "held") is not None:
        return False
    anew = before is None or before.moment != view.moment
    return anew and not any(isinstance(fact, f.Released) for fact in facts)


def sounds(facts: Sequence[Fact], *, opened: bool) -> Iterator[Figure]:
    """In the order in which things happened; the window that is open now comes last."""
    for fact in facts:
        if figure := _FIGURES.get(type(fact)):
            yield figure
        elif isinstance(fact, f.Result) and not fact.scores:
            yield "gong"  # else it comes with the last total
    if opened:
        yield "rising"
