"""A hostile client on this machine: it sends what honest pages never send, from addresses of its own."""

import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

ADDRESSES = 4
"""How many addresses it has for each trick. On Linux all of 127 is this machine, so that one client can be many."""
LINES_EACH = 128
BREATH = 0.02
"""Seconds between two lines, so that the client, which shares our processor, attacks the table and not the machine."""
PATIENCE = 5.0
"""Seconds that it waits for the table to take what it says, before it tries another line."""
NICE = 10
"""Its priority: a real one would compute elsewhere."""
MASK = bytes(4)
PING = b"\x89" + bytes([0x80 | 125]) + MASK + bytes(125)
BEGIN = b"\x01\x80" + MASK
"""The first frame of a text that goes on."""
GO_ON = b"\x00\x80" + MASK
"""A frame that goes on with the text, without a word of it."""
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
HELLO = b'{"say":"hello"}'
HISTORY = b"GET /api/history/1 HTTP/1.1\r\nhost: localhost\r\n\r\n"


class Attack:
    """One trick from one address, until `end` (seconds of the monotonic clock)."""

    def __init__(self, port: int, address: str, end: float, tally: Counter[str]) -> None:
        self._port, self._address, self._end, self._tally = port, address, end, tally

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._end

    def again_and_again(self, trick: Callable[["Attack"], None]) -> None:
        while self.goes_on:
            with suppress(OSError):
                trick(self)
            time.sleep(BREATH)

    @contextmanager
    def line(self, first: bytes = b"") -> Iterator[socket.socket]:
        """One more line, on which this was said."""
        with socket.create_connection(("127.0.0.1", self._port), PATIENCE, (self._address, 0)) as line:
            self._tally["lines"] += 1
            line.sendall(first)
            yield line

    @contextmanager
    def web_socket(self, first: bytes = b"") -> Iterator[socket.socket]:
        """One more line that is a web socket, on which this was said."""
        with self.line(UPGRADE) as line:
            if line.recv(4096).startswith(b"HTTP/1.1 101"):
                line.sendall(first)
                yield line
            else:
                raise OSError("there is no room for this socket")

    def pour(self, line: socket.socket, said: bytes) -> None:
        """Say it until the table no longer takes it; nothing is ever read."""
        while self.goes_on:
            self._tally["bytes"] += line.send(said)


def pings(attack: Attack) -> None:
    """Control frames without a token; the answers are not read."""
    with attack.web_socket() as line:
        attack.pour(line, PING * 500)


def empty_frames(attack: Attack) -> None:
    """A text that never ends, in frames that hold nothing."""
    with attack.web_socket(BEGIN) as line:
        attack.pour(line, GO_ON * 10000)


def silence(attack: Attack) -> None:
    """As many lines as one address may have; some are sockets without a hello, some requests that stop."""
    lines: list[socket.socket] = []
    try:
        for number in range(LINES_EACH):
            said = (b"", UPGRADE, b"GET / HTTP/1.1\r\nhost: loc")[number % 3]
            with attack.line(said) as line:
                lines.append(line.dup())
        while attack.goes_on and not all(map(_is_cut, lines)):
            time.sleep(BREATH)
    finally:
        for line in lines:
            line.close()


def watching(attack: Attack) -> None:
    """A page that says hello and reads nothing."""
    with attack.web_socket(_text(HELLO)) as line:
        while attack.goes_on:
            line.send(_text(b'{"say":"ping","sent":1}'))
            time.sleep(BREATH)


def history(attack: Attack) -> None:
    """The story of a game, asked for many times over one line; the answers are not read."""
    with attack.line() as line:
        attack.pour(line, HISTORY * 50)


TRICKS: dict[str, Callable[[Attack], None]] = {
    "pings": pings, "empty-frames": empty_frames, "silence": silence, "watching": watching, "history": history,
}  # fmt: skip


def attack(port: int, tricks: list[str], seconds: float, tell: Callable[[Counter[str]], object]) -> None:
    """Every trick from every address at once."""
    os.nice(NICE)
    end, tally = time.monotonic() + seconds, Counter[str]()
    ways = [
        threading.Thread(
            target=Attack(port, f"127.0.{list(TRICKS).index(trick) + 1}.{last + 1}", end, tally).again_and_again,
            args=[TRICKS[trick]],
        )
        for trick in tricks
        for last in range(ADDRESSES)
    ]
    for way in ways:
        way.start()
    for way in ways:
        way.join()
    tell(tally)


def _text(said: bytes) -> bytes:
    return b"\x81" + bytes([0x80 | len(said)]) + MASK + said


def _is_cut(line: socket.socket) -> bool:
    """Whether the table has hung up."""
    line.setblocking(False)
    try:
        return line.recv(4096) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
