"""What an input of a device means in a game."""

from typing import Any

from msgspec import Struct

from companion.bindings.wishes import Wish
from engine.action import Action
from engine.refusal import Refusal


class Actions(Struct, frozen=True):
    """The actions that one input means, in order; together they are one step of undo. Empty: only noted as pending."""

    actions: tuple[Action, ...] = ()
    left: Any = None
    """What the binding keeps of half-done inputs once these are accepted (None: all); nobody else looks into it."""
    wishes: tuple[Wish, ...] = ()
    """What is asked of the table, where the input was only noted."""


class Undo(Struct, frozen=True):
    """Somebody wants the last step taken back."""


Meaning = Actions | Undo | Refusal | None
"""None: the input means nothing at this moment. It is neither refused nor logged.

A refusal is for what only the binding knows, such as a board that differs from the game; the rules refuse the rest."""
