"""Learning a card of Tash-Kalar: the numbers of a flare.

What a creature did to squares of the arena is not its text: a formation of pieces allows much that another does not.
"""

from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action
from engine.lessons import Lesson
from engine.tash_kalar import actions as a
from engine.tash_kalar.cards import Card
from engine.tash_kalar.state import State


def lesson(before: State, do: Action, now: State) -> Lesson | None:
    """The numbers that a player said with a flare, where its card's data do not give them."""
    if not isinstance(do, a.Flare) or do.card is None:
        return None
    known, said = before.card(do.card), {"upper": do.upper, "lower": do.lower}
    missing = {part: n for part, n in said.items() if n is not None and known.half(part).n is UNSET}  # type: ignore[arg-type]
    return Lesson(do.card, lambda card: _with(card, missing)) if missing else None


def _with(card: Card, numbers: dict[str, int]) -> Card:
    return replace(card, **{part: replace(card.half(part), n=n) for part, n in numbers.items()})  # type: ignore[arg-type]
