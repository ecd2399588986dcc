"""How long a game has been played, without pauses and without the time after its end."""

from hardware.clock import Clock


class Stopwatch:
    """Stands still until `run(True)`."""

    def __init__(self, clock: Clock, played_before: float = 0.0) -> None:
        """`played_before`: seconds of play until the machine was last switched off."""
        self._clock, self._before = clock, played_before
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether it counts now."""
        return self._since is not None

    def seconds(self) -> float:
        """Seconds of play so far."""
        return self._before + (0.0 if self._since is None else self._clock.now() - self._since)

    def run(self, on: bool) -> None:
        """Go on, or stand still; no effect if it already does."""
        if on != self.running:
            self._before, self._since = self.seconds(), self._clock.now() if on else None
