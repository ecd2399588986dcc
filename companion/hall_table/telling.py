"""What a table tells the hall of itself: what everybody at it may see, and never more."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from companion.hall_table.home_assistant import HomeAssistant
from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Said
from companion.version import ambit_version
from engine.action import Fact, to_data
from engine.message import Message, message
from engine.view import View
from hardware.inputs import Down

if TYPE_CHECKING:
    from companion.host import TableHost

ALERTS = ("devices", "log", "match", "name")
"""All that a table may be in trouble with: those of an earlier run are taken back when it comes."""
MOST_NAMED = 8
"""Devices that are named when they are down."""


class Telling:
    """Of one table. Nothing here waits, and nothing is worked out before the press that caused it has its light."""

    def __init__(
        self,
        host: "TableHost",
        topic: Callable[[str], str],
        say: Callable[[Said], object],
        run: str,
        gather: float,
        alerts: Callable[[], Iterable[tuple[str, Message]]],
        home: HomeAssistant | None = None,
    ) -> None:
        """`gather`: seconds between two views, at least. `alerts` are those of its part in the hall, by their ids.

        `home` is told the same, where people want it.
        """
        self._host, self._topic, self._send, self._run = host, topic, say, run
        self._gather, self._alerts, self._home = gather, alerts, home
        self._sequence = 0
        self._events: list[s.Event] = []
        self._told: dict[str, bytes] = {}
        """What was told last of that which the broker keeps."""
        self._last = 0.0
        self._waiting: asyncio.TimerHandle | asyncio.Handle | None = None

    # Coming and going

    def hello(self) -> None:
        """The broker is there, and may have forgotten everything."""
        self._told.clear()
        host = self._host
        devices = tuple(host.table.devices()) if host.table else ()
        described = s.Description(run=self._run, version=ambit_version(), seats=host.seats, devices=devices)
        self._keep(topics.DESCRIPTION, described)
        self._state(b"init")
        if self._home is not None:
            self._home.hello(described)
        self.close()
        self._look()
        self.is_ready()
        self.beat()

    def is_ready(self) -> None:
        """It takes part."""
        self._state(b"ready")

    def beat(self) -> None:
        """A sign of life."""
        self._say(topics.HEARTBEAT, s.Heartbeat(self._run), certain=False)

    def goodbye(self) -> None:
        """The program ends."""
        self.close()
        self._send_events()
        self._state(b"disconnected")

    def close(self) -> None:
        """Nothing more is gathered."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None

    def _state(self, word: bytes) -> None:
        self._send(Said(self._topic(topics.STATE), word, kept=True))

    # What happens at the table

    def happened(self, facts: tuple[Fact, ...]) -> None:
        """Something became true; it is sent when the table has shown it. What nobody may know has no facts."""
        sitting = self._host.sitting
        if facts and sitting is not None:
            self._sequence += 1
            session = sitting.session
            told = tuple(to_data(fact) for fact in facts)
            self._events.append(
                s.Event(run=self._run, sequence=self._sequence, game=session.number, step=session.steps, facts=told)
            )
        self.changed()

    def changed(self) -> None:
        """Look soon: at once, but not again before `gather` seconds have passed. Events do not wait for that."""
        loop = asyncio.get_running_loop()
        if self._events:
            loop.call_soon(self._send_events)
        if self._waiting is None:
            left = self._last + self._gather - loop.time()
            self._waiting = loop.call_later(left, self._look) if left > 0 else loop.call_soon(self._look)

    def _send_events(self) -> None:
        events, self._events = self._events, []
        for event in events:
            self._say(topics.EVENT, event)

    def _look(self) -> None:
        self._waiting = None
        loop = asyncio.get_running_loop()
        if self._host.turns.midway:
            self._waiting = loop.call_later(self._gather, self._look)
            return
        self._last = loop.time()
        self._tell()

    def _tell(self) -> None:
        """What is otherwise than it was told last."""
        view, alerts = self._view(), dict((*self._own_alerts(), *self._alerts()))
        self._keep(topics.VIEW, self._public(view))
        for id in ALERTS:
            said = alerts.get(id)
            self._keep(f"{topics.ALERT}/{id}", None if said is None else s.Alert(said.id, to_data(said.args)))
        if self._home is not None:
            self._home.look(view, tuple(alerts.values()))

    def _view(self) -> View | None:
        """What everybody at the table sees."""
        sitting = self._host.sitting
        return None if sitting is None else sitting.session.view(None)

    def _public(self, view: View | None) -> s.PublicView | None:
        sitting = self._host.sitting
        if view is None or sitting is None:
            return None
        return s.PublicView(game=sitting.session.number, step=sitting.session.steps, view=to_data(view))

    def _own_alerts(self) -> Iterator[tuple[str, Message]]:
        host = self._host
        down = [name for name, state in (host.table.devices() if host.table else {}).items() if isinstance(state, Down)]
        if down:
            yield "devices", message("hall-table-devices", count=len(down), devices=", ".join(down[:MOST_NAMED]))
        halted = host.sitting.session.halted if host.sitting else None
        if halted is not None:
            yield "log", halted

    # On the way

    def _keep(self, what: str, told: s.Told | None) -> None:
        """Something that the broker keeps, unless it has it; None: it is so no longer."""
        payload = b"" if told is None else msgspec.json.encode(told)
        if self._told.get(what) != payload:
            self._told[what] = payload
            self._send(Said(self._topic(what), payload, kept=True))

    def _say(self, what: str, told: s.Told, *, certain: bool = True) -> None:
        self._send(Said(self._topic(what), msgspec.json.encode(told), certain=certain))
