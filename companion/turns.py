"""Turns: what changes the table happens one after the other, and while one turn writes, everything else goes on.

This is the one place where two things happen at once. A turn has a stack of its own (a greenlet): where it writes to
the disk it stands still, and the loop goes on answering until that is done. Turns that come meanwhile wait in order.
"""

from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING, TypeVar

from greenlet import getcurrent, greenlet

from companion.writer import Writer
from hardware.clock import Alarm, Call, Clock

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Future

T = TypeVar("T")
AT_ONCE = 0.002
"""Seconds for which a write is waited for in place: most are done by then, and two hops of the loop are saved."""


def aside(write: Callable[[], T], *, midway: bool = True) -> T:
    """What `write` gives. In a turn it is done by the thread that writes; elsewhere here, and everybody waits for it.

    `midway`: something of this turn may have changed already and something not yet, so nobody may look at it now.
    """
    turn = getcurrent()
    return turn.turns.stand_still(write, midway=midway) if isinstance(turn, Turn) else write()


class Turn(greenlet):  # type: ignore[misc]
    """What is done in one turn, on its own stack."""

    def __init__(self, turns: "Turns", doing: Callable[[], object]) -> None:
        super().__init__(doing)
        self.turns, self.midway = turns, False
        self.gr_context = copy_context()


class Turns:
    """Those of one table, on the thread of its loop."""

    def __init__(self, loop: "AbstractEventLoop | None" = None) -> None:
        """Without a loop there is nothing that could go on meanwhile: every turn is done at once, writes included."""
        self._loop, self._waiting = loop, deque[Callable[[], object]]()
        self._under_way: Turn | None = None
        self._midway = False
        self._looking: list[Future[None]] = []
        self.made_whole: Callable[[], object] = lambda: None
        """Called at the end of a turn that stood still midway."""
        self._writer = Writer() if loop is not None else None

    @property
    def midway(self) -> bool:
        """Whether a turn stands still between two changes that belong together."""
        return self._midway

    def take(self, doing: Callable[[], object]) -> None:
        """Do it now; while another turn is under way, after all that came before. In a turn it is a part of that."""
        if self._loop is None or isinstance(getcurrent(), Turn):
            doing()
            return
        self._waiting.append(doing)
        self._go_on()

    async def given(self, doing: Callable[[], T]) -> T:
        """Do it in a turn; what it gives or raises comes back when it is done."""
        if self._loop is None:
            return doing()
        answer: Future[T] = self._loop.create_future()
        self.take(lambda: _tell(answer, doing))
        return await answer

    async def whole(self) -> None:
        """Wait until nothing is midway, to look at the table."""
        while self._midway and self._loop is not None:
            self._looking.append(self._loop.create_future())
            await self._looking[-1]

    def close(self) -> None:
        """The program ends: what is being written is finished, and what waits is not begun."""
        self._waiting.clear()
        self._loop = None
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    # One turn after the other

    def _go_on(self) -> None:
        if self._under_way is None and self._waiting:
            self._under_way = Turn(self, self._waiting.popleft())
            self._step(self._under_way)

    def _step(self, turn: Turn) -> None:
        """Go on with it until it writes or ends."""
        turn.parent = getcurrent()
        try:
            turn.switch()
        finally:
            if turn.dead:
                self._end()

    def _end(self) -> None:
        self._under_way, was_midway, self._midway = None, self._midway, False
        looking, self._looking = self._looking, []
        for waiting in looking:
            if not waiting.done():
                waiting.set_result(None)
        if was_midway:
            self.made_whole()
        if self._waiting and self._loop is not None:
            self._loop.call_soon(self._go_on)  # others may be answered in between

    def stand_still(self, write: Callable[[], T], *, midway: bool) -> T:
        """Of the turn under way: let the loop go on while `write` is done."""
        turn, writer = self._under_way, self._writer
        if turn is None or writer is None:
            return write()
        turn.midway = turn.midway or midway
        written = writer.hand_over(write)
        if not written.over_within(AT_ONCE) and written.call_when_over(self._call_written):
            self._midway = turn.midway
            turn.parent.switch()
        return written.result()

    def _call_written(self) -> None:
        """Of the thread that writes. While the table closes, nothing goes on."""
        if (loop := self._loop) is not None:
            loop.call_soon_threadsafe(self._written)

    def _written(self) -> None:
        if self._under_way is not None and self._loop is not None:
            self._step(self._under_way)


def _tell(answer: "Future[T]", doing: Callable[[], T]) -> None:
    """Whoever asked may be gone: it is done all the same."""
    try:
        given = doing()
    except Exception as wrong:
        if not answer.done():
            answer.set_exception(wrong)
    else:
        if not answer.done():
            answer.set_result(given)


class ClockOfTurns:
    """A clock whose calls are turns."""

    def __init__(self, clock: Clock, turns: Turns) -> None:
        self._clock, self._turns = clock, turns

    def now(self) -> float:
        """Seconds of the clock itself."""
        return self._clock.now()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Cancelling prevents the call also while it waits for its turn."""
        waiting = Call(call)
        alarm = self._clock.call_at(when, lambda: self._turns.take(waiting.make))
        return _Cancelled(alarm, waiting)


class _Cancelled:
    def __init__(self, *both: Alarm) -> None:
        self._both = both

    def cancel(self) -> None:
        for alarm in self._both:
            alarm.cancel()
