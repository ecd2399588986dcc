"""What the binding of Tash-Kalar asks of the view: whose turn it is, sides, pieces, and where a creature fits."""

from companion.bindings.views import counter
from engine.tash_kalar.arena import SQUARES, Arena, arena_of
from engine.tash_kalar.cards import Card
from engine.tash_kalar.matcher import Creature, places
from engine.tash_kalar.pieces import HEIGHT, Piece, read_piece, type_of
from engine.tash_kalar.view import Table
from engine.view import View

MELEE = "melee-a-mort"


def table(view: View) -> Table:
    seen: Table = view.table
    return seen


def is_melee(view: View) -> bool:
    return view.mode == MELEE


def is_team(view: View) -> bool:
    return view.seats[0].team is not None


def playing(view: View) -> bool:
    """Somebody has a turn."""
    return view.phase in ("action", "effect")


# Sides


def side_of(view: View, seat: int) -> int:
    return view.seats[seat - 1].team or seat


def sides(view: View) -> list[int]:
    return sorted({side_of(view, seat.seat) for seat in view.seats})


def seat_of_side(view: View, side: int) -> int:
    """A seat that shows the numbers of a side."""
    return next(seat.seat for seat in view.seats if side_of(view, seat.seat) == side)


def active_side(view: View) -> int:
    return side_of(view, table(view).active or 1)


def enemies(view: View, side: int) -> list[int]:
    return [other for other in sides(view) if other != side]


def start_sides_missing(view: View) -> list[int]:
    """The colours whose start piece does not stand yet: in a melee of four the second player has none."""
    standing = {piece.side for piece in pieces(view).values()}
    order = table(view).order
    without = side_of(view, order[1]) if len(sides(view)) == 4 else None
    return [side for side in sides(view) if side not in standing and side != without]


# Turn


def actions(view: View) -> int:
    """Actions left in the turn that is being played."""
    active = table(view).active
    return counter(view, active, "actions") if active else 0


def step(view: View) -> str | None:
    """The operation that the script of the open effect asks for; None where its steps are not known."""
    return (table(view).effect or {}).get("step")


# The arena


def pieces(view: View) -> dict[str, Piece]:
    """What stands where, as the game has it; nothing where only numbers are kept."""
    arena = table(view).arena or {}
    found = {square: read_piece(text) for square, text in arena.items() if text is not None}
    return {square: piece for square, piece in found.items() if piece is not None}


def arena(view: View) -> Arena:
    return arena_of(pieces(view))


def supply(view: View, seat: int, *, legend: bool) -> int:
    """Pieces of the seat's colour that can be put down: legendary ones, or two-sided ones."""
    return counter(view, seat, "legend_supply" if legend else "supply")


def fits(view: View, seat: int, card: Card) -> tuple[str, ...]:
    """The squares on which a seat can summon a creature, in reading order, by what everybody sees."""
    side, rank = side_of(view, seat), card.rank
    if not isinstance(rank, str):
        return ()
    if card.formation is None:
        standing = pieces(view)
        return tuple(at for at in SQUARES if at not in standing or HEIGHT[standing[at].rank] <= HEIGHT[rank])
    left = supply(view, seat, legend=type_of(rank) == "legendary")
    found = places(arena(view), Creature(card.formation, rank, side), left)
    return tuple(dict.fromkeys(match.at for match in found))
