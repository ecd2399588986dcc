"""Squares that actions and operations name: are they squares, and in the arena?"""

from typing import Any

from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import Refusal, refuse
from engine.shape_errors import short
from engine.tash_kalar.arena import Square, in_arena


def no_square(field: str, said: Any) -> Message | None:
    """What is wrong with a field that does not name a square at all, in the arena or outside it."""
    if isinstance(said, str) and in_arena(said):
        return None
    if isinstance(shaped({field: said}, dict[str, Square]), Message):
        return message("tash-kalar-no-square", field=field, got=short(said))
    return None


def outside(*squares: str | None) -> Refusal | None:
    """The refusal of the first square that the arena does not have (TASH-ARENA-02)."""
    for square in squares:
        if square is not None and not in_arena(square):
            return refuse("TASH-ARENA-02", "tash-kalar-outside", square=square)
    return None
