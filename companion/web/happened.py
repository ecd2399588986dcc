"""What has happened in a game, as pages are told it."""

from typing import Any

from msgspec import Struct

from companion.session.press_times import PressTime


class Happened(Struct, frozen=True, omit_defaults=True):
    """One step of the game: everything that one input caused."""

    facts: tuple[Any, ...]
    """What became true, in order. Nothing in a fact is hidden from anybody."""
    played: float | None
    """Seconds of play when it was done; null if that was before the program was last started."""
    presses: tuple[PressTime, ...] = ()
    """The presses of a race that the facts tell of, in microseconds, if any: finer than whole milliseconds."""


class Story(Struct, frozen=True):
    """What has happened and was not taken back, as far as this viewer has not been told of it."""

    since: int
    """So many steps from the beginning, which this viewer knows, still hold; what it was told after them does not."""
    steps: tuple[Happened, ...] = ()
    """The steps after those, oldest first. A viewer that comes is sent the last 500 of the game."""
    age: float | None = None
    """Game seconds since the newest step; null if there is none, or it was before the program was last started."""
