"""Outputs: what the table has devices show. A closed set, so that a test can check that drivers handle all of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_DIGITS = 4
SHOWABLE = frozenset("0123456789- .")


class Dark(Struct, frozen=True, tag="dark", tag_field="light"):
    """Off."""


class Steady(Struct, frozen=True, tag="steady", tag_field="light"):
    """On."""


class Flash(Struct, frozen=True, tag="flash", tag_field="light"):
    """On and off until something else is shown; all that flash at one pace flash together."""

    pace: Literal["slow", "quick"] = "quick"


class Blink(Struct, frozen=True, tag="blink", tag_field="light"):
    """`times` quick blinks, then dark or steady."""

    times: Annotated[int, Meta(ge=1, le=20)]
    then: Literal["dark", "steady"] = "dark"


class InTurn(Struct, frozen=True, tag="in-turn", tag_field="light"):
    """One of several lamps that are lit one after the other: number `place` (from 1) `of` all of them."""

    place: Annotated[int, Meta(ge=1)]
    of: Annotated[int, Meta(ge=2)]


How = Dark | Steady | Flash | Blink | InTurn

Colour = Literal["dark", "white", "red", "orange", "yellow", "green", "turquoise", "blue", "violet"]
Glow = Literal["dim", "normal", "bright"]
Figure = Literal[
    "fanfare",
    "tune",
    "chord",
    "bell",
    "gong",
    "rising",
    "falling",
    "two-tones",
    "rumble",
    "blip",
    "low",
    "soft",
    "warning",
    "click",
    "tick",
]


class Pixel(Struct, frozen=True):
    """One LED of a bar or one square of a grid; how bright "normal" is, the wiring profile says."""

    colour: Colour = "dark"
    glow: Glow = "normal"
    blink: bool = False


class Square(Struct, frozen=True):
    """A square of the board, named as the board names it ("e5"), and its light."""

    name: str
    pixel: Pixel


class Light(Struct, frozen=True, tag="light", tag_field="show"):
    """What a lamp does."""

    device: str
    how: How = Dark()


class Digits(Struct, frozen=True, tag="digits", tag_field="show"):
    """What a counter reads: up to four digits, dashes or blanks, with points between; "" is dark.

    The texts in `then` follow one after the other, and round again.
    """

    device: str
    text: str = ""
    blink: bool = False
    then: tuple[str, ...] = ()
    times: Annotated[int, Meta(ge=0, le=20)] = 0
    """Number of blinks before it is steady; 0: it blinks until something else is shown."""

    def __post_init__(self) -> None:
        for text in (self.text, *self.then):
            if not SHOWABLE.issuperset(text) or cells(text) > MOST_DIGITS:
                raise ValueError(f"a counter cannot read {text!r}: up to four digits, dashes or blanks")


class Pixels(Struct, frozen=True, tag="pixels", tag_field="show"):
    """The LEDs of a bar, from its first one; those not named are dark, those it does not have are left out."""

    device: str
    pixels: tuple[Pixel, ...] = ()


class Squares(Struct, frozen=True, tag="squares", tag_field="show"):
    """The lit squares of a grid; all others are dark."""

    device: str
    squares: tuple[Square, ...] = ()


class Tone(Struct, frozen=True, tag="tone", tag_field="show"):
    """A sound, once. `hardware.tones` has its notes."""

    device: str
    figure: Figure


Output = Light | Digits | Pixels | Squares | Tone


def cells(text: str) -> int:
    """How many digits of a counter a text takes: a point sits beside a digit and takes none."""
    return len(text.replace(".", ""))


def number(value: int | None) -> str:
    """A number as a counter shows it: dark for None, and limited to -999 … 9999, which four digits can show."""
    return "" if value is None else str(max(-999, min(9999, value)))
