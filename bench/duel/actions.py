"""What people can do in Duel-200: one class a verb."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from engine.action import Action
from engine.action import Name as Text

PASS = -1
"""The card of a commit that plays none."""


class Commit(Action, frozen=True):
    """The card at this place of the hand, counted from 0, or `PASS`."""

    card: int


class Upkeep(Action, frozen=True):
    """0: one energy more. 1: one health more. 2: the first card of the hand for the top one of the deck."""

    choice: Literal[0, 1, 2]


class Name(Action, frozen=True):
    name: Text


class Adjust(Action, frozen=True):
    target: int
    counter: Literal["health", "energy"]
    to: int
    why: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET


ACTIONS = (Commit, Upkeep, Name, Adjust)
