"""Closing the window of a call: every link is asked for anything earlier, and the last answer closes it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.bindings import AskLinks
from engine.action import Action
from hardware.clock import Alarm, Clock
from hardware.inputs import Settled
from hardware.table import Table


class Answers(NamedTuple):
    """What the links said, by their names."""

    silent: tuple[str, ...]
    """Those that did not answer in time."""
    troubles: Mapping[str, str]
    """What is wrong with the clock of each that answered, "" where nothing is (`hardware.inputs.Settled`)."""


class Links:
    """Which links still have to answer. Each link delivers in order, so one answer from each is enough."""

    def __init__(
        self,
        clock: Clock,
        table: Table,
        then: Callable[[Action | None, Answers], None],
        pace: Callable[[], float],
    ) -> None:
        """`pace`: how many times as fast as real time the clock runs. The longest wait is in real seconds.

        `then` is told what they answered.
        """
        self._clock, self._table, self._then, self._pace = clock, table, then, pace
        self._waiting: set[str] = set()
        self._answers: dict[str, str] = {}
        """Troubles of those that have answered."""
        self._asked_at = 0.0
        self._wish: AskLinks | None = None
        self._alarm: Alarm | None = None

    def ask(self, wish: AskLinks) -> None:
        """Ask all links; after the time that the wish names, go on without those that have not answered."""
        self._stop_waiting()
        self._wish, self._asked_at = wish, self._clock.now()
        self._alarm = self._clock.call_at(self._asked_at + wish.at_most * max(1.0, self._pace()), self._close)
        self._waiting = set(self._table.ask_links()) - self._answers.keys()  # some answer before `ask_links` returns
        if not self._waiting:  # called later, so that the current input is finished first
            self._close_at(self._earliest(wish))

    def answered(self, told: Settled) -> None:
        """A link has answered; an answer to an earlier question does not count."""
        if told.at + told.err < self._asked_at:
            return
        self._answers[told.device] = told.trouble
        if told.device in self._waiting:
            self._waiting.remove(told.device)
            if not self._waiting and self._wish is not None:
                self._last_answered(self._wish)

    def _last_answered(self, wish: AskLinks) -> None:
        earliest = self._earliest(wish)
        if earliest <= self._clock.now():
            self._close()
        else:
            self._close_at(earliest)

    def _earliest(self, wish: AskLinks) -> float:
        return self._asked_at + wish.at_least * max(1.0, self._pace())

    def _close_at(self, moment: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.call_at(moment, self._close)

    def forget(self) -> None:
        """Stop waiting; answers that still come are ignored."""
        was_asked = self._wish is not None
        self._stop_waiting()
        if was_asked:
            self._table.links_settled()

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._wish, self._alarm, self._waiting, self._answers = None, None, set(), {}

    def _close(self) -> None:
        wish, answers = self._wish, Answers(tuple(sorted(self._waiting)), self._answers)
        self.forget()
        if wish is not None:
            self._then(wish.then, answers)
