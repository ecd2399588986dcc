"""Wrong codes and PINs: whoever enters them waits longer each time, and keeps nobody else out."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from companion.lobby.keeping import LASTS
from companion.web.limits import Limit, Pace
from companion.web.lines import HERE

AT_ONCE = 5
"""Wrong guesses of a peer after which it has to wait."""
FIRST_WAIT, LONGEST_WAIT = 15.0, 1800.0
"""Seconds: each wait is twice the one before. That is at most 34 guesses of one peer in 12 hours."""
ALWAYS = 3
"""So many guesses of a peer are weighed whatever others do: an honest one may mistype twice."""
ALL = Pace(200, 30 / 3600)
"""Wrong guesses of all peers; when these are used up, whoever had `ALWAYS` wrong ones waits."""
MOST_PEERS = 10_000
"""Peers that are remembered; the one that has been quiet longest is forgotten first."""
TOLD = Pace(4, 1 / 60)
"""How often people are told of it."""

Tell = Callable[[str, int], object]
"""Called with the address that guesses, and how often it was wrong."""


class Wrong(Struct):
    """The wrong guesses of one peer: how many, when the last was, and from when on it may try again (seconds)."""

    count: int = 0
    last: float = 0.0
    until: float = 0.0


class Guesses:
    """They are counted until there was none for as long as an evening lasts. Right ones do not count."""

    def __init__(self, clock: Callable[[], float], tell: Tell) -> None:
        self._clock, self._tell = clock, tell
        self._peers: OrderedDict[str, Wrong] = OrderedDict()
        self._all, self._told = Limit(ALL, clock), Limit(TOLD, clock)

    def wait(self, peer: str) -> float:
        """The seconds until this peer may try; 0: now."""
        known = self._known(peer)
        own = known.until - self._clock()
        others = self._all.wait("everybody") if known.count >= ALWAYS and peer not in HERE else 0.0
        return max(0.0, own, others)

    def wrong(self, peer: str) -> None:
        """This peer was wrong: from the fifth time on it has to wait, and people are told."""
        known, now = self._known(peer), self._clock()
        known.count += 1
        known.last = now
        if known.count >= AT_ONCE:
            known.until = now + min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(known.count - AT_ONCE, 20))
        self._peers[peer] = known
        self._peers.move_to_end(peer)
        if len(self._peers) > MOST_PEERS:
            self._peers.popitem(last=False)
        self._all.take("everybody")
        if known.count % AT_ONCE == 0 and not self._told.take("everybody"):
            self._tell(peer, known.count)

    def _known(self, peer: str) -> Wrong:
        known = self._peers.get(peer, Wrong())
        return known if self._clock() - known.last < LASTS.total_seconds() else Wrong()
