"""What became true in the hall, for screens, the protocol of the evening, and those who are told of a choice."""

from engine.action import Fact


class CheckedIn(Fact, frozen=True):
    player: int
    name: str
    since: int
    """The first round in which they play."""


class Left(Fact, frozen=True):
    player: int


class CameBack(Fact, frozen=True):
    player: int
    since: int


class Paired(Fact, frozen=True):
    round: int
    matches: int


class Again(Fact, frozen=True):
    """Players meet who have met before: unavoidable, or wanted by people (HALL-PAIR-03)."""

    players: tuple[int, ...]


class SecondBye(Fact, frozen=True):
    """A player waits once more (HALL-PAIR-04)."""

    player: int


class NoTable(Fact, frozen=True):
    """More matches than tables: these wait until one is free (HALL-PAIR-08)."""

    matches: int


class Settled(Fact, frozen=True):
    """A match has a result."""

    round: int
    players: tuple[int, ...]
    winners: tuple[int, ...]


class Corrected(Fact, frozen=True):
    """A match has another result than before."""

    round: int
    players: tuple[int, ...]
    winners: tuple[int, ...]


class RoundDone(Fact, frozen=True):
    """All results of the round are in."""

    round: int


class Called(Fact, frozen=True):
    table: str


class Answered(Fact, frozen=True):
    table: str


class Over(Fact, frozen=True):
    """The evening is over; who leads has won it."""

    winners: tuple[int, ...]
