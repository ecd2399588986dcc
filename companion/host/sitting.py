"""One game at the table with all that it needs: session, devices, and simulated players."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.demo.pace import PacedClock
from companion.host.news import HostNews
from companion.host.shared_table import SharedTable
from companion.players import Players
from companion.session import Session
from engine.setup import Header
from hardware.operator import Operator

if TYPE_CHECKING:
    from companion.demo.director import Director


class Sitting:
    """Exists until another game is at the table; the game itself stays in the log."""

    def __init__(
        self,
        session: Session,
        header: Header,
        table: SharedTable,
        operator: Operator | None,
        clock: PacedClock,
        tell: Callable[[HostNews], object],
    ) -> None:
        """With `operator` a program presses and taps; without one, people do."""
        self.session, self.header, self.table, self.operator, self._clock = session, header, table, operator, clock
        self.director: Director | None = None
        self.cards = {card["id"]: card["name"] for card in header.cards}
        """The names of all cards of this game, by id."""
        self._tell = tell
        self._leave = session.watch(tell)
        self._pieces: Callable[[], None] = lambda: None
        """Stops pieces that follow the game by themselves."""

    def play_by_itself(self, people: Players, seed: str, changed: Callable[[], object]) -> None:
        """Give the seats to simulated players, from the beginning of the game on. They are paused at first."""
        from companion.demo.director import Director
        from companion.demo.pieces import Pieces

        self.director = Director(self.session, people, self.table, self._clock, changed, seed)
        self.session.is_somebodys = lambda: not self.plays_by_itself
        if self.operator is not None:
            self._pieces = Pieces(self.session, self.operator).follow()

    @property
    def plays_by_itself(self) -> bool:
        """Whether nobody has taken a seat from a simulated player."""
        return self.director is not None and len(self.director.by_themselves) == len(self.header.seats)

    def close(self) -> None:
        """Stop the players and the session. The devices stay open, for the next game."""
        if self.director is not None:
            self.director.close()
        self._pieces()
        self._leave()
        self.session.close()
        self.table.close()
