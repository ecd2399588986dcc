"""What people do at a simulated table: press, tap, look, pull out a plug.

There are two such tables: the virtual one (`hardware.virtual`), and the one of emulated chips under the real drivers
(`hardware.emulators.workbench`).
"""

from collections.abc import Collection, Mapping
from typing import Literal, Protocol

from msgspec import Struct

from hardware.faults import Fault, Kind, names_of
from hardware.inputs import Gesture, Tag
from hardware.message import message
from hardware.outputs import Figure, Pixel, Squares
from hardware.table import NotItsRole

MOST_STEPS = 1000
"""Most steps of one turn: more than a game needs at once, and emulated in seconds."""


class Heard(Struct, frozen=True):
    """What comes from a sounder: the last figure that was recognised, and the tone at this moment."""

    figure: Figure | None = None
    hertz: float = 0.0
    """0: it is silent."""


class Lying(Struct, frozen=True):
    """What lies on a reader."""

    tags: tuple[Tag, ...] = ()


class Pieces(Struct, frozen=True):
    """Where pieces stand on a board with sensors, whatever those say."""

    squares: tuple[str, ...] = ()


Seen = bool | str | tuple[Pixel, ...] | Squares | Heard | Lying | Pieces
"""A lamp is on or off, a counter has a text, a bar its LEDs, a grid its lit squares; a sounder is heard."""


Movement = Literal["put", "lift", "slide", "knock"]
"""What becomes of a piece: put down, lifted, slid to another square, or knocked over, where its magnet ends up."""


class Operator(Protocol):
    """Everything raises `hardware.table.Impossible` for what this table cannot do, and waits for nothing.

    What is done to one device is done in order. What is done to a device that is down is lost.
    """

    def press(self, device: str) -> None:
        """Push a button, or the knob of a dial."""

    def turn(self, dial: str, by: int) -> None:
        """Turn a dial by that many steps, clockwise above 0."""

    def tap(self, reader: str, *, uid: str = "", card: str = "") -> None:
        """Hold a card to a reader for a moment. Say the number of its chip, or the card itself."""

    def lay(self, reader: str, *tags: Tag) -> None:
        """Lay cards on a reader, all at once, and leave them there."""

    def lift(self, reader: str, *tags: Tag) -> None:
        """Take these cards off a reader, or all of them."""

    def touch(self, grid: str, square: str, how: Gesture = "touch", to: str = "") -> None:
        """Touch a square, or drag from it to another."""

    def piece(self, grid: str, how: Movement, square: str, to: str = "") -> None:
        """Move a piece over the sensors of a board; `to` is where it is slid to, or where it fell.

        `Impossible` where no piece stands, or where one stands already.
        """

    def glance(self, device: str) -> Seen:
        """How a device looks or sounds at this moment."""

    def fault_kinds(self) -> Collection[Kind]:
        """The faults that can be switched on at this table."""

    def links(self) -> tuple[str, ...]:
        """Every link or bus that carries messages; a fault can be switched on for it."""

    def fault(self, target: str, fault: Fault) -> None:
        """Switch a fault on for a device, or for all that a link carries."""

    def mend(self, target: str, kind: Kind | None = None) -> None:
        """Switch a kind of fault off again, or all faults of that device or link."""

    def faults(self) -> Mapping[str, tuple[Fault, ...]]:
        """What is switched on, by device or link."""

    async def settle(self) -> None:
        """Wait until everything done so far has been told to the table, or cannot be any more."""


def moved(standing: Collection[str], how: Movement, square: str, to: str = "") -> tuple[tuple[str, bool], ...]:
    """The squares that change, in order, each with whether a piece stands there then; `NotItsRole` if it cannot be."""
    leaves = how != "put"
    if leaves != (square in standing):
        raise NotItsRole(message("device-square-empty" if leaves else "device-square-taken", square=square))
    if (how == "slide" and not to) or (to and to != square and to in standing):
        raise NotItsRole(message("device-square-taken" if to else "device-slide-where", square=to))
    return ((square, not leaves), *(((to, True),) if leaves and to else ()))


def steps(by: int) -> int:
    """`by` itself; `NotItsRole` if it is more than `MOST_STEPS` either way."""
    if abs(by) > MOST_STEPS:
        raise NotItsRole(message("device-turned-far", most=MOST_STEPS))
    return by


def one_tag(uid: str, card: str) -> Tag:
    """The tag that is tapped, by its chip's number or by its card; `NotItsRole` for both or neither."""
    if bool(uid) == bool(card):
        raise NotItsRole(message("device-tap-one"))
    return Tag(uid, card)


def fault_kinds_of(operator: Operator) -> tuple[str, ...]:
    """The names of the faults that can be switched on."""
    return names_of(operator.fault_kinds())
