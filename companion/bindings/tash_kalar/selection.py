"""What a dial goes through: the pieces in the arena by side and rank, or the enemy sides."""

from collections.abc import Sequence

from companion.bindings.tash_kalar import queries
from companion.bindings.views import counter
from engine.tash_kalar.pieces import HEIGHT, RANKS, Piece
from engine.view import View

Choice = Piece | int | None
"""A piece by side and rank, an enemy side, or nothing."""


def choices(view: View) -> Sequence[Choice]:
    """Nothing first. Where squares are known, only a melee asks for a side; a dial then has nothing else to say."""
    sides = queries.sides(view)
    if queries.table(view).arena is None:
        pieces = (Piece(side, rank) for side in sides for rank in RANKS)
        return (None, *(piece for piece in pieces if counter(view, queries.seat_of_side(view, piece.side), piece.rank)))
    if queries.is_melee(view) and view.phase == "action":
        return (None, *(side for side in sides if side != queries.active_side(view)))
    return (None,)


def selected(view: View, turned: int) -> Choice:
    """What a dial stands at after so many steps, round and round."""
    there = choices(view)
    return there[turned % len(there)]


def digits(choice: Choice) -> str:
    """As a counter shows it: 0, a side, or a side and the height of a rank (21: side 2, common)."""
    match choice:
        case Piece(side=side, rank=rank):
            return f"{side}{HEIGHT[rank] + 1}"
        case None:
            return "0"
        case side:
            return str(side)
