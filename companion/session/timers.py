"""Timers as an aid to the table: they run, pause, tick, and at their end the table does what the game wished."""

from collections.abc import Callable
from math import ceil

from companion.bindings import StartTimer, Timing
from hardware.clock import Alarm, Clock
from hardware.outputs import Figure

REDRAW = 0.5
"""Seconds between two redraws of a running timer. Without a running timer nothing is redrawn."""


class Timers:
    """All timers of one session."""

    def __init__(self, clock: Clock, changed: Callable[[], None], sound: Callable[[Figure], None]) -> None:
        self._clock, self._changed, self._sound = clock, changed, sound
        self._running: dict[str, Running] = {}
        self.paused = False
        self.paused_by: int | None = None
        """The seat that called the pause, 0 for the table; None if nobody did, as when the log fails."""

    def start(self, wish: StartTimer, end: Callable[[StartTimer], None], left: float | None = None) -> None:
        """Run it anew, or with the seconds that are `left` of it; a paused table starts it when play goes on."""
        self.stop(wish.name)
        timer = self._running[wish.name] = Running(wish, self._clock, self._beat, end, left)
        if not self.paused:
            timer.go()

    def stop(self, name: str) -> None:
        """End a timer without its action and sound; no effect if there is none of that name."""
        if timer := self._running.pop(name, None):
            timer.hold()

    def hold(self, name: str, held: bool) -> None:
        """One timer stands still until it goes on again; no effect if there is none of that name."""
        timer = self._running.get(name)
        if timer is None or timer.standing == held:
            return
        timer.standing = held
        if held:
            timer.hold()
        elif not self.paused:
            timer.go()

    def stop_all(self) -> None:
        """End every timer without its action and sound."""
        for name in tuple(self._running):
            self.stop(name)

    def finish(self, prefix: str) -> None:
        """End every timer whose name begins so, as if its time were up; only the last of them is heard."""
        ending = sorted((t for t in self._running.values() if t.wish.name.startswith(prefix)), key=lambda t: t.left())
        if not ending:
            return
        for timer in ending:
            self.stop(timer.wish.name)
        if (figure := ending[-1].wish.figure) is not None:
            self._sound(figure)
        for timer in ending:
            timer.end(timer.wish)
        self._changed()

    def pause(self, by: int | None = None) -> None:
        """Everything stands still where it is. Who called the first pause is told until play goes on."""
        self.paused_by = self.paused_by if self.paused else by
        self.paused = True
        for timer in self._running.values():
            timer.hold()
        self._changed()

    def go_on(self) -> None:
        """Continue all timers after a pause; no effect if they are not paused."""
        if not self.paused:
            return
        self.paused, self.paused_by = False, None
        for timer in self._seen():
            timer.go()
        self._changed()

    def timings(self) -> tuple[Timing, ...]:
        """The share that is left of each timer, from 1 down to 0."""
        return tuple(Timing(t.wish.name, t.left() / t.wish.seconds, t.wish.seat) for t in self._seen())

    def running(self) -> tuple[tuple[StartTimer, float], ...]:
        """Every timer as it was wished for, and how many seconds of it are left."""
        return tuple((timer.wish, timer.left()) for timer in self._seen())

    def left(self) -> dict[str, float]:
        """The seconds that are left of every timer by name, also of those that stand still."""
        return {name: timer.left() for name, timer in self._running.items()}

    def _seen(self) -> "list[Running]":
        """Those that do not stand still."""
        return [timer for timer in self._running.values() if not timer.standing]

    def _beat(self, timer: "Running") -> None:
        """A timer was drawn, ticked or ended."""
        if timer.left() > 0:
            if timer.ticking():
                self._sound("tick")
            self._changed()
            return
        self._running.pop(timer.wish.name, None)
        if timer.wish.figure is not None:
            self._sound(timer.wish.figure)
        timer.end(timer.wish)
        self._changed()


class Running:
    """One timer. What is left of it survives a pause."""

    def __init__(
        self,
        wish: StartTimer,
        clock: Clock,
        beat: Callable[["Running"], None],
        end: Callable[[StartTimer], None],
        left: float | None = None,
    ) -> None:
        self.wish, self.end = wish, end
        self._clock, self._beat = clock, beat
        self._left = wish.seconds if left is None else left
        self.standing = False
        """It stands still, whether the table is paused or not."""
        self._since: float | None = None
        self._alarm: Alarm | None = None
        self._ticked = min(wish.ticks + 1, ceil(self._left))  # the start of the timer itself makes no tick

    def left(self) -> float:
        """Seconds that are left."""
        gone = 0.0 if self._since is None else self._clock.now() - self._since
        return max(0.0, round(self._left - gone, 6))

    def ticking(self) -> bool:
        """Whether one of the last seconds begins now; each is heard once."""
        second = ceil(self.left())
        if second > self.wish.ticks or second >= self._ticked:
            return False
        self._ticked = second
        return True

    def go(self) -> None:
        """Run, from what is left."""
        self._since = self._clock.now()
        self._wait()

    def hold(self) -> None:
        """Stand still, and keep what is left."""
        self._left, self._since = self.left(), None
        if self._alarm is not None:
            self._alarm.cancel()

    def _wait(self) -> None:
        """Wake at the next multiple of `REDRAW` of what is left; whole seconds, with their ticks, are among them."""
        left = self.left()
        step = left - (ceil(left / REDRAW) - 1) * REDRAW
        self._alarm = self._clock.call_at(self._clock.now() + step, self._wake)

    def _wake(self) -> None:
        if self.left() > 0:
            self._wait()
        self._beat(self)
