"""What can become true in Tamer Tournament. No fact names a card that lies face down."""

import re
from typing import Literal

from msgspec import Struct

from engine.action import Fact
from engine.tamer.cards import When
from engine.tamer.creatures import Colour, Die

By = Literal["effect", "clash", "resolve", "adjust", "cleared"]
How = Literal["fight", "stalemate", "limit", "report", "concede", "bye"]
Direction = Literal["left", "right"]


def snake(name: str) -> str:
    """RoundStart is the fact "round_start"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Told(Fact, frozen=True, tag=snake):
    """A fact of this game; its name is written with low lines."""


class Chosen(Told, frozen=True):
    seat: int


class Revealed(Told, frozen=True):
    cards: dict[str, str]


class Surplus(Told, frozen=True):
    card: str


class Passed(Told, frozen=True):
    direction: Direction
    pick: int


class Asked(Told, frozen=True, rename={"among": "from"}):
    seat: int
    battle: int | None
    kind: Literal["order", "choose", "flip", "resolve"]
    creature: str | None
    when: When | None
    n: int | None
    among: list[str]
    round: int | None


class Lapsed(Told, frozen=True):
    seat: int
    creature: str


class Dice(Told, frozen=True, rename={"before": "from", "after": "to"}):
    seat: int
    creature: str
    die: Die
    colour: Colour
    before: int
    after: int
    by: By


class Line(Told, frozen=True):
    seat: int


class Ready(Told, frozen=True):
    seat: int
    on: bool


class Unveiled(Told, frozen=True):
    """Secret line-ups lie open from now on."""


class Paired(Told, frozen=True):
    round: int
    battles: list[list[int]]


class Bye(Told, frozen=True):
    round: int
    seat: int


class RoundStart(Told, frozen=True):
    battle: int
    seat: int
    creature: str


class Blow(Struct, frozen=True):
    seat: int
    creature: str
    deals: int


class Clash(Told, frozen=True):
    battle: int
    clash: int
    blows: list[Blow]


class KnockedOut(Told, frozen=True):
    battle: int
    seat: int
    creature: str
    by: str | None


class KoEffect(Told, frozen=True):
    battle: int
    seat: int
    creature: str


class Flipped(Told, frozen=True):
    battle: int
    seat: int
    creature: str
    card: str
    at: int


class NoCard(Told, frozen=True):
    battle: int
    seat: int
    round: int


class Returned(Told, frozen=True):
    battle: int
    seat: int
    card: str
    round: int | None


class Cleared(Told, frozen=True):
    seat: int


class BattleOver(Told, frozen=True):
    battle: int
    seats: list[int]
    winner: int | None
    how: How


class Record(Told, frozen=True):
    seat: int
    wins: int
    draws: int
    losses: int


class RoundOver(Told, frozen=True):
    round: int


class Tie(Told, frozen=True):
    seats: list[int]
    settled: Literal["share", "tiebreak"]


class Eliminated(Told, frozen=True):
    seat: int


class Adjusted(Told, frozen=True, rename={"before": "from", "after": "to"}):
    target: int
    counter: str
    creature: str | None
    before: int
    after: int
    why: str | None


class Named(Told, frozen=True):
    seat: int
    name: str


class GameOver(Told, frozen=True):
    winners: list[int]
    reason: str


FACTS: tuple[type[Fact], ...] = tuple(
    kind for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Told) and kind is not Told
)  # fmt: skip

Facts = list[Fact]
"""What the rules of one action have told so far, in order."""
