"""What people have begun with their devices and not finished yet."""

from typing import Self

from msgspec import field
from msgspec.structs import replace

from companion.bindings import pending
from companion.bindings.pending import without
from companion.bindings.protocol import Claimed
from engine.ambyria.actions import LayMode, Play, Respond

Laying = LayMode | Play | Respond
"""What can bring a card onto a mode pile."""


class Pending(pending.Pending, frozen=True):
    """The number on a dial says how far it was turned through what there is to choose; or a counted total."""

    untold: dict[int, Laying] = field(default_factory=dict)
    """A card that was tapped, and whose mode is still to be dialled, by seat."""
    claims: tuple[Claimed, ...] = ()
    """Presses of which the table has not settled yet whose was first."""

    def afresh(self, seat: int) -> Self:
        """After a press or a tap of that seat its dial starts anew, and a card whose mode was asked is forgotten."""
        return replace(self, numbers=without(self.numbers, seat), untold=without(self.untold, seat))
