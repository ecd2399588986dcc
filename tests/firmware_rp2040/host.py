"""The real link of the host, and what it hears of one board."""

import asyncio
import time
from collections.abc import Callable

from hardware.clock import Alarm, Moment
from hardware.message import Message
from hardware.satellite.greeting import Part, Wanted
from hardware.satellite.link import Link
from hardware.satellite.messages import Event, Sample
from hardware.satellite.port import PortListener, SerialPort

PATIENCE = 600.0
PACE = 0.05
"""How fast the host's time goes, slower than that of the emulated chip on a busy machine: else it would seem silent."""


def now() -> float:
    """Seconds of a host that is as slow as the board."""
    return PACE * time.monotonic()


class SlowClock:
    """The clock of the link."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> float:
        return now()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        return self._loop.call_later(max(0.0, when - now()) / PACE, call)


class Heard:
    """All that the link tells. The emulated chip is slow, so its clock is not tied to ours: moments are made up."""

    def __init__(self) -> None:
        self.ups = self.pongs = self.lost = 0
        self.parts: tuple[Part, ...] = ()
        self.events: list[Event] = []
        self.samples: list[Sample] = []
        self.reasons: list[str] = []
        self.settlings = 0
        self._changed = asyncio.Event()

    async def until(self, holds: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"the link said {self.reasons}, and heard {self.events}") from None

    def up(self, parts: tuple[Part, ...], anew: bool) -> None:
        self.ups, self.parts = self.ups + 1, parts
        self._changed.set()

    def down(self, why: Message) -> None:
        self.reasons.append(why.id)
        self._changed.set()

    def happened(self, event: Event, moment: Moment) -> None:
        self.events.append(event)
        self._changed.set()

    def missed(self, count: int) -> None:
        self.lost += count

    def settled(self, asked: float) -> None:
        self.settlings += 1
        self._changed.set()

    def pong(self, sent: float, came: float, received_us: int, answered_us: int) -> None:
        self.pongs += 1
        self._changed.set()

    def trouble(self, since: float) -> str:
        return ""

    @property
    def is_known(self) -> bool:
        return True

    @property
    def period(self) -> float:
        return 1.0

    def frames(self, samples: tuple[Sample, ...]) -> None:
        self.samples += samples
        self._changed.set()

    def moment(self, ticks_us: int, unsure: float) -> Moment | None:
        return Moment(now(), 1.0)

    def restarted(self) -> None:
        self.samples.clear()


def linked(path: str, settings: bytes, heard: Heard) -> Link:
    """A link to the board on that port, started."""
    loop = asyncio.get_running_loop()

    def opens(listener: PortListener) -> SerialPort:
        return SerialPort(path, loop, listener, now)

    link = Link(Wanted("north", "", settings), opens, SlowClock(loop), heard, heard)
    link.start()
    return link
