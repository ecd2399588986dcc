"""The kinds of line that a scenario has after its header."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.action import Seconds
from engine.message import Message

Viewer = Annotated[int, Meta(ge=1)] | None
Refused = str | bool | None
"""The clause on which the step must be refused, or true for any."""
How = Literal["touch", "double", "long", "two-fingers", "drag", "put", "lift"]
"""How a square is touched: by fingers, or, of sensors, whether a piece landed there or left."""
Some = Annotated[int, Meta(ge=1)]


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every step may say: for which seat the view after it is shown."""

    viewer: Viewer = None


class Do(Line, frozen=True):
    """An action, just as it was written: the game reads it when its turn comes."""

    do: Any
    refused: Refused = None


class Unclear(Do, frozen=True, kw_only=True):
    """An action or input with mistakes that keep it from being read: it is refused when it is played."""

    why: Message


class Input(Line, frozen=True, kw_only=True):
    """What somebody did to a device. The game's binding makes actions of it."""

    at: Seconds | UnsetType = UNSET
    err: Seconds | UnsetType = UNSET
    refused: Refused = None


class Press(Input, frozen=True):
    press: str


class Tap(Input, frozen=True):
    tap: str
    card: str | UnsetType = UNSET
    uid: str | UnsetType = UNSET


class Turn(Input, frozen=True):
    turn: str
    by: int


class Touch(Input, frozen=True):
    """A square of a board was touched; or, where the board has sensors, a piece was put there or lifted."""

    touch: str
    square: str
    how: How = "touch"
    to: str = ""


class Stand(Input, frozen=True):
    """What the sensors of a board see when they begin to see: every square with a piece."""

    stand: str
    squares: tuple[str, ...]


class Expect(Line, frozen=True):
    """A part of the view that must match."""

    expect: dict[str, Any]


class Told(Line, frozen=True, rename={"told": "facts"}):
    """Facts that the action before must have given, in this order; others may lie between."""

    told: tuple[dict[str, Any], ...]


class Absent(Line, frozen=True):
    """Paths that must not be in the view."""

    absent: tuple[str, ...]


class Undo(Line, frozen=True):
    undo: Some
    refused: Refused = None


class Redo(Line, frozen=True):
    redo: Some
    refused: Refused = None


class Note(Line, frozen=True):
    note: Any


Step = Do | Unclear | Press | Tap | Turn | Touch | Stand | Expect | Told | Absent | Undo | Redo | Note

Device = Press | Tap | Turn | Touch | Stand
"""What is done to a device."""

DONE = ("do", "press", "tap", "turn", "touch", "stand")
"""Keys of steps that are actions or inputs; all others are expectations, undo or redo."""

KINDS: dict[str, type[Step]] = {
    "press": Press,
    "tap": Tap,
    "turn": Turn,
    "touch": Touch,
    "stand": Stand,
    "expect": Expect,
    "facts": Told,
    "absent": Absent,
    "undo": Undo,
    "redo": Redo,
    "note": Note,
}
"""Every kind of step but `do`, by the key that identifies it."""
