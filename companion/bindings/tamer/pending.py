"""What people have begun with their devices and not finished yet."""

from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from companion.bindings import pending
from companion.bindings.pending import without
from engine.tamer.actions import Change
from engine.tamer.creatures import DICE


class Entering(Struct, frozen=True):
    """The outcome of an effect that the engine does not know, as far as it has been entered."""

    target: Change | None = None
    """A change that names the creature and nothing else yet."""
    die: int = 0
    """Which of `DICE` the dial counts for."""
    by: int = 0
    gathered: tuple[Change, ...] = ()

    def closed(self) -> "Entering":
        """The change that was being entered is gathered, unless it changes nothing or nobody."""
        if self.target is None or not self.by:
            return Entering(gathered=self.gathered)
        return Entering(gathered=(*self.gathered, replace(self.target, die=DICE[self.die], by=self.by)))


class Pending(pending.Pending, frozen=True):
    """The number on a dial is what a team costs, where no cards are known."""

    chosen: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Creatures tapped as an answer, until there are enough of them."""
    entering: dict[int, Entering] = field(default_factory=dict)
    looked_at: dict[int, str] = field(default_factory=dict)
    """A creature that a player wants to see between two clashes."""

    def next_stage(self, *seats: int) -> Self:
        """The same when these seats are asked something else."""
        return replace(
            super().next_stage(*seats),
            chosen=without(self.chosen, *seats),
            entering=without(self.entering, *seats),
            looked_at=without(self.looked_at, *seats),
        )

    def tapped_by(self, seat: int) -> tuple[str, ...]:
        """The creatures that a seat has tapped, for its own screen."""
        entering = self.entering.get(seat, Entering())
        target = (str(entering.target.creature),) if entering.target is not None else ()
        looked_at = (self.looked_at[seat],) if seat in self.looked_at else ()
        return (*self.chosen.get(seat, ()), *target, *looked_at)
