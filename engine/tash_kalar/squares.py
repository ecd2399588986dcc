"""Squares that actions and operations name: are they in the arena, and how are they told?"""

from engine.refusal import Refusal, refuse
from engine.tash_kalar.arena import in_arena


def outside(*squares: str | None) -> Refusal | None:
    """The refusal of the first square that the arena does not have (TASH-ARENA-02)."""
    for square in squares:
        if square is not None and not in_arena(square):
            return refuse("TASH-ARENA-02", "tash-kalar-outside", square=square)
    return None
