"""What is heard of Tamer Tournament. A card laid face down makes one click, the same whichever card it is."""

from collections.abc import Iterator, Sequence

from engine.action import Fact
from engine.tamer import facts as f
from engine.tamer.battle_state import SAMPLE
from hardware.outputs import Figure

_FIGURES: dict[type[Fact], Figure] = {
    f.Revealed: "chord",
    f.Paired: "rising",
    f.Clash: "click",
    f.KnockedOut: "blip",
    f.GameOver: "fanfare",
}


def sounds(facts: Sequence[Fact], *, picked: bool) -> Iterator[Figure]:
    """In the order in which things happened. A battle fought to its end at once is heard only at its end."""
    if any(isinstance(fact, f.Chosen) for fact in facts) or picked:
        yield "click"
    at_once = sum(isinstance(fact, f.Clash) for fact in facts) > 1
    for fact in facts:
        if isinstance(fact, f.BattleOver):
            yield _over(fact)
        elif (figure := _FIGURES.get(type(fact))) and not (at_once and isinstance(fact, f.Clash | f.KnockedOut)):
            yield figure


def _over(fact: f.BattleOver) -> Figure:
    """Somebody has won; nobody has; or the sample team has."""
    if fact.winner is None:
        return "two-tones"
    return "falling" if fact.winner == SAMPLE else "bell"
