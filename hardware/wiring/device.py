"""What a profile is made of once it is read: devices and satellite boards."""

from msgspec import Struct

from hardware.roles import Spot, place
from hardware.wiring.drivers import AnyDriver
from hardware.wiring.pico import STANDARD, AnyPart

WHEREABOUTS = frozenset({"bus", "mux", "channel", "spi", "chip", "satellite", "device"})
"""Keys that say where a device is: if one of them is wrong, its other keys cannot be compared with any other's."""


class Wired(Struct, frozen=True):
    """One device of the table, its driver, and its line in the profile."""

    spot: Spot
    driver: AnyDriver
    line: int

    @property
    def name(self) -> str:
        """As the table calls it: "seat1.ok"."""
        return self.spot.name


class Draft(Struct, frozen=True):
    """A device as far as it could be read: the keys in `bad` hold stand-ins, so that the others can be checked."""

    spot: Spot
    driver: AnyDriver
    bad: frozenset[str] = frozenset()

    @property
    def path(self) -> tuple[str, str]:
        """Where the device stands in the profile."""
        return place(self.spot.seat), self.spot.role

    def stands_by(self, *keys: str) -> bool:
        """Whether these keys, and those that say where the device is, were all read without a mistake."""
        return self.bad.isdisjoint(WHEREABOUTS.union(keys))


class Board(Struct, frozen=True):
    """A satellite board: known by the number in its chip, or by the port that it is plugged into."""

    name: str
    id: str = ""
    port: str = ""
    parts: tuple[tuple[str, AnyPart], ...] = ()
    """What is wired to its Pico, by name; () means the standard seat."""

    @property
    def wired(self) -> dict[str, AnyPart]:
        """Its parts by name."""
        return dict(self.parts or STANDARD.items())
