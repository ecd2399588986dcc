"""What people have begun with their devices and not finished yet, and the dials on which they choose a number."""

from collections.abc import Mapping, Sequence
from typing import Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

V = TypeVar("V")


class Pending(Struct, frozen=True):
    """By seat. Each game adds what else it keeps; all of it belongs to one moment of the game (`View.moment`)."""

    numbers: dict[int, int] = {}
    """What stands on each dial that was turned."""

    def without_number(self, seat: int) -> Self:
        """The same after that seat's number was used."""
        return replace(self, numbers=without(self.numbers, seat))

    def next_stage(self, *seats: int) -> Self:
        """The same when these seats are asked for another number than the one that they dialled."""
        return replace(self, numbers=without(self.numbers, *seats))


P = TypeVar("P", bound=Pending)


def without(kept: Mapping[int, V], *seats: int) -> dict[int, V]:
    """What is kept for all other seats."""
    return {seat: value for seat, value in kept.items() if seat not in seats}


def within(number: int, least: int, most: int) -> int:
    """The number, or the end of the range beyond which it lies."""
    return max(least, min(most, number))


def stepped(options: Sequence[V], chosen: V | None, by: int) -> V:
    """The option `by` steps on, wrapping around at the ends; with none chosen, the first or (backwards) the last."""
    none = -1 if by > 0 else 0
    place = options.index(chosen) if chosen in options else none
    return options[(place + by) % len(options)]


class Dial(Struct, frozen=True):
    """A dial that chooses a number. It stops at the ends of its range."""

    least: int
    most: int
    start: int
    """What it says before it is turned."""

    def number(self, pending: Pending, seat: int) -> int:
        """What stands on the dial of a seat."""
        return pending.numbers.get(seat, self.start)

    def turned(self, pending: P, seat: int, by: int) -> P:
        """What is pending after that seat turned it."""
        number = within(self.number(pending, seat) + by, self.least, self.most)
        return replace(pending, numbers={**pending.numbers, seat: number})
