"""Rate limits per peer (address). Normal use never reaches them; they stop a peer that floods the table."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

MOST_PEERS = 1000
"""Peers that are remembered; the one that has been quiet longest is forgotten first."""


class Pace(Struct, frozen=True):
    """`burst` at once, then `rate` more per second."""

    burst: int
    rate: float


CALLS = Pace(120, 20.0)
"""Requests of one peer; loading the page takes about ten."""
MESSAGES = Pace(300, 60.0)
"""Messages on the sockets of one peer; a dial that is turned fast sends 20 a second."""
PIECES = Pace(100, 4.0)
"""Pieces of long work for one peer: the pages of a story of 5,000 steps at once, then four a second."""


class Limit:
    """One kind of thing that is limited, counted for each peer."""

    def __init__(self, pace: Pace, now: Callable[[], float]) -> None:
        self._pace, self._now = pace, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, peer: str, amount: float = 1) -> float:
        """Use one (or so many) up and give 0; if too few are left, the seconds until there are enough again."""
        left = self._now_left(peer)
        wait = self._until(left, amount)
        self._left.pop(peer, None)
        self._left[peer] = (left if wait else left - amount, self._now())
        if len(self._left) > MOST_PEERS:
            self._left.popitem(last=False)
        return wait

    def wait(self, peer: str, amount: float = 1) -> float:
        """The seconds until so many can be taken; 0: now. Nothing is used up."""
        return self._until(self._now_left(peer), amount)

    def _now_left(self, peer: str) -> float:
        burst = float(self._pace.burst)
        left, since = self._left.get(peer, (burst, self._now()))
        return min(burst, left + (self._now() - since) * self._pace.rate)

    def _until(self, left: float, amount: float) -> float:
        return 0.0 if left >= amount else (amount - left) / self._pace.rate
