"""Which virtual devices a table has: those of a wiring profile, or every role at a number of seats."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from hardware.contact import USUAL_WINDOW
from hardware.outputs import MOST_DIGITS
from hardware.roles import MOST_SEATS, ROLES, Role, Spot, place, spots
from hardware.virtual import devices
from hardware.virtual.plug import Plug

if TYPE_CHECKING:
    from hardware.profile import Profile

USUAL_LENGTH = 29
"""LEDs on a bar: as many as the game that needs most of them uses."""


class Part(Struct, frozen=True):
    """One device to build: where it is, the link that carries its messages, and what is particular about it."""

    spot: Spot
    link: str
    digits: int = MOST_DIGITS
    length: int = USUAL_LENGTH
    window: float = USUAL_WINDOW
    shared: bool = False
    """A seat's reader that is only a button, with which its player takes the table's."""
    rows: tuple[tuple[str, ...], ...] = ()
    """The squares of a board with sensors."""


def parts_of_seats(seats: int, roles: Collection[Role] = ROLES) -> Iterator[Part]:
    """These roles at the seats 1 to `seats` and at the table; a seat's devices share a link called "seat1"."""
    if not 1 <= seats <= MOST_SEATS:
        raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {seats}")
    for spot in spots(seats):
        if spot.role in roles:
            yield Part(spot, place(spot.seat))


def parts_of_profile(profile: "Profile") -> Iterator[Part]:
    """The devices of a profile; those of a satellite share its link, all others have one of their own."""
    from hardware.wiring.drivers import GpioButton, GpioLeds, Ht16k33, Mcp23017, NeopixelSpi, Satellite, SharedReader

    for device in profile.devices:
        part = Part(device.spot, device.name)
        match device.driver:
            case Satellite(satellite=satellite):
                part = Part(device.spot, satellite)
            case Ht16k33(digits=digits):
                part = Part(device.spot, device.name, digits=digits)
            case NeopixelSpi(length=length) | GpioLeds(length=length):
                part = Part(device.spot, device.name, length=length)
            case GpioButton(bounce_ms=bounce_ms):
                part = Part(device.spot, device.name, window=bounce_ms / 1000)
            case SharedReader(bounce_ms=bounce_ms):
                part = Part(device.spot, device.name, window=bounce_ms / 1000, shared=True)
            case Mcp23017(settle_ms=settle_ms) as board:
                part = Part(device.spot, device.name, window=settle_ms / 1000, rows=board.rows)
        yield part


def build(part: Part, plug: Plug) -> devices.AnyDevice:
    """The virtual device for the part's role, connected to this plug."""
    match part.spot.role:
        case "reader" if not part.shared:
            return devices.VirtualReader(plug)
        case "ok" | "no" | "call" | "undo" | "reader":
            return devices.VirtualButton(plug, part.window)
        case "dial":
            return devices.VirtualDial(plug, part.window)
        case "lamp":
            return devices.VirtualLamp(plug)
        case "main" | "aux":
            return devices.VirtualCounter(plug, part.digits)
        case "bar":
            return devices.VirtualBar(plug, part.length)
        case "grid":
            return devices.VirtualGrid(plug, part.rows, part.window)
        case "sound":
            return devices.VirtualSound(plug)
