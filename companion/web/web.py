"""The parts of the web table in one object, for the code that answers requests."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from companion.host import TableHost
from companion.web import addresses
from companion.web.hub import Hub
from companion.web.kept_answers import MOST, KeptAnswers
from companion.web.keys import Keys
from companion.web.limits import ALL_JOINS, CALLS, JOINS, MESSAGES, Limit
from companion.web.long_work import LongWork
from companion.web.page_commands import PageCommands
from companion.web.register import Register
from companion.web.static import Static
from companion.web.stories import Stories

BUILT = Path(__file__).parent / "static"
"""Where the page is built."""


class Web:
    """The web side of one host. It runs on the host's thread."""

    def __init__(
        self,
        host: TableHost,
        keys: Keys,
        address: str = "localhost",
        *,
        anybody: bool = False,
        names: frozenset[str] = frozenset(),
        built: Path = BUILT,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`address` is where phones find the table, as people type it; `names` are what this machine is called besides.

        `anybody`: peers that are not on the local network may come in, too.
        """
        self.host, self.keys, self.address, self.anybody = host, keys, address, anybody
        self.kiosk_key_used: Callable[[], object] = lambda: None
        """Called when the key of a kiosk was used up, so that the next one can be written."""
        self.names = addresses.own_names() | {name.lower() for name in names}
        self.static = Static(built)
        host.phones = keys.seats
        self.hub = Hub(host, keys, address)
        self.commands = PageCommands(host, keys, self.hub.let_go)
        self.register = Register(host, self.hub.tell_staff)
        self.calls, self.messages = Limit(CALLS, clock), Limit(MESSAGES, clock)
        self.long_work = LongWork(clock)
        self.stories = Stories(self.long_work)
        self.answers = KeptAnswers(MOST)
        self._joins, self._all_joins = Limit(JOINS, clock), Limit(ALL_JOINS, clock)

    def tries(self, peer: str) -> float:
        """Count one guess of a code or PIN: 0 if it is allowed, else the seconds to wait."""
        return self._joins.take(peer) or self._all_joins.take("everybody")

    def knew(self, peer: str) -> None:
        """The guess was right and is not counted: others may join from the same address."""
        self._joins.give_back(peer)
        self._all_joins.give_back("everybody")

    def use_kiosk_key(self, key: str) -> bool:
        """Whether it is the key with which a kiosk is started; it holds for one browser only."""
        right = self.keys.use_kiosk_key(key)
        if right:
            self.kiosk_key_used()
        return right

    def join_address(self, *, code: bool) -> str:
        """The address in the QR code. The code is in the fragment (after #), which browsers do not send anywhere."""
        behind = "#" + self.keys.code.replace(" ", "-") if code else ""
        return f"http://{self.address}/join{behind}"

    def close(self) -> None:
        self.hub.close()
        self.long_work.close()
