"""What people have begun with their devices and not sent yet, and how long that is kept."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from companion.bindings.ambal import seen
from engine.view import View

V = TypeVar("V")
DIE, AMOUNT = (1, 6), (0, 60)
"""The least and the greatest number on a dial; it starts at the least."""


class Kept(Struct, frozen=True):
    """By seat. Cards and tokens are their player's secret, a number stands on the counter for all to see."""

    numbers: dict[int, int] = {}
    costs: dict[int, int] = {}
    """What an unknown card costs: the first number of two that its user enters."""
    cards: dict[int, tuple[str, ...]] = {}
    """One card that waits for its token, or what is chosen from the Library Deck."""
    tokens: dict[int, int] = {}

    def without_number(self, seat: int) -> "Kept":
        return replace(self, numbers=_without(self.numbers, seat))

    def without(self, seat: int) -> "Kept":
        """Everything of that seat is sent, or let go."""
        kept = (_without(self.numbers, seat), _without(self.costs, seat))
        return Kept(*kept, _without(self.cards, seat), _without(self.tokens, seat))


def _without(kept: Mapping[int, V], seat: int) -> dict[int, V]:
    return {one: value for one, value in kept.items() if one != seat}


def still_kept(kept: Kept, before: View, now: View) -> Kept:
    """A number lives as long as its stage, cards and tokens as long as the turn or phase."""
    if _turn(before) != _turn(now):
        return Kept()
    if seen.moment(before) != seen.moment(now):
        return replace(kept, numbers={}, costs={})
    return kept


def _turn(view: View) -> tuple[int, int, str]:
    return view.round, view.turn, view.phase


def limits(view: View) -> tuple[int, int]:
    return DIE if seen.moment(view) == "roll" else AMOUNT


def number(view: View, kept: Kept, seat: int) -> int:
    """The number on a seat's dial; before it is turned, where it starts."""
    return kept.numbers.get(seat, limits(view)[0])


def dial(view: View, kept: Kept, seat: int, by: int) -> Kept:
    """A dial moves, and stops at the ends of its range."""
    least, most = limits(view)
    return replace(kept, numbers={**kept.numbers, seat: max(least, min(most, number(view, kept, seat) + by))})


def on_dial(view: View, kept: Kept, seat: int) -> int | None:
    """The number that is awaited from that seat's dial, or that somebody turned it to; None when neither is so."""
    awaited = seen.owes(view, "resolve", seat) or (seen.moment(view) == "roll" and seat in view.to_act)
    return number(view, kept, seat) if awaited or seat in kept.numbers else None
