"""A small model of a board that speaks the real bytes: for tests in simulated time, and on a pseudo-terminal."""

import json
import zlib
from collections.abc import Callable

from hardware.clock import Alarm, Clock
from hardware.satellite.dictionary import DIGEST, KINDS, MESSAGES
from hardware.satellite.frames import Decoder, Frame, coded
from hardware.satellite.messages import SAMPLE

ID = "E6614103E7000001"
Part = dict[str, object]
SEAT: tuple[Part, ...] = (
    {"name": "reader", "part": "pn532-uart", "up": True},
    {"name": "ok", "part": "button", "up": True},
    {"name": "call", "part": "button", "up": True},
    {"name": "lamp", "part": "lamp", "up": True},
    {"name": "dial", "part": "dial", "up": True},
    {"name": "main", "part": "ht16k33", "up": True},
    {"name": "aux", "part": "ht16k33", "up": True},
    {"name": "no", "part": "button", "up": True},
    {"name": "undo", "part": "button", "up": True},
    {"name": "bar", "part": "neopixel", "up": True},
    {"name": "sound", "part": "buzzer", "up": True},
)


def packed(kind: int, *values: int | bytes, rest: bytes = b"") -> bytes:
    return KINDS[kind].fixed.pack(*values) + rest


class ModelBoard:
    """A board; `send` takes its bytes. It keeps its events as the firmware does, and its settings over restarts."""

    def __init__(
        self, clock: Clock, send: Callable[[bytes], None], number: str = ID, settings: bytes = b"", ppm: float = 0.0
    ) -> None:
        self.clock, self.send, self.id, self.settings = clock, send, bytes.fromhex(number), settings
        self.version, self.digest, self.flags = "1.0", DIGEST, 0
        self.ppm, self.zero = ppm, clock.now() - 4000.0  # its timer wraps after five more minutes
        self.parts: list[Part] = [dict(part) for part in SEAT]
        self.boot = 0
        self.shown: dict[str, bytes] = {}
        self.shows = self.pings = self.restarts = self.frames_period = 0
        self.heard: list[Frame] = []
        self.keeps_settings = True
        self.is_mute = False
        self.listens: Callable[[], object] = lambda: None
        """Called whenever the board has heard something."""
        self._repeat: Alarm | None = None
        self.start()

    # What is done to it

    def start(self) -> None:
        """Switch it on (again): all that it had in memory is gone."""
        self.boot += 0x1234567
        self.boot &= 0xFFFFFFFF
        self.first = self.next = 1
        self.kept: dict[int, bytes] = {}
        self.lost = 0
        self.is_greeted = False
        self.shown.clear()
        self._decoder, self._number = Decoder(), 0
        self._incoming = bytearray()
        if self.settings:
            lines = json.loads(self.settings)["parts"]
            self.parts = [{"name": line["name"], "part": line["part"], "up": True} for line in lines]
        self._hello()

    def do(self, part: str, what: int, data: bytes = b"", unsure: int = 3) -> int:
        """Something happens to a part; gives its moment in microseconds of the board."""
        at = self.ticks()
        self.add(self.number(part), what, at, unsure, data)
        return at

    def press(self, part: str) -> int:
        return self.do(part, MESSAGES.PRESS)

    def tell_frames(self, seconds: float = 5.0, ahead: int = 0) -> None:
        """Say when it heard the frames of the last seconds, four a second; boards on one clock hear the same ones.

        `ahead`: how many frames the numbers of its bus are ahead of those of another.
        """
        newest = int(self.clock.now() * 1000)
        numbers = range(newest - int(seconds * 1000), newest + 1, 250)
        samples = (SAMPLE.pack(number + ahead & 0x7FF, self._ticks_at(number / 1000), 0, 0) for number in numbers)
        self._say(MESSAGES.FRAMES, b"".join(samples))

    def fail(self, part: str, why: int) -> None:
        """A part goes down."""
        self.parts[self.number(part)] |= {"up": False, "why": why}
        self.do(part, MESSAGES.PART_DOWN, bytes([why]))

    def number(self, part: str) -> int:
        return [each["name"] for each in self.parts].index(part)

    def ticks(self) -> int:
        return self._ticks_at(self.clock.now())

    def _ticks_at(self, now: float) -> int:
        return int((now - self.zero) * (1 + self.ppm * 1e-6) * 1e6) % (1 << 32)

    def add(self, device: int, what: int, at: int, unsure: int, data: bytes) -> None:
        if self.lost or self.next - self.first >= MESSAGES.KEPT_EVENTS:
            self.lost += 1
            return
        self.kept[self.next] = packed(MESSAGES.EVENT, self.next, device, what, at, unsure, rest=data)
        self._say(MESSAGES.EVENT, self.kept[self.next])
        self.next += 1
        if self._repeat is None:
            self._repeat_in(MESSAGES.FIRST_REPEAT)

    # What it hears

    def receive(self, data: bytes) -> None:
        for frame in self._decoder.feed(data):
            self.heard.append(frame)
            self._obey(frame.kind, frame.payload)
        self.listens()

    def _obey(self, kind: int, payload: bytes) -> None:
        layout = KINDS.get(kind)
        if layout is None or len(payload) < layout.fixed.size:
            self._say(MESSAGES.REFUSED, packed(MESSAGES.REFUSED, MESSAGES.REFUSED_KIND, kind))
            return
        values = layout.fixed.unpack_from(payload)
        rest = payload[layout.fixed.size :]
        match kind:
            case MESSAGES.ASK_HELLO:
                self.is_greeted = True
                self._hello()
                self._send_again()
            case MESSAGES.ASK_PIECE:
                self._piece(*values)
            case MESSAGES.ACK:
                self._acknowledge(values[0])
            case MESSAGES.PING:
                self.pings += 1
                self._say(MESSAGES.PONG, packed(MESSAGES.PONG, values[0], self.ticks(), self.ticks()))
            case MESSAGES.LISTEN_FRAMES:
                self.frames_period = values[0]
            case MESSAGES.ASK_BEFORE:
                self._send_again()
                self._say(MESSAGES.SETTLED, packed(MESSAGES.SETTLED, values[0], self.next - 1, self.ticks()))
            case MESSAGES.SHOW:
                self._show(values[0], rest)
            case MESSAGES.SETTINGS_PIECE:
                self._take_settings(values[0], rest)
            case MESSAGES.SETTINGS_DONE:
                self._finish_settings(values[0])
            case MESSAGES.RESTART:
                self.restarts += 1
                self.start()

    def _show(self, device: int, raw: bytes) -> None:
        if device >= len(self.parts):
            self._say(MESSAGES.REFUSED, packed(MESSAGES.REFUSED, MESSAGES.REFUSED_DEVICE, MESSAGES.SHOW))
            return
        self.shows += 1
        self.shown[str(self.parts[device]["name"])] = raw

    def _piece(self, what: int, offset: int) -> None:
        text = self.settings if what == MESSAGES.SETTINGS else json.dumps(self.parts).encode()
        piece = text[offset : offset + MESSAGES.LARGEST_PIECE]
        self._say(MESSAGES.PIECE, packed(MESSAGES.PIECE, what, offset, len(text), rest=piece))

    def _take_settings(self, offset: int, piece: bytes) -> None:
        if offset == 0:
            self._incoming.clear()
        if offset != len(self._incoming):
            self._say(MESSAGES.REFUSED, packed(MESSAGES.REFUSED, MESSAGES.REFUSED_SETTINGS, MESSAGES.SETTINGS_PIECE))
            return
        self._incoming += piece

    def _finish_settings(self, crc: int) -> None:
        if zlib.crc32(self._incoming) != crc:
            self._say(MESSAGES.REFUSED, packed(MESSAGES.REFUSED, MESSAGES.REFUSED_SETTINGS, MESSAGES.SETTINGS_DONE))
            return
        if self.keeps_settings:
            self.settings = bytes(self._incoming)
        self.restarts += 1
        self.start()

    def _acknowledge(self, event: int) -> None:
        if not self.is_greeted or not self.first <= event < self.next:
            return
        for number in range(self.first, event + 1):
            del self.kept[number]
        self.first = event + 1
        if self.lost and self.next - self.first < MESSAGES.KEPT_EVENTS - 1:
            lost, self.lost = min(255, self.lost), 0
            self.add(MESSAGES.NO_DEVICE, MESSAGES.LOST, self.ticks(), 65535, bytes([lost]))

    # What it says

    def _hello(self) -> None:
        values = (
            MESSAGES.PROTOCOL,
            MESSAGES.RP2040,
            self.id,
            self.boot,
            self.digest,
            self.next,
            self.first,
            self.flags,
        )
        self._say(MESSAGES.HELLO, packed(MESSAGES.HELLO, *values, rest=self.version.encode()))

    def _say(self, kind: int, payload: bytes) -> None:
        if not self.is_mute:
            self.send(coded(Frame(kind, self._number, payload)))
            self._number = self._number + 1 & 0xFF

    def _send_again(self) -> None:
        for event in self.kept.values():
            self._say(MESSAGES.EVENT, event)

    def _repeat_in(self, millis: int) -> None:
        self._repeat = self.clock.call_at(self.clock.now() + millis / 1000, lambda: self._repeat_now(millis))

    def _repeat_now(self, millis: int) -> None:
        self._repeat = None
        if self.kept:
            self._send_again()
            self._repeat_in(min(MESSAGES.LAST_REPEAT, 2 * millis))
