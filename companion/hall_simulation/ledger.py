"""What happened at every table, what the hall has heard of it, and what a screen was told of it."""

from array import array
from collections import deque
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct

from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Heard
from engine.refusal import Refusal


class Awaited(Struct, frozen=True):
    """A change of the public view that has not been shown yet."""

    game: int
    step: int
    at: float


class Account:
    """Of one table."""

    def __init__(self, run: str) -> None:
        self.run = run
        self.told = 0
        """Events that it has told, and their moments as long as they are on the way."""
        self.on_the_way: dict[int, float] = {}
        self.heard = 0
        self.awaited: deque[Awaited] = deque()
        self.ended: set[int] = set()
        """Its games that have a result."""


class Ledger:
    """Of all tables. Times are in seconds."""

    def __init__(self, hall: str, clock: Callable[[], float] = perf_counter) -> None:
        self._hall, self._clock = hall, clock
        self._tables: dict[str, Account] = {}
        self.doubled, self.foreign = 0, 0
        self.actions = 0
        self.to_hall, self.to_screen = array("d"), array("d")
        self.refusals: list[tuple[str, Refusal]] = []

    # At the tables

    def comes(self, table: str, run: str) -> None:
        """A table takes part from now on."""
        self._tables[table] = Account(run)

    def happened(self, table: str, game: int, step: int, *, told: bool) -> None:
        """Something was done at a table; with `told` there are facts, so it is an event."""
        account, now = self._tables[table], self._clock()
        self.actions += 1
        account.awaited.append(Awaited(game, step, now))
        if told:
            account.told += 1
            account.on_the_way[account.told] = now

    def ended(self, table: str, game: int) -> None:
        """A game has its result."""
        self._tables[table].ended.add(game)

    def refused(self, table: str, refusal: Refusal) -> None:
        """Players were told no: their match could not begin."""
        self.refusals.append((table, refusal))

    # At the hall

    def heard(self, heard: Heard) -> None:
        """A message that the hall gets; only events are counted."""
        place = topics.place(self._hall, heard.topic)
        if place is None or place.what != topics.EVENT:
            return
        event, account = s.read(heard.payload, s.Event), self._tables.get(place.table)
        if event is None or account is None or event.run != account.run:
            self.foreign += 1
            return
        began = account.on_the_way.pop(event.sequence, None)
        if began is None:
            self.doubled += 1
        else:
            account.heard += 1
            self.to_hall.append(self._clock() - began)

    # On a screen

    def shown(self, table: str, game: int, step: int) -> None:
        """A screen of the hall was told the table as it was after that step."""
        account, now = self._tables.get(table), self._clock()
        awaited = account.awaited if account is not None else deque[Awaited]()
        while awaited and (awaited[0].game, awaited[0].step) <= (game, step):
            self.to_screen.append(now - awaited.popleft().at)

    def alike(self, table: str, game: int, step: int) -> None:
        """Nothing had to be sent: what the screen shows of the table is the same after that step."""
        account = self._tables.get(table)
        awaited = account.awaited if account is not None else deque[Awaited]()
        while awaited and (awaited[0].game, awaited[0].step) <= (game, step):
            awaited.popleft()

    # What came of it

    @property
    def events(self) -> int:
        """All that tables have told."""
        return sum(account.told for account in self._tables.values())

    @property
    def lost(self) -> int:
        """Events that the hall has not heard, or not yet."""
        return sum(len(account.on_the_way) for account in self._tables.values())

    @property
    def not_shown(self) -> int:
        """Changes that no screen was told, or not yet."""
        return sum(len(account.awaited) for account in self._tables.values())

    @property
    def results(self) -> int:
        """Games that have a result at their table."""
        return sum(len(account.ended) for account in self._tables.values())
