"""What can become true in Tash-Kalar. No fact names a card in a hand or in a deck, and `find` makes none."""

from typing import Literal

from engine.action import Fact
from engine.facts import Adjusted, Over
from engine.tash_kalar.pieces import Rank

Maybe = str | None
"""A square, known in board tracking alone; or a card, if it was named."""
Drawn = Literal["beings", "legends", "flares"]
ScoredBy = Literal["claim", "destroyed", "unpaired", "legend", "flare", "adjust"]
DestroyedBy = Literal["summon", "move", "destroy", "convert"]
PlacedBy = Literal["setup", "action", "summon", "effect"]


def snake(name: str) -> str:
    """A class name as a fact is called: TaskRevealed becomes "task_revealed"."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Told(Fact, frozen=True, tag=snake):
    """A fact of this game; what is not known is null."""


class School(Told, frozen=True):
    seat: int
    school: str


class TaskRevealed(Told, frozen=True):
    task: str


class TaskAside(Told, frozen=True):
    task: str


class TaskUnder(Told, frozen=True):
    task: str


class TaskNext(Told, frozen=True):
    task: str


class TaskCurrent(Told, frozen=True):
    task: str


class TasksShuffled(Told, frozen=True):
    n: int


class Drew(Told, frozen=True, tag="drawn"):
    seat: int
    beings: int
    legends: int
    flares: int


class Turn(Told, frozen=True):
    seat: int
    n: int
    actions: int


class Placed(Told, frozen=True):
    side: int
    rank: Rank
    by: PlacedBy
    at: Maybe = None


class PickedUp(Told, frozen=True):
    side: int
    rank: Rank
    at: Maybe = None


class Summoned(Told, frozen=True, rename={"orientation": "as"}):
    seat: int
    rank: Rank
    card: Maybe = None
    at: Maybe = None
    orientation: int | None = None
    used: list[str] | None = None


class Improvised(Told, frozen=True):
    seat: int
    side: int


class Moved(Told, frozen=True, rename={"source": "from"}):
    side: int | None = None
    rank: Rank | None = None
    source: Maybe = None
    to: Maybe = None


class Destroyed(Told, frozen=True):
    side: int
    rank: Rank
    by: DestroyedBy
    counted: bool
    at: Maybe = None


class Upgraded(Told, frozen=True, rename={"before": "from", "after": "to"}):
    side: int
    before: Rank
    after: Rank
    at: Maybe = None


class Downgraded(Told, frozen=True, rename={"before": "from", "after": "to"}):
    side: int
    before: Rank
    after: Rank
    at: Maybe = None


class Converted(Told, frozen=True):
    side: int
    to_side: int
    rank: Rank
    at: Maybe = None


class Actions(Told, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    before: int
    after: int


class ExtraCards(Told, frozen=True):
    deck: Drawn
    n: int


class Again(Told, frozen=True):
    seat: int


class Flare(Told, frozen=True):
    seat: int
    against: int
    upper: bool
    lower: bool
    card: Maybe = None


class EffectDone(Told, frozen=True):
    part: Literal["creature", "upper", "lower"]
    card: Maybe = None


class Discarded(Told, frozen=True):
    seat: int
    card: str
    pile: Literal["school", "legends", "flares"]


class Returned(Told, frozen=True):
    seat: int
    beings: int
    legends: int
    flares: int


class Handover(Told, frozen=True):
    seat: int
    to: int


class LegendsPassed(Told, frozen=True):
    seat: int
    to: int
    n: int


class Claimed(Told, frozen=True):
    side: int
    points: int
    task: Maybe = None


class Score(Told, frozen=True, rename={"colour": "in", "before": "from", "after": "to"}):
    side: int
    before: int
    after: int
    by: ScoredBy
    colour: int | None = None


class PiecesReturned(Told, frozen=True):
    side: int
    removed: int
    legendary: int


class Reshuffle(Told, frozen=True):
    deck: Literal["legends", "flares"]


class Ending(Told, frozen=True):
    by: str
    seat: int
    left: int


class Fixed(Told, frozen=True, rename={"before": "from", "after": "to"}):
    at: str
    before: str | None
    after: str | None


class Result(Over, frozen=True, tag="result"):
    """The game is over."""


FACTS: tuple[type[Fact], ...] = (
    School, TaskRevealed, TaskAside, TaskUnder, TaskNext, TaskCurrent, TasksShuffled, Drew, Turn, Placed, PickedUp,
    Summoned, Improvised, Moved, Destroyed, Upgraded, Downgraded, Converted, Actions, ExtraCards, Again, Flare,
    EffectDone, Discarded, Returned, Handover, LegendsPassed, Claimed, Score, PiecesReturned, Reshuffle, Ending, Fixed,
    Adjusted, Result,
)  # fmt: skip
