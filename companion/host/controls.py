"""The lobby by buttons and dials: it hears the table's devices between two games and after one, and lights them."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from companion.bindings import colours
from companion.host.device_test import DeviceTest
from companion.host.news import HostNews, LobbyChanged, Opened, Shown
from companion.host.shared_table import SharedTable
from companion.lobby.controls import (
    LATEST,
    Answer,
    Armed,
    AtLobby,
    Begin,
    Choose,
    Order,
    Resume,
    Sit,
    Stand,
    Vote,
    meaning,
)
from companion.lobby.evening import chose, sat, stood
from companion.lobby.focus import Focus
from companion.lobby.lights import Box, asked, celebrated, shows
from companion.log import Unusable
from companion.session import Session
from companion.session.lights import Lights, darkened
from companion.session.notices import Changed, Notice, SurroundingsChanged
from engine.refusal import Refusal
from hardware.clock import Alarm, Clock
from hardware.inputs import Input
from hardware.outputs import Figure, Output
from hardware.roles import spot

if TYPE_CHECKING:
    from companion.host.host import TableHost

POINTING = 60.0
"""Seconds without a turn or a press after which nothing is pointed at any more."""
MOMENT = 6.0
"""Seconds that belong to the winner: nothing is asked meanwhile."""
JUBILANT: tuple[Figure, ...] = ("tune", "fanfare")
"""Where a game's own end sounds like this, nothing is added."""


