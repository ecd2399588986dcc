"""What the suite over all games has to be told of a game: how to start it, and what may fill an open field."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from engine.setup import Header

Entry = dict[str, Any]
Fill = Callable[[Any, Entry, str, Random], Any]
Twins = Callable[[Any, int | None, Random], Iterator[Any]]


class Sample(Struct, frozen=True):
    """One game as the suite plays it."""

    header: Callable[[str, Random], Header]
    fill: Fill
    """A value for an open field of a listed action at this state; it may be a bold one, but one that is allowed."""
    anything: Callable[[Any, Random], Entry]
    """A well-formed action out of nowhere, legal or not: made without asking what is legal."""
    twins: Twins
    """States that differ from this one only in what the viewer may not see."""
    seeds: int = 6
    """How many games are walked through in every mode."""
    steps: int = 120
    """After how many states a walk ends that has found no end by itself."""
