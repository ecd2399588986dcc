"""The session: everything that happens to a running game goes through here, one thing after the other."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from companion.bindings import AskLinks, Binding, FinishTimers, Held, HoldTimer, StartTimer, StopTimer, Timing, Wish
from companion.log import Entry, Progress, Unsure, Unusable
from companion.log.replay import again
from companion.session.board import Board
from companion.session.consent import Asked
from companion.session.course import Answered, Course, Done, Jumped, Moving, Noted, Outcome, stamped, why_not, widened
from companion.session.halted import Doubt, Halted, InDoubt
from companion.session.inputs import notice_of
from companion.session.lights import Lights, alarmed
from companion.session.links import Answers, Links
from companion.session.log_writer import LogWriter
from companion.session.missing import Missing
from companion.session.notices import Changed, News, Notice, SurroundingsChanged, Watcher
from companion.session.reader_round import TAKEN, ReaderRound, is_taking
from companion.session.stopwatch import Stopwatch
from companion.session.taking_up import first_wishes
from companion.session.tap_light import TapLight
from companion.session.tap_sounds import heard_of
from companion.session.timers import Timers
from companion.session.verdicts import Verdicts, raced
from companion.taps import Tagged, Tags
from engine.action import Action
from engine.game import Step, read_action
from engine.history import History
from engine.legal import Legal, legal
from engine.legible import unseen
from engine.message import Message, message
from engine.refusal import INPUT, Refusal, refuse
from engine.view import View
from hardware.clock import Clock
from hardware.inputs import Down, Input, Press, Settled, Standing, State, Status, Tap, Touch
from hardware.outputs import Colour, Output
from hardware.roles import spot
from hardware.table import Table

SCREENS = 0.08
"""Seconds for which a press on another screen may be under way, and is waited for before a claim is settled."""


class Session:
    """One game at one table, on one thread. What has been shown to people has been written to disk first."""

    def __init__(
        self,
        history: History,
        log_writer: LogWriter,
        binding: Binding,
        table: Table,
        clock: Clock,
        tags: Tags,
        *,
        time_offset: float = 0.0,
        played_before: float = 0.0,
        timers_left: Mapping[str, float] | None = None,
        pace: Callable[[], float] = lambda: 1.0,
    ) -> None:
        """`time_offset`: game seconds minus clock seconds; the clock starts at 0 with the machine.

        `played_before`: seconds of play before this start; `timers_left`: of each timer just before the last step.
        `pace`: clock seconds per real second, for simulations.
        """
        self.history, self.version = history, 0
        self.halted: Message | None = None
        self._doubt: Doubt | None = None
        self._put_off: list[Action] = []
        """Actions of the table itself that wait until the log can be written again."""
        self._log_writer, self._binding, self._tags = log_writer, binding, tags
        self._clock, self._time_offset = clock, time_offset
        self._course = Course(history, binding, self._tagged, self._write, table.shared_reader())
        self._table, self._lights, self._missing = table, Lights(table), Missing(table, len(self.view().seats))
        self._links, self._verdicts = Links(clock, table, self._links_answered, pace), Verdicts()
        self.board = Board(table, binding, self.view)
        self.timers = Timers(clock, self._surroundings_changed, self._lights.sound)
        self.played = Stopwatch(clock, played_before)
        self._watchers: list[Watcher] = []
        self.unused: Callable[[Moving], bool] = lambda told: False
        """Told an input that means nothing in the game; True if it meant something elsewhere."""
        self.dress: Callable[[Iterable[Output]], Iterable[Output]] = lambda outputs: outputs
        """What is shown of the game together with what else there is to show."""
        self.is_somebodys: Callable[[], bool] = lambda: True
        """Whether anybody plays: a game that only simulated players play belongs to no evening."""
        self._tap_light = TapLight(clock, table, self.relight)
        self._leave = table.listen(self.hear)
        for wish, left in first_wishes(self._course, timers_left):
            self._wish(wish, left)
        self._keep_time()
        self.relight()
        for board, squares in table.standing().items():
            self.hear(Standing(device=board, at=clock.now(), squares=squares))

    # For those who watch

    @property
    def number(self) -> int:
        """The number of this game in the log."""
        return self._log_writer.game

    @property
    def steps(self) -> int:
        """How many steps of this game are in the log."""
        return self._log_writer.steps

    @property
    def asked(self) -> Asked | None:
        """The undo that waits for consent."""
        return self._course.asked

    @property
    def vote(self) -> Asked | None:
        """The last question whether a step may be taken back, with its answers, until the game goes on."""
        return self._course.vote

    def view(self, viewer: int | None = None) -> View:
        """What that seat sees; for None, what everybody sees."""
        return self.history.known.view(viewer)

    def legal(self, seat: int) -> Legal:
        """What the seat may do now (0 is the table); computed when it is looked at."""
        return legal(self.history.game, self.history.state, seat)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The target tokens that mean something in this game."""
        return self._binding.tokens

    def held(self, seat: int) -> Held:
        """What that seat has begun with its devices; to be shown to that seat alone."""
        return self._binding.held(self.view(), seat)

    def overlook(self, square: str, on: bool) -> Refusal | None:
        """People say that the sensor of a square is not to be believed, or that it is again."""
        if not self.board.has(square):
            return refuse(INPUT, "web-no-square", square=square[:10])
        self._wishes(self._binding.overlook(self.view(), square, on))
        self._surroundings_changed()
        return None

    def awaits_card(self) -> tuple[int, ...]:
        """The seats on whose readers a card is awaited now; 0 for the table's own reader."""
        return self._course.awaits_card()

    def asks_target(self) -> tuple[int, ...]:
        """The seats whose tapped card waits for its target."""
        return self._binding.asks_target(self.view())

    @property
    def reader(self) -> ReaderRound:
        """The reader that goes round the table, if seats share one."""
        return self._course.reader

    def take_reader(self, seat: int) -> Refusal | None:
        """Choose on a screen who taps next with the reader that goes round."""
        outcome = self._course.take_reader(seat)
        if outcome is None:
            return refuse(INPUT, "reader-not-shared", seat=seat)
        self._lights.sound(TAKEN)
        self._show(outcome)
        return None

    def devices(self) -> Mapping[str, State]:
        """Every device by name, and whether it is up or down."""
        return self._table.devices()

    def timings(self) -> tuple[Timing, ...]:
        """How much of each running timer is left."""
        return self.timers.timings()

    def now(self) -> float:
        """Game time in seconds; after a restart it goes on from where it stopped."""
        return self._clock.now() + self._time_offset

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with all news from now on; call the returned function to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def close(self) -> None:
        """Let the table go. The game stays in the log, to be resumed."""
        self._leave()
        self._links.forget()
        self.timers.stop_all()
        self._tap_light.close()

    # What devices tell

    def hear(self, told: Input) -> None:
        """Handle any input of a device. It never raises `Halted`: if the log fails, everybody is told instead."""
        with suppress(Halted):
            self._hear(told)

    def _hear(self, told: Input) -> None:
        if isinstance(told, Settled):
            self._links.answered(told)
        elif isinstance(told, Moving):
            self._input(told)
        elif isinstance(told, Status):
            self._came_or_went(told)
        else:
            self._tell_notice(notice_of(told))

    def _came_or_went(self, told: Status) -> None:
        if isinstance(told.state, Down):
            self._wishes(self._binding.went_down(told))
        self._tell_notice(self._missing.news(told))
        if (figure := self._missing.hear(told)) is not None:
            self._lights.sound(figure)
        self.relight()
        self._tell(SurroundingsChanged())

    def _input(self, told: Moving) -> None:
        if self.halted is not None:
            self._tell_notice(Notice(self.halted))
            return
        told, unclear = self._addressed(told)
        at = self._moment(told.at + self._time_offset)
        if isinstance(told, Tap):
            self._tap_light.tapped(place.seat if (place := spot(told.device)) else 0)
        outcome = unclear or self._show(self._course.input(told, at, told.err or UNSET))
        if isinstance(told, Standing) or (isinstance(told, Touch) and told.how in ("put", "lift")):
            self._tell(SurroundingsChanged())
        if isinstance(outcome, Refusal):
            self._refused(outcome, told)
        elif isinstance(outcome, Noted) and is_taking(told):
            self._lights.sound(TAKEN)
        elif outcome is None and (isinstance(told, Standing) or self.unused(told)):
            return
        elif figure := heard_of(told, outcome, self._binding):
            self._lights.sound(figure)

    def _addressed(self, told: Moving) -> tuple[Moving, Refusal | None]:
        """The input of its player's own device, or why nobody can say whose it is: what was tapped stays a secret."""
        found = self._course.addressed(told)
        return (told, found) if isinstance(found, Refusal) else (found, None)

    def _tagged(self, uid: str) -> Tagged | None:
        try:
            return self._tags(uid)
        except Unusable as stopped:  # tags are in the same database as the log
            raise self._halt(stopped.message) from None

    def _refused(self, refusal: Refusal, told: Input) -> None:
        place = spot(told.device)
        if figure := heard_of(told, refusal, self._binding):
            self._lights.sound(figure)
        seat = place.seat if place else None
        self._tell_notice(Notice(refusal.message, refusal.clause, told.device, seat))

    # What people do on a screen, and what the table does by itself

    def act(self, data: Any, arrived: float | None = None) -> Step[Any] | Refusal:
        """Do an action given as JSON data. A spoken call has no moment.

        It happens now, or when it `arrived` (clock seconds) and had to wait for its turn, unless it says when.
        """
        self._not_halted()
        if (wrong := unseen(data)) is not None:
            return Refusal(INPUT, wrong)
        action = read_action(self.history.game, data)
        if isinstance(action, Refusal):
            return action
        if action.at is not UNSET and action.dated:
            at = self._moment(action.at)
            action = widened(self.history.game, replace(action, at=at), self._table.own_error(at - self._time_offset))
            if self._binding.is_claim(action):
                return self._claim(action)
        elif action.dated and not isinstance(action, self.history.game.timed):
            at = self.now() if arrived is None else self._moment(arrived + self._time_offset)
            action = stamped(self.history.game, action, at, UNSET)
        return self._answered(self._course.do((action,)))

    def _claim(self, action: Action) -> Step[Any] | Refusal:
        """A press on a screen that races others: it is settled like one on the seat's own button."""
        at, err = float(action.at or 0.0), getattr(action, "err", UNSET)
        press = Press(device=f"seat{action.seat}.call", at=at - self._time_offset, err=0.0 if err is UNSET else err)
        outcome = self._course.input(press, at, err)
        if isinstance(outcome, Noted):
            asked = (replace(wish, at_least=SCREENS) if isinstance(wish, AskLinks) else wish for wish in outcome.wishes)
            outcome = Noted(tuple(asked))
        return self._answered(outcome)

    def _answered(self, outcome: Outcome) -> Step[Any] | Refusal:
        """What a screen is told of what it asked for."""
        if isinstance(outcome, Refusal):
            return outcome
        facts = outcome.facts if isinstance(outcome, Done) else ()
        step = Step(self.history.state, facts)  # before `_show`, since watchers may act at once
        self._show(outcome)
        return step

    def _moment(self, at: float) -> float:
        """The moment of an input, at most now: a device's clock that is ahead is wrong."""
        return max(0.0, min(self.now(), at))

    def _by_the_table(self, action: Action) -> None:
        """Do an action of the table. A refusal is ignored: the action was no longer needed."""
        try:
            self._not_halted()
            self._show(self._course.do((stamped(self.history.game, action, self.now(), UNSET),)))
        except Halted:
            self._put_off.append(action)

    def _links_answered(self, then: Action | None, answers: Answers) -> None:
        """What was asked of every link is known; while the log cannot be written, nothing is made of a press."""
        self._tell_notice(*self._verdicts.notices(answers))
        if then is not None:
            self._by_the_table(then)
        elif self.halted is None:
            close = raced(self._binding.claims(self.view()))
            with suppress(Halted):
                if isinstance(self._show(self._course.settled(self.now())), Done):
                    self._tell_notice(*close)

    def _write(self, entry: Entry, after: Any) -> None:
        try:
            self._log_writer.write(entry, self._progress(after), counts=self.is_somebodys())
        except Unsure as unsure:
            self._halt(unsure.message)
            self._doubt = Doubt(entry)
            if not self._is_kept(self._doubt):
                raise self._halt(Message("log-not-kept", {"file": self._log_writer.file})) from None
            self._go_on()
        except Unusable as stopped:
            raise self._halt(stopped.message) from None

    def _progress(self, after: Any) -> Progress:
        view = self.history.known_of(after).view()
        return Progress.of(view, self.played.seconds() if view.result else None, self.timers.left())

    # Back and forth

    def undo(self) -> Refusal | None:
        """Take back the last step; where people saw something by it, the others are `asked` first.

        A refusal is returned and told to nobody else; that players are asked is told to everybody.
        """
        self._not_halted()
        return why_not(self._show(self._course.undo()))

    def redo(self) -> Refusal | None:
        """Bring back what was taken back last."""
        self._not_halted()
        return why_not(self._show(self._course.redo()))

    def consent(self, seat: int, yes: bool) -> Refusal | None:
        """An answer to `undo` of one who was asked; the referee answers for everybody."""
        self._not_halted()
        return why_not(self._show(self._course.consent(seat, yes)))

    # What follows from a change

    def _show(self, outcome: Outcome) -> Outcome:
        """Show and sound the outcome. A refusal is left to the caller, who tells the person who asked."""
        match outcome:
            case Done():
                self._moved_on(outcome)
            case Jumped():
                self._jumped(outcome)
            case Noted(wishes=wishes):
                self._wishes(wishes)
                self.relight()
                self._tell(SurroundingsChanged())
            case Asked(waiting=waiting):
                self._tell_notice(Notice(message("undo-asked", seats=list(waiting))))
            case Answered(yes=True):
                self._tell(SurroundingsChanged())
            case Answered(seat=seat):
                self._tell_notice(Notice(message("undo-declined", seat=seat), seat=seat))
        return outcome

    def _moved_on(self, done: Done) -> None:
        self.version += 1
        self._keep_time()
        self._wishes(done.wishes)
        self.relight()
        self._lights.sound(*self._binding.sounds(done.facts))
        self._lights.signal(self._missing.marked(self._binding.signals(done.facts)))
        self._tell(Changed(self.version, done.facts))

    def _jumped(self, jumped: Jumped) -> None:
        """After undo and redo all half-done inputs and timers are dropped."""
        self.version += 1
        self._links.forget()
        self.timers.stop_all()
        self._keep_time()
        self._wishes(jumped.wishes)
        self.relight()
        self._tell(Changed(self.version))

    def _wishes(self, wishes: Iterable[Wish]) -> None:
        for wish in wishes:
            self._wish(wish)

    def _wish(self, wish: Wish, left: float | None = None) -> None:
        match wish:
            case StartTimer():
                self.timers.start(wish, self._time_is_up, left)
            case StopTimer(name=name):
                self.timers.stop(name)
            case FinishTimers(prefix=prefix):
                self.timers.finish(prefix)
            case HoldTimer(name=name, held=held):
                self.timers.hold(name, held)
            case AskLinks():
                self._links.ask(wish)

    def _time_is_up(self, wish: StartTimer) -> None:
        if wish.says is not None:
            self._tell_notice(Notice(wish.says))
        if wish.then is not None:
            self._by_the_table(wish.then)

    def _surroundings_changed(self) -> None:
        self._keep_time()
        self.relight()
        self._tell(SurroundingsChanged())

    def _keep_time(self) -> None:
        self.played.run(not self.timers.paused and self.view().result is None)

    def relight(self) -> None:
        """Show the game as it is now."""
        shown = self.dress(self._binding.shows(self.view(), self.timings()))
        outputs = self._missing.marked(self._tap_light.marked(shown))
        self._lights.show(outputs if self.halted is None else map(alarmed, outputs))

    def colour(self, seat: int) -> Colour:
        """In which colour a seat is shown."""
        return self._binding.colour(self.view(), seat)

    # When the log cannot be written

    def _halt(self, why: Message) -> Halted:
        """Stop so that everybody sees it: counters blink, and every further input is answered with the reason."""
        if self.halted is None:
            self._was_paused = self.timers.paused
        self.halted = why
        self.timers.pause()
        self._lights.sound("warning")
        self.relight()
        self._tell_notice(Notice(why))
        return Halted(why)

    def _not_halted(self) -> None:
        if self.halted is not None:
            raise Halted(self.halted)

    def carry_on(self) -> None:
        """Try again after a halt: do the actions that were put off, and halt again if the log still fails."""
        if self.halted is None or (self._doubt is not None and not self._looked_again(self._doubt)):
            return
        put_off, self._put_off = self._put_off, []
        self._go_on()
        for action in put_off:
            self._by_the_table(action)

    def _go_on(self) -> None:
        self.halted = None
        if not self._was_paused:
            self.timers.go_on()
        self._surroundings_changed()

    def _is_kept(self, doubt: Doubt) -> bool:
        """Look whether the step is in the log; raises `InDoubt` while nobody can say."""
        try:
            kept = self._log_writer.is_there(doubt.entry)
        except Unusable:
            assert self.halted is not None
            raise InDoubt(self.halted, doubt) from None
        self._doubt = None
        return kept

    def _looked_again(self, doubt: Doubt) -> bool:
        """Whether it is known now what became of the step; if it is in the log, it has been done."""
        try:
            kept = self._is_kept(doubt)
        except InDoubt as still:
            self._tell_notice(Notice(still.message))
            return False
        if kept and again(self.history, doubt.entry):
            self._jumped(Jumped(self._course.look_again()))
        self._tell_notice(Notice(Message("log-kept" if kept else "log-not-kept", {"file": self._log_writer.file})))
        doubt.is_over(kept=kept)
        return True

    def _tell(self, news: News) -> None:
        for watcher in tuple(self._watchers):
            watcher(news)

    def _tell_notice(self, *notices: Notice | None) -> None:
        for notice in filter(None, notices):
            self._tell(notice)
