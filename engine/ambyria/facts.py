"""What can become true in Ambyria. No fact names a card that somebody at the table may not see."""

from typing import Literal

from msgspec import UNSET, UnsetType

from engine.action import Fact

By = Literal["phase", "deck", "play", "effect"]


class Hero(Fact, frozen=True):
    seat: int
    hero: str


class Turn(Fact, frozen=True):
    seat: int
    round: int


class Phase(Fact, frozen=True):
    seat: int
    phase: str


class Draw(Fact, frozen=True):
    seat: int
    n: int
    short: int


class Reshuffle(Fact, frozen=True):
    seat: int
    n: int


class Mode(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    """The mode card is another one."""

    seat: int
    card: str | None
    before: str | None
    after: str | None
    by: By


class Played(Fact, frozen=True, rename={"source": "from"}):
    seat: int
    source: Literal["hand", "arcane", "deck"]
    into: str
    face: Literal["up", "down"]
    card: str | UnsetType = UNSET


class Arcane(Fact, frozen=True):
    seat: int
    left: int
    lost: bool


class Announced(Fact, frozen=True):
    seat: int
    card: str
    effect: int
    target: int | None
    slots: list[int] | None


class Held(Fact, frozen=True):
    seat: int


class Released(Fact, frozen=True):
    seat: int


class Passed(Fact, frozen=True):
    seat: int


class Response(Fact, frozen=True):
    seat: int
    card: str
    to: Literal["effect", "collect", "event"]


class Moved(Fact, frozen=True, rename={"source": "from"}):
    op: str
    seat: int
    target: int
    source: str
    to: str
    n: int
    card: str | None = None


class Happened(Fact, frozen=True):
    seat: int
    card: str
    effect: int


class Skipped(Fact, frozen=True):
    """An effect that is not possible; without a card, a collection that does not come about."""

    seat: int
    card: str | None
    effect: int | None
    clause: str


class Stopped(Fact, frozen=True):
    seat: int
    card: str
    effect: int
    clause: str


class Collected(Fact, frozen=True):
    seat: int
    n: int
    by: Literal["phase", "attack"]


class Owed(Fact, frozen=True):
    seat: int
    n: int


class Discarded(Fact, frozen=True):
    seat: int
    n: int
    cards: list[str]


class Lasting(Fact, frozen=True):
    key: str
    seat: int


class Shown(Fact, frozen=True):
    seat: int


class Counter(Fact, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    counter: str
    before: int | None
    after: int
    by: Literal["adjust"] = "adjust"


class Ending(Fact, frozen=True):
    seat: int


class Out(Fact, frozen=True):
    seat: int


class Scored(Fact, frozen=True):
    seat: int


class Result(Fact, frozen=True):
    winners: list[int]
    losers: list[int]
    reason: str
    scores: dict[str, int]


FACTS: tuple[type[Fact], ...] = (
    Hero, Turn, Phase, Draw, Reshuffle, Mode, Played, Arcane, Announced, Held, Released, Passed, Response, Moved,
    Happened, Skipped, Stopped, Collected, Owed, Discarded, Lasting, Shown, Counter, Ending, Out, Scored, Result,
)  # fmt: skip
