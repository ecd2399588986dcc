"""A cable between a model of a board and a link, in simulated time, on which everything can go wrong."""

import random
from collections.abc import Callable

from msgspec import Struct

from hardware.clock import Moment, SimulatedClock
from hardware.driver import Unavailable
from hardware.message import Message, message
from hardware.satellite.clock.axes import Axes
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.greeting import Part, Wanted
from hardware.satellite.link import Link
from hardware.satellite.messages import Event
from hardware.satellite.port import PortListener
from tests.hardware.satellite.board import ID, ModelBoard

WAY = 0.001
"""Seconds that bytes are on their way."""


class Faults(Struct):
    """How likely each write is damaged, lost, doubled or followed by garbage."""

    damaged: float = 0.0
    lost: float = 0.0
    doubled: float = 0.0
    garbage: float = 0.0


class Heard:
    """What a link tells, as `Hears`."""

    def __init__(self) -> None:
        self.ups: list[tuple[tuple[Part, ...], bool]] = []
        self.downs: list[Message] = []
        self.events: list[tuple[Event, Moment]] = []
        self.lost = 0
        self.answers: list[float] = []

    def up(self, parts: tuple[Part, ...], anew: bool) -> None:
        self.ups.append((parts, anew))

    def down(self, why: Message) -> None:
        self.downs.append(why)

    def happened(self, event: Event, moment: Moment) -> None:
        self.events.append((event, moment))

    def missed(self, count: int) -> None:
        self.lost += count

    def settled(self, asked: float) -> None:
        self.answers.append(asked)


class CablePort:
    """The host's end."""

    def __init__(self, cable: "Cable", listener: PortListener) -> None:
        self._cable, self.listener = cable, listener
        self.is_open, self.waiting = True, bytearray()

    @property
    def backlog(self) -> int:
        return len(self.waiting)

    def write(self, data: bytes) -> None:
        if self.is_open:
            self.waiting += data
            self._cable.drain(self)

    def close(self) -> None:
        self.is_open = False


class Cable:
    """The cable, the board at one end and the link at the other."""

    def __init__(self, seed: int = 0, wanted: Wanted | None = None, ppm: float = 0.0, begin: bool = True) -> None:
        self.clock, self.random, self.faults = SimulatedClock(1000.0), random.Random(seed), Faults()
        self.is_plugged, self.is_slow = True, False
        self.port: CablePort | None = None
        self._plugs, self._last = 0, {"host": 0.0, "board": 0.0}
        self.board = ModelBoard(self.clock, self._to_host, ppm=ppm)
        self.heard = Heard()
        self.time = BoardTime("north", Axes(self.clock.now))
        self.link = Link(wanted or Wanted("north", ID), self._open, self.clock, self.time, self.heard)
        if begin:
            self.link.start()
            self.clock.advance(1.0)

    def unplug(self, board_restarts: bool = False) -> None:
        """What is on its way is lost."""
        self.is_plugged = False
        self._plugs += 1
        port, self.port = self.port, None
        if board_restarts:
            self.board.start()
        if port is not None and port.is_open:
            port.is_open = False
            port.listener.gone()

    def plug(self) -> None:
        self.is_plugged = True

    def restart(self) -> None:
        """The board begins anew while the port stays open; what it was sending is cut off in the middle."""
        self._deliver(self.board_bytes()[: self.random.randrange(1, 9)])
        self.board.start()

    def board_bytes(self) -> bytes:
        return bytes(self.random.randrange(1, 256) for _ in range(12))

    def drain(self, port: CablePort) -> None:
        """Bytes of the host go on their way, unless the board is slow and takes none now."""
        if not self.is_slow and port.waiting:
            data = bytes(port.waiting)
            port.waiting.clear()
            self._carry(data, self.board.receive, "board")

    def flow(self) -> None:
        """The board takes bytes again."""
        self.is_slow = False
        if self.port is not None and self.port.waiting:
            self.drain(self.port)
            self.port.listener.drained()

    def _open(self, listener: PortListener) -> CablePort:
        if not self.is_plugged:
            raise Unavailable(message("device-port-missing", port="/dev/ttyACM0"))
        self.port = CablePort(self, listener)
        return self.port

    def _to_host(self, data: bytes) -> None:
        if self.is_plugged:
            self._carry(data, self._deliver, "host")

    def _deliver(self, data: bytes) -> None:
        if self.port is not None and self.port.is_open:
            self.port.listener.came(data, self.clock.now())

    def _carry(self, data: bytes, arrive: Callable[[bytes], None], towards: str) -> None:
        """Each way delivers in order, after a delay that varies."""
        plugs, now = self._plugs, self.clock.now()
        when = self._last[towards] = max(self._last[towards], now + WAY * self.random.uniform(0.5, 1.0))
        for sent in self._spoilt(data):

            def unless_unplugged(sent: bytes = sent) -> None:
                if plugs == self._plugs:
                    arrive(sent)

            self.clock.call_at(when, unless_unplugged)

    def _spoilt(self, data: bytes) -> list[bytes]:
        chance, faults = self.random.random, self.faults
        if chance() < faults.lost:
            return []
        if chance() < faults.damaged:
            place = self.random.randrange(len(data))
            data = data[:place] + bytes([self.random.randrange(256)]) + data[place + 1 :]
        if chance() < faults.garbage:
            data += self.board_bytes()
        return [data, data] if chance() < faults.doubled else [data]
