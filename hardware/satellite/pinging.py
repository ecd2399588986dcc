"""Pings in bursts: the best round trip of a burst says how the clocks of a board and of this machine stand."""

from hardware.satellite.board_time import BoardTime
from hardware.satellite.messages import Pong

BURST = 8
"""Pings one after the other, each when the one before was answered."""
PERIOD = 1.037
"""Seconds from burst to burst: an odd number, so that they do not fall on the same place of a USB frame each time."""
PATIENCE = 0.1
"""Seconds after which an answer is given up."""


class Pinging:
    """Says when to send which ping; the answers go to the board's time."""

    def __init__(self, time: BoardTime) -> None:
        self._time = time
        self._number = 0
        self._left, self._begun = 0, float("-inf")
        self._sent: float | None = None

    def due(self, now: float) -> int | None:
        """The number of the ping to send now; its moment is taken as `now`."""
        if self._sent is not None and now < self._sent + PATIENCE:
            return None
        if self._left == 0:
            if now < self._begun + PERIOD:
                return None
            self._left, self._begun = BURST, now
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
