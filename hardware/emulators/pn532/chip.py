"""A PN532: bytes from the host go in, frames come out, each at its moment. `hsu`, `i2c` and `spi` carry them."""

import time
from collections import deque
from collections.abc import Callable
from threading import RLock

from msgspec import Struct

from hardware.emulators.pn532.commands import COMMANDS, Bad
from hardware.emulators.pn532.core import FIRMWARE, FOR_EVER, USUAL_BAUD, Core, Search
from hardware.emulators.pn532.field import Field
from hardware.emulators.pn532.frames import ACK, ERROR, Deframer, Frame, Sign, pack
from hardware.emulators.pn532.tags import AnyTag

FROM_HOST, TO_HOST = 0xD4, 0xD5
LIST = 0x4A


class Pace(Struct, frozen=True):
    """Seconds until the ACK, for a command, and for one try to find a tag. Not measured on a real chip."""

    ack: float = 0.0005
    command: float = 0.001
    search: float = 0.005


class _Searching(Struct):
    search: Search
    left: int
    due: float | None


class Chip:
    """The chip, its antenna, and what can go wrong with it. Everything may be called from any thread.

    `awaken` is called when a tag came, so that the chip may have an answer sooner than `due` said.
    """

    def __init__(
        self,
        pace: Pace | None = None,
        now: Callable[[], float] = time.monotonic,
        field: Field | None = None,
        firmware: bytes = FIRMWARE,
    ) -> None:
        """`firmware`: what it says it is; a copy of the chip may say something else."""
        self.lock = RLock()
        self.field = field or Field()
        self.awaken: Callable[[], object] = lambda: None
        self.pull: Callable[[bool], object] = lambda low: None
        """Called when its IRQ output goes low (True), for a frame is there, and when it goes high, for it was taken."""
        self.stirred: Callable[[], object] = lambda: None
        """Called when `due` may have changed."""
        self._low = False
        self.lose_acks = 0
        """How many of the next ACKs are not sent."""
        self.lose_answers = 0
        """How many of the next answers are not sent."""
        self.mute = False
        """Dead: it takes everything in and does nothing."""
        self.heard: deque[int] = deque(maxlen=1000)
        """The latest commands of the host, for tests."""
        self._pace, self._now, self._firmware = pace or Pace(), now, firmware
        self._deframer = Deframer()
        self._power_up()

    def _power_up(self) -> None:
        self.asleep = True
        self.baud = USUAL_BAUD
        self.core = Core(self.field, self._firmware)
        self._deframer.clear()
        self._out: deque[tuple[float, bytes]] = deque()
        self._searching: _Searching | None = None
        self._last = b""

    @property
    def spoilt(self) -> int:
        """How many frames from the host were damaged."""
        return self._deframer.spoilt

    def brown_out(self) -> None:
        """The supply fails for a moment: the chip forgets everything and sleeps again."""
        with self.lock:
            self.field.switch(False)
            self._power_up()
            self.ready()
        self.stirred()

    def put(self, *tags: AnyTag) -> None:
        """Lay tags on the antenna, all at the same moment."""
        with self.lock:
            for tag in tags:
                self.field.put(tag)
            if self._searching and self._searching.due is None:
                self._searching.due = self._now()
        self.awaken()
        self.stirred()

    def remove(self, *tags: AnyTag) -> None:
        """Take these tags away, or all."""
        with self.lock:
            for tag in tags or self.field.tags():
                self.field.remove(tag)

    def feed(self, data: bytes) -> None:
        """Take bytes from the host."""
        with self.lock:
            if self.mute or self.asleep:
                return
            for frame in self._deframer.feed(data):
                self._hear(frame)
            self.ready()
        self.stirred()

    def due(self) -> float | None:
        """In how many seconds the chip next has something to do, if it knows."""
        with self.lock:
            moments = [self._out[0][0]] if self._out else []
            if self._searching and self._searching.due is not None:
                moments.append(self._searching.due)
            return max(0.0, min(moments) - self._now()) if moments else None

    def ready(self) -> bool:
        """Whether a frame for the host is there; that is also what the IRQ output says."""
        with self.lock:
            self._search()
            ready = bool(self._out) and self._out[0][0] <= self._now()
            low = ready and self.core.calls and not self.mute
            if low != self._low:
                self._low = low
                self.pull(low)
            return ready

    def take(self) -> bytes | None:
        """The next frame for the host, if its moment has come; it counts as sent, and comes only once."""
        with self.lock:
            if not self.ready():
                return None
            _, frame = self._out.popleft()
            if self.core.sleepy and not self._out:
                self.core.sleepy, self.asleep = False, True
            self.ready()
        self.stirred()
        return frame

    def confirm_baud(self) -> None:
        """The host has acknowledged the new speed, which is used from now on."""
        with self.lock:
            if self.core.next_baud:
                self.baud, self.core.next_baud = self.core.next_baud, 0

    def _hear(self, frame: Frame) -> None:
        if frame is Sign.ACK:
            self._stop()
            self.confirm_baud()
        elif frame is Sign.NACK:
            self._out.clear()  # a host that asks again and again and reads nothing must not fill the memory
            self._send(self._last, 0.0)
        elif isinstance(frame, bytes):
            self._obey(frame)

    def _stop(self) -> None:
        """Stop a search, and drop frames that were not taken yet."""
        self._searching = None
        self._out.clear()

    def _obey(self, frame: bytes) -> None:
        self._stop()
        if len(frame) < 2 or frame[0] != FROM_HOST:
            self._send(ERROR, self._pace.ack)
            return
        self.heard.append(frame[1])
        if self.lose_acks:
            self.lose_acks -= 1
        else:
            self._send(ACK, self._pace.ack)
        self._carry_out(frame[1], frame[2:])

    def _carry_out(self, code: int, said: bytes) -> None:
        command = COMMANDS.get(code)
        try:
            if command is None or len(said) < command.least:
                raise Bad
            answer = command.do(self.core, said)
        except Bad:
            self._send(ERROR, self._pace.ack + self._pace.command)
            return
        if isinstance(answer, Search):
            self._searching = _Searching(answer, self.core.retries, self._now() + self._pace.search)
        elif answer is not None:
            self._answer(code, answer)

    def _answer(self, code: int, data: bytes) -> None:
        self._last = pack(bytes((TO_HOST, code + 1 & 0xFF)) + data)
        if self.lose_answers:
            self.lose_answers -= 1
        else:
            self._send(self._last, self._pace.ack + self._pace.command)

    def _send(self, frame: bytes, after: float) -> None:
        if frame:
            self._out.append((self._now() + after, frame))

    def _search(self) -> None:
        """Search once more, if it is time for it."""
        searching = self._searching
        if not searching or searching.due is None or searching.due > self._now():
            return
        found = self.core.find(searching.search)
        if found is not None:
            self._end_search(found)
        elif searching.left == 0:
            self.field.rest()
            self._end_search(b"\x00")
        elif searching.left == FOR_EVER:
            again = searching.search.modulation == 0 and self.field.listening()
            searching.due = self._now() + self._pace.search if again else None
        else:
            searching.left -= 1
            searching.due = self._now() + self._pace.search

    def _end_search(self, found: bytes) -> None:
        self._searching = None
        self._answer(LIST, found)
