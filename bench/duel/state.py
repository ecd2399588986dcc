"""The table of Duel-200. Everything here is frozen; unlike a real table, it knows the order of the decks."""

from typing import Literal

from msgspec import Struct

from bench.duel.cards import Cards
from engine.view import Result

Phase = Literal["plan", "upkeep", "over"]


class Seat(Struct, frozen=True):
    number: int
    name: str
    health: int
    energy: int
    deck: Cards
    """The top card is the last one."""
    hand: Cards
    discard: Cards
    commit: int | None = None
    """The place in the hand, or -1 for a pass; None before the commit."""


class State(Struct, frozen=True):
    seats: tuple[Seat, Seat]
    seed: int
    """From which the next shuffle follows; in no view."""
    round: int = 1
    phase: Phase = "plan"
    turn: int = 0
    """Whose upkeep it is; 0 while both plan."""
    revealed: tuple[str | None, ...] = ()
    """What both played last; None is a pass."""
    result: Result | None = None

    def seats_with(self, seat: Seat) -> tuple[Seat, Seat]:
        """Both seats, this one in its place."""
        one, two = self.seats
        return (seat, two) if seat.number == 1 else (one, seat)
