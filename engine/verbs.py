"""The verbs that every game has: a player is named, a player leaves, the referee sets something right."""

from typing import ClassVar

from msgspec import UNSET, UnsetType

from engine.action import Action, Actor, Remark
from engine.action import Name as Text


class Name(Action, frozen=True):
    """A player is called something else from now on: at any moment, also after the end."""

    name: Text


class Concede(Action, frozen=True):
    """The player gives up and leaves."""


class Explained(Action, frozen=True, kw_only=True):
    """An action that may say why it is done: a correction, which is the referee's alone."""

    why: Remark | UnsetType = UNSET


class Adjust(Explained, frozen=True):
    """The referee's correction. Each game adds what can be corrected, and to which values."""

    actor: ClassVar[Actor] = "table"

    target: int
    """The seat that it concerns; 0 for what belongs to the table."""
