"""What the suite over all games has to be told of a game: how to start it, and what may fill an open field."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from engine.action import Action
from engine.setup import Header

Entry = dict[str, Any]
Fill = Callable[[Any, Entry, str, Random], Any]
Twins = Callable[[Any, int | None, Random], Iterator[Any]]
Retold = Callable[[Sequence[Any], Sequence[Action], Random], tuple[int, tuple[Action, ...]] | None]


class Sample(Struct, frozen=True):
    """One game as the suite plays it."""

    header: Callable[[str, Random], Header]
    fill: Fill
    """A value for an open field of a listed action at this state; it may be a bold one, but one that is allowed."""
    anything: Callable[[Any, Random], Entry]
    """A well-formed action out of nowhere, legal or not: made without asking what is legal."""
    twins: Twins
    """States that differ from this one only in what the viewer may not see."""
    retold: Retold | None = None
    """From the states on the way and the actions between them: the place of one of the states, and actions that lead
    on from there to what nobody can tell from the last one by now. None where everything lies open."""
    seeds: int = 6
    """How many games are walked through in every mode."""
    steps: int = 120
    """After how many states a walk ends that has found no end by itself."""
