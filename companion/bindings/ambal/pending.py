"""What people have begun with their devices and not sent yet."""

from typing import Self

from msgspec import field
from msgspec.structs import replace

from companion.bindings import pending
from companion.bindings.ambal import queries
from companion.bindings.pending import Dial, without
from engine.view import View

DIE, AMOUNT = Dial(least=1, most=6, start=1), Dial(least=0, most=60, start=0)


class Pending(pending.Pending, frozen=True):
    """Cards and tokens are shown to their player alone; a number stands on the counter, where all can see it."""

    costs: dict[int, int] = field(default_factory=dict)
    """What an unknown card costs: the first number of two that its user enters."""
    cards: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """One card that waits for its token, or what is chosen from the Library Deck."""
    tokens: dict[int, int] = field(default_factory=dict)

    def next_stage(self, *seats: int) -> Self:
        """A number is dropped at the end of its stage, cards and tokens at the end of the turn or phase."""
        return replace(self, numbers=without(self.numbers, *seats), costs=without(self.costs, *seats))

    def without(self, seat: int) -> "Pending":
        """The same after everything of that seat was sent or dropped."""
        numbers, costs, tokens = (without(kept, seat) for kept in (self.numbers, self.costs, self.tokens))
        return Pending(numbers, costs, without(self.cards, seat), tokens)


def dial_of(view: View) -> Dial:
    """What all dials choose now."""
    return DIE if queries.stage(view) == "roll" else AMOUNT


def on_dial(view: View, pending: Pending, seat: int) -> int | None:
    """The number that is awaited from that seat's dial, or that somebody turned it to; None when neither is so."""
    awaited = queries.owes(view, "resolve", seat) or (queries.stage(view) == "roll" and seat in view.to_act)
    return dial_of(view).number(pending, seat) if awaited or seat in pending.numbers else None
