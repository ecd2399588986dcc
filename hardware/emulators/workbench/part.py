"""What all emulated devices have: a name, a hand that uses them, and faults."""

from hardware.clock import Clock
from hardware.emulators.workbench.hand import Hand
from hardware.faults import Dead, F, Faults, Kind, Unplugged


class Part:
    """One device of the table. Descendants say what can be done with it, and how it looks."""

    fault_kinds: tuple[Kind, ...] = (Dead, Unplugged)
    """The faults that it can have."""

    def __init__(self, name: str, clock: Clock) -> None:
        self.name, self.hand, self.faults = name, Hand(clock), Faults()

    def has(self, kind: type[F]) -> F | None:
        """The fault of that kind, if it is switched on."""
        found = self.faults.find(kind)
        return found[0] if found else None

    @property
    def works(self) -> bool:
        """Neither dead nor unplugged."""
        return not (self.has(Dead) or self.has(Unplugged))

    def changed(self) -> None:
        """Faults were switched on or off. May be overridden."""

    def close(self) -> None:
        """Close ports and end threads. May be overridden."""
