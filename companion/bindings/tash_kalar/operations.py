"""What is done to pieces on the board, as operations of the open effect."""

from companion.bindings.tash_kalar import queries
from engine.tash_kalar.actions import Resolve
from engine.tash_kalar.arena import distance, in_arena
from engine.tash_kalar.operations import Op
from engine.tash_kalar.pieces import HEIGHT
from engine.view import View

TOUCHES = {"double": "upgrade", "long": "downgrade", "two-fingers": "convert"}
"""What a gesture on a piece does to it."""


def destroyed(square: str) -> Op:
    return Op(op="destroy", at=square)


def placed(square: str) -> Op:
    return Op(op="place", at=square)


def changed(how: str, square: str) -> Op | None:
    """What a gesture does to the piece on a square; None for one that does nothing to a piece."""
    return Op(op=TOUCHES[how], at=square) if how in TOUCHES else None


def moved(view: View, source: str, to: str) -> Op:
    """A move as the card's script has it; where that is not known, of the mildest kind that gets there."""
    if queries.step(view) is not None:
        return Op(op="move", source=source, to=to)
    far = in_arena(source) and in_arena(to) and distance(source, to) > 1
    return Op(op="move", source=source, to=to, kind=_kind(view, source, to), leap=True if far else None)


def _kind(view: View, source: str, to: str) -> str | None:
    """Standard onto an empty square or a lower rank, combat onto the same rank, else without a limit."""
    pieces = queries.pieces(view)
    mover, there = pieces.get(source), pieces.get(to)
    if mover is None or there is None or HEIGHT[there.rank] < HEIGHT[mover.rank]:
        return None
    return "combat" if there.rank == mover.rank else "move"


def carried_out(seat: int, *ops: Op) -> Resolve:
    return Resolve(seat=seat, ops=ops)
