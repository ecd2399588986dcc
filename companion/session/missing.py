"""Devices that are missing: how the table's other devices say so while the game goes on without them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from hardware.inputs import Down, Status
from hardware.outputs import Digits, Figure, Output
from hardware.roles import spot
from hardware.table import Table

LOST: Figure = "warning"
BACK: Figure = "soft"
POINT = "."


class Missing:
    """While a device of a seat is down, the last point of that seat's counters blinks; one of the table's, all do.

    A point takes no digit, so no number is hidden by it, and it says nothing of the game.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known = {name for name, state in table.devices().items() if isinstance(state, Down)}
        self._said: set[str] = set()
        """Those of which people have been told that they are down."""

    def is_news(self, told: Status) -> bool:
        """Whether people should hear of it. A part that is missing for another reason now is not lost twice."""
        known = told.device in self._said
        if isinstance(told.state, Down):
            self._said.add(told.device)
            return not known
        self._said.discard(told.device)
        return True

    def hear(self, told: Status) -> Figure | None:
        """The sound for a device that is lost or back; none when only the reason is another one."""
        lost = isinstance(told.state, Down)
        if lost == (told.device in self._known):
            return None
        self._known ^= {told.device}
        return LOST if lost else BACK

    def marked(self, outputs: Iterable[Output]) -> Iterator[Output]:
        """The same outputs, with the point on the counters that should have it."""
        places = {found.seat for name in self._down() if (found := spot(name))}
        for output in outputs:
            place = spot(output.device)
            concerned = place is not None and not places.isdisjoint((0, place.seat))
            yield pointed(output) if concerned and isinstance(output, Digits) else output

    def _down(self) -> Iterator[str]:
        return (name for name, state in self._table.devices().items() if isinstance(state, Down))


def pointed(digits: Digits) -> Digits:
    """With a blinking point; with a steady one where the counter turns pages already."""
    first, *others = (text + POINT for text in (digits.text, *digits.then))
    return replace(digits, text=first, then=tuple(others)) if others else replace(digits, then=(first,))
