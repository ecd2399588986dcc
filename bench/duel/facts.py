"""What can become true in Duel-200. A commit is told without its card, a draw without the cards."""

from typing import Literal

from engine.action import Fact
from engine.facts import Adjusted as Adjusted
from engine.facts import Over as Over

By = Literal["cards", "upkeep"]


class Committed(Fact, frozen=True):
    seat: int


class Revealed(Fact, frozen=True):
    seat: int
    card: str | None


class Health(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    before: int
    after: int
    by: By


class Energy(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    before: int
    after: int
    by: By


class Discarded(Fact, frozen=True):
    seat: int
    card: str


class Shuffled(Fact, frozen=True):
    seat: int
    count: int


class Drew(Fact, frozen=True):
    seat: int
    count: int


class Kept(Fact, frozen=True):
    seat: int
    choice: int


class Round(Fact, frozen=True):
    round: int


FACTS: tuple[type[Fact], ...] = (
    Committed, Revealed, Health, Energy, Discarded, Shuffled, Drew, Kept, Round, Adjusted, Over,
)  # fmt: skip

Facts = list[Fact]
"""What the rules of one action have told so far, in order."""
