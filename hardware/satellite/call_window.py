"""While a call is being settled, the moments of all boards are found in the same way."""

from hardware.clock import Alarm, Clock
from hardware.satellite.clock.axes import Axes

LONGEST = 10.0
"""Seconds after which the axes move on, even if nobody has said that the call is settled."""


class CallWindow:
    """Opened by the first question and closed once, however many questions there were. It lives in one thread."""

    def __init__(self, axes: Axes, clock: Clock) -> None:
        self._axes, self._clock = axes, clock
        self._limit: Alarm | None = None

    @property
    def is_open(self) -> bool:
        """Whether a call is being settled."""
        return self._limit is not None

    def open(self) -> None:
        """A call is being settled from now on; again while it is, that begins the longest time anew."""
        if self._limit is None:
            self._axes.hold()
        else:
            self._limit.cancel()
        self._limit = self._clock.call_at(self._clock.now() + LONGEST, self.close)

    def close(self) -> None:
        """It is settled; no error if none was open."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
            self._axes.release()
