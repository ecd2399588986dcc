"""Listens to boards for a while, as a table would: who they are, what they do, how exactly their clocks are known."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from companion.satellites.plugged import Plugged
from hardware.clock import Moment, SystemClock
from hardware.message import Message
from hardware.satellite.clock.axes import Axes
from hardware.satellite.clock.board_time import BoardTime, Said
from hardware.satellite.greeting import Part, Wanted
from hardware.satellite.link import Link
from hardware.satellite.messages import Event, Hello
from hardware.satellite.port import PortListener, SerialPort

LOOK = 0.05
"""Seconds from one look at what is known to the next."""


class ObservedTime(BoardTime):
    """The clock of a board that remembers what it was made of."""

    def __init__(self, name: str, axes: Axes, controller: str) -> None:
        super().__init__(name, axes, controller)
        self.pings = self.samples = self.suspect = 0
        self.best: float | None = None
        """Seconds of the shortest round trip."""
        self.frame: int | None = None
        """The last frame number of the bus that the board told."""

    def pong(self, sent: float, came: float, received_us: int, answered_us: int, repeated: bool = False) -> None:
        """Count it, and keep the best round trip."""
        self.pings += 1
        self.best = came - sent if self.best is None else min(self.best, came - sent)
        super().pong(sent, came, received_us, answered_us, repeated)

    def frames(self, samples: Iterable[tuple[int, int, int, bool]]) -> None:
        """Count them, and those that the board doubts."""
        told = tuple(samples)
        self.samples += len(told)
        self.suspect += sum(suspect for *_, suspect in told)
        self.frame = told[-1][0] if told else self.frame
        super().frames(told)


class Heard(NamedTuple):
    """An event of a board, and when it was."""

    board: str
    part: str
    event: Event
    moment: Moment


Tells = Callable[[Heard], None]


class Watch:
    """One board while it is watched; it is the `Hears` of its link. Its settings are left as they are."""

    def __init__(
        self, plug: Plugged, axes: Axes, loop: asyncio.AbstractEventLoop, tells: Tells, settings: bytes | None = None
    ) -> None:
        self.plug, self._loop, self._tells = plug, loop, tells
        self.time = ObservedTime(plug.board.name, axes, plug.controller)
        self.parts: tuple[Part, ...] = ()
        self.why: Message | None = None
        """Why it cannot be used; None while it can, and before anything is known."""
        self.events = self.lost = self.losses = 0
        wanted = Wanted(plug.board.name, plug.board.id, settings)
        self.link = Link(wanted, self._open, SystemClock(loop.call_later), self.time, self)

    @property
    def name(self) -> str:
        """As in the profile."""
        return self.plug.board.name

    @property
    def hello(self) -> Hello | None:
        """What the board said of itself; None if it has not spoken yet."""
        return self.link.hello

    @property
    def is_up(self) -> bool:
        """Whether a table could use it now."""
        return self.link.is_up

    @property
    def is_known(self) -> bool:
        """Whether it can be used, or it is known why not."""
        return self.is_up or self.why is not None

    def said(self) -> Said:
        """How exactly its clock is known now."""
        return self.time.said()

    def _open(self, listener: PortListener) -> SerialPort:
        return SerialPort(str(self.plug.file), self._loop, listener, time.monotonic)

    # What the link tells

    def up(self, parts: tuple[Part, ...], anew: bool) -> None:
        """It can be used."""
        self.parts, self.why = parts, None

    def down(self, why: Message) -> None:
        """It cannot; the first reason is the one that counts until it is back."""
        self.losses += self.why is None
        self.why = self.why or why

    def happened(self, event: Event, moment: Moment) -> None:
        """Somebody did something."""
        self.events += 1
        part = self.parts[event.device].name if event.device < len(self.parts) else ""
        self._tells(Heard(self.name, part, event, moment))

    def missed(self, count: int) -> None:
        """Inputs that nobody will hear of."""
        self.lost += count

    def settled(self, asked: float) -> None:
        """Nobody asks here."""


def _nobody(heard: Heard) -> None:
    """For whoever is not interested in events."""


class Watching:
    """Several boards at once, on one clock. Use it in a running loop, and close it."""

    def __init__(self, plugs: Iterable[Plugged], tells: Tells = _nobody) -> None:
        loop = asyncio.get_running_loop()
        self.axes = Axes(time.monotonic)
        self.watches = tuple(Watch(plug, self.axes, loop, tells) for plug in plugs)
        for watch in self.watches:
            watch.link.start()

    async def until(self, enough: Callable[[Watch], bool], seconds: float) -> bool:
        """Wait until that is true of all boards, for so long at most."""
        end = time.monotonic() + seconds
        while not all(map(enough, self.watches)):
            if time.monotonic() > end:
                return False
            await asyncio.sleep(LOOK)
        return True

    def close(self) -> None:
        """Free the ports."""
        for watch in self.watches:
            watch.link.close()
