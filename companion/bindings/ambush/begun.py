"""What people have begun with their devices and not finished yet. It belongs to one phase of one turn."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from companion.bindings.ambush import seen
from engine.action import Action, Fact
from engine.ambush import actions as a
from engine.ambush import facts as f
from engine.view import View


class Begun(Struct, frozen=True):
    gathered: dict[int, int] = {}
    """What the dials add to each castle: below 0 is damage, above 0 repair."""
    held: str | None = None
    """A tapped card that waits for its target."""
    target: int | None = None
    dialled: dict[int, int] = {}
    """The number that stands on each seat's dial: the size of its pile, what it declares, what it rolled."""

    def without_number(self, seat: int) -> "Begun":
        return replace(self, dialled={one: number for one, number in self.dialled.items() if one != seat})


def still_there(begun: Begun, view: View) -> Begun:
    """What is left of it when castles have fallen meanwhile."""
    standing = seen.standing(view)
    if begun == Begun() or len(standing) == len(view.seats):
        return begun
    return Begun(
        gathered={seat: sum for seat, sum in begun.gathered.items() if seat in standing},
        held=begun.held,
        target=begun.target if begun.target in standing else None,
        dialled={seat: number for seat, number in begun.dialled.items() if seat in standing},
    )


# Only these can be refused and still leave the phase and the turn as they are, so they have to be recognised.
_PROOF: Mapping[type[Action], type[Fact]] = {a.Stop: f.Stopped, a.Declare: f.Declared, a.Roll: f.Rolled}


def happened(action: Action, facts: Sequence[Fact]) -> bool:
    """Whether these facts may come from that action: after a refusal, the next facts are somebody else's."""
    proof = _PROOF.get(type(action))
    told = (getattr(fact, "seat", None) for fact in facts if proof is not None and isinstance(fact, proof))
    return proof is None or action.seat in told