class Controls:
    """Of one host, on its thread and on real time."""

    def __init__(self, host: "TableHost", clock: Clock) -> None:
        self._host, self._clock = host, clock
        self._lights: Lights | None = None
        """At a table between two games; in a game the session has the lights."""
        self._armed: Armed | None = None
        self._ends: Alarm | None = None
        """When nothing is pointed at any more, or a first press has lapsed."""
        self._moment: Literal["to come", "now", "past"] = "to come"
        self._moment_ends: Alarm | None = None
        self._figures: tuple[Figure, ...] = ()
        """What was heard last."""
        self._saved: tuple[int, ...] = ()
        self._last: dict[str, Output] = {}
        """What devices showed before another game was at the table, or none."""
        self.test = DeviceTest(clock, self.relight)
        host.watch(self._news)

    @property
    def asks_again(self) -> Focus | None:
        """What a second press of the same device would do now, as long as the first one holds."""
        return self._host.lobby.focus if self._armed is not None else None

    # The table of the host

    def at_rest(self, table: SharedTable) -> None:
        """No game is at the table: its devices serve the lobby."""
        self._anew()
        self._saved = tuple(saved.id for saved, _ in self._host.lobby.saved())
        self._lights = Lights(table)
        table.listen(self._hear)
        self.relight()
        self._darken_the_rest(table)

    def at_game(self, session: Session, table: SharedTable) -> None:
        """A game is at the table: what means nothing in it may mean something after its end."""
        self._anew()
        self._lights = None
        session.unused, session.dress = self._hear_unused, self._dressed
        self._darken_the_rest(table)

    def _anew(self) -> None:
        for alarm in (self._ends, self._moment_ends):
            if alarm is not None:
                alarm.cancel()
        self._armed, self._ends, self._moment_ends, self._moment = None, None, None, "to come"
        self._host.lobby.focus = None
        self.test.forget()

    def _darken_the_rest(self, table: SharedTable) -> None:
        """Lights of the last game, or of the lobby, at devices that are not used now."""
        unused = table.devices().keys() - {output.device for output in table.outputs()}
        left = [darkened(output) for name, output in self._last.items() if name in unused]
        self._last = {}
        if left:
            table.show(left)

    def close(self) -> None:
        """The table is left."""
        if self._host.table is not None:
            self._last = {output.device: output for output in self._host.table.outputs()}
        self._anew()

    # What people do

    def _hear(self, told: Input) -> None:
        answer = None if told is self._host.granted else meaning(self._now("lobby"), told)
        if answer is not None:
            self._do(answer, told)

    def _hear_unused(self, told: Input) -> bool:
        """Whether an input that means nothing in the game meant something here."""
        if self._host.phase != "over" or self._moment != "past" or told is self._host.granted:
            return False
        answer = meaning(self._now("over"), told)
        if answer is not None:
            self._do(answer, told)
        return answer is not None

    def _do(self, answer: Answer, told: Input) -> None:
        self._armed, self._host.lobby.focus = answer.armed, answer.focus
        try:
            refused = answer.refused or (None if answer.order is None else self._order(answer.order))
        except Unusable as stopped:
            self._host.tell(Notice(stopped.message))
            refused = None
        self._sound("low" if refused is not None else answer.figure)
        if refused is not None:
            self._tell_refused(refused, told)
        self._lapse_in(LATEST if self._armed else POINTING)
        self._host.tell(LobbyChanged())

    def _tell_refused(self, refused: Refusal, told: Input) -> None:
        place = spot(told.device)
        self._host.tell(Notice(refused.message, refused.clause, told.device, place.seat if place else None))

    def _order(self, order: Order) -> Refusal | None:
        host, lobby = self._host, self._host.lobby
        match order:
            case Sit(seat=seat):
                return lobby.change(sat(lobby.evening, seat, "", host.seats))
            case Stand(seat=seat):
                left = {other: other for other in lobby.evening.people if other != seat}
                return lobby.change(stood(lobby.evening, seat), left)
            case Vote(seat=seat, yes=yes):
                return host.vote(seat, yes)
            case Begin():
                return host.begin()
            case Resume(number=number):
                return host.resume(number)
            case Choose(wish=wish, leave=leave):
                return self._choose(order) if leave else lobby.change(chose(lobby.evening, wish))

    def _choose(self, order: Choose) -> Refusal | None:
        """Another game: the result is left, and the dial goes on pointing in the lobby."""
        host, focus = self._host, self._host.lobby.focus
        refused = host.leave(unfinished=False) or host.lobby.change(chose(host.lobby.evening, order.wish))
        host.lobby.focus = focus
        return refused

    def _lapse_in(self, seconds: float) -> None:
        if self._ends is not None:
            self._ends.cancel()
        self._ends = None
        if self._armed is not None or self._host.lobby.focus is not None:
            self._ends = self._clock.call_at(self._clock.now() + seconds, self._lapse)

    def _lapse(self) -> None:
        """A first press lapses; later, so does what is pointed at."""
        if self._armed is not None:
            self._armed = None
            self._lapse_in(POINTING)
        else:
            self._ends, self._host.lobby.focus = None, None
        self._host.tell(LobbyChanged())

    # What they see and hear

    def _now(self, phase: Literal["lobby", "over"]) -> AtLobby:
        host, lobby = self._host, self._host.lobby
        devices = host.table.devices() if host.table else {}
        return AtLobby(
            phase=phase,
            evening=lobby.evening,
            boxes=host.boxes(),
            phones=host.phones(),
            dials=any(name.endswith(".dial") for name in devices),
            saved=self._saved,
            focus=lobby.focus,
            armed=self._armed,
        )

    def relight(self) -> None:
        """Show what is so now."""
        if self._host.sitting is not None:
            self._host.sitting.session.relight()
        elif self._lights is not None:
            self._lights.show(self.test.dressed(shows(self._now("lobby"), self._boxes())))

    def _boxes(self) -> dict[int, Box]:
        """Every seat with devices, its colour and its bar."""
        table, sitting = self._host.table, self._host.sitting
        bars = table.bars() if table else {}
        colour = sitting.session.colour if sitting else colours.of_seat
        seats = self._host.boxes()
        playing = len(sitting.session.view().seats) if sitting else self._host.seats
        return {seat: Box(colour(seat), bars.get(seat, 0)) for seat in seats if seat <= playing}

    def _dressed(self, outputs: Iterable[Output]) -> Iterable[Output]:
        """What a game shows, at its end with winners and votes."""
        sitting = self._host.sitting
        result = sitting.session.view().result if sitting else None
        if result is not None and self._moment == "now":
            outputs = celebrated(outputs, result.winners, self._boxes())
        elif result is not None and self._moment == "past":
            outputs = asked(outputs, self._now("over"))
        return self.test.dressed(outputs)

    def _sound(self, figure: Figure | None) -> None:
        table = self._host.table
        if figure is not None and table is not None:
            Lights(table).sound(figure)

    # The end of a game

    def _news(self, news: HostNews) -> None:
        match news:
            case Shown(figures=figures) if figures:
                self._figures = figures
            case Changed() | SurroundingsChanged() | Opened():
                self._follow_the_end()
            case LobbyChanged() if self._host.phase != "game":
                self.relight()

    def _follow_the_end(self) -> None:
        """The winner's moment comes when the game has shown all of its end; taken back, it comes again."""
        sitting = self._host.sitting
        if sitting is None:
            return
        over = sitting.session.view().result is not None
        if not over and self._moment != "to come":
            self._anew()
            evening = self._host.lobby.evening
            with suppress(
                Unusable
            ):  # votes hold for the game that was over, and are void with its next end at the latest
                self._host.lobby.change(replace(evening, again=()))
        if over and self._moment == "to come" and (sitting.session.timers.paused or not sitting.session.timings()):
            self._celebrate(sitting.session)

    def _celebrate(self, session: Session) -> None:
        self._moment = "now"
        self._moment_ends = self._clock.call_at(self._clock.now() + MOMENT, self._moment_is_over)
        result = session.view().result
        if result is not None and result.winners and not set(self._figures) & set(JUBILANT):
            self._sound("tune")
        self.relight()

    def _moment_is_over(self) -> None:
        self._moment, self._moment_ends = "past", None
        self.relight()
