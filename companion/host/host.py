"""The host itself: it begins games, takes them up again, and tells those who watch, whichever game it is."""

import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from companion.cards.tags import tags_of
from companion.demo.pace import PacedClock
from companion.host.controls import Controls
from companion.host.going_on import GoingOn
from companion.host.hall_side import HallSide
from companion.host.news import HostNews, HostWatcher, LobbyChanged, Opened, Reseated
from companion.host.seating import choice_of, first_of, next_first, same_people
from companion.host.shared_table import SharedTable
from companion.host.sitting import Sitting
from companion.host.tidying import Tidying
from companion.host.wanted import Ready, Wanted, has_training, prepare
from companion.lobby import Lobby
from companion.lobby.choice import has_practice, mode_of
from companion.lobby.evening import LOBBY, Moves, moved_all, sat, stood, voted
from companion.lobby.needs import seating
from companion.log import Log, Unusable
from companion.log.progress import PRACTICE
from companion.session import Session, resume, start
from companion.session.notices import Changed, Notice, SurroundingsChanged
from companion.session.taking_up import told_of
from companion.turns import ClockOfTurns, Turns
from engine.refusal import INPUT, Refusal, refuse
from hardware.clock import Clock
from hardware.faults import VIRTUAL, names_of
from hardware.inputs import Input, Press, Settled, Status
from hardware.operator import Operator
from hardware.roles import MOST_SEATS, spot
from hardware.table import Table
from hardware.virtual import VirtualTable

if TYPE_CHECKING:
    from hardware.profile import Profile

VIRTUAL_SEATS = 4
"""Seats with virtual devices while nobody has said how many play."""
Phase = Literal["lobby", "game", "over"]


class Rest(Struct, frozen=True):
    """The table between two games: its devices, and at a simulated one whoever touches them."""

    table: SharedTable
    operator: Operator | None


