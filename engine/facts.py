"""Facts that games tell in the same shape: the referee set a counter right, the game is over."""

from engine.action import Fact


class Adjusted(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    """A counter of a seat, or of the table (target 0), has another value now."""

    target: int
    counter: str
    before: int
    after: int
    why: str | None


class Over(Fact, frozen=True):
    """Who won, who lost, and the clause by which it ended."""

    winners: list[int]
    losers: list[int]
    reason: str
