"""A clock that runs at any pace: at speed 8 a minute of the table takes seven and a half seconds."""

from collections.abc import Callable

from msgspec import Struct

from hardware.clock import Alarm, Clock

REMEMBERED = 16
"""So many changes of speed are remembered, to say what was shown at a moment before them."""


class Stretch(Struct, frozen=True):
    """From a moment of the clock behind it on, this was shown, and passed so fast."""

    since: float
    shown: float
    speed: float


class PacedClock:
    """Time passes `speed` times as fast as on the clock behind it. A new speed holds for what is waiting, too."""

    def __init__(self, clock: Clock, speed: float = 1.0) -> None:
        self._clock = clock
        self._stretches = [Stretch(clock.now(), clock.now(), speed)]
        self._waiting: set[_Paced] = set()

    @property
    def speed(self) -> float:
        return self._stretches[-1].speed

    def now(self) -> float:
        return self.at(self._clock.now())

    def at(self, moment: float) -> float:
        """What it shows at a moment of the clock behind it, be it one before the speed was changed."""
        begun = (stretch for stretch in reversed(self._stretches) if stretch.since <= moment)
        stretch = next(begun, self._stretches[0])
        return stretch.shown + (moment - stretch.since) * stretch.speed

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        waiting = _Paced(self, when, call)
        self._waiting.add(waiting)
        self._arm(waiting)
        return waiting

    def run_at(self, speed: float) -> None:
        """From now on at this speed; no moment is left out and none comes twice."""
        self._stretches = [*self._stretches, Stretch(self._clock.now(), self.now(), speed)][-REMEMBERED:]
        for waiting in tuple(self._waiting):
            self._arm(waiting)

    def _arm(self, waiting: "_Paced") -> None:
        if waiting.alarm is not None:
            waiting.alarm.cancel()
        left = max(0.0, waiting.when - self.now()) / self.speed
        waiting.alarm = self._clock.call_at(self._clock.now() + left, waiting.make)

    def leave(self, waiting: "_Paced") -> None:
        """It was made or cancelled."""
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