class TableHost:
    """One table at a time, on one thread."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        profile: "Profile | None" = None,
        devices: Table | None = None,
        operator: Operator | None = None,
        turns: Turns | None = None,
    ) -> None:
        """Without `devices` the table is virtual, as `profile` says it would be wired.

        `devices` are those of real drivers; `operator` comes with them where nothing but emulated parts is plugged in.
        Without `turns` everything is done at once.
        """
        self.log, self.turns = log, turns or Turns()
        clock = ClockOfTurns(clock, self.turns)
        self.clock = PacedClock(clock)
        self.steady = clock
        """Real time; `clock` is table time, which may run faster in a simulation."""
        self.sitting: Sitting | None = None
        self.rest: Rest | None = None
        """The devices between two games."""
        self.phones: Callable[[], Collection[int]] = tuple
        """The seats that a phone has joined, where there is a page."""
        self.hall: HallSide | None = None
        """The hall in which this table takes part, if it does."""
        self.touched: dict[str, int] = {}
        """How often each device was used since the program began."""
        self._profile, self._devices, self._operator = profile, devices, operator
        self._watchers: list[HostWatcher] = []
        self._versions = secrets.randbelow(2**40)
        self.lobby = Lobby(log, clock, lambda: self.tell(LobbyChanged()), lambda moves: self.tell(Reseated(moves)))
        self.going_on = GoingOn(self, clock)
        self.tidying = Tidying(self, clock)
        self.granted: Input | None = None
        """The press that made a phone host: it means nothing else."""
        self.controls = Controls(self, clock)

    @property
    def phase(self) -> Phase:
        """No game, one that is played, or one whose result stands."""
        if self.sitting is None:
            return "lobby"
        return "game" if self.sitting.session.view().result is None else "over"

    @property
    def seats(self) -> int:
        """How many can sit at this table."""
        return self._profile.seats if self._profile is not None else MOST_SEATS

    @property
    def table(self) -> SharedTable | None:
        """The devices, of the game or of the lobby."""
        return self.sitting.table if self.sitting else self.rest.table if self.rest else None

    @property
    def operator(self) -> Operator | None:
        """Who presses and taps at a simulated table."""
        return self.sitting.operator if self.sitting else self.rest.operator if self.rest else None

    def boxes(self) -> dict[int, tuple[str, ...]]:
        """The roles of the devices at each seat that has any."""
        found: dict[int, tuple[str, ...]] = {}
        for name in self.table.devices() if self.table else ():
            place = spot(name)
            if place is not None and place.seat:
                found[place.seat] = (*found.get(place.seat, ()), place.role)
        return found

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

    def start(self, wanted: Wanted, moves: Moves | None = None) -> Refusal | None:
        """Begin a game. The one that is at the table goes, and stays in the log; a refusal changes nothing.

        `moves` says where those who sit in the lobby sit in the game; without it, whoever has the same name stays.
        """
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
        self._open(session, table, operator, ready, moves, wanted)
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
        try:
            session = resume(saved, self.log, table, self.clock, tags_of(self.log), self._pace)
        except Unusable:
            table.close()
            raise
        self._open(session, table, operator)
        if (notice := told_of(session.timers)) is not None:
            self.tell(notice)
        if (missing := self.log.missing_ends().get(number)) is not None:
            self.tell(Notice(missing))
        return None

    def begin(self, *, practice: bool = False) -> Refusal | None:
        """Begin what is chosen, with those who sit; after a game, play again. Never while a game is unfinished.

        In a hall that has a match for this table, that match is what begins.
        `practice`: a short round of it without a winner first, where the game has one.
        """
        if self.phase == "game":
            return refuse(LOBBY, "lobby-running")
        if self.hall is not None and self.hall.can_begin and not practice:
            return self.hall.begin()
        evening, sitting = self.lobby.evening, self.sitting
        if practice and not has_practice(evening.choice, len(evening.people)):
            return refuse(LOBBY, "lobby-no-practice", game=evening.choice.game)
        if sitting is not None and sitting.director is not None and sitting.header.game == evening.choice.game:
            return self._again_by_itself(sitting, practice=practice)
        moves = seating(evening, self.boxes())
        if isinstance(moves, Refusal):
            return moves
        people = moved_all(evening, moves).people
        choice = evening.choice
        wanted = Wanted(
            game=choice.game,
            mode=PRACTICE if practice else mode_of(choice, len(people)),
            seats=tuple(people.values()),
            options=choice.options | next_first(evening, len(people)),
            training=choice.training,
        )
        return self.start(wanted, moves)

    def vote(self, seat: int, yes: bool) -> Refusal | None:
        """Somebody wants to play once more, or no more. With the last yes of those who sit, it begins."""
        if self.phase != "over":
            return refuse(LOBBY, "lobby-not-over")
        refused = self.lobby.change(voted(self.lobby.evening, seat, yes))
        evening = self.lobby.evening
        return self.begin() if refused is None and set(evening.again) == set(evening.people) else refused

    def _again_by_itself(self, sitting: Sitting, *, practice: bool) -> Refusal | None:
        """A demo once more: whoever took a seat keeps it."""
        assert sitting.director is not None
        names, speed = tuple(seat.name for seat in sitting.session.view().seats), sitting.director.speed
        choice = self.lobby.evening.choice
        mode = PRACTICE if practice else mode_of(choice, len(names))
        wanted = Wanted(game=choice.game, mode=mode, seats=names, options=choice.options, demo=True)
        return self.start_demo(wanted, speed, {seat: seat for seat in self.lobby.evening.people})

    def start_demo(self, wanted: Wanted, speed: float, moves: Moves | None = None) -> Refusal | None:
        """Begin a demo that plays at once, at this speed."""
        refused = self.start(wanted, moves)
        if refused is None and self.sitting is not None and self.sitting.director is not None:
            self.sitting.director.run_at(speed)
            self.sitting.director.play()
        return refused

    def leave(self, *, unfinished: bool) -> Refusal | None:
        """Back to the lobby. A game that somebody plays is left only if that was said; it can be taken up again."""
        if self.is_somebodys and not unfinished:
            return refuse(LOBBY, "lobby-unfinished")
        self.open_lobby()
        return None

    def open_lobby(self) -> None:
        """No game is at the table; its devices serve the lobby."""
        self.close()
        self.rest = Rest(*self._table(VIRTUAL_SEATS, self._profile))
        self.controls.at_rest(self.rest.table)
        self.tell(Opened())

    def close(self) -> None:
        """The table is left; nothing is lost."""
        self._versions = self.version + 1
        self.controls.close()
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None
        if self.rest is not None:
            self.rest.table.close()
            self.rest = None

    @property
    def is_somebodys(self) -> bool:
        """Whether the game at the table is unfinished and anybody plays it: it is not left without asking."""
        if self.sitting is None or self.phase != "game":
            return False
        return not self.sitting.plays_by_itself and self.sitting.session.history.last is not None

    # Who sits

    def names(self) -> dict[int, str]:
        """Who sits where: at the seats of the game, or in the lobby."""
        if self.sitting is None:
            return self.lobby.evening.people
        return {seat.seat: seat.name for seat in self.sitting.session.view().seats}

    def rename(self, seat: int, name: str) -> Refusal | None:
        """A player is called otherwise; by the game's own verb, so that it is in the log."""
        assert self.sitting is not None
        outcome = self.sitting.session.act({"do": "name", "seat": seat, "name": name.strip()})
        return outcome if isinstance(outcome, Refusal) else None

    def take(self, seat: int) -> None:
        """In a demo: a person plays this seat from now on."""
        assert self.sitting is not None
        if self.sitting.director is not None:
            self.sitting.director.take(seat)
            self.lobby.change(sat(self.lobby.evening, seat, self._name(seat), MOST_SEATS))

    def release(self, seat: int) -> None:
        """In a demo: the seat plays by itself again."""
        assert self.sitting is not None
        if self.sitting.director is not None:
            self.sitting.director.release(seat)
            if seat in self.lobby.evening.people:
                self.lobby.change(stood(self.lobby.evening, seat))

    def _name(self, seat: int) -> str:
        assert self.sitting is not None
        return self.sitting.session.view().seats[seat - 1].name

    # Devices

    def test(self, device: str) -> Refusal | None:
        """Show where a device is."""
        if self.table is None or device not in self.table.devices():
            return refuse(INPUT, "lobby-no-device", device=device[:60])
        self.controls.test.start(self.table, device)
        return None

    def _pace(self) -> float:
        return self.clock.speed

    def _table(self, seats: int, profile: "Profile | None") -> tuple[SharedTable, Operator | None]:
        if self._devices is not None:
            return SharedTable(self._devices, self.clock, self.turns, self.tell, self._heard), self._operator
        virtual = VirtualTable.of_profile(profile, self.clock) if profile else VirtualTable.of_seats(seats, self.clock)
        return SharedTable(virtual, self.clock, self.turns, self.tell, self._heard), virtual

    def _heard(self, told: Input) -> None:
        """Every input: it shows that the device works, and a press may make a phone host."""
        if isinstance(told, Status | Settled):
            return
        self.touched[told.device] = self.touched.get(told.device, 0) + 1
        self.lobby.touch()
        if isinstance(told, Press):
            with suppress(Unusable):  # a full disk: the game says so, and the phone may ask again
                self.granted = told if self.lobby.pressed() else None
        if self.sitting is None:
            self.tell(LobbyChanged())
        if self.hall is not None:
            self.hall.heard(told)

    # One game

    def _open(
        self,
        session: Session,
        table: SharedTable,
        operator: Operator | None,
        ready: Ready | None = None,
        moves: Moves | None = None,
        wanted: Wanted | None = None,
    ) -> None:
        self.close()
        self.clock.run_at(1.0)
        header = self.log.game(session.number).header
        self.sitting = Sitting(session, header, table, operator, self.clock, self.tell)
        if ready is not None and ready.people is not None:
            self.sitting.play_by_itself(ready.people, ready.seed, lambda: self.tell(SurroundingsChanged()))
        self.controls.at_game(session, table)
        self._sit_down(moves, training=has_training(header) if wanted is None else wanted.training)
        self.tell(Opened())

    def _sit_down(self, moves: Moves | None, *, training: bool) -> None:
        """The evening's people sit at the seats of the game; in a demo only those who took one."""
        assert self.sitting is not None
        people = self.names()
        director, known = self.sitting.director, self.lobby.evening.people
        if moves is None and director is not None:
            known = {seat: name for seat, name in known.items() if seat in self.phones()}
        moves = same_people(known, people) if moves is None else moves
        if director is not None:
            people = {seat: name for seat, name in people.items() if seat in moves.values()}
            for seat in people:
                director.take(seat)
        self.lobby.touch()
        header = self.sitting.header
        choice = choice_of(header, self.lobby.evening.choice, training=training)
        with suppress(Unusable):  # the game has begun and is in the log: its next step tells of a full disk
            self.lobby.opened(people, moves, choice, first_of(header))

    def tell(self, news: HostNews) -> None:
        """Pass the news on to everybody who watches."""
        if isinstance(news, Changed):
            self._follow_names()
        for watcher in tuple(self._watchers):
            watcher(news)

    def _follow_names(self) -> None:
        """Who is called otherwise in the game is called so for the whole evening."""
        self.lobby.touch()
        evening = self.lobby.evening
        for seat in self.sitting.session.view().seats if self.sitting else ():
            if evening.people.get(seat.seat, seat.name) != seat.name:
                with suppress(Unusable):
                    self.lobby.change(sat(self.lobby.evening, seat.seat, seat.name, MOST_SEATS))
