"""Pings in bursts: the best round trip of a burst says how the clocks of a board and of this machine stand."""

from hardware.satellite.board_time import BoardTime
from hardware.satellite.clock.pings import BURST
from hardware.satellite.messages import Pong

PATIENCE = 0.1
"""Seconds after which an answer is given up."""


class Pinging:
    """Says when to send which ping; the answers go to the board's time."""

    def __init__(self, time: BoardTime) -> None:
        self._time = time
        self._number = 0
        self._left, self._begun, self._period = 0, float("-inf"), 0.0
        self._sent: float | None = None

    @property
    def next(self) -> float:
        """When the next ping is due, in seconds; it may have passed."""
        if self._sent is not None:
            return self._sent + PATIENCE
        return self._begun + (self._period if self._left == 0 else 0.0)

    def due(self, now: float) -> int | None:
        """The number of the ping to send now; its moment is taken as `now`."""
        if now < self.next:
            return None
        if self._left == 0:
            self._left, self._begun, self._period = BURST, now, self._time.period
        self._left -= 1
        self._number = self._number + 1 & 0xFFFF
        self._sent = now
        return self._number

    def pong(self, pong: Pong, at: float) -> None:
        """An answer that came at that moment; one to an earlier ping, or one that comes twice, does not count."""
        if pong.number == self._number and self._sent is not None:
            sent, self._sent = self._sent, None
            self._time.pong(sent, at, pong.received, pong.sent)

    def stop(self) -> None:
        """The connection is gone; the next burst begins at once."""
        self._left, self._begun, self._sent = 0, float("-inf"), None
