"""The table itself: it holds the link to the broker, hears what the hall orders, and tells what happens here."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from companion.hall_table.home_assistant import Home, HomeAssistant
from companion.hall_table.matches import Matches
from companion.hall_table.orders import Orders
from companion.hall_table.results import Results
from companion.hall_table.telling import Telling
from companion.host.hall_side import AtHall
from companion.host.news import HostNews, LobbyChanged, Opened, Shown
from companion.log import Unusable
from companion.messages.speaker import Speaker
from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.address import Address, Certificate
from companion.mqtt.link import Heard, Link, Said, ended
from companion.mqtt.outbox import Outbox
from companion.session.notices import Changed, Notice
from engine.message import Message, message
from engine.refusal import Refusal
from hardware.inputs import Input

if TYPE_CHECKING:
    from companion.host import TableHost

BEAT = 10.0
"""Seconds between two signs of life; a hall believes in a table for three of them."""
GATHER = 0.1
"""Seconds between two public views of one table, at least; events are told at once."""


class HallTable:
    """Takes a table's host to a hall while `run` runs. Many of them may share one loop; none waits for the broker."""

    def __init__(
        self,
        host: "TableHost",
        address: Address,
        table: str,
        key: str,
        certificate: Certificate | None = None,
        *,
        run: str | None = None,
        home_assistant: Speaker | None = None,
    ) -> None:
        """`table` is its name in the hall of `address`, `key` the one that the hall's desk shows.

        `run` tells one start of this program from the next, and is made up if nobody says it.
        `home_assistant`: Home Assistant is told of the table, too, in that language.
        """
        self._host, self._address, self._table, self._key = host, address, table, key
        self.run_name = run or secrets.token_hex(8)
        will = Said(self.topic(topics.STATE), b"lost", kept=True)
        self.link = Link(
            address,
            topics.commands(address.hall, table),
            will,
            certificate,
            also=(topics.of_hall(address.hall), *map(self.topic, (topics.CALL, topics.STATE, topics.HEARTBEAT))),
            connected=self._connected,
            heard=self._heard,
            changed=lambda: host.turns.take(self._show),
        )
        self._outbox = Outbox(host.log, table)
        self._orders = Orders(address.hall, table, key, self.run_name)
        self._matches = Matches(host, self._outbox, self._changed)
        self._home: HomeAssistant | None = None
        if home_assistant is not None:
            home = Home(address.hall, table)
            self._home = HomeAssistant(home, self.link.say, home_assistant, lambda: bool(self._called))
        self._telling = Telling(host, self.topic, self.link.say, self.run_name, GATHER, self._alerts, self._home)
        self._results = Results(self._outbox, self.topic(topics.RESULT), key, self.link.say)
        self._called: bool | None = None
        """Whether a judge is wanted; None until it was said here, or the broker had kept it from an earlier run."""
        self._doubt: Message | None = None
        """What came last by the broker and was not believed, or could not be looked up in the log."""
        self._namesake: float | None = None
        """When another table of the same name was heard last, in seconds of the loop."""
        self._hall: s.HallState | None = None
        self._said: Message | None = None
        """What people were told last to do."""

    def topic(self, what: str) -> str:
        """Of something that this table tells, or is told."""
        return topics.of_table(self._address.hall, self._table, what)

    async def run(self) -> None:
        """Take part until cancelled; then say goodbye. Whatever is wrong with broker or hall, the table plays on."""
        leave = self._host.watch(self._news)
        self._host.hall = self
        self._host.turns.take(self._opened)
        keeping = asyncio.create_task(self.link.keep())
        try:
            while not keeping.done():
                await asyncio.wait({keeping}, timeout=BEAT)
                self._telling.beat()
                self._host.turns.take(self._results.tell)
                self._miss_namesake()
            keeping.result()
        finally:
            leave()
            self._host.hall = None
            self._telling.goodbye()
            await self.link.all_said()
            await ended(keeping)

    # What screens and buttons see and do: `companion.host.hall_side`

    @property
    def now(self) -> AtHall:
        """As it is now."""
        return AtHall(
            hall=self._address.hall,
            table=self._table,
            broker=self.link.state,
            trouble=self.trouble,
            match=self._matches.match(),
            says=self._matches.says(),
            called=bool(self._called),
            owed=self._results.owed(self._hall.evening if self._hall is not None else None),
        )

    @property
    def trouble(self) -> Message | None:
        """What is wrong between this table and the hall: no broker, another table of its name, or a strange message."""
        return self.link.trouble or self._same_name() or self._doubt

    @property
    def can_begin(self) -> bool:
        """Whether one press begins the match, or takes it up again."""
        return self._matches.can_begin

    def begin(self) -> Refusal | None:
        """Begin the match, or take it up again where it stopped."""
        return self._matches.begin()

    def call(self, wanted: bool) -> None:
        """A judge is wanted, or no longer. While the broker is away it is kept, and told when it is back."""
        self._called = wanted
        self._tell_call()
        self._changed()

    def heard(self, told: Input) -> None:
        """Something was done at a device; only Home Assistant is told, and only between two games."""
        if self._home is not None:
            self._home.heard(self._host.phase, told)

    # The broker

    def _connected(self) -> None:
        """The broker is there (again)."""
        self._telling.hello()
        if self._called is not None:
            self._tell_call()
        self._host.turns.take(self._results.tell)

    def _heard(self, heard: Heard) -> None:
        if heard.topic == topics.of_hall(self._address.hall):
            self._of_the_hall(heard)
        elif heard.topic == self.topic(topics.CALL):
            self._own_call(heard)
        elif heard.topic == self.topic(topics.STATE):
            self._state_heard(heard)
        elif heard.topic == self.topic(topics.HEARTBEAT):
            self._beat_heard(heard)
        else:
            self._ordered(heard)

    def _of_the_hall(self, heard: Heard) -> None:
        """A hall has come: it may have missed what was told while it was away."""
        hall = s.read(heard.payload, s.HallState)
        if hall != self._hall and hall is not None:
            self._host.turns.take(self._results.tell)
            self._telling.beat()
        self._hall = hall

    def _state_heard(self, heard: Heard) -> None:
        """An earlier connection has broken, or another table of this name has gone: this one is still here."""
        if heard.payload in (b"lost", b"disconnected") and not heard.kept and self._host.hall is self:
            self._telling.is_ready()

    def _own_call(self, heard: Heard) -> None:
        """A judge was called in an earlier run, and nobody has answered."""
        if heard.kept and self._called is None and s.read(heard.payload, s.Call) is not None:
            self._host.turns.take(lambda: self.call(wanted=True))

    def _tell_call(self) -> None:
        payload = msgspec.json.encode(s.Call(self.run_name)) if self._called else b""
        self.link.say(Said(self.topic(topics.CALL), payload, kept=True))

    def _ordered(self, heard: Heard) -> None:
        order = self._orders.read(heard)
        if order is not None:
            self._doubt = order if isinstance(order, Message) else None
            self._host.turns.take(lambda: self._surely(lambda: self._do(order)))

    def _surely(self, doing: Callable[[], object]) -> None:
        """A log that fails is told; neither the way to the hall nor the table ends by it."""
        try:
            doing()
        except Unusable as stopped:
            self._doubt = stopped.message
            self._show()

    def _do(self, order: s.Command | Message) -> None:
        match order:
            case s.Pairing():
                self._matches.paired(order)
            case s.Release():
                self._matches.released(order)
            case s.Confirm():
                self._results.confirmed(order)
                self._matches.confirmed()
            case s.Answer():
                self.call(wanted=False)
            case _:
                self._show()

    # Another table of the same name: two machines that were copied, or a name that was typed twice

    def _beat_heard(self, heard: Heard) -> None:
        beat = s.read(heard.payload, s.Heartbeat)
        if beat is None or beat.run == self.run_name:
            return
        is_news, self._namesake = self._namesake is None, asyncio.get_running_loop().time()
        if is_news:
            self._host.turns.take(self._changed)

    def _miss_namesake(self) -> None:
        if self._namesake is not None and asyncio.get_running_loop().time() > self._namesake + 3 * BEAT:
            self._namesake = None
            self._host.turns.take(self._changed)

    def _same_name(self) -> Message | None:
        return None if self._namesake is None else message("hall-table-namesake", table=self._table)

    # The table

    def _alerts(self) -> Iterator[tuple[str, Message]]:
        """What people at the table and at the desk have to see to."""
        if (stuck := self._matches.stuck()) is not None:
            yield "match", stuck
        if (same := self._same_name()) is not None:
            yield "name", same

    def _news(self, news: HostNews) -> None:
        match news:
            case Shown():
                return
            case Opened():
                self._opened()
            case Changed(facts=facts):
                self._telling.happened(facts)
                if self._host.phase == "over":
                    self._results.tell()
        self._telling.changed()

    def _opened(self) -> None:
        """Another game is at the table, or none."""
        self._surely(self._matches.opened)
        self._results.tell()

    def _changed(self) -> None:
        """Something of the match is otherwise."""
        self._telling.changed()
        self._show()

    def _show(self) -> None:
        """Screens look again; those who play are told what they have to know at once."""
        self._host.tell(LobbyChanged())
        said, before = self._matches.says(), self._said
        self._said = said
        if said is not None and said != before and self._host.phase == "game":
            self._host.tell(Notice(said))
