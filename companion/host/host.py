"""The host itself: it begins games, takes them up again, and tells those who watch, whichever game it is."""

import secrets
from collections.abc import Callable

from companion.cards.tags import tags_of
from companion.demo import PacedClock
from companion.host.news import HostNews, HostWatcher, Opened
from companion.host.shared_table import SharedTable
from companion.host.sitting import Sitting
from companion.host.wanted import Ready, Wanted, prepare
from companion.log import Log
from companion.session import Session, resume, start
from companion.session.notices import SurroundingsChanged
from engine.refusal import INPUT, Refusal, refuse
from hardware.clock import Clock
from hardware.faults import VIRTUAL, names_of
from hardware.operator import Operator
from hardware.profile import Profile
from hardware.table import Table
from hardware.virtual import VirtualTable


class TableHost:
    """One table at a time, on one thread."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        profile: Profile | None = None,
        devices: Table | None = None,
        operator: Operator | None = None,
    ) -> None:
        """Without `devices` the table is virtual, as `profile` says it would be wired.

        `devices` are those of real drivers; `hands` come with them where nothing but emulated parts is plugged in.
        """
        self.log, self.clock = log, PacedClock(clock)
        self.steady = clock
        """Real time; `clock` is table time, which may run faster in a simulation."""
        self.sitting: Sitting | None = None
        self._profile, self._devices, self._operator = profile, devices, operator
        self._watchers: list[HostWatcher] = []
        self._versions = secrets.randbelow(2**40)

    @property
    def simulated(self) -> bool:
        """Whether presses and taps come from a program instead of people at real devices."""
        return self._devices is None or self._operator is not None

    @property
    def fault_kinds(self) -> tuple[str, ...]:
        """What can be made to go wrong at this table, by name."""
        return names_of(
            self._operator.fault_kinds() if self._operator is not None else VIRTUAL if self._devices is None else ()
        )

    @property
    def version(self) -> int:
        """A number that grows with every change that can be seen, over all games of this program run."""
        return self._versions + (self.sitting.session.version if self.sitting else 0)

    def watch(self, watcher: HostWatcher) -> Callable[[], None]:
        """Call `watcher` with all news from now on, of every game; call the returned function to stop."""
        self._watchers.append(watcher)
        return lambda: self._part(watcher)

    def _part(self, watcher: HostWatcher) -> None:
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    # Games come and go

    def start(self, wanted: Wanted) -> Refusal | None:
        """Begin a game. The one that is at the table goes, and stays in the log; a refusal changes nothing."""
        if wanted.demo and self._devices is not None:
            return refuse(INPUT, "host-demo-wire" if self.simulated else "host-demo-real")
        ready = prepare(wanted, self.log, self._profile)
        if isinstance(ready, Refusal):
            return ready
        table, operator = self._table(len(ready.header.seats), ready.profile)
        session = start(ready.header, ready.packs, self.log, table, self.clock, tags_of(self.log), self._pace)
        if isinstance(session, Refusal):
            table.close()
            return session
        self._open(session, table, operator, ready)
        return None

    def resume(self, number: int) -> Refusal | None:
        """Take up a saved game that is not over, exactly where it stopped."""
        if self.sitting is not None and self.sitting.session.number == number:
            return None
        if number not in self.log:
            return refuse(INPUT, "log-no-such-game", number=number)
        saved = self.log.game(number)
        if saved.over:
            return refuse(INPUT, "host-over", number=number)
        table, operator = self._table(len(saved.header.seats), self._profile)
        session = resume(saved, self.log, table, self.clock, tags_of(self.log), self._pace)
        self._open(session, table, operator, None)
        return None

    def close(self) -> None:
        """The table is left; nothing is lost."""
        if self.sitting is not None:
            self._versions = self.version + 1
            self.sitting.close()
            self.sitting = None

    def _pace(self) -> float:
        return self.clock.speed

    def _table(self, seats: int, profile: Profile | None) -> tuple[SharedTable, Operator | None]:
        if self._devices is not None:
            return SharedTable(self._devices, self.clock, self.tell), self._operator
        virtual = VirtualTable.of_profile(profile, self.clock) if profile else VirtualTable.of_seats(seats, self.clock)
        return SharedTable(virtual, self.clock, self.tell), virtual

    def _open(self, session: Session, table: SharedTable, operator: Operator | None, ready: Ready | None) -> None:
        self.close()
        self.clock.run_at(1.0)
        header = self.log.game(session.number).header
        self.sitting = Sitting(session, header, table, operator, self.clock, self.tell)
        if ready is not None and ready.people is not None:
            self.sitting.play_by_itself(ready.people, ready.seed, lambda: self.tell(SurroundingsChanged()))
        self.tell(Opened())

    def tell(self, news: HostNews) -> None:
        """Pass the news on to everybody who watches."""
        for watcher in tuple(self._watchers):
            watcher(news)
