"""The parts of the web table in one object, for the code that answers requests."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from companion.host import TableHost
from companion.session.notices import Notice
from companion.web import addresses
from companion.web.guesses import Guesses
from companion.web.help import DOCUMENTS, Help
from companion.web.hub import Hub
from companion.web.kept_answers import MOST, KeptAnswers
from companion.web.keys import Keys
from companion.web.limits import CALLS, MESSAGES, Limit
from companion.web.lines import Lines
from companion.web.long_work import LongWork
from companion.web.page_commands import PageCommands
from companion.web.register import Register
from companion.web.static import BUILT, Static
from companion.web.stories import Stories
from engine.message import message


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
        documents: Path = DOCUMENTS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`address` is where phones find the table, as people type it; `names` are what this machine is called besides.

        `anybody`: peers that are not on the local network may come in, too.
        """
        self.host, self.keys, self.address, self.anybody = host, keys, address, anybody
        self.kiosk_key_used: Callable[[], object] = lambda: None
        """Called when the key of a kiosk was used up, so that the next one can be written."""
        self.names = addresses.own_names() | {name.lower() for name in names}
        self.static, self.help = Static(built), Help(documents)
        host.phones = keys.seats
        self.hub = Hub(host, keys, address)
        self.commands = PageCommands(host, keys, self.hub.let_go)
        self.register = Register(host, self.hub.tell_staff)
        self.calls, self.messages = Limit(CALLS, clock), Limit(MESSAGES, clock)
        self.lines = Lines(clock)
        self.guesses = Guesses(clock, self._somebody_guesses)
        self.long_work = LongWork(clock)
        self.stories = Stories(self.long_work)
        self.answers = KeptAnswers(MOST)

    def _somebody_guesses(self, peer: str, wrong: int) -> None:
        """The table's screen and the referee are told."""
        self.hub.tell_staff(Notice(message("web-guessing", address=peer, wrong=wrong)))

    def use_kiosk_key(self, key: str) -> bool:
        """Whether it is the key with which a kiosk is started; it holds for one browser only."""
        right = self.keys.use_kiosk_key(key)
        if right:
            self.kiosk_key_used()
        return right

    def exhausted(self) -> None:
        """The machine has no descriptor left for one more line: the table's screen and the referee are told."""
        self.hub.tell_staff(Notice(message("web-no-more-lines")))

    def join_address(self, *, code: bool) -> str:
        """The address in the QR code. The code is in the fragment (after #), which browsers do not send anywhere."""
        behind = "#" + self.keys.code.replace(" ", "-") if code else ""
        return f"http://{self.address}/join{behind}"

    def close(self) -> None:
        self.hub.close()
        self.long_work.close()
