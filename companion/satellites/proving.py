"""The one-wire test: one press that all boards feel at once shows how far apart they stamp it, against their bounds."""

from collections.abc import Iterable
from itertools import combinations

from msgspec import Struct

from companion.satellites.watching import Heard
from hardware.clock import Moment
from hardware.satellite.dictionary import MESSAGES

TOGETHER = 0.1
"""Seconds within which the stamps of one press lie, however bad the clocks are."""
MICRO = 1e6


class Press(Struct, frozen=True):
    """One press on all boards: when it was, as each of them says."""

    moments: dict[str, Moment]

    @property
    def apart_us(self) -> float:
        """The error found: between the first stamp and the last."""
        times = [moment.at for moment in self.moments.values()]
        return (max(times) - min(times)) * MICRO

    @property
    def stated_us(self) -> float:
        """The bound stated: the most that two of the boards may be apart."""
        first, second = sorted((moment.err for moment in self.moments.values()), reverse=True)[:2]
        return (first + second) * MICRO

    @property
    def holds(self) -> bool:
        """Whether every two boards are within their own two bounds."""
        pairs = combinations(self.moments.values(), 2)
        return all(abs(one.at - other.at) <= one.err + other.err for one, other in pairs)


class Presses:
    """Collects the stamps of each press from all boards."""

    def __init__(self, boards: Iterable[str], part: str) -> None:
        self._boards, self._part = frozenset(boards), part
        self._open: dict[str, Moment] = {}
        self.whole: list[Press] = []
        self.partial = 0
        """Presses that not every board felt."""

    def hear(self, heard: Heard) -> Press | None:
        """An event of a board; the press, once all boards have told it."""
        if heard.part != self._part or heard.event.what != MESSAGES.PRESS or heard.board not in self._boards:
            return None
        later = any(abs(heard.moment.at - moment.at) > TOGETHER for moment in self._open.values())
        if heard.board in self._open or later:
            self.partial += 1
            self._open.clear()
        self._open[heard.board] = heard.moment
        if self._open.keys() != self._boards:
            return None
        press, self._open = Press(self._open), {}
        self.whole.append(press)
        return press
