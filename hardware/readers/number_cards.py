"""Makes inputs of the numbers that a reader sends. It never says that a card left: that is known by its silence."""

from collections.abc import Iterator

from hardware.inputs import Input, Lifted, Tap, Unread
from hardware.readers.numbers import is_made_up

HOLD = 1.0
"""Seconds without its number after which a card has left: some readers repeat it for as long as it lies there."""


class NumberCards:
    """What lies on one reader."""

    def __init__(self, device: str, err: float, hold: float = HOLD) -> None:
        """`err`: seconds for which a number may have been on its way."""
        self.device, self._err, self._hold = device, err, hold
        self._uid, self._last = "", 0.0
        self._due = 0.0
        """The moment at which the card has left, unless its number comes again before."""
        self._phone = float("-inf")

    def listen(self, now: float) -> None:
        """The reader was opened, perhaps again. That it was silent before does not mean that the card has left."""
        self._due = now + self._hold

    def overslept(self, seconds: float) -> None:
        """The machine was too busy to listen for that many seconds: they do not count as silence."""
        self._due += seconds

    def scan(self, uid: str, at: float) -> Iterator[Input]:
        """A number came: a tap, or a card that stays; from a phone an `Unread`."""
        yield from self.silence(at)
        if is_made_up(bytes.fromhex(uid)):
            yield from self._refuse(at)
            return
        if uid != self._uid:
            yield from self._lift()
            yield Tap(device=self.device, at=at, err=self._err, uid=uid)
        self._uid, self._last, self._due = uid, at, at + self._hold

    def silence(self, now: float) -> Iterator[Input]:
        """No number came until now: the card has left if it was due before."""
        if now > self._due:
            yield from self._lift()

    def _lift(self) -> Iterator[Input]:
        """It left between the moment of its last number and the moment when it was due again."""
        uid, self._uid = self._uid, ""
        if uid:
            half = (self._due - self._last) / 2
            yield Lifted(device=self.device, at=self._last + half, err=half, uid=uid)

    def _refuse(self, at: float) -> Iterator[Input]:
        told, self._phone = self._phone, at
        if at - told > self._hold:
            yield Unread(device=self.device, at=at, err=self._err, why="phone")
