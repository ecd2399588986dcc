"""The link to the host: a ping is answered at once, events go out in order and again until they are acknowledged."""

import struct
from time import ticks_diff, ticks_ms

from ambit import messages, timer
from ambit.frames import Decoder, encode
from ambit.kept import Kept
from ambit.port import Port

_AT_ONCE = 8  # frames that one turn sends at most, so that the next ping does not wait for long
_BYTES = 512  # bytes that one turn reads at most
_PONG = messages.form(messages.PONG)
_SETTLED = messages.form(messages.SETTLED)


class Link:
    """One host.

    `answers` has a function for each kind of frame that the link does not deal with itself. `sources` are asked for
    events that nobody has collected yet before the link says that it has told all.
    """

    def __init__(self, port: Port) -> None:
        self.kept = Kept()
        self.answers: dict = {}
        self.sources: list = []
        self.up = False
        self._port = port
        self._decoder = Decoder()
        self._number = 0
        self._heard = self._moved = ticks_ms()
        self._asks: list = []

    def listen(self, milliseconds: int) -> None:
        """Wait that long for bytes at most, and deal with those that are there."""
        port, decoder = self._port, self._decoder
        if not port.wait(milliseconds):
            return
        for _ in range(_BYTES):
            byte = port.read()
            if byte:
                decoder.push(byte)
            else:
                received = timer.now()  # before anything is worked out: a ping's answer tells it
                if decoder.finish():
                    self._take(decoder.kind, decoder.payload, received)
            if not port.wait(0):
                return

    def send(self, kind: int, payload: bytes = b"") -> bool:
        """Send a frame, unless the host takes nothing at present."""
        if not self._port.takes():
            return False
        self._port.write(encode(kind, self._number, payload))
        self._number = self._number + 1 & 0xFF
        return True

    def refuse(self, code: int, kind: int) -> None:
        """Say that a frame was not obeyed, and why."""
        self.send(messages.REFUSED, bytes((code, kind)))

    def tell(self, device: int, what: int, at: int, unsure: int, data: bytes = b"") -> None:
        """An event of a part, at a moment of the timer (µs, 32 bits), which may be off by `unsure` (0.1 µs)."""
        self.kept.add(device, what, at, unsure, data)

    def send_due(self) -> None:
        """Send what waits: new events, those to repeat, and the answers to "anything before?"."""
        if not self._alive():
            return
        if self.kept.all_sent() and self.kept.due(ticks_diff(ticks_ms(), self._moved)):
            self.kept.again()
        for _ in range(_AT_ONCE):
            if self.kept.all_sent() or not self._port.takes():
                break
            self.send(messages.EVENT, self.kept.take())
            self._moved = ticks_ms()
        while self._asks and self.kept.all_sent() and self._port.takes():
            ask, at = self._asks.pop(0)
            self.send(messages.SETTLED, struct.pack(_SETTLED, ask, self.kept.next - 1 & 0xFFFFFFFF, at))

    def again(self) -> None:
        """A host has come (back): it gets everything that it has not acknowledged."""
        self.kept.again()
        self._asks.clear()

    def _alive(self) -> bool:
        if self.up and ticks_diff(ticks_ms(), self._heard) > messages.DARK_AFTER:
            self.up = False
            self._asks.clear()
        return self.up

    def _take(self, kind: int, payload: bytes, received: int) -> None:
        pinged = kind == messages.PING and len(payload) == 2
        if pinged:
            number = payload[0] | payload[1] << 8
            self.send(messages.PONG, struct.pack(_PONG, number, received, timer.now()))
        self._heard = ticks_ms()
        if not self.up:
            self.up = True
            self.again()
        if not pinged:
            self._obey(kind, payload)

    def _obey(self, kind: int, payload: bytes) -> None:
        if kind == messages.ACK and len(payload) == 4:
            self.kept.acknowledge(struct.unpack("<I", payload)[0])
            self._moved = ticks_ms()
        elif kind == messages.ASK_BEFORE and len(payload) == 2:
            self._settle(payload[0] | payload[1] << 8)
        elif kind in self.answers and len(payload) >= struct.calcsize(messages.form(kind)):
            self.answers[kind](payload)
        else:
            self.refuse(messages.REFUSED_KIND, kind)

    def _settle(self, ask: int) -> None:
        """Everything that happened until now is collected, sent (again), and then said to be all."""
        at = timer.now()
        for source in self.sources:
            source.collect(self)
        self.kept.again()
        if len(self._asks) < 4:
            self._asks.append((ask, at))
