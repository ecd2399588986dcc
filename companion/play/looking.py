"""What a device of a simulated table shows right now, for the command `look`."""

from itertools import groupby
from typing import Any

from msgspec import Struct

from companion.messages import Speaker
from engine.action import to_data
from hardware.operator import Heard, Lying, Pieces, Seen
from hardware.outputs import Pixel, Squares


class Look(Struct, frozen=True):
    """A device, and how it looks or sounds."""

    device: str
    seen: Seen


def shown(seen: Seen) -> Any:
    """For programs: text, true or false, a list of colours, what is heard, or how many cards lie there."""
    match seen:
        case str():
            return seen.strip()
        case Squares(squares=squares):
            return {square.name: _colour(square.pixel) for square in squares}
        case Lying(tags=tags):
            return len(tags)  # a number only, since the cards may lie face down
        case Pieces(squares=squares):
            return list(squares)
        case Heard():
            return to_data(seen)
        case tuple():
            return [_colour(pixel) for pixel in seen]
    return seen


def _colour(pixel: Pixel) -> str:
    """ "red" or "dim red"; a dark one has no brightness."""
    plainly = pixel.glow == "normal" or pixel.colour == "dark"
    return pixel.colour if plainly else f"{pixel.glow} {pixel.colour}"


def described(look: Look, say: Speaker) -> str:
    """For people."""
    match look.seen:
        case bool() as on:
            return say.term("look-lamp", device=look.device, on=on)
        case str() as text:
            return _shows(look, say, text.strip())
        case Squares(squares=squares):
            return _shows(look, say, ", ".join(f"{square.name} {_named(square.pixel, say)}" for square in squares))
        case Lying(tags=tags):
            return say.term("look-reader", device=look.device, count=len(tags))
        case Pieces(squares=squares):
            return say.term("look-board", device=look.device, count=len(squares), squares=", ".join(squares))
        case Heard(figure=figure, hertz=hertz):
            return say.term("look-sound", device=look.device, hertz=round(hertz), figure=figure)
        case pixels:
            runs = [(_named(pixel, say), len(list(run))) for pixel, run in groupby(pixels, key=_steady)]
            lit = any(pixel.colour != "dark" for pixel in pixels)
            return _shows(look, say, ", ".join(f"{count} × {name}" for name, count in runs) if lit else "")


def _shows(look: Look, say: Speaker, text: str) -> str:
    return say.term("look-shows" if text else "look-dark", device=look.device, text=text)


def _steady(pixel: Pixel) -> Pixel:
    """The pixel without its blinking."""
    return Pixel(pixel.colour, pixel.glow)


def _named(pixel: Pixel, say: Speaker) -> str:
    return say.term("look-led", colour=pixel.colour, glow="normal" if pixel.colour == "dark" else pixel.glow)
