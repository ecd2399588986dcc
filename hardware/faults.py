"""What can go wrong at a simulated table: each fault is switched on for a device or for all devices of a link."""

from collections.abc import Collection, Mapping
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from hardware.inputs import SILENT, Seconds, Tag
from hardware.roles import BUTTONS, ROLES, Role

Share = Annotated[float, Meta(ge=0, le=1)]
MOST_PPM = 200.0
"""Parts per million. The crystals of small boards keep within a quarter of this, so it is what a device may claim."""


class Flaw(Struct, frozen=True, tag_field="fault"):
    """What all faults are."""


class Bounce(Flaw, frozen=True, tag="bounce"):
    """Each press closes and opens the contact so many times within so many seconds, and each release too."""

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
    """The plug is out: the device, or all devices of the link, are gone with all that was under way."""


class Late(Flaw, frozen=True, tag="late"):
    """Every message takes so long. It still says truly when it happened."""

    by: Seconds = 0.08


class Lost(Flaw, frozen=True, tag="lost"):
    """The first sending of every message is lost; it is sent again after so long, or never (None)."""

    resent: Seconds | None = 0.25


class Repeated(Flaw, frozen=True, tag="repeated"):
    """Every message arrives, its receipt does not: so it is sent a second time after so long."""

    after: Seconds = 0.25


class Drift(Flaw, frozen=True, tag="drift"):
    """The clock of the device runs fast (or slow, below 0) by so many parts per million from now on."""

    ppm: Annotated[float, Meta(ge=-MOST_PPM, le=MOST_PPM)] = 50.0

    def __post_init__(self) -> None:
        if not abs(self.ppm) <= MOST_PPM:
            raise ValueError(f"a drift of {self.ppm} ppm is more than the {MOST_PPM:g} that a device vouches for")


class Noise(Flaw, frozen=True, tag="noise"):
    """A bad cable: so often (0 to 1, for each byte) is a byte changed, or lost, or one appears that nobody sent."""

    changed: Share = 0.01
    lost: Share = 0.0
    added: Share = 0.0


Fault = Bounce | LeftOn | TwoCards | Unreadable | Dead | Unplugged | Late | Lost | Repeated | Drift | Noise
Kind = type[Flaw]
F = TypeVar("F", bound=Flaw)
KINDS: Mapping[str, Kind] = {str(kind.__struct_config__.tag): kind for kind in Flaw.__subclasses__()}
"""Every kind of fault by its name."""
VIRTUAL: tuple[Kind, ...] = tuple(kind for kind in KINDS.values() if kind is not Noise)
"""What can befall a virtual device: it has messages, and no bytes."""
WIRE: tuple[Kind, ...] = (Bounce, LeftOn, TwoCards, Unreadable, Dead, Unplugged, Noise)
"""What can befall an emulated part: it has bytes, and neither messages nor a clock."""

_SOME: Mapping[Kind, tuple[Role, ...]] = {
    Bounce: (*BUTTONS, "dial"),
    LeftOn: ("reader",),
    TwoCards: ("reader",),
    Unreadable: ("reader",),
    Noise: ("reader",),
}


def befalls(kind: Kind, role: Role) -> bool:
    """Whether a device with that role can have the fault at all."""
    return role in _SOME.get(kind, ROLES)


def names_of(kinds: Collection[Kind]) -> tuple[str, ...]:
    """As people call them."""
    return tuple(name for name, kind in KINDS.items() if kind in kinds)


def name_of(fault: Fault) -> str:
    """As people call it: "two-cards"."""
    return str(fault.__struct_config__.tag)


class Faults:
    """What is switched on, for one device or one link, and since when."""

    def __init__(self) -> None:
        self._on: dict[Kind, tuple[Fault, float]] = {}

    def switch_on(self, fault: Fault, now: float) -> None:
        """A fault takes the place of another one of its kind."""
        self._on[type(fault)] = fault, now

    def switch_off(self, kind: Kind | None) -> None:
        """Mend one kind of fault, or all."""
        for each in [kind] if kind else list(self._on):
            self._on.pop(each, None)

    def all(self) -> tuple[Fault, ...]:
        return tuple(fault for fault, _ in self._on.values())

    def find(self, kind: type[F]) -> tuple[F, float] | None:
        """The fault of that kind and the moment it was switched on."""
        fault, since = self._on.get(kind, (None, 0.0))  # at once: another thread may be mending it
        return (fault, since) if isinstance(fault, kind) else None
