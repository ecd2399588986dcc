"""The log is put in order while nothing happens at the table, and when a game is over."""

from typing import TYPE_CHECKING

from companion.host.news import HostNews, LobbyChanged
from companion.session.notices import Changed
from hardware.clock import Alarm, Clock

if TYPE_CHECKING:
    from companion.host.host import TableHost

QUIET = 30.0
"""Seconds without a change after which nothing is said to happen."""
ROUNDING = 0.1
"""Seconds: a clock may call a little early by its own reckoning, and must not be asked again at once."""


class Tidying:
    """Watches one host."""

    def __init__(self, host: "TableHost", clock: Clock) -> None:
        self._host, self._clock = host, clock
        self._changed_at = 0.0
        self._alarm: Alarm | None = None
        self._was_over = False
        host.watch(self._news)

    def _news(self, news: HostNews) -> None:
        if not isinstance(news, Changed | LobbyChanged):
            return
        self._changed_at = self._clock.now()
        is_over = self._host.phase == "over"
        if is_over and not self._was_over:
            self._call_in(0.0)  # in a turn of its own, when the end has been shown
        elif self._alarm is None:
            self._call_in(QUIET)
        self._was_over = is_over

    def _call_in(self, seconds: float) -> None:
        self.close()
        self._alarm = self._clock.call_at(self._clock.now() + seconds, self._look)

    def _look(self) -> None:
        self._alarm = None
        quiet = self._clock.now() - self._changed_at
        if quiet >= QUIET - ROUNDING or self._was_over:
            self._host.log.tidy()
        else:
            self._call_in(QUIET - quiet)

    def close(self) -> None:
        """Nothing is put in order any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
