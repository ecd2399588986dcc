"""What there is to say after a tap or a choice: to a terminal, or to a page."""

from typing import Any, Literal

from msgspec import Struct

from engine.words import Words, words


class Said(Struct, frozen=True):
    """One answer, and what kind of one it is."""

    kind: Literal["done", "ask", "no"]
    words: Words


def done(id: str, **args: Any) -> Said:
    """It is on the disk."""
    return Said("done", words(id, **args))


def ask(id: str, **args: Any) -> Said:
    """Somebody has to tap, choose or answer now."""
    return Said("ask", words(id, **args))


def no(id: str, **args: Any) -> Said:
    """Nothing changed, and why."""
    return Said("no", words(id, **args))
