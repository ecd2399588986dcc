"""The rules of Pebbles: what people can do, what becomes true by it, and what may be offered."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.action import TABLE, Action, Fact
from engine.game import Offer, Step
from engine.refusal import ADJUST, INPUT, Refusal, refuse
from engine.setup import Setup

MOST = 3
"""The most pebbles that are taken at once."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3


class Take(Action, frozen=True):
    n: Annotated[int, Meta(ge=1, le=MOST)]


class Give(Action, frozen=True):
    """One pebble to somebody else."""

    target: int


class Adjust(Action, frozen=True):
    target: int
    counter: Literal["pebbles"]
    to: int
    why: str = ""


class Taken(Fact, frozen=True):
    seat: int
    n: int


class Given(Fact, frozen=True):
    seat: int
    target: int


class Adjusted(Fact, frozen=True):
    target: int
    to: int


ACTIONS, FACTS = (Take, Give, Adjust), (Taken, Given, Adjusted)


class State(Struct, frozen=True):
    names: tuple[str, ...]
    pebbles: tuple[int, ...]
    rounds: int
    round: int = 1
    turn: int = 1
    """Whose turn it is; 0 when the game is over."""

    def changed(self, seat: int, by: int) -> "State":
        """With more or fewer pebbles at that seat."""
        pebbles = tuple(had + by if number == seat else had for number, had in enumerate(self.pebbles, 1))
        return replace(self, pebbles=pebbles)

    def passed_on(self) -> "State":
        """The next one clockwise is on turn; after the last one the next round begins."""
        if self.turn < len(self.names):
            return replace(self, turn=self.turn + 1)
        if self.round < self.rounds:
            return replace(self, turn=1, round=self.round + 1)
        return replace(self, turn=0)


Outcome = Step[State] | Refusal


def begin(setup: Setup) -> State:
    return State(setup.seats, (0,) * len(setup.seats), setup.options.rounds)


def apply(now: State, do: Any) -> Outcome:
    if isinstance(do, Adjust):
        return _adjust(now, do)
    if do.seat != now.turn:
        return refuse("PEBBLES-TURN-01", "not-your-turn", seat=do.seat)
    return _take(now, do) if isinstance(do, Take) else _give(now, do)


def _take(now: State, do: Take) -> Outcome:
    return Step(now.changed(do.seat, do.n).passed_on(), (Taken(do.seat, do.n),))


def _give(now: State, do: Give) -> Outcome:
    if do.target == do.seat or not 1 <= do.target <= len(now.names):
        return refuse(INPUT, "no-such-seat", number=str(do.target), seats=len(now.names))
    if now.pebbles[do.seat - 1] == 0:
        return refuse("PEBBLES-GIVE-01", "nothing-to-give", seat=do.seat)
    given = now.changed(do.seat, -1).changed(do.target, 1)
    return Step(given.passed_on(), (Given(do.seat, do.target),))


def _adjust(now: State, do: Adjust) -> Outcome:
    if do.seat != TABLE or not 1 <= do.target <= len(now.names):
        return refuse(INPUT, "no-such-seat", number=str(do.target), seats=len(now.names))
    if not 0 <= do.to <= 99:
        return refuse(ADJUST, "adjust-range", counter=do.counter, low=0, high=99, to=str(do.to))
    return Step(now.changed(do.target, do.to - now.pebbles[do.target - 1]), (Adjusted(do.target, do.to),))


def correctable(now: State) -> Iterator[Offer]:
    for target, pebbles in enumerate(now.pebbles, 1):
        yield Offer(Adjust(seat=TABLE, target=target, counter="pebbles", to=pebbles), ("to", "why"))


def offers(now: State, seat: int) -> Iterator[Offer]:
    if seat == TABLE:
        return
    seats = range(1, len(now.names) + 1)
    for n in range(1, MOST + 1):
        yield Offer(Take(seat=seat, n=n))
    for target in seats:
        yield Offer(Give(seat=seat, target=target))
