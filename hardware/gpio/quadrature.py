"""The two contacts of a rotary encoder: makes whole steps of their changes, even if they bounce."""

_ROUND = {(False, False): 0, (True, False): 1, (True, True): 2, (False, True): 3}
"""Quarters of a cycle. Clockwise, a closes first: none, a, both, b, none."""


_RESTS = {1: (0,), 2: (0, 2), 4: (0, 1, 2, 3)}
"""The quarters where it clicks, by clicks a cycle: both contacts open; on some also both closed; on few all."""


class Quadrature:
    """Counts quarters of a cycle. A bouncing contact goes one quarter forth and back, so the real movement remains."""

    def __init__(self, clicks: int = 1, *, a: bool = False, b: bool = False) -> None:
        """`clicks`: how many there are in a cycle; `a` and `b`: which contacts are closed at the beginning."""
        self._rests = _RESTS[clicks]
        self._a, self._b = a, b
        self._quarters = 0
        self._way = 1

    def turn(self, *, a: bool | None = None, b: bool | None = None) -> int:
        """A contact closed (True) or opened (False); the answer is 1 for a step clockwise, -1 for one back, or 0."""
        before = _ROUND[self._a, self._b]
        self._a, self._b = self._a if a is None else a, self._b if b is None else b
        now = _ROUND[self._a, self._b]
        self._quarters += self._moved((now - before) % 4)
        if now not in self._rests:
            return 0
        step, self._quarters = self._quarters, 0
        return (step > 0) - (step < 0)

    def _moved(self, quarters: int) -> int:
        """Two quarters at once mean that an edge was lost: then it is taken to turn the same way as before."""
        if quarters in (1, 3):
            self._way = 2 - quarters
        return self._way * min(quarters, 4 - quarters)
