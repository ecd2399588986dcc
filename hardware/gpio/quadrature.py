"""The two contacts of a rotary encoder: from what they do to whole steps, however they chatter on the way."""

_ROUND = {(False, False): 0, (True, False): 1, (True, True): 2, (False, True): 3}
"""Clockwise a closes first: rest, a, both, b, rest."""


_RESTS = {1: (0,), 2: (0, 2)}
"""Where it clicks: with both contacts open; on some encoders also with both closed."""


class Quadrature:
    """Counts quarters of a round. A contact that chatters goes to and fro by one, so what remains is the true way."""

    def __init__(self, clicks: int = 1, *, a: bool = False, b: bool = False) -> None:
        """`clicks`: how many there are in a round; `a` and `b`: which contacts are closed from the beginning."""
        self._rests = _RESTS[clicks]
        self._a, self._b = a, b
        self._quarters = 0
        self._way = 1

    def turn(self, *, a: bool | None = None, b: bool | None = None) -> int:
        """A contact is closed (True) or open (False): 1 for a step clockwise, -1 for one back, or 0."""
        before = _ROUND[self._a, self._b]
        self._a, self._b = self._a if a is None else a, self._b if b is None else b
        now = _ROUND[self._a, self._b]
        self._quarters += self._moved((now - before) % 4)
        if now not in self._rests:
            return 0
        step, self._quarters = self._quarters, 0
        return (step > 0) - (step < 0)

    def _moved(self, quarters: int) -> int:
        """Two quarters at once mean that an edge was lost: it went on as before."""
        if quarters in (1, 3):
            self._way = 2 - quarters
        return self._way * min(quarters, 4 - quarters)
