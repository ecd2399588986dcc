"""The lines (connections) of all peers: how many there may be, and how much a peer may say on them."""

import resource
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from companion.web.limits import Limit, Pace

MOST_LINES = 512
"""Lines of everybody at once."""
OWN_LINES = 32
"""How many of these are kept for the table's own screen, however many others come; at most a quarter."""
MOST_OF_ONE_PEER = 128
"""How many lines one peer may have: more than any use needs."""
OTHER_FILES = 128
"""Descriptors that the program needs besides: for the database, devices and threads."""
OUT = 10.0
"""Seconds for which a peer that said far too much gets no new line."""
MOST_SCREENS = 64
"""Addresses of the table's own screens that are remembered."""
HERE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Where a browser on the machine itself comes from."""

OPENED = Pace(256, 32.0)
"""New lines of one peer."""
REQUESTS = Pace(300, 60.0)
"""Requests of one peer, for files of the page, too. Those to the interface are counted before (`limits.CALLS`)."""
UPLOADED = Pace(16 * 1024 * 1024, 1024 * 1024.0)
"""Bytes of one peer's requests; the largest allowed one takes 4 MiB."""
FRAMES = Pace(400, 80.0)
"""Frames on the sockets of one peer, of any kind: pings, pongs and empty ones, too. Messages are told before that
they are too many (`limits.MESSAGES`)."""
SAID = Pace(512 * 1024, 64 * 1024.0)
"""Bytes on the sockets of one peer."""

Address = tuple[str, int]
"""Of a line: the peer's address and port, which no other open line has."""


class Way(Protocol):
    """What a line runs on."""

    def abort(self) -> None:
        """End it at once; what was not sent yet is dropped."""


class Line(Struct):
    """One open line. It is `proven` when a page said hello on it: then it does not make room for others."""

    peer: str
    way: Way
    proven: bool = False


class Lines:
    """Everybody's lines, the oldest first."""

    def __init__(self, clock: Callable[[], float], most: int | None = None) -> None:
        self._clock = clock
        self._most = most_lines() if most is None else most
        self._others = self._most - min(OWN_LINES, self._most // 4)
        self._open: dict[Address, Line] = {}
        self._of_peer = Counter[str]()
        self._out: OrderedDict[str, float] = OrderedDict()
        self._screens: OrderedDict[str, None] = OrderedDict()
        self._opened = Limit(OPENED, clock)
        self.requests, self.uploaded = Limit(REQUESTS, clock), Limit(UPLOADED, clock)
        self.frames, self.said = Limit(FRAMES, clock), Limit(SAID, clock)

    def __len__(self) -> int:
        return len(self._open)

    def of(self, peer: str) -> int:
        """How many lines this peer has."""
        return self._of_peer[peer]

    # Coming and going

    def admits(self, peer: str) -> bool:
        """Whether this peer gets one more line. If there are too many, a silent one of whoever has most is ended."""
        if self._is_out(peer) or self._opened.take(peer) or self._of_peer[peer] >= MOST_OF_ONE_PEER:
            return False
        room = self._most if self._is_own(peer) else self._others
        return len(self._open) < room or self.make_room(self._of_peer[peer])

    def begin(self, address: Address, way: Way) -> None:
        """A line was opened."""
        self._open[address] = Line(address[0], way)
        self._of_peer[address[0]] += 1

    def end(self, address: Address) -> None:
        """A line is over; it may have been ended already to make room."""
        if self._open.pop(address, None) is not None:
            self._of_peer[address[0]] -= 1
            self._of_peer += Counter()  # drops peers with a count of 0

    def prove(self, address: Address, *, screen: bool) -> None:
        """A page said hello on this line. `screen`: it showed a token of the table's own screen or the referee."""
        if address in self._open:
            self._open[address].proven = True
        if screen:
            self._screens[address[0]] = None
            self._screens.move_to_end(address[0])
            if len(self._screens) > MOST_SCREENS:
                self._screens.popitem(last=False)

    def make_room(self, more_than: int = 0) -> bool:
        """End the oldest line without a hello of the peer that has most, if that has more than so many."""
        silent = {address: line for address, line in self._open.items() if not line.proven}
        crowd = max(silent.values(), key=lambda line: self._of_peer[line.peer], default=None)
        if crowd is None or self._of_peer[crowd.peer] <= more_than:
            return False
        self._cut(next(address for address, line in silent.items() if line.peer == crowd.peer))
        return True

    # Saying too much

    def too_much(self, limit: Limit, address: Address, amount: float = 1) -> bool:
        """Count it; if it is more than this peer may say, its line is ended, and it gets no other for a while."""
        if not limit.take(address[0], amount):
            return False
        if not self._is_own(address[0]):
            self._out[address[0]] = self._clock() + OUT
            self._out.move_to_end(address[0])
            if len(self._out) > MOST_LINES:
                self._out.popitem(last=False)
        self._cut(address)
        return True

    def _is_out(self, peer: str) -> bool:
        return self._out.get(peer, 0.0) > self._clock()

    def _is_own(self, peer: str) -> bool:
        return peer in HERE or peer in self._screens

    def _cut(self, address: Address) -> None:
        line = self._open.get(address)
        self.end(address)
        if line is not None:
            line.way.abort()


def most_lines(wanted: int = MOST_LINES) -> int:
    """At most as many as wanted, and so many that descriptors are left for everything else."""
    descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if descriptors == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(descriptors - OTHER_FILES, descriptors // 2))
