"""Trying something of a game out, without a table, a log or an evening around it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.message import Message
from engine.refusal import Refusal


class Sandbox(Struct, frozen=True):
    """A pure function from what people set up to what comes of it. Its work is bounded: it is asked from pages."""

    takes: type[Struct]
    gives: Any
    """A struct, or one of several."""
    run: Callable[[Mapping[str, Any], Any], Any | Refusal | Message]
    """From the cards that are known and a struct of `takes` to one of `gives`, or to why it cannot be tried."""
