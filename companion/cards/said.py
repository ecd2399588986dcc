"""What there is to say after a tap or a choice: to a terminal, or to a page."""

from typing import Any, Literal

from msgspec import Struct

from engine.message import Message, message


class Said(Struct, frozen=True):
    """One answer, and what kind of one it is."""

    kind: Literal["done", "ask", "no"]
    message: Message


def done(id: str, **args: Any) -> Said:
    """It is on the disk."""
    return Said("done", message(id, **args))


def ask(id: str, **args: Any) -> Said:
    """Somebody has to tap, choose or answer now."""
    return Said("ask", message(id, **args))


def no(id: str, **args: Any) -> Said:
    """Nothing changed, and why."""
    return Said("no", message(id, **args))
