"""A serial port in an event loop: nothing blocks, and what the board does not take yet waits here."""

import errno
import fcntl
import os
import termios
import tty
from asyncio import AbstractEventLoop
from typing import Protocol

from hardware.buses.serial_port import why_closed
from hardware.driver import Now, Unavailable

CHUNK = 4096
"""Most bytes of one read."""


class PortListener(Protocol):
    """Who uses a port. It is told in the thread of the loop."""

    def came(self, data: bytes, at: float) -> None:
        """Bytes, and when they were read."""

    def drained(self) -> None:
        """All that was written is on its way."""

    def gone(self) -> None:
        """The port can no longer be used: the plug was pulled."""


class Port(Protocol):
    """An open port."""

    @property
    def backlog(self) -> int:
        """Bytes that were written and are not on their way yet."""

    def write(self, data: bytes) -> None:
        """Send this, now or as soon as the board takes it."""

    def close(self) -> None:
        """Another program may open it; its listener is told nothing more."""


class SerialPort:
    """The file of a serial port or a pseudo-terminal, which nobody else can open meanwhile."""

    def __init__(self, path: str, loop: AbstractEventLoop, listener: PortListener, now: Now) -> None:
        """`Unavailable` if it cannot be opened."""
        self._loop, self._listener, self._now = loop, listener, now
        self._waiting = bytearray()
        self._writing = False
        try:
            self._file = _opened(path)
        except (OSError, termios.error) as error:
            raise Unavailable(why_closed(path, _as_os_error(error))) from error
        loop.add_reader(self._file, self._read)

    @property
    def backlog(self) -> int:
        """Bytes that the kernel has not taken."""
        return len(self._waiting)

    def write(self, data: bytes) -> None:
        """Nothing is lost while the port is open; who writes looks at `backlog` to not write for ever."""
        if self._file >= 0:
            self._waiting += data
            if not self._writing:
                self._write()

    def close(self) -> None:
        """No error if it is closed already."""
        if self._file >= 0:
            self._loop.remove_reader(self._file)
            self._loop.remove_writer(self._file)
            os.close(self._file)
            self._file = -1
            self._waiting.clear()

    def _read(self) -> None:
        try:
            data = os.read(self._file, CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        at = self._now()
        if data:
            self._listener.came(data, at)
        else:
            self._lose()

    def _write(self) -> None:
        try:
            taken = os.write(self._file, self._waiting) if self._waiting else 0
        except BlockingIOError:
            taken = 0
        except OSError:
            self._loop.call_soon(self._lose)  # not now: the listener may be in the middle of something
            return
        del self._waiting[:taken]
        if self._waiting and not self._writing:
            self._loop.add_writer(self._file, self._write)
        elif not self._waiting and self._writing:
            self._loop.remove_writer(self._file)
        drained, self._writing = self._writing and not self._waiting, bool(self._waiting)
        if drained:
            self._listener.drained()

    def _lose(self) -> None:
        if self._file >= 0:
            self.close()
            self._listener.gone()


def _opened(path: str) -> int:
    file = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # as pyserial does, so that each keeps the other out
        tty.setraw(file)
        settings = termios.tcgetattr(file)
        settings[2] |= termios.CLOCAL | termios.CREAD
        termios.tcsetattr(file, termios.TCSANOW, settings)
    except BaseException:
        os.close(file)
        raise
    return file


def _as_os_error(error: Exception) -> OSError:
    """`termios.error` is none, though it has the number of one."""
    return error if isinstance(error, OSError) else OSError(error.args[0] if error.args else errno.EIO, str(error))
