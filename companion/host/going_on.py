"""A demo goes on by itself: after a moment, the next game in turn, until somebody sits down."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.host.news import HostNews, LobbyChanged
from companion.host.wanted import Wanted
from companion.log import Unusable
from companion.players import players_of
from engine import registry
from hardware.clock import Alarm, Clock

if TYPE_CHECKING:
    from companion.host.host import TableHost

MOMENT = 20.0
"""Real seconds in which the result stands before the next game begins."""


class GoingOn:
    """Watches one host. While a person sits in the demo, nothing goes on by itself: they say when."""

    def __init__(self, host: "TableHost", clock: Clock) -> None:
        self._host, self._clock = host, clock
        self.following: str | None = None
        """The game that begins next; None while nothing goes on by itself."""
        self._at = 0.0
        self._alarm: Alarm | None = None
        host.watch(self._news)

    def seconds_left(self) -> float:
        """Until the next game begins."""
        return max(0.0, self._at - self._clock.now())

    def _news(self, news: HostNews) -> None:
        due = self._by_itself() and self._host.phase == "over"
        if due and self.following is None:
            self._plan()
        elif not due and self.following is not None:
            self.stop()

    def _by_itself(self) -> bool:
        sitting = self._host.sitting
        if sitting is None or sitting.director is None or not sitting.director.playing:
            return False
        return sitting.plays_by_itself

    def _plan(self) -> None:
        self.following = next(self._others(), None)
        self._at = self._clock.now() + MOMENT
        self._alarm = self._clock.call_at(self._at, self._go_on)
        self._host.tell(LobbyChanged())

    def stop(self) -> None:
        """Nothing begins by itself; the result stands."""
        if self._alarm is not None:
            self._alarm.cancel()
        stopped, self.following, self._alarm = self.following, None, None
        if stopped is not None:
            self._host.tell(LobbyChanged())

    def _others(self) -> Iterator[str]:
        """Every game that simulated players know, from the one after this on; this one last."""
        assert self._host.sitting is not None
        games = [name for name in registry.names() if players_of(name)]
        now = self._host.sitting.header.game
        place = games.index(now) + 1 if now in games else 0
        yield from (*games[place:], *games[:place])

    def _go_on(self) -> None:
        """The next game that can be played at this table, at the same speed."""
        assert self._host.sitting is not None
        speed = self._host.clock.speed
        for game in tuple(self._others()):
            with suppress(Unusable):
                if self._host.start_demo(Wanted(game=game, demo=True), speed) is None:
                    return
