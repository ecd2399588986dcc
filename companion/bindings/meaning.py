"""What an input of a device means in a game."""

from typing import Any

from msgspec import Struct

from engine.action import Action


class Actions(Struct, frozen=True):
    """The actions that one input means, in order; together they are one step of undo. None is: the input was noted."""

    actions: tuple[Action, ...] = ()
    left: Any = None
    """What the binding keeps of half-done inputs once these are accepted (None: all); nobody else looks into it."""


class Undo(Struct, frozen=True):
    """Somebody wants the last step taken back."""


Meaning = Actions | Undo | None
"""None: the input means nothing at this moment. It is neither refused nor logged."""
