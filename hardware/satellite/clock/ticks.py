"""A board's 32-bit microseconds, continued to 64 bits: the timer of a board wraps every 71.6 minutes."""

WRAP = 1 << 32
"""µs after which a reading comes again."""
AHEAD = 60_000_000
"""µs by which a reading may lie after the expected now: far more than any crystal is wrong, far less than a wrap."""


class Ticks:
    """Continues readings of one boot. Every reading was taken before it is heard, up to a wrap ago."""

    def __init__(self) -> None:
        self._newest: int | None = None
        self._heard = 0.0

    def reading(self, ticks: int, now: float) -> int:
        """The reading in 64 bits: the newest that can be heard at `now`, in µs of the Pi's monotonic clock."""
        if self._newest is None:
            self._newest, self._heard = ticks, now
            return ticks
        latest = self._newest + max(0, round(now - self._heard)) + AHEAD
        found = latest - (latest - ticks) % WRAP
        if found > self._newest:
            self._newest, self._heard = found, now
        return found

    @property
    def newest(self) -> int | None:
        """The latest reading in 64 bits, or None where there is none yet."""
        return self._newest
