"""From numbers that a reader sends to what people did. Such a reader never says that a card left: silence does."""

from collections.abc import Iterator

from hardware.inputs import Input, Lifted, Tap, Unread
from hardware.readers.numbers import is_made_up

HOLD = 1.0
"""Some readers repeat a card for as long as it lies there; one that was silent for so long (seconds) has left."""


class NumberCards:
    """What lies on one reader."""

    def __init__(self, device: str, err: float, hold: float = HOLD) -> None:
        """`err`: for so many seconds a number may have been on its way."""
        self.device, self._err, self._hold = device, err, hold
        self._uid, self._last = "", 0.0
        self._due = 0.0
        """When it has left, if it has not been told again by then."""
        self._phone = float("-inf")

    def listen(self, now: float) -> None:
        """The reader is there (again). While it was away it was silent, and that says nothing of the card on it."""
        self._due = now + self._hold

    def overslept(self, seconds: float) -> None:
        """For so long nobody listened, for the machine was busy: what was not heard then is no silence."""
        self._due += seconds

    def scan(self, uid: str, at: float) -> Iterator[Input]:
        """A number came."""
        yield from self.silence(at)
        if is_made_up(bytes.fromhex(uid)):
            yield from self._refuse(at)
            return
        if uid != self._uid:
            yield from self._lift()
            yield Tap(device=self.device, at=at, err=self._err, uid=uid)
        self._uid, self._last, self._due = uid, at, at + self._hold

    def silence(self, now: float) -> Iterator[Input]:
        """None came until now."""
        if now > self._due:
            yield from self._lift()

    def _lift(self) -> Iterator[Input]:
        """It left somewhen between when it was last told and when it was due again."""
        uid, self._uid = self._uid, ""
        if uid:
            half = (self._due - self._last) / 2
            yield Lifted(device=self.device, at=self._last + half, err=half, uid=uid)

    def _refuse(self, at: float) -> Iterator[Input]:
        told, self._phone = self._phone, at
        if at - told > self._hold:
            yield Unread(device=self.device, at=at, err=self._err, why="phone")
