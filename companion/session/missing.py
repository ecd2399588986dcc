"""Devices that are missing: how the table's other devices say so while the game goes on without them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.messages.hardware import message_of
from companion.session.inputs import notice_of
from companion.session.notices import Notice
from engine.message import Message, message
from hardware.inputs import Down, Status, away_of
from hardware.message import Message as DeviceMessage
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
        self._away: dict[str, str] = {}
        """Devices that are down because their satellite is, each with its satellite."""
        self._gone: set[str] = set()
        """Satellites that people have been told are gone."""

    def news(self, told: Status) -> Notice | None:
        """What people should be told. A device that is still down, for another reason, is not told again.

        A satellite that goes or comes back is told once, and not each of its devices.
        """
        if away := away_of(told.state):
            return self._satellite_gone(told, *away)
        satellite = self._away.pop(told.device, None)
        known = told.device in self._said
        if isinstance(told.state, Down):
            self._said.add(told.device)
            return None if known else notice_of(told)
        self._said.discard(told.device)
        if satellite is None:
            return notice_of(told)
        return self._satellite_back(told, satellite)

    def _satellite_gone(self, told: Status, satellite: str, why: DeviceMessage) -> Notice | None:
        self._away[told.device] = satellite
        self._said.discard(told.device)
        if satellite in self._gone:
            return None
        self._gone.add(satellite)
        return _about(told, message("satellite-gone", **message_of(why).args))

    def _satellite_back(self, told: Status, satellite: str) -> Notice | None:
        if satellite not in self._gone:
            return None
        self._gone.discard(satellite)
        return _about(told, message("satellite-back", satellite=satellite))

    def hear(self, told: Status) -> Figure | None:
        """The sound for a device that went down or came back; None if only the reason changed."""
        lost = isinstance(told.state, Down)
        if lost == (told.device in self._known):
            return None
        self._known ^= {told.device}
        return LOST if lost else BACK

    def marked(self, outputs: Iterable[Output]) -> Iterable[Output]:
        """The same outputs, with the point on the counters that should have it."""
        return self._pointed(outputs) if self._known else outputs

    def _pointed(self, outputs: Iterable[Output]) -> Iterator[Output]:
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


def _about(told: Status, what: Message) -> Notice:
    place = spot(told.device)
    return Notice(what, device=told.device, seat=place.seat if place else None)


def pointed(digits: Digits) -> Digits:
    """The digits with a blinking point; with a steady one if the counter already alternates between pages."""
    first, *others = (text + POINT for text in (digits.text, *digits.then))
    return replace(digits, text=first, then=tuple(others)) if others else replace(digits, then=(first,))
