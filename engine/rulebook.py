"""How an action is carried out, the same way in every game: the checks in order, one rule a verb, what follows."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.action import Action, Fact
from engine.checks import wrong_seat
from engine.game import Step
from engine.refusal import Refusal
from engine.seats import Seated
from engine.verbs import Name

S = TypeVar("S", bound=Seated[Any])

Facts = list[Fact]
"""What becomes true while an action is carried out; rules append to it in the order in which things happen."""


def rename(now: S, do: Name, facts: Facts) -> S:
    """The rule of the verb `name`, in every game. No fact tells it: whoever looks sees the new name."""
    return now.with_seat(do.seat, name=do.name)


class Rulebook(Struct, Generic[S], frozen=True, kw_only=True):
    """All rules of one game. An answer is a new state or a refusal; nothing is ever half done."""

    malformed: Callable[[S, Any], Refusal | None] = lambda now, do: None
    """What is wrong with the action at any moment (TABLE-INPUT), beyond a seat that is not there."""
    forbidden: Callable[[S, Any], Refusal | None]
    """What forbids it before its own rule is asked: the game is over, the player is out. Never asked for `name`."""
    rules: Mapping[type[Action], Callable[[S, Any, Facts], S | Refusal]]
    """One function a verb."""
    settle: Callable[[S, S, Any, Facts], S]
    """All that follows by itself, from the state before the action, the one after it, and the action."""
    fresh: Callable[[S], S] = lambda now: now
    """The state without what holds only until the next action."""

    def apply(self, now: S, do: Action) -> Step[S] | Refusal:
        """The table after an action with all that follows from it, or the clause that forbids it."""
        facts: Facts = []
        then = self.carry_out(now, do, facts)
        if isinstance(then, Refusal):
            return then
        if type(do) is not Name:
            then = self.settle(now, then, do, facts)
        return Step(then, tuple(facts))

    def carry_out(self, now: S, do: Action, facts: Facts) -> S | Refusal:
        """The action alone, without what follows from it by itself."""
        refusal = wrong_seat(now, do) or self.malformed(now, do)
        if refusal is None and type(do) is not Name:
            refusal = self.forbidden(now, do)
        return refusal or self.rules[type(do)](self.fresh(now), do, facts)

    def allows(self, now: S, do: Action) -> bool:
        """Whether the action would be accepted, without working out what would follow from it."""
        return not isinstance(self.carry_out(now, do, []), Refusal)
