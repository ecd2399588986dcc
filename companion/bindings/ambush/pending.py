"""What people have begun with their devices and not finished yet. It belongs to one phase of one turn."""

from msgspec import field
from msgspec.structs import replace

from companion.bindings import pending
from companion.bindings.ambush import queries
from companion.bindings.pending import without
from engine.view import View


class Pending(pending.Pending, frozen=True):
    """The number on a dial is the size of a pile, what its player declares, or what was rolled."""

    gathered: dict[int, int] = field(default_factory=dict)
    """What the dials add to each castle: below 0 is damage, above 0 repair."""
    held: str | None = None
    """A tapped card that waits for its target."""
    target: int | None = None


def still_pending(begun: Pending, view: View) -> Pending:
    """What is left of it when castles have fallen meanwhile."""
    fallen = [seat.seat for seat in view.seats if not queries.stands(view, seat.seat)]
    if begun == Pending() or not fallen:
        return begun
    target = None if begun.target in fallen else begun.target
    kept = {"gathered": without(begun.gathered, *fallen), "numbers": without(begun.numbers, *fallen)}
    return replace(begun, target=target, **kept)
