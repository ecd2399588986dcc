"""A host of few lines that speaks to a board by its port, written apart from both sides' code."""

import binascii
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import serial

from tests.firmware.seat import m

PATIENCE = 60.0
ASK_AGAIN = 0.5
"""Seconds after which a question is repeated, as a real host does."""


class Hello(NamedTuple):
    """What the board says of itself."""

    protocol: int
    chip: int
    uid: bytes
    boot: int
    digest: int
    following: int
    first: int
    flags: int
    version: str


class Event(NamedTuple):
    """Something that happened at the board."""

    number: int
    device: int
    what: int
    at: int
    unsure: int
    data: bytes


def framed(kind: int, payload: bytes = b"", number: int = 0) -> bytes:
    """A frame as it is on the wire."""
    body = bytes((kind, number)) + payload
    body += binascii.crc_hqx(body, 0xFFFF).to_bytes(2, "little")
    return b"".join(bytes([len(run) + 1]) + run for run in body.split(b"\0")) + b"\0"


def unframed(raw: bytes) -> tuple[int, int, bytes] | None:
    """Kind, number and payload of what stood before a zero; None if it is no frame."""
    body, rest = b"", raw
    while rest:
        run, rest = rest[1 : rest[0]], rest[rest[0] :]
        body += run + (b"\0" if rest else b"")
    whole = len(body) >= 4 and binascii.crc_hqx(body[:-2], 0xFFFF).to_bytes(2, "little") == body[-2:]
    return (body[0], body[1], body[2:-2]) if whole else None


class Peer:
    """One connection. `spoilt` counts what was no frame, `heard` has every frame that came."""

    def __init__(self, path: Path) -> None:
        self._port = serial.Serial(str(path), 115200, timeout=0.02, write_timeout=5)
        self._raw = b""
        self.spoilt = 0
        self.heard: list[tuple[int, int, bytes]] = []
        self.events: list[Event] = []
        """Each event once, in order."""
        self.expects = 0
        """The number of the next one; 0: not known before the first hello."""
        self._port.write(b"\0")

    def close(self) -> None:
        """Close the port."""
        self._port.close()

    def follow(self, before: "Peer") -> None:
        """Go on where an earlier connection ended: what it has heard is not heard once more."""
        self.expects, self.events = before.expects, before.events

    def raw(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._port.write(data)

    def send(self, kind: int, payload: bytes = b"") -> None:
        """Send a frame."""
        self.raw(framed(kind, payload))

    def listen(self) -> list[tuple[int, int, bytes]]:
        """The frames that have come now, after a moment at most."""
        self._raw += self._port.read(max(1, self._port.in_waiting))
        *parts, self._raw = self._raw.split(b"\0")
        frames = [(part, unframed(part)) for part in parts if part]
        self.spoilt += sum(frame is None for _, frame in frames)
        found = [frame for _, frame in frames if frame is not None]
        self.heard += found
        return found

    def wait(self, kind: int, holds: Callable[[bytes], bool] = lambda payload: True, ask: bytes = b"") -> bytes:
        """The payload of the next frame of a kind; `ask` is sent first, and again until it comes."""
        end, asked = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < end:
            if ask and time.monotonic() - asked > ASK_AGAIN:
                asked = time.monotonic()
                self.raw(ask)
            for found, _, payload in self.listen():
                if found == kind and holds(payload):
                    return payload
        raise TimeoutError(f"no frame of kind {kind:#x}")

    def hello(self) -> Hello:
        """Ask for it until it comes."""
        payload = self.wait(m.HELLO, ask=framed(m.ASK_HELLO))
        size = struct.calcsize(m.form(m.HELLO))
        hello = Hello._make((*struct.unpack(m.form(m.HELLO), payload[:size]), payload[size:].decode()))
        self.expects = self.expects or hello.first
        return hello

    def settle(self, ask: int = 1) -> int:
        """Have the board send all that it has: the number of its last event."""
        said = self.wait(
            m.SETTLED,
            lambda payload: payload[:2] == struct.pack("<H", ask),
            framed(m.ASK_BEFORE, struct.pack("<H", ask)),
        )
        last: int = struct.unpack(m.form(m.SETTLED), said)[1]
        return last

    def forget(self) -> None:
        """Acknowledge everything that has happened so far."""
        last = self.settle(0xFFFF)
        self.send(m.ACK, struct.pack("<I", last))
        self.expects = last + 1
        self.settle(0xFFFE)
        self.events.clear()
        self.heard.clear()

    def piece(self, what: int) -> bytes:
        """The whole of something that is told in pieces."""
        whole = b""
        while True:
            said = self.wait(m.PIECE, ask=framed(m.ASK_PIECE, struct.pack("<BH", what, len(whole))))
            got, offset, total = struct.unpack("<BHH", said[:5])
            if (got, offset) == (what, len(whole)):
                whole += said[5:]
            if len(whole) == total:
                return whole

    def until(self, holds: Callable[[list[Event]], Any], acknowledge: bool = True) -> list[Event]:
        """Take events, acknowledged one by one, until they are such that something holds."""
        end = time.monotonic() + PATIENCE
        while not holds(self.events):
            if time.monotonic() > end:
                raise TimeoutError(f"only {self.events}")
            for kind, _, payload in self.listen():
                if kind == m.EVENT:
                    self._take(payload)
                    if acknowledge and self.expects > 1:
                        self.send(m.ACK, struct.pack("<I", self.expects - 1))
        return self.events

    def _take(self, payload: bytes) -> None:
        event = Event._make((*struct.unpack("<IBBIH", payload[:12]), payload[12:]))
        if event.number == self.expects:
            self.events.append(event)
            self.expects += 1

    @property
    def told(self) -> list[Event]:
        """Events of people: on a busy machine a chip may seem to be away for a moment."""
        return [event for event in self.events if event.what not in (m.PART_UP, m.PART_DOWN)]

    def of(self, what: int, count: int, device: int | None = None) -> list[Event]:
        """The first so many events of a kind, waited for."""

        def chosen(events: list[Event]) -> list[Event]:
            return [each for each in events if each.what == what and device in (None, each.device)]

        self.until(lambda events: len(chosen(events)) >= count)
        return chosen(self.events)[:count]

    def ping(self, number: int = 7) -> tuple[int, int, int]:
        """Number, received and sent by the board's timer."""
        said = self.wait(
            m.PONG, lambda payload: payload[:2] == struct.pack("<H", number), framed(m.PING, struct.pack("<H", number))
        )
        return struct.unpack(m.form(m.PONG), said)


@contextmanager
def connected(path: Path) -> Iterator[Peer]:
    """A peer that has heard the board's hello."""
    peer = Peer(path)
    try:
        peer.hello()
        yield peer
    finally:
        peer.close()
