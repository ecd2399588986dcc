"""The USB serial port: bytes as they are, nothing translated."""

import select
import sys


class Port:
    """Standard input and output, used without ever waiting for a host that does not read."""

    def __init__(self) -> None:
        self._in, self._out = sys.stdin.buffer, sys.stdout.buffer
        self._incoming, self._outgoing = select.poll(), select.poll()
        self._incoming.register(sys.stdin, select.POLLIN)
        self._outgoing.register(sys.stdout, select.POLLOUT)

    def wait(self, milliseconds: int) -> bool:
        """Whether a byte is there, at the latest after that time."""
        return bool(self._incoming.poll(milliseconds))

    def read(self) -> int:
        """The next byte; waits if there is none."""
        return self._in.read(1)[0]

    def takes(self) -> bool:
        """Whether the host takes bytes at present."""
        return bool(self._outgoing.poll(0))

    def write(self, data: bytes) -> None:
        """Send all of it."""
        self._out.write(data)
