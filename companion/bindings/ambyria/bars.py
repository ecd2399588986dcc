"""The bar of a seat: its emberscape, one LED a slot, and the mode on the sixth."""

from collections.abc import Mapping

from companion.bindings.ambyria import queries
from companion.bindings.colours import of_seat
from companion.bindings.views import seat_of
from engine.ambyria.cards import COLOURS, Card
from engine.ambyria.options import SLOTS
from engine.view import View
from hardware.outputs import Colour, Pixel, Pixels

MODES: dict[str, Colour] = {"protection": "blue", "attack": "red", "hasty": "yellow", "greedy": "green"}


def colour(view: View, seat: int) -> Colour:
    """The colour of the deck that a seat plays; before it has one, its own."""
    chosen = queries.hero(view, seat)
    return next((colour for hero, colour in COLOURS.items() if hero == chosen), of_seat(seat))


def bar(view: View, seat: int, cards: Mapping[str, Card], aimed: int | None, length: int) -> Pixels:
    """`aimed` is the slot that somebody's dial stands at; it is bright."""
    pulses = queries.about_to_be_collected(view, seat)
    slots = [_slot(view, seat, slot, cards) for slot in range(1, SLOTS + 1)]
    row = [Pixel(colour, "bright" if slot == aimed else "normal", pulses) for slot, colour in enumerate(slots, 1)]
    return Pixels(f"seat{seat}.bar", (*row, Pixel(_mode(view, seat)))[:length])


def _slot(view: View, seat: int, slot: int, cards: Mapping[str, Card]) -> Colour:
    row = queries.row(view, seat)
    if slot > len(row):
        return "dark"
    if slot in queries.face_down(view, seat):
        return "violet"
    card = cards.get(row[slot - 1])
    return "turquoise" if card is not None and card.lasting else "white"


def _mode(view: View, seat: int) -> Colour:
    return next((MODES[flag] for flag in seat_of(view, seat).flags if flag in MODES), "dark")
