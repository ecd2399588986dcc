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
    """The rule of the verb `name`, in every game. There is no fact for it: the view has the new name."""
    return now.with_seat(do.seat, name=do.name)


class Rulebook(Struct, Generic[S], frozen=True, kw_only=True):
    """All rules of one game. Each gives a new state or a refusal; an action is never carried out in part."""

    malformed: Callable[[S, Any], Refusal | None] = lambda now, do: None
    """What is wrong with the action at any moment (TABLE-INPUT), beyond a seat that is not there."""
    forbidden: Callable[[S, Any], Refusal | None]
    """What forbids it before its own rule is asked: the game is over, the player is out. Never asked for `name`."""
    rules: Mapping[type[Action], Callable[[S, Any, Facts], S | Refusal]]
    """One function a verb."""
    settle: Callable[[S, S, Any, Facts], S]
    """What follows automatically. It gets the state before the action, the state after it, the action, the facts."""
    fresh: Callable[[S], S] | None = None
    """The state without anything that is kept only until the next action, in a game that keeps any such thing."""

    def apply(self, now: S, do: Action) -> Step[S] | Refusal:
        """The state after an action and everything that follows automatically; or the refusal, with its clause."""
        facts: Facts = []
        then = self.carry_out(now, do, facts)
        if type(then) is Refusal:
            return then
        if type(do) is not Name:
            settle = self.settle  # see `carry_out`
            then = settle(now, then, do, facts)
        return Step(then, tuple(facts))

    def carry_out(self, now: S, do: Action, facts: Facts) -> S | Refusal:
        """The action alone, without what follows from it automatically."""
        # Read before they are called: of `self.malformed(…)` Python takes longer to find that it is no method than
        # most of these checks take.
        malformed, forbidden, fresh = self.malformed, self.forbidden, self.fresh
        refusal = wrong_seat(now, do) or malformed(now, do)
        if refusal is None and type(do) is not Name:
            refusal = forbidden(now, do)
        if refusal is not None:
            return refusal
        return self.rules[type(do)](now if fresh is None else fresh(now), do, facts)

    def allows(self, now: S, do: Action) -> bool:
        """Whether the action would be accepted; what would follow from it is not computed."""
        return type(self.carry_out(now, do, [])) is not Refusal
