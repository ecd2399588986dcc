"""Which phones are here: a phone whose page is closed is away, and its seat can be taken over after a while."""

from collections.abc import Callable, Iterable
from typing import Literal

from companion.lobby.evening import Moves
from hardware.clock import Alarm, Clock

AWAY = 30.0
"""Seconds after which anybody with the code may take the seat of a phone that is away."""


class Presence:
    """By seat, for seats that a phone has joined. After a start all of them are away until they are back."""

    def __init__(self, clock: Clock, seats: Iterable[int], changed: Callable[[], object]) -> None:
        """`clock` is real time; `changed` is called when a seat becomes free to take."""
        self._clock, self._changed = clock, changed
        self._away: dict[int, float] = {}
        self._alarms: dict[int, Alarm] = {}
        for seat in seats:
            self.left(seat)

    def came(self, seat: int) -> None:
        """A page of that seat was opened."""
        self._away.pop(seat, None)
        if seat in self._alarms:
            self._alarms.pop(seat).cancel()

    def left(self, seat: int) -> None:
        """The last page of that seat was closed."""
        self.came(seat)
        self._away[seat] = self._clock.now()
        self._alarms[seat] = self._clock.call_at(self._clock.now() + AWAY, self._changed)

    def moved(self, moves: Moves) -> None:
        """People sit elsewhere; who has got up is nobody's phone any more."""
        since = {moves[seat]: moment for seat, moment in self._away.items() if seat in moves}
        self.close()
        for seat, moment in since.items():
            self._away[seat] = moment
            self._alarms[seat] = self._clock.call_at(moment + AWAY, self._changed)

    def of(self, seat: int) -> Literal["here", "away"]:
        """For a seat that a phone has joined."""
        return "away" if seat in self._away else "here"

    def is_free(self, seat: int) -> bool:
        """Whether the phone has been away for so long that somebody else may take the seat."""
        return seat in self._away and self._clock.now() - self._away[seat] >= AWAY

    def close(self) -> None:
        """Forget everybody."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._away.clear()
