"""Seats: what every game keeps of each player, and how a state is asked for a seat or changed at one."""

from typing import Any, Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace


class Seat(Struct, frozen=True):
    """One player. Each game adds its own counters and marks."""

    number: int
    """From 1, clockwise."""
    name: str


S = TypeVar("S", bound=Seat)


class Seated(Struct, Generic[S], frozen=True):
    """A state with players around it. Each game adds what else it knows."""

    seats: tuple[S, ...]

    @property
    def numbers(self) -> range:
        """The numbers of all seats, clockwise."""
        return range(1, len(self.seats) + 1)

    def seat(self, number: int) -> S:
        """The seat of that number; there is no seat 0."""
        return self.seats[number - 1]

    def with_seat(self, number: int, **changes: Any) -> Self:
        """The same table with something changed at one seat."""
        seats = list(self.seats)
        seats[number - 1] = replace(seats[number - 1], **changes)
        return replace(self, seats=tuple(seats))
