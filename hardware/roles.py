"""Roles: what a device is at the table. Games bind to roles, never to pins; a driver plays a role."""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol, get_args

from msgspec import Struct

from hardware.inputs import Clash, Lifted, Press, Standing, State, Tap, Touch, Turn, Unread
from hardware.outputs import Digits, Light, Output, Pixels, Squares, Tone

Role = Literal["reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar", "grid", "undo", "sound"]
ROLES: tuple[Role, ...] = get_args(Role)
SEAT_ROLES: tuple[Role, ...] = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar")
TABLE_ROLES: tuple[Role, ...] = ("reader", "grid", "undo", "sound")
BUTTONS: tuple[Role, ...] = ("ok", "no", "call", "undo")
BOARD = "table.grid"
"""The one device that may have sensors for pieces."""
MOST_SEATS = 8
"""Most seats of a table, for everything that is written in Python; the page has it in seats.ts."""

SHOWS: Mapping[Role, type[Output]] = {
    "lamp": Light,
    "main": Digits,
    "aux": Digits,
    "bar": Pixels,
    "grid": Squares,
    "sound": Tone,
}
"""The kind of output that a role shows; a role that is not here shows nothing."""


class Spot(Struct, frozen=True):
    """One device of the table: a role at a seat, or at the table itself (seat 0)."""

    seat: int
    role: Role

    @property
    def name(self) -> str:
        """As devices are called everywhere: "seat1.ok", "table.undo"."""
        return f"{place(self.seat)}.{self.role}"


def place(seat: int) -> str:
    """How a profile and a device name call a seat; seat 0 is the table."""
    return f"seat{seat}" if seat else "table"


def spots(seats: int) -> tuple[Spot, ...]:
    """Every device that a table with `seats` seats could have, the table's own last."""
    at_seats = (Spot(seat, role) for seat in range(1, seats + 1) for role in SEAT_ROLES)
    return (*at_seats, *(Spot(0, role) for role in TABLE_ROLES))


_SPOTS = {spot.name: spot for spot in spots(MOST_SEATS)}


def spot(name: str) -> Spot | None:
    """The device of that name, or None where no table could have it ("seat1.grid", "seat9.ok")."""
    return _SPOTS.get(name)


class Device(Protocol):
    """What every driver can say of itself."""

    @property
    def name(self) -> str:
        """As the table calls it: "seat1.ok"."""

    def state(self) -> State:
        """Up, or down and why. Never waits: a device that hangs is down."""


class Button(Device, Protocol):
    """`ok`, `no`, `call`, `undo`. One press, however much the contact bounces, at the time of first contact."""

    def listen(self, tell: Callable[[Press], object]) -> None:
        """Call `tell` for every press, in the driver's thread."""


class Reader(Device, Protocol):
    """`reader`. A card that stays is told once; two cards are a clash, never one of the two."""

    def listen(self, tell: Callable[[Tap | Lifted | Clash | Unread], object]) -> None:
        """Call `tell` for everything that is laid on the reader or leaves it."""


class Dial(Device, Protocol):
    """`dial`: turns, and presses of the knob."""

    def listen(self, tell: Callable[[Turn | Press], object]) -> None:
        """Call `tell` for turns and presses in the order in which they happen."""


class Lamp(Device, Protocol):
    """`lamp`, in the call button."""

    def show(self, output: Light) -> None:
        """Show this light until the next output; `animation.lit` says when it is on."""


class Counter(Device, Protocol):
    """`main` and `aux`."""

    def show(self, output: Digits) -> None:
        """Show this text until the next output; `animation.reads` and `animation.fit` say how it looks now."""


class Bar(Device, Protocol):
    """`bar`."""

    def show(self, output: Pixels) -> None:
        """Show these LEDs until the next output; `animation.glowing` says how they look now."""


class Grid(Device, Protocol):
    """`grid`: squares that are touched and can be lit."""

    def listen(self, tell: Callable[[Touch | Standing], object]) -> None:
        """Call `tell` for every touch, every piece that sensors see put or lifted, and all that they see at first."""

    def show(self, output: Squares) -> None:
        """Light these squares and no others."""


class Sound(Device, Protocol):
    """`sound`."""

    def show(self, output: Tone) -> None:
        """Play it once, from now; a new sound ends the one before."""
