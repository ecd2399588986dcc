"""The switches of a board: each flickers when a piece lands or leaves, and counts once it has held still."""

from collections.abc import Collection
from typing import NamedTuple

from hardware.clock import Moment

USUAL_WINDOW = 0.03
"""Seconds for which a switch must not change, where a profile says nothing else. Reed contacts bounce for about one
millisecond; a hand that sets a piece down moves a magnet in and out of reach for longer."""


class Change(NamedTuple):
    """A piece has landed on a square (`stands`) or left it, and when that began."""

    square: str
    stands: bool
    moment: Moment


class Settling:
    """Makes changes of what switches say. `window`: seconds for which one must hold.

    `rest`: seconds for which one must stay closed until a piece has landed. A piece that is slid closes the switches on
    its way, and may close the next before it lets go of the last. Without it, a piece lands as fast as it leaves.
    A change has the moment at which its switch first moved, however long it flickered after that.
    """

    def __init__(self, window: float = USUAL_WINDOW, closed: Collection[str] = (), *, rest: float = 0.0) -> None:
        """`closed`: the squares on which a piece stands at the beginning."""
        self._window, self._rest = window, max(window, rest)
        self._closed, self._told = set(closed), set(closed)
        self._first: dict[str, Moment] = {}
        self._since: dict[str, float] = {}

    @property
    def standing(self) -> frozenset[str]:
        """The squares with a piece, as far as changes have settled."""
        return frozenset(self._told)

    @property
    def closed(self) -> frozenset[str]:
        """The squares whose switches were closed when they were last seen."""
        return frozenset(self._closed)

    def see(self, square: str, closed: bool, moment: Moment) -> None:
        """A switch is closed or open at that moment. To say again what it was changes nothing."""
        if closed == (square in self._closed):
            return
        (self._closed.add if closed else self._closed.remove)(square)
        self._first.setdefault(square, moment)
        self._since[square] = moment.at

    def due(self) -> float | None:
        """The moment at which the next change has settled, if nothing moves until then."""
        return min(map(self._settles, self._since), default=None)

    def settled(self, now: float) -> list[Change]:
        """The changes that have held by now, in the order in which they began; each once."""
        still = [square for square in self._since if self._settles(square) <= now]
        changes = []
        for square in still:
            first, stands = self._first.pop(square), square in self._closed
            del self._since[square]
            if stands != (square in self._told):
                (self._told.add if stands else self._told.remove)(square)
                changes.append(Change(square, stands, first))
        return sorted(changes, key=lambda change: (change.moment.at, change.stands, change.square))

    def _settles(self, square: str) -> float:
        return self._since[square] + (self._rest if square in self._closed else self._window)
