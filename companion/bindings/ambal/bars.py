"""The bar of a seat: the Energy track of the board, then the Conditions, then Boons and Curses."""

from collections.abc import Iterator

from companion.bindings.ambal import queries
from companion.bindings.views import counter
from engine.ambal.options import MAX_ENERGY_TOP
from engine.view import View
from hardware.outputs import Colour, Pixel, Pixels

CONDITIONS: dict[str, Colour] = {"burning": "orange", "bleeding": "red", "poison": "green"}
KINDS: dict[str, Colour] = {"boon": "blue", "curse": "violet"}
MOST_KINDS = 6


def bar(view: View, seat: int, length: int) -> Pixels:
    """One LED for each pixel; a bar with fewer LEDs shows the first ones."""
    pixels = (*_track(view, seat), *_conditions(view, seat), *_durations(view, seat))
    return Pixels(f"seat{seat}.bar", pixels[:length])


def _track(view: View, seat: int) -> Iterator[Pixel]:
    """One LED for each Energy point, dim ones for what Energy could still rise to, and the black marker."""
    energy, most = (counter(view, seat, name) for name in ("energy", "max_energy"))
    for number in range(1, MAX_ENERGY_TOP + 1):
        if number <= energy:
            yield Pixel("white")
        elif number <= most:
            yield Pixel("blue", "dim")
        else:
            yield Pixel("red") if number == most + 1 else Pixel()


def _conditions(view: View, seat: int) -> Iterator[Pixel]:
    for condition, colour in CONDITIONS.items():
        left = counter(view, seat, condition)
        yield _lasting(colour, left) if left else Pixel()


def _durations(view: View, seat: int) -> Iterator[Pixel]:
    """Boons and Curses in force on that seat, oldest first."""
    on = [one for one in queries.table(view).durations if one["on"] == seat]
    for one in on[:MOST_KINDS]:
        yield _lasting(KINDS[one["kind"]], one["left"])


def _lasting(colour: Colour, left: int) -> Pixel:
    """One LED for something that lasts `left` more rounds; it blinks in its last round."""
    return Pixel(colour, blink=left == 1)
