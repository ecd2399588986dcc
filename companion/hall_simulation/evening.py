"""A simulated evening: a broker, a hall and its tables come up, everybody is paired and plays, all of it counted."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

from companion.hall.book import Book
from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall_simulation.broker import HALL, Declined, broker
from companion.hall_simulation.costs import Spent, memory_mb, percentile, settled_in
from companion.hall_simulation.figures import Figures, Wish
from companion.hall_simulation.ledger import Ledger
from companion.hall_simulation.screen import Screen
from companion.hall_simulation.seated import Pace, SeatedTable
from companion.hall_web.open_evening import OpenEvening
from companion.hall_web.shapes import NewEvening
from companion.mqtt.address import Address
from engine.refusal import Refusal

Tell = Callable[[str, float], object]
"""Told what is being done, and which share of all is done."""
LOOK = 0.05
"""Seconds between two looks at how far everybody is."""
PATIENCE = 60.0
"""Seconds in which tables come, and in which the last word of a table reaches the hall."""


async def simulate(wish: Wish, tell: Tell = lambda doing, done: None) -> Figures:
    """One evening from the first table's coming to the last result. Raises `NoBroker`."""
    with TemporaryDirectory(prefix="ambit-hall-") as name:
        folder = Path(name)
        async with broker(folder) as (address, process), _hall(folder, wish, address) as (hall, ledger):
            return await _Evening(wish, folder, address, process, hall, ledger, tell).run()


@asynccontextmanager
async def _hall(folder: Path, wish: Wish, address: Address) -> AsyncIterator[tuple[OpenEvening, Ledger]]:
    """The hall as `ambit hall` has it, with a screen."""
    ledger = Ledger(HALL)
    with closing(Book(folder / "hall.db")) as book:
        open = OpenEvening(book, HALL, address)
        screen = asyncio.create_task(Screen(open, book, ledger).watch())
        open.overheard = ledger.heard
        wanted = NewEvening(game=wish.game, mode=wish.mode, seats=(wish.seats,), rounds=wish.rounds)
        begun = await open.begin(wanted)
        if isinstance(begun, Refusal):
            raise Declined(begun.message)
        try:
            yield open, ledger
        finally:
            await open.close()
            screen.cancel()
            await asyncio.wait({screen})


class _Evening:
    def __init__(
        self, wish: Wish, folder: Path, address: Address, broker: int, hall: OpenEvening, ledger: Ledger, tell: Tell
    ) -> None:
        self._wish, self._folder, self._address, self._broker = wish, folder, address, broker
        assert hall.evening is not None
        assert hall.tables is not None
        self._evening, self._heard_of, self._ledger, self._tell = hall.evening, hall.tables, ledger, tell
        self._seated: list[SeatedTable] = []
        self._pairing = 0.0

    async def run(self) -> Figures:
        """Everything from check-in to the figures."""
        before = memory_mb()
        async with self._tables():
            self._check_in()
            await self._all_there()
            with settled_in():
                start = Spent.until_now(self._broker)
                for number in range(self._wish.rounds):
                    self._pair()
                    if not await self._played(number, start):
                        break
                end = Spent.until_now(self._broker)
            for seated in self._seated:
                seated.stop()
            await self._quiet()
            return self._figures(start, end, before)

    @asynccontextmanager
    async def _tables(self) -> AsyncIterator[None]:
        key = self._evening.kept.key
        pace = Pace(self._wish.speed, self._wish.sitting_down)
        for number in range(1, self._wish.tables + 1):
            table = f"table-{number}"
            seated = SeatedTable(table, self._folder, self._address, key, self._wish.game, pace, self._ledger)
            self._seated.append(seated)
            self._do(a.AddTable(table))
        running = [asyncio.create_task(seated.run()) for seated in self._seated]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.wait(running)

    def _check_in(self) -> None:
        for number in range(1, self._wish.players + 1):
            self._do(a.CheckIn(f"Player {number}"))

    def _do(self, deed: a.Deed) -> None:
        done = self._evening.do(deed)
        assert not isinstance(done, Refusal), done

    async def _all_there(self) -> None:
        def there() -> int:
            return sum(seen.run != "" and seen.beat is not None for seen in self._heard_of.seen.values())

        await self._until(
            lambda: there() == self._wish.tables, lambda: self._tell("coming", there() / len(self._seated))
        )

    def _pair(self) -> None:
        self._tell("pairing", 0.0)
        began = perf_counter()
        pairs = proposal(self._evening.hall)
        self._pairing = max(self._pairing, perf_counter() - began)
        self._do(pairs)

    async def _played(self, number: int, start: Spent) -> bool:
        """Whether every match of the round has its result; not if the time is over before."""
        ends = None if self._wish.seconds is None else start.at + self._wish.seconds
        while not self._settled():
            if ends is not None and monotonic() >= ends:
                return False
            self._tell("playing", self._done(number, start, ends))
            await asyncio.sleep(LOOK)
        return True

    def _settled(self) -> bool:
        now = self._evening.hall.now
        return now is not None and now.settled

    def _done(self, number: int, start: Spent, ends: float | None) -> float:
        if ends is not None:
            return (monotonic() - start.at) / (ends - start.at)
        now = self._evening.hall.now
        matches = now.matches if now else ()
        return (number + sum(match.settled for match in matches) / max(1, len(matches))) / self._wish.rounds

    async def _quiet(self) -> None:
        """Wait until the last event and the last view have arrived; what has not by then is lost."""
        await self._until(lambda: not (self._ledger.lost or self._ledger.not_shown), lambda: None, quiet=True)

    async def _until(self, reached: Callable[[], bool], meanwhile: Callable[[], object], quiet: bool = False) -> None:
        for _ in range(int(PATIENCE / LOOK)):
            if reached():
                return
            meanwhile()
            await asyncio.sleep(LOOK)
        assert quiet, "not every table came"

    def _figures(self, start: Spent, end: Spent, before: float) -> Figures:
        ledger, wish, took = self._ledger, self._wish, end.at - start.at
        memory, cpu = memory_mb(), 100 * (end.ours - start.ours) / took
        written = [
            match.outcome.key
            for round in self._evening.hall.rounds
            for match in round.matches
            if match.outcome is not None
        ]
        return Figures(
            tables=wish.tables, players=wish.players, seconds=took, actions=ledger.actions,
            events=ledger.events, lost=ledger.lost, doubled=ledger.doubled + ledger.foreign,
            not_shown=ledger.not_shown, results=ledger.results,
            results_lost=ledger.results - len(set(written)), results_doubled=len(written) - len(set(written)),
            hall_p50_ms=1000 * percentile(ledger.to_hall, 0.5), hall_p99_ms=1000 * percentile(ledger.to_hall, 0.99),
            screen_p50_ms=1000 * percentile(ledger.to_screen, 0.5),
            screen_p99_ms=1000 * percentile(ledger.to_screen, 0.99),
            memory_mb=memory, memory_table_mb=(memory - before) / wish.tables,
            cpu_percent=cpu, cpu_table_percent=cpu / wish.tables,
            broker_percent=100 * (end.broker - start.broker) / took, pairing_s=self._pairing,
        )  # fmt: skip
