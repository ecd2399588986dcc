"""What can become true in Ambal Tournament. No fact names a card that somebody at the table may not see."""

from typing import Literal

from engine.action import Fact


class Move(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    """A number of one seat went from one value to another."""

    seat: int
    before: int
    after: int


class Phase(Fact, frozen=True):
    phase: str
    round: int


class Turn(Fact, frozen=True):
    round: int
    turn: int


class Deck(Fact, frozen=True):
    seat: int
    battle: int
    library: int


class Draw(Fact, frozen=True):
    seat: int
    n: int
    by: Literal["start", "draw", "effect"]


class Refresh(Fact, frozen=True):
    seat: int
    n: int
    loss: int


class Rolled(Fact, frozen=True):
    seat: int
    value: int


class Order(Fact, frozen=True):
    seats: list[int]


class Plays(Fact, frozen=True):
    seat: int


class Stopped(Fact, frozen=True):
    seat: int


class Skips(Fact, frozen=True):
    seat: int


class Placed(Fact, frozen=True):
    seat: int


class Revealed(Fact, frozen=True):
    seat: int
    card: str
    target: int | None


class Target(Fact, frozen=True):
    seat: int
    card: str
    target: int


class Paid(Fact, frozen=True):
    seat: int
    card: str
    cost: int


class Unpaid(Fact, frozen=True):
    seat: int
    card: str
    cost: int
    energy: int


class Interrupted(Fact, frozen=True):
    seat: int
    card: str
    by: int


class Blocked(Fact, frozen=True):
    seat: int
    card: str
    by: int
    kind: Literal["block", "evade"]


class Health(Move, frozen=True):
    by: Literal["damage", "heal", "condition", "resurrect", "adjust", "max-health"]


class Energy(Move, frozen=True):
    by: Literal["cost", "effect", "round", "max", "resurrect", "adjust"]


class MaxEnergy(Move, frozen=True):
    by: Literal["refresh", "unpaid", "library", "effect", "resurrect", "adjust"]


class MaxHealth(Move, frozen=True):
    """The ceiling of Health."""


class Condition(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    condition: str
    before: int
    after: int


class Boon(Fact, frozen=True):
    card: str
    by: int
    on: int
    left: int


class Curse(Fact, frozen=True):
    card: str
    by: int
    on: int
    left: int


class Duration(Fact, frozen=True):
    card: str
    on: int
    left: int


class Ended(Fact, frozen=True):
    card: str
    by: int
    on: int
    why: Literal["time", "removed", "replaced", "defeated", "adjust"]


class Moved(Fact, frozen=True):
    seat: int
    card: str
    to: Literal["hand", "used", "discard", "out", "play"]


class Owes(Fact, frozen=True):
    seat: int
    n: int


class Library(Fact, frozen=True):
    seat: int
    n: int


class Reminder(Fact, frozen=True):
    seat: int
    card: str
    text: str


class Defeated(Fact, frozen=True):
    seat: int


class Resurrected(Fact, frozen=True):
    seat: int


class First(Fact, frozen=True):
    seat: int


class School(Fact, frozen=True):
    seat: int
    school: str


class Dealt(Fact, frozen=True):
    seat: int
    n: int


class Picked(Fact, frozen=True):
    seat: int
    n: int


class Banned(Fact, frozen=True):
    seat: int
    card: str


class Adjusted(Fact, frozen=True):
    """A counter with its new value, or a card with its new zone; a card that does not lie open is not named."""

    target: int
    to: int | str
    counter: str | None = None
    card: str | None = None


class Result(Fact, frozen=True):
    winners: list[int]
    losers: list[int]
    reason: str
    scores: dict[str, int]


FACTS = (
    Phase, Turn, Deck, Draw, Refresh, Rolled, Order, Plays, Stopped, Skips, Placed, Revealed, Target, Paid, Unpaid,
    Interrupted, Blocked, Health, Energy, MaxEnergy, MaxHealth, Condition, Boon, Curse, Duration, Ended, Moved, Owes,
    Library, Reminder, Defeated, Resurrected, First, School, Dealt, Picked, Banned, Adjusted, Result,
)  # fmt: skip

Facts = list[Fact]
"""What one action made true so far."""
