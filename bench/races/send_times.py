"""A plain regression of a board's clock on the moments at which requests were sent, with fading memory.

That is how Klipper keeps the clocks of its boards: enough for moving motors, as all of them are late by the same.
"""

from hardware.satellite.clock.ticks import Ticks

MEMORY = 30.0
"""Seconds: with one request a second, a new sample counts as a thirtieth of those before it."""
START_RATE = 1.0


class SendTimes:
    """One board. Times in µs: the Pi's of sending and of the answer, the board's of hearing."""

    def __init__(self, a_second: float = 1.0) -> None:
        """`a_second`: how many requests; what is remembered is as long."""
        self._fading = 1 / (MEMORY * a_second)
        self._ticks = Ticks()
        self._sent = self._board = self._spread = self._together = 0.0
        self._half_trip = float("inf")
        self._many = 0

    def add(self, sent: float, received: int, came: float) -> None:
        """An answer."""
        board = self._ticks.reading(received, came)
        self._half_trip = min(self._half_trip, (came - sent) / 2)
        self._many += 1
        if self._many == 1:
            self._sent, self._board = sent, float(board)
            return
        share = max(self._fading, 1 / self._many)  # all count the same until there are enough
        later, further = sent - self._sent, board - self._board
        self._sent += share * later
        self._board += share * further
        self._spread = (1 - share) * (self._spread + later * later * share)
        self._together = (1 - share) * (self._together + later * further * share)

    def at(self, ticks: int, now: float) -> float:
        """The Pi's µs of a board's stamp."""
        rate = self._together / self._spread if self._spread else START_RATE
        return self._sent + self._half_trip + (self._ticks.reading(ticks, now) - self._board) / rate
