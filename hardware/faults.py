"""What can go wrong at a simulated table: each fault is switched on for a device or for all devices of a link."""

from collections.abc import Collection, Mapping
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from hardware.inputs import SILENT, Seconds, Tag
from hardware.roles import BUTTONS, ROLES, Role

Share = Annotated[float, Meta(ge=0, le=1)]
MOST_PPM = 200.0
"""Parts per million: most drift of a device's clock. The crystals of small boards stay within a quarter of it."""


class Flaw(Struct, frozen=True, tag_field="fault"):
    """Base of all faults."""


class Bounce(Flaw, frozen=True, tag="bounce"):
    """Each press, and each release, closes and opens the contact `times` times within `within` seconds."""

    times: Annotated[int, Meta(ge=1, le=100)] = 5
    within: Seconds = 0.005


class LeftOn(Flaw, frozen=True, tag="left-on"):
    """A tapped card stays on the reader until it is lifted."""


class TwoCards(Flaw, frozen=True, tag="two-cards"):
    """Another card sticks to every card that is tapped."""

    other: Tag = Tag(uid="04FFFFFFFFFFFF")


class Unreadable(Flaw, frozen=True, tag="unreadable"):
    """What is tapped cannot be read."""

    why: Literal["phone", "faint"] = "faint"


class Dead(Flaw, frozen=True, tag="dead"):
    """The device does not answer any more. What people do with it is lost."""

    why: str = SILENT


class Unplugged(Flaw, frozen=True, tag="unplugged"):
    """The plug is out: the device, or all devices of the link, are gone, and messages on their way are lost."""


class Late(Flaw, frozen=True, tag="late"):
    """Every message arrives `by` seconds late. The moment that it names is still true."""

    by: Seconds = 0.08


class Lost(Flaw, frozen=True, tag="lost"):
    """The first sending of every message is lost; it is sent again after `resent` seconds, or never (None)."""

    resent: Seconds | None = 0.25


class Repeated(Flaw, frozen=True, tag="repeated"):
    """Every message arrives but its receipt is lost, so it is sent a second time after `after` seconds."""

    after: Seconds = 0.25


class Drift(Flaw, frozen=True, tag="drift"):
    """The clock of the device runs fast (or slow, below 0) by `ppm` parts per million from now on."""

    ppm: Annotated[float, Meta(ge=-MOST_PPM, le=MOST_PPM)] = 50.0

    def __post_init__(self) -> None:
        if not abs(self.ppm) <= MOST_PPM:
            raise ValueError(f"a drift of {self.ppm} ppm is more than the {MOST_PPM:g} that a device may have")


class Noise(Flaw, frozen=True, tag="noise"):
    """A bad cable: how likely (0 to 1) each byte is changed or lost, or a byte appears that nobody sent."""

    changed: Share = 0.01
    lost: Share = 0.0
    added: Share = 0.0


class Stuck(Flaw, frozen=True, tag="stuck"):
    """The sensor of one square says always the same: that a piece stands there (`closed`), or that none does."""

    square: str = ""
    """"": the first square of the board; where that has no names of its own, the first with a piece."""
    closed: bool = True


class Cut(Flaw, frozen=True, tag="cut"):
    """A line is broken. The interrupt line of a board: its chips cannot call, and its switches must be looked at.

    The data lines of a satellite's cable: it cannot be reached, but it has power and keeps what people do at it.
    """


Fault = (
    Bounce | LeftOn | TwoCards | Unreadable | Dead | Unplugged | Late | Lost | Repeated | Drift | Noise | Stuck | Cut
)
Kind = type[Flaw]
F = TypeVar("F", bound=Flaw)
KINDS: Mapping[str, Kind] = {str(kind.__struct_config__.tag): kind for kind in Flaw.__subclasses__()}
"""Every kind of fault by its name."""
VIRTUAL: tuple[Kind, ...] = tuple(kind for kind in KINDS.values() if kind not in (Noise, Cut))
"""Faults that a virtual device can have: it sends messages, not bytes, and has no wires."""
WIRE: tuple[Kind, ...] = (Bounce, LeftOn, TwoCards, Unreadable, Dead, Unplugged, Noise, Stuck, Cut)
"""Faults that an emulated part can have: it sends bytes, and has neither messages nor a clock."""

_SOME: Mapping[Kind, tuple[Role, ...]] = {
    Bounce: (*BUTTONS, "dial", "grid"),
    Stuck: ("grid",),
    Cut: ("grid",),
    LeftOn: ("reader",),
    TwoCards: ("reader",),
    Unreadable: ("reader",),
    Noise: ("reader",),
}


def befalls(kind: Kind, role: Role) -> bool:
    """Whether a device with that role can have the fault at all."""
    return role in _SOME.get(kind, ROLES)


def names_of(kinds: Collection[Kind]) -> tuple[str, ...]:
    """The names that people type, such as "two-cards"."""
    return tuple(name for name, kind in KINDS.items() if kind in kinds)


def name_of(fault: Fault) -> str:
    """The name that people type: "two-cards"."""
    return str(fault.__struct_config__.tag)


class Faults:
    """What is switched on, for one device or one link, and since when."""

    def __init__(self) -> None:
        self._on: dict[Kind, tuple[Fault, float]] = {}

    def switch_on(self, fault: Fault, now: float) -> None:
        """It replaces another fault of its kind; `now` is remembered for `find`."""
        self._on[type(fault)] = fault, now

    def switch_off(self, kind: Kind | None) -> None:
        """Mend one kind of fault, or all."""
        for each in [kind] if kind else list(self._on):
            self._on.pop(each, None)

    def all(self) -> tuple[Fault, ...]:
        """Those that are switched on, in the order in which their kinds were first switched on."""
        return tuple(fault for fault, _ in self._on.values())

    def find(self, kind: type[F]) -> tuple[F, float] | None:
        """The fault of that kind and the moment it was switched on."""
        fault, since = self._on.get(kind, (None, 0.0))  # read once: another thread may be mending it
        return (fault, since) if isinstance(fault, kind) else None
