"""Closing the window of a call: every link is asked for anything earlier, and the last answer closes it."""

from collections.abc import Callable

from companion.bindings import AskLinks
from engine.action import Action
from hardware.clock import Alarm, Clock
from hardware.inputs import Settled
from hardware.table import Table


class Links:
    """Which links still have to answer. Links are in order, so one answer from each is enough."""

    def __init__(
        self, clock: Clock, table: Table, then: Callable[[Action | None], None], pace: Callable[[], float]
    ) -> None:
        """`pace`: how much faster the clock runs than hands and lines of people; they are waited for all the same."""
        self._clock, self._table, self._then, self._pace = clock, table, then, pace
        self._waiting: set[str] = set()
        self._answers: set[str] = set()
        self._asked_at = 0.0
        self._wish: AskLinks | None = None
        self._alarm: Alarm | None = None

    def ask(self, wish: AskLinks) -> None:
        """Ask them all; a link that does not answer holds nobody up longer than the wish says."""
        self.forget()
        self._wish, self._asked_at = wish, self._clock.now()
        self._alarm = self._clock.call_at(self._asked_at + wish.at_most * max(1.0, self._pace()), self._close)
        self._waiting = set(self._table.ask_links()) - self._answers  # some answer before the question is out
        if not self._waiting:  # what the table does by itself, it does after what people did
            self._alarm.cancel()
            self._alarm = self._clock.call_at(self._asked_at, self._close)

    def answered(self, told: Settled) -> None:
        """One link has told everything before this question; what it says to an earlier question is not enough."""
        if told.at + told.err < self._asked_at:
            return
        self._answers.add(told.device)
        if told.device in self._waiting:
            self._waiting.remove(told.device)
            if not self._waiting:
                self._close()

    def forget(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._wish, self._alarm, self._waiting, self._answers = None, None, set(), set()

    def _close(self) -> None:
        wish = self._wish
        self.forget()
        if wish is not None:
            self._then(wish.then)
