"""The colour in which a seat is shown on LEDs, where the game has no colours of its own; the page's are near them."""

from hardware.outputs import Colour

SEATS: tuple[Colour, ...] = ("blue", "orange", "green", "yellow", "violet", "red", "white", "turquoise")
"""Seats 1, 2 … An LED has no pink and no brown: seats 6 and 8 have what is left."""


def of_seat(seat: int) -> Colour:
    """The colour of a seat."""
    return SEATS[seat - 1]
