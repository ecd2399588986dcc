"""Devices that are missing: how the table's other devices say so while the game goes on without them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from hardware.inputs import Down, Status
from hardware.outputs import Digits, Figure, Output
from hardware.roles import SHOWS, spot
from hardware.table import Table

LOST: Figure = "warning"
BACK: Figure = "soft"
POINT = "."


class Missing:
    """While a device of a seat is down, the last point of that seat's counters blinks.

    For a device of the table, or of a seat without a working counter, the counters of all seats do.
    A point takes no digit, so it hides no number.
    """

    def __init__(self, table: Table, seats: int) -> None:
        """Devices of seats beyond the first `seats` are ignored: nobody plays there."""
        self._table, self._seats = table, seats
        self._known = {name for name, state in table.devices().items() if isinstance(state, Down)}
        self._said: set[str] = set()
        """Devices that people have been told are down."""

    def is_news(self, told: Status) -> bool:
        """Whether people should be told. A device that is still down, for another reason, is not told again."""
        known = told.device in self._said
        if isinstance(told.state, Down):
            self._said.add(told.device)
            return not known
        self._said.discard(told.device)
        return True

    def hear(self, told: Status) -> Figure | None:
        """The sound for a device that went down or came back; None if only the reason changed."""
        lost = isinstance(told.state, Down)
        if lost == (told.device in self._known):
            return None
        self._known ^= {told.device}
        return LOST if lost else BACK

    def marked(self, outputs: Iterable[Output]) -> Iterator[Output]:
        """The same outputs, with the point on the counters that should have it."""
        places = self._places()
        for output in outputs:
            place = spot(output.device)
            concerned = place is not None and not places.isdisjoint((0, place.seat))
            yield pointed(output) if concerned and isinstance(output, Digits) else output

    def _places(self) -> set[int]:
        """The seats whose counters blink; 0 means all of them."""
        states = {place: state for name, state in self._table.devices().items() if (place := spot(name))}
        down = {place for place, state in states.items() if isinstance(state, Down) and place.seat <= self._seats}
        telling = {place.seat for place in states.keys() - down if SHOWS.get(place.role) is Digits}
        return {place.seat if place.seat in telling else 0 for place in down}


def pointed(digits: Digits) -> Digits:
    """The digits with a blinking point; with a steady one if the counter already alternates between pages."""
    first, *others = (text + POINT for text in (digits.text, *digits.then))
    return replace(digits, text=first, then=tuple(others)) if others else replace(digits, then=(first,))
