"""A clock that runs at any speed: at speed 8 a minute of table time takes 7.5 real seconds."""

from collections.abc import Callable

from msgspec import Struct

from hardware.clock import Alarm, Clock

REMEMBERED = 16
"""Changes of speed that are remembered, so that earlier moments can still be converted."""


class Stretch(Struct, frozen=True):
    """A time of constant speed: from `since` (real seconds) on, beginning with `shown` (table seconds)."""

    since: float
    shown: float
    speed: float


class PacedClock:
    """Runs `speed` times as fast as the clock it is made from. A new speed also moves calls that are waiting."""

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self._clock = clock
        self._stretches = [Stretch(clock.now(), clock.now(), speed)]
        self._waiting: set[_Paced] = set()

    @property
    def speed(self) -> float:
        """Table seconds per second of the underlying clock."""
        return self._stretches[-1].speed

    def now(self) -> float:
        """Table time in seconds."""
        return self.at(self._clock.now())

    def at(self, moment: float) -> float:
        """Table time at a moment of the underlying clock, also before the last changes of speed."""
        stretch = self._stretches[-1]
        if moment < stretch.since:
            begun = (earlier for earlier in reversed(self._stretches) if earlier.since <= moment)
            stretch = next(begun, self._stretches[0])
        return stretch.shown + (moment - stretch.since) * stretch.speed

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Call `call` at that table time; a change of speed changes the real time of it."""
        waiting = _Paced(self, when, call)
        self._waiting.add(waiting)
        self._arm(waiting)
        return waiting

    def run_at(self, speed: float) -> None:
        """Use this speed from now on; table time goes on from where it is."""
        self._stretches = [*self._stretches, Stretch(self._clock.now(), self.now(), speed)][-REMEMBERED:]
        for waiting in tuple(self._waiting):
            self._arm(waiting)

    def _arm(self, waiting: "_Paced") -> None:
        if waiting.alarm is not None:
            waiting.alarm.cancel()
        left = max(0.0, waiting.when - self.now()) / self.speed
        waiting.alarm = self._clock.call_at(self._clock.now() + left, waiting.make)

    def leave(self, waiting: "_Paced") -> None:
        """Forget a call that was made or cancelled."""
        self._waiting.discard(waiting)


class _Paced:
    def __init__(self, clock: PacedClock, when: float, call: Callable[[], object]) -> None:
        self._clock, self.when, self._call = clock, when, call
        self.alarm: Alarm | None = None

    def cancel(self) -> None:
        self._clock.leave(self)
        if self.alarm is not None:
            self.alarm.cancel()

    def make(self) -> None:
        self._clock.leave(self)
        self._call()
