"""Rate limits per peer (address). Normal use never reaches them; they stop a peer that tries all codes."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

MOST_PEERS = 1000
"""Peers that are remembered; the one that has been quiet longest is forgotten first."""


class Pace(Struct, frozen=True):
    """`burst` at once, then `rate` more per second."""

    burst: int
    rate: float


JOINS = Pace(5, 5 / 60)
"""Codes and PINs that one peer may guess. Right codes do not count: eight phones may come from one address."""
ALL_JOINS = Pace(30, 20 / 60)
"""The same for all peers together, so that using many addresses does not help."""
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

    def take(self, peer: str) -> float:
        """Use one up and give 0; if none is left, the seconds until there is one again."""
        now = self._now()
        left, since = self._left.pop(peer, (float(self._pace.burst), now))
        left = min(float(self._pace.burst), left + (now - since) * self._pace.rate)
        allowed = left >= 1
        self._left[peer] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_PEERS:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self._pace.rate

    def give_back(self, peer: str) -> None:
        """Undo the last `take` of this peer."""
        left, since = self._left.get(peer, (float(self._pace.burst), self._now()))
        self._left[peer] = (min(float(self._pace.burst), left + 1), since)
