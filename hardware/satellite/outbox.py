"""What the devices of a board are to show: the latest of each, sent as fast as the board takes it."""

from collections.abc import Iterator

REFRESH = 5.0
"""Seconds after which everything is sent again: a damaged frame is shown by nobody, and nobody says so."""


class Outbox:
    """What waits is replaced by what comes after it; nothing piles up for a slow board."""

    def __init__(self) -> None:
        self._shown: dict[int, bytes] = {}
        self._waiting: dict[int, bytes] = {}
        self._refreshed = 0.0

    def show(self, device: int, raw: bytes, keep: bool) -> None:
        """`keep`: it is shown again after a reconnect; a sound is not."""
        if keep:
            if self._shown.get(device) == raw:
                return
            self._shown[device] = raw
        self._waiting.pop(device, None)  # so that it goes to the end: each device has its turn
        self._waiting[device] = raw

    def take(self) -> Iterator[tuple[int, bytes]]:
        """One after the other, as long as the caller asks for more."""
        while self._waiting:
            device = next(iter(self._waiting))
            yield device, self._waiting.pop(device)

    def connected(self, now: float) -> None:
        """The board shows nothing yet: sounds of before are over, all else is sent."""
        self._waiting = dict(self._shown)
        self._refreshed = now

    @property
    def next(self) -> float:
        """When everything is to be sent again, in seconds."""
        return self._refreshed + REFRESH if self._shown else float("inf")

    def refresh(self, now: float) -> None:
        """Send everything again if that is due."""
        if now >= self._refreshed + REFRESH:
            self._refreshed = now
            self._waiting = {**self._shown, **self._waiting}
