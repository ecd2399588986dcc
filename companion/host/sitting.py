"""One game at the table with everything that surrounds it: session, devices, and those who play by themselves."""

from collections.abc import Callable

from companion.demo import Director, PacedClock
from companion.host.news import HostNews
from companion.host.shared_table import SharedTable
from companion.players import Players
from companion.session import Session
from engine.setup import Header
from hardware.operator import Operator


class Sitting:
    """It lives until another one takes its place; the game itself stays in the log."""

    def __init__(
        self,
        session: Session,
        header: Header,
        table: SharedTable,
        operator: Operator | None,
        clock: PacedClock,
        tell: Callable[[HostNews], object],
    ) -> None:
        """Who touches the devices is a program where there are `hands`, and people where there are none."""
        self.session, self.header, self.table, self.operator, self._clock = session, header, table, operator, clock
        self.director: Director | None = None
        self.cards = {card["id"]: card["name"] for card in header.cards}
        """The names of all cards of this game, by id."""
        self._tell = tell
        self._leave = session.watch(tell)

    def play_by_itself(self, people: Players, seed: str, changed: Callable[[], object]) -> None:
        """From the beginning of the game on; nothing moves yet."""
        self.director = Director(self.session, people, self.table, self._clock, changed, seed)

    def close(self) -> None:
        if self.director is not None:
            self.director.close()
        self._leave()
        self.session.close()
        self.table.close()
