"""The parts of a hall's server in one object, for the code that answers requests."""

from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic

from companion.hall.rules.settings import MOST_PLAYERS
from companion.hall_web.desk import Desk
from companion.hall_web.doors import Doors
from companion.hall_web.hub import Hub
from companion.hall_web.open_evening import OpenEvening
from companion.hall_web.telling import Telling
from companion.web import addresses
from companion.web.guesses import Guesses
from companion.web.help import DOCUMENTS, Help
from companion.web.limits import CALLS, MESSAGES, Limit
from companion.web.lines import Lines, most_lines
from companion.web.static import BUILT, Static
from engine.message import message

PAGES = ("/", "/desk", "/screen", "/print")
"""Paths that all serve hall.html; the page reads the path itself."""
PAGE = "hall.html"
MOST_LINES = 2_100
"""A hall of 2,000 has a phone for each, and some screens."""


class HallWeb:
    """The web side of one hall. It runs on the loop's thread."""

    def __init__(
        self,
        open: OpenEvening,
        doors: Doors,
        address: str = "localhost",
        *,
        anybody: bool = False,
        names: frozenset[str] = frozenset(),
        built: Path = BUILT,
        documents: Path = DOCUMENTS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`address` is where phones find the hall, as people type it; `names` are what this machine is called besides.

        `anybody`: peers that are not on the local network may come in, too.
        """
        self.open, self.doors, self.address, self.anybody = open, doors, address, anybody
        self.names = addresses.own_names() | {name.lower() for name in names}
        self.static, self.help = Static(built, PAGE, PAGES), Help(documents)
        self.desk = Desk(open, doors, address)
        self.telling = Telling(open)
        self.hub = Hub(self.telling, self.desk)
        self.calls, self.messages = Limit(CALLS, clock), Limit(MESSAGES, clock)
        self.lines = Lines(clock, most_lines(MOST_LINES))
        self.guesses = Guesses(clock, self._somebody_guesses)
        self._players = MOST_PLAYERS
        """How many there were when something changed last; looked at once after a start, too."""
        open.changed = self._changed
        open.another = self._another

    def _somebody_guesses(self, peer: str, wrong: int) -> None:
        self.desk.trouble(message("web-guessing", address=peer, wrong=wrong))

    def _changed(self) -> None:
        self.doors.used()
        self._show_out_strangers()
        self.hub.look_again()

    def _show_out_strangers(self) -> None:
        """A check-in was taken back: its number goes to whoever comes next, and must not be on a phone already."""
        if self.open.evening is None:
            return
        there = len(self.open.evening.hall.players)
        fewer, self._players = there < self._players, there
        if fewer and (gone := self.doors.phones_above(there)):
            self.show_out(gone)

    def show_out(self, players: Collection[int]) -> None:
        """The phones of these players hold no longer; another one may check in with their names."""
        self.doors.free(players)
        self.hub.show_out_players(players)
        self.hub.look_again()

    def _another(self) -> None:
        """Other players: who was let in by number is let in no more."""
        self.doors.renew(code=self.open.evening is not None)
        self.hub.show_out_players()

    def exhausted(self) -> None:
        """The machine has no descriptor left for one more line; those that are silent make room."""
        self.desk.trouble(message("web-no-more-lines"))

    def close(self) -> None:
        """Nobody is served any more."""
        self.hub.close()
