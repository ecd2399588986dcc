"""Inputs: what devices tell the table. Each says which device, when it happened and how wrong that may be."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hardware.message import Message

Seconds = Annotated[float, Meta(ge=0)]
Gesture = Literal["touch", "double", "long", "two-fingers", "drag", "put", "lift"]
"""The first five are fingers on a screen; a board with sensors knows only that a piece was put or lifted."""


class Up(Struct, frozen=True, tag="up", tag_field="state"):
    """The device works."""


SILENT, UNPLUGGED = "silent", "unplugged"
WHYS = (SILENT, UNPLUGGED)
"""Why a virtual device may be down; the catalogues have a message for each."""

AWAY = "satellite-away"
"""The message that says why a device is down whose satellite is away: `satellite` names that, `why` is its reason."""


class Down(Struct, frozen=True, tag="down", tag_field="state"):
    """The device does not answer; `why` is what its driver says, one of `WHYS`, or what somebody typed."""

    why: str | Message


State = Up | Down


def away_of(state: State) -> tuple[str, Message] | None:
    """The satellite that is away, and the message that says so, if that is why a device is down."""
    why = state.why if isinstance(state, Down) else ""
    return (str(dict(why.gaps)["satellite"]), why) if isinstance(why, Message) and why.id == AWAY else None


class Tag(Struct, frozen=True, order=True):
    """What a reader reads: the number of the chip, and the card that is written on it, if there is one.

    From a scenario or the page it is the card alone.
    """

    uid: str = ""
    card: str = ""


class Told(Struct, frozen=True, kw_only=True, tag_field="input", tag=str.lower):
    """What all inputs have: the true moment is expected within `at` ± `err` seconds, on the clock of the table.

    For pins, `err` holds on a Pi that is not overloaded: Linux promises no bound (`hardware.gpio.backend`).
    """

    device: str
    at: float
    err: Seconds = 0.0


class Press(Told, frozen=True):
    """A button, or the knob of a dial, went down; `at` is the first contact, not when it settled."""


class Turn(Told, frozen=True):
    """A dial was turned by that many steps, clockwise above 0."""

    by: int


class Touch(Told, frozen=True):
    """A square of the grid was touched; `to` is where a drag ended.

    Of sensors: a piece landed on the square ("put") or left it ("lift"), and `at` is when that began.
    """

    square: str
    how: Gesture = "touch"
    to: str = ""


class Standing(Told, frozen=True):
    """All squares on which a piece stands, as the sensors of a board see it: told when they begin to see.

    That is when the board is opened and whenever it is back after it was down; between, each change is a `Touch` ("put"
    or "lift"). A sensor knows that a piece stands there, never which one.
    """

    squares: tuple[str, ...] = ()


class Tap(Told, frozen=True):
    """A card arrived on a reader. It is told once, however long the card stays."""

    uid: str = ""
    card: str = ""


class Lifted(Told, frozen=True):
    """The card that was tapped has left. It names no card where several lay there and none had been tapped."""

    uid: str = ""
    card: str = ""


class Clash(Told, frozen=True):
    """More than one card lies on the reader, so none of them counts until one is alone."""

    tags: tuple[Tag, ...]


class Unread(Told, frozen=True):
    """Something is on the reader that cannot serve as a card: a phone, or a tag that is too faint to read.

    Or a card that already lay there when the table was opened ("early").
    """

    why: Literal["phone", "faint", "early"]


class Missed(Told, frozen=True):
    """`count` inputs of the device are lost for good; people have to repeat them."""

    count: int = 1


class Settled(Told, frozen=True):
    """The answer of a link (named as `device`) to `ask_links`: all that happened on it before `at` was told."""

    trouble: str = ""
    """What is wrong with its clock, so that its presses are less exact than usual (`satellite.clock.axes.Trouble`)."""


class Status(Told, frozen=True):
    """A device went down or came up again."""

    state: State


Input = Press | Turn | Touch | Standing | Tap | Lifted | Clash | Unread | Missed | Settled | Status
Listener = Callable[[Input], object]
