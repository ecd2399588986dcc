"""Where a virtual device is plugged in: its name, its own clock, and its faults."""

from hardware.clock import Clock, Moment
from hardware.faults import MOST_PPM, Dead, Drift, F, Faults, Late, Lost, Repeated, Unplugged, befalls
from hardware.inputs import UNPLUGGED, Down, State, Up
from hardware.roles import Spot
from hardware.virtual.link import Trip

TICK = 1e-6
"""Seconds: the smallest step of a device's clock, by which a moment on the table's clock may always be wrong."""


class Plug:
    """What one device has of the table. A fault of the device itself counts before one of its link."""

    def __init__(self, spot: Spot, link: str, clock: Clock, *faults: Faults) -> None:
        self.name, self.role, self.link, self.clock = spot.name, spot.role, link, clock
        self._faults = faults

    def fault(self, kind: type[F]) -> F | None:
        """The fault of that kind, if the device has it now."""
        found = self._find(kind)
        return found[0] if found else None

    def state(self) -> State:
        """Where several faults have it down, the worst is told: unplugged before dead."""
        if self.fault(Unplugged):
            return Down(UNPLUGGED)
        dead = self.fault(Dead)
        return Down(dead.why) if dead else Up()

    def up(self) -> bool:
        """Whether no fault has it down."""
        return isinstance(self.state(), Up)

    def stamp(self) -> Moment:
        """Now by the device's own clock, and how wrong that may be after the longest drift that is allowed."""
        now, drift = self.clock.now(), self._find(Drift)
        if not drift:
            return Moment(now, 0.0)
        passed = now - drift[1]
        return Moment(now + passed * drift[0].ppm * 1e-6, passed * MOST_PPM * 1e-6 + TICK)

    def trip(self) -> Trip:
        """When a message that is sent now arrives."""
        late, lost, repeated = self.fault(Late), self.fault(Lost), self.fault(Repeated)
        if lost and lost.resent is None:
            return ()
        first = (late.by if late else 0.0) + (lost.resent or 0.0 if lost else 0.0)
        return (first, first + repeated.after) if repeated else (first,)

    def _find(self, kind: type[F]) -> tuple[F, float] | None:
        if not befalls(kind, self.role):
            return None
        return next((found for faults in self._faults if (found := faults.find(kind))), None)
