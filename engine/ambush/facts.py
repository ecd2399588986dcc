"""What can become true in Ambush. No fact carries a hidden card."""

from typing import Literal

from engine.action import Fact
from engine.facts import Adjusted as Adjusted
from engine.facts import Over as Over


class CastleNamed(Fact, frozen=True):
    seat: int
    name: str


class First(Fact, frozen=True):
    seat: int
    by: str


class Dealt(Fact, frozen=True):
    seat: int
    count: int


class Turn(Fact, frozen=True):
    seat: int
    round: int


class Exposed(Fact, frozen=True):
    seat: int
    card: str | None


class ExposeSkipped(Fact, frozen=True):
    seat: int


class Played(Fact, frozen=True):
    seat: int
    card: str | None
    target: int | None


class Castle(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    before: int
    after: int
    by: Literal["damage", "repair", "adjust", "concede"]


class Guard(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    before: int
    after: int


class Drew(Fact, frozen=True):
    seat: int
    count: int


class Returned(Fact, frozen=True):
    seat: int
    count: int


class Picked(Fact, frozen=True):
    seat: int
    count: int


class Gave(Fact, frozen=True):
    seat: int
    to: int
    count: int


class Placed(Fact, frozen=True, rename={"source": "from"}):
    seat: int
    source: str
    count: int


class Laid(Fact, frozen=True):
    seat: int


class Passed(Fact, frozen=True):
    seat: int


class Ambush(Fact, frozen=True):
    how: Literal["press", "voice"]


class Press(Fact, frozen=True):
    seat: int
    reaction_ms: int | None
    behind_ms: int
    err_ms: int


class FalseStart(Fact, frozen=True):
    seat: int
    why: Literal["effect", "too-few", "barred", "early"]
    count: int


class Barred(Fact, frozen=True):
    seat: int


class Unbarred(Fact, frozen=True):
    seat: int


class Called(Fact, frozen=True):
    seat: int


class DeadHeat(Fact, frozen=True):
    seats: list[int]
    gap_ms: int


class Captured(Fact, frozen=True):
    seat: int
    count: int


class Stopped(Fact, frozen=True):
    seat: int
    captured: int


class TimeUp(Fact, frozen=True):
    """Nobody takes another card."""


class Declared(Fact, frozen=True):
    seat: int
    ambush: int


class Verdict(Fact, frozen=True):
    good: bool
    by: Literal["tapped", "declared"]


class Rolled(Fact, frozen=True):
    seat: int
    roll: int


class Reroll(Fact, frozen=True):
    seats: list[int]


class Penalty(Fact, frozen=True):
    seat: int
    count: int


class Joined(Fact, frozen=True):
    seat: int
    count: int


class Trimmed(Fact, frozen=True):
    seat: int
    count: int


class Cleared(Fact, frozen=True):
    count: int


class Resumed(Fact, frozen=True):
    seat: int
    phase: str


class Reaction(Fact, frozen=True):
    seat: int
    reaction_ms: int
    best_ms: int
    mean_ms: int
    presses: int


class Record(Fact, frozen=True):
    seat: int
    reaction_ms: int


class Destroyed(Fact, frozen=True):
    seat: int
    count: int


class Stats(Fact, frozen=True):
    seat: int
    good_calls: int
    false_calls: int
    heats: int
    false_starts: int
    presses: int
    last_ms: int | None
    best_ms: int | None
    mean_ms: int | None


FACTS: tuple[type[Fact], ...] = tuple(
    kind for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
)  # fmt: skip

Facts = list[Fact]
"""What the rules of one action have told so far, in order."""
