"""Everything that the web table is made of, in one place for those who answer requests."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from companion.host import TableHost
from companion.web import addresses
from companion.web.hub import Hub
from companion.web.keys import Keys
from companion.web.limits import ALL_JOINS, CALLS, JOINS, MESSAGES, Limit
from companion.web.page_commands import PageCommands
from companion.web.register import Register
from companion.web.static import Static

BUILT = Path(__file__).parent / "static"
"""Where the page is built."""


class Web:
    """One host, seen from the network. It lives on the thread of the host."""

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
        self.names = addresses.own_names() | {name.lower() for name in names}
        self.static = Static(built)
        self.hub, self.commands = Hub(host, keys), PageCommands(host, keys)
        self.register = Register(host, self.hub.tell_staff)
        self.calls, self.messages = Limit(CALLS, clock), Limit(MESSAGES, clock)
        self._joins, self._all_joins = Limit(JOINS, clock), Limit(ALL_JOINS, clock)

    def tries(self, peer: str) -> float:
        """Somebody tries a code or a PIN; 0 when they may, else after how many seconds they may again."""
        return self._joins.take(peer) or self._all_joins.take("everybody")

    def knew(self, peer: str) -> None:
        """What they tried was no guess: others who come from the same address may come in, too."""
        self._joins.give_back(peer)
        self._all_joins.give_back("everybody")

    def join_address(self, *, code: bool) -> str:
        """What the QR code holds. The code stands behind the #: browsers keep that part to themselves."""
        behind = "#" + self.keys.code.replace(" ", "-") if code else ""
        return f"http://{self.address}/join{behind}"

    def close(self) -> None:
        self.hub.close()
