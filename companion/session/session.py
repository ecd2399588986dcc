"""The session: everything that happens to a running game goes through here, one thing after the other."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from companion.bindings import Actions, AskLinks, Binding, Held, StartTimer, StopTimer, Timing, Undo, Wish
from companion.log import Entry, Unusable
from companion.session.consent import Asked, others, reveals
from companion.session.inputs import Tags, card_of, notice_of
from companion.session.keeper import Keeper
from companion.session.lights import Lights
from companion.session.links import Links
from companion.session.missing import Missing
from companion.session.notices import Changed, News, Notice, SurroundingsChanged, Watcher
from companion.session.stopwatch import Stopwatch
from companion.session.timers import Timers
from engine.action import TABLE, Action, Fact, to_data
from engine.game import Step, read_action
from engine.history import History, Moment
from engine.legal import Legal, legal
from engine.message import Message, message
from engine.refusal import Refusal
from engine.view import View
from hardware.clock import Clock
from hardware.inputs import Input, Press, Settled, State, Status, Tap, Touch, Turn
from hardware.outputs import Digits, Output
from hardware.roles import spot
from hardware.table import Table


class Halted(Exception):
    """Nothing goes on: the log cannot be written. What was acknowledged is safe."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class Session:
    """One game at one table, on one thread. What has been shown to people has been written to disk first."""

    def __init__(
        self,
        history: History,
        keeper: Keeper,
        binding: Binding,
        table: Table,
        clock: Clock,
        tags: Tags,
        *,
        time_offset: float = 0.0,
        played_before: float = 0.0,
        pace: Callable[[], float] = lambda: 1.0,
    ) -> None:
        """`time_offset`: how far the time of this game is ahead of the clock, which starts anew with the machine.

        `played_before`: seconds of play before this start. `pace`: how fast the clock of a simulated table runs.
        """
        self.history, self.version = history, 0
        self.halted: Message | None = None
        self.asked: Asked | None = None
        self._put_off: list[Action] = []
        """What the table wished to do by itself while the log could not be written."""
        self._keeper, self._binding, self._tags, self._clock, self._time_offset = (
            keeper,
            binding,
            tags,
            clock,
            time_offset,
        )
        self._table, self._lights, self._missing = table, Lights(table), Missing(table, len(self.view().seats))
        self._links = Links(clock, table, self._by_the_table, pace)
        self.timers = Timers(clock, self._surroundings_changed, self._lights.sound)
        self.played = Stopwatch(clock, played_before)
        self._watchers: list[Watcher] = []
        self._leave = table.listen(self.hear)
        self._wishes(binding.follow(self.view(), ()))
        self._keep_time()
        self._relight()

    # For those who watch

    @property
    def number(self) -> int:
        """Under which the log keeps this game."""
        return self._keeper.game

    def view(self, viewer: int | None = None) -> View:
        return self.history.game.view(self.history.state, viewer)

    def legal(self, seat: int) -> Legal:
        return legal(self.history.game, self.history.state, seat)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The target tokens that mean something in this game."""
        return self._binding.tokens

    def held(self, seat: int) -> Held:
        """What that seat has begun with its devices: for the eyes of that seat alone."""
        return self._binding.held(self.view(), seat)

    def devices(self) -> Mapping[str, State]:
        return self._table.devices()

    def timings(self) -> tuple[Timing, ...]:
        return self.timers.timings()

    def now(self) -> float:
        """The time of this game, which goes on where it stopped when the machine was off."""
        return self._clock.now() + self._time_offset

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Be told what happens from now on; the answer ends it."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def close(self) -> None:
        """Let the table go. The game stays in the log, to be resumed."""
        self._leave()
        self._links.forget()
        self.timers.stop_all()

    # What devices tell

    def hear(self, told: Input) -> None:
        """One input of a device, whatever it is. When the log cannot be written, everybody has been told already."""
        with suppress(Halted):
            self._hear(told)

    def _hear(self, told: Input) -> None:
        if isinstance(told, Settled):
            self._links.answered(told)
        elif isinstance(told, Press | Turn | Tap | Touch):
            self._input(told)
        elif isinstance(told, Status):
            self._came_or_went(told)
        else:
            self._tell_notice(notice_of(told))

    def _came_or_went(self, told: Status) -> None:
        if self._missing.is_news(told):
            self._tell_notice(notice_of(told))
        if (figure := self._missing.hear(told)) is not None:
            self._lights.sound(figure)
        self._relight()
        self._tell(SurroundingsChanged())

    def _input(self, told: Press | Turn | Tap | Touch) -> None:
        if self.halted is not None:
            self._tell_notice(Notice(self.halted))
            return
        if isinstance(told, Press) and self._answers_the_question(told):
            return
        if isinstance(told, Tap):
            card = self._card(told)
            if isinstance(card, Refusal):
                self._refused(card, told)
                return
            told = replace(told, card=card)
        self._meant(told)

    def _card(self, told: Tap) -> str | Refusal:
        try:
            return card_of(told, self.history.game.name, self._tags)
        except Unusable as stopped:  # tags lie in the same database as the log
            raise self._halt(stopped.message) from None

    def _meant(self, told: Press | Turn | Tap | Touch) -> None:
        meaning = self._binding.meaning(self.view(), told)
        if isinstance(meaning, Undo):
            if (refusal := self.undo()) is not None:
                self._refused(refusal, told)
        elif isinstance(meaning, Actions) and meaning.actions:
            at = self._moment(told.at + self._time_offset)
            step = self._do(tuple(stamped(action, at, told.err) for action in meaning.actions))
            if isinstance(step, Refusal):
                self._refused(step, told)
        elif meaning is not None:
            self._relight()
            self._tell(SurroundingsChanged())

    def _answers_the_question(self, told: Press) -> bool:
        """While an undo waits for consent, OK is yes and No is no, for those who are asked."""
        place = spot(told.device)
        if self.asked is None or place is None or place.seat not in self.asked.waiting:
            return False
        if place.role not in ("ok", "no", "dial"):
            return False
        self.consent(place.seat, place.role != "no")
        return True

    def _refused(self, refusal: Refusal, told: Input) -> None:
        place = spot(told.device)
        if figure := self._binding.refused(told):
            self._lights.sound(figure)
        seat = place.seat if place else None
        self._tell_notice(Notice(refusal.message, refusal.clause, told.device, seat))

    # What people do on a screen, and what the table does by itself

    def act(self, data: Any) -> Step[Any] | Refusal:
        """An action as JSON brings it. A spoken call has no moment; everything else happens now unless it says when."""
        self._not_halted()
        action = read_action(self.history.game, data)
        if isinstance(action, Refusal):
            return action
        if action.at is not UNSET and action.dated:
            action = replace(action, at=self._moment(action.at))
        elif action.dated and not hasattr(action, "err"):
            action = replace(action, at=self.now())
        return self._do((action,))

    def _moment(self, at: float) -> float:
        """What is here has happened: where a clock says otherwise it is wrong, and must not take ours along."""
        return max(0.0, min(self.now(), at))

    def _by_the_table(self, action: Action) -> None:
        """What the table wished to do may have become needless meanwhile; then it is refused, and that is all."""
        try:
            self._not_halted()
            self._do((stamped(action, self.now(), 0.0),))
        except Halted:
            self._put_off.append(action)

    def _do(self, actions: tuple[Action, ...]) -> Step[Any] | Refusal:
        """Decide, write, keep, show: in this order. The engine is given what it will be given from the log."""
        written = tuple(to_data(action) for action in actions)
        moment = weighed(self.history, written)
        if isinstance(moment, Refusal):
            return moment
        self._write(Entry("do", written), moment.after)
        self.history.keep(moment)
        self._moved_on(moment.facts)
        return Step(moment.after, moment.facts)

    def _write(self, entry: Entry, after: Any) -> None:
        try:
            self._keeper.write(entry, over=self.history.game.view(after, None).result is not None)
        except Unusable as stopped:
            raise self._halt(stopped.message) from None

    # Back and forth

    def undo(self) -> Refusal | None:
        """Take back the last step; where people saw something by it, the others are `asked` first.

        Why it cannot be done is the answer, and told to nobody else; that somebody is asked is told to all.
        """
        self._not_halted()
        last = self.history.last
        if last is not None and reveals(self.history.game, last) and (waiting := others(self.view(), last)):
            self.asked = self.asked or Asked(waiting)  # asking again is no answer
            self._tell_notice(Notice(message("undo-asked", seats=list(self.asked.waiting))))
            return None
        return self._back(last)

    def _back(self, last: Moment | None) -> Refusal | None:
        self.asked = None
        if last is None:
            return self.history.undo()
        self._write(Entry("undo"), last.before)
        self.history.undo()
        self._jumped()
        return None

    def redo(self) -> Refusal | None:
        """Bring back what was taken back last."""
        self._not_halted()
        if not self.history.undone:
            return self.history.redo()
        self._write(Entry("redo"), self.history.undone[0].after)
        self.history.redo()
        self._jumped()
        return None

    def consent(self, seat: int, yes: bool) -> Refusal | None:
        """An answer to `undo` of one who was asked; the referee answers for everybody."""
        self._not_halted()
        if self.asked is None or seat not in (TABLE, *self.asked.waiting):
            return None
        if not yes:
            self.asked = None
            self._tell_notice(Notice(message("undo-declined", seat=seat), seat=seat))
            return None
        left = () if seat == TABLE else tuple(other for other in self.asked.waiting if other != seat)
        self.asked = Asked(left)
        return self._back(self.history.last) if not left else None

    # What follows from a change

    def _moved_on(self, facts: Sequence[Fact]) -> None:
        self.version += 1
        self.asked = None
        self._keep_time()
        self._wishes(self._binding.follow(self.view(), facts))
        self._lights.sound(*self._binding.sounds(facts))
        self._relight()
        self._lights.signal(self._missing.marked(self._binding.signals(facts)))
        self._tell(Changed(self.version, tuple(facts)))

    def _jumped(self) -> None:
        """After undo and redo nothing that was begun holds any more, timers included."""
        self.version += 1
        self._links.forget()
        self.timers.stop_all()
        self._binding.forget()
        self._keep_time()
        self._wishes(self._binding.follow(self.view(), ()))
        self._relight()
        self._tell(Changed(self.version))

    def _wishes(self, wishes: Iterable[Wish]) -> None:
        for wish in wishes:
            match wish:
                case StartTimer():
                    self.timers.start(wish, self._time_is_up)
                case StopTimer(name=name):
                    self.timers.stop(name)
                case AskLinks():
                    self._links.ask(wish)

    def _time_is_up(self, wish: StartTimer) -> None:
        if wish.then is not None:
            self._by_the_table(wish.then)

    def _surroundings_changed(self) -> None:
        self._keep_time()
        self._relight()
        self._tell(SurroundingsChanged())

    def _keep_time(self) -> None:
        self.played.run(not self.timers.paused and self.view().result is None)

    def _relight(self) -> None:
        outputs = self._missing.marked(self._binding.shows(self.view(), self.timings()))
        self._lights.show(outputs if self.halted is None else map(_alarmed, outputs))

    # When the log cannot be written

    def _halt(self, why: Message) -> Halted:
        """Stop so that everybody sees it: counters blink, and every further input is answered with the reason."""
        self.halted, self._was_paused = why, self.timers.paused
        self.timers.pause()
        self._lights.sound("warning")
        self._relight()
        self._tell_notice(Notice(why))
        return Halted(why)

    def _not_halted(self) -> None:
        if self.halted is not None:
            raise Halted(self.halted)

    def carry_on(self) -> None:
        """Somebody made room on the disk: go on with what the table put off, and halt again if it was not enough."""
        if self.halted is None:
            return
        self.halted, put_off, self._put_off = None, self._put_off, []
        if not self._was_paused:
            self.timers.go_on()
        self._surroundings_changed()
        for action in put_off:
            self._by_the_table(action)

    def _tell(self, news: News) -> None:
        for watcher in tuple(self._watchers):
            watcher(news)

    def _tell_notice(self, notice: Notice | None) -> None:
        if notice is not None:
            self._tell(notice)


def weighed(history: History, written: Iterable[Any]) -> Moment | Refusal:
    """What the actions would do as they stand in the log; refused where they could not be read from there."""
    actions = []
    for data in written:
        action = read_action(history.game, data)
        if isinstance(action, Refusal):
            return action
        actions.append(action)
    return history.weigh(*actions)


def stamped(action: Action, at: float, err: float) -> Action:
    """The moment it happened goes onto every action; how wrong that may be, onto those that take it."""
    if err and hasattr(action, "err"):
        return replace(action, at=at, err=err)
    return replace(action, at=at) if action.dated else action


def _alarmed(output: Output) -> Output:
    return replace(output, blink=True) if isinstance(output, Digits) else output
