"""One slow bus of the machine: it is opened once, and has one thread in which all its displays take turns."""

import errno
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Protocol

from hardware.driver import Now, Unavailable
from hardware.message import Gap, Message, message

GONE = (errno.ENODEV, errno.EBADF, errno.ENOENT, errno.ESHUTDOWN)
"""Errors of the kernel that mean that the bus itself is gone, not one chip on it."""


class Member(Protocol):
    """A device that takes turns on a bus."""

    def turn(self, now: float) -> float | None:
        """Do what is due. The answer is the moment of the next turn; None: only when somebody wakes the bus."""


class Bus:
    """One bus. Its port is opened for the first device that needs it, and again after it was lost."""

    def __init__(self, name: Gap, opens: Callable[[], Any], now: Now = time.monotonic) -> None:
        """`name` is shown to people; `opens` opens the port, or raises if it cannot."""
        self.name, self._opens, self.now = name, opens, now
        self._port: Any = None
        self._opening = threading.Lock()
        self._members: list[Member] = []
        self._changed = threading.Condition()
        self._woken = self._closed = False
        self._thread: threading.Thread | None = None

    def port(self) -> Any:
        """The open bus, for drivers of Adafruit's libraries; raises `Unavailable` with what is wrong."""
        with self._opening:
            if self._port is None:
                self._port = self._open()
            return self._port

    def _open(self) -> Any:
        if self._closed:  # a reader may still be opening in its own thread
            raise Unavailable(message("device-table-closed"))
        try:
            return self._opens()
        except (OSError, RuntimeError, ValueError) as error:
            raise Unavailable(why_closed(self.name, error)) from error

    def failed(self, error: Exception) -> bool:
        """Called after a failed transfer: unlock the bus, and close it if it is gone, so that it is opened again.

        The answer is whether it is gone. Any other error concerns one chip, and the others go on.
        """
        port = self._port  # another thread may shut it meanwhile
        if port is not None:
            port.unlock()
        gone = any(isinstance(each, OSError) and each.errno in GONE for each in _causes(error))
        if gone:
            self._shut()
        return gone

    def _shut(self) -> None:
        with self._opening:
            port, self._port = self._port, None
        if port is not None:
            with suppress(OSError):  # an adapter that was pulled out has nothing left to close
                port.deinit()

    def join(self, member: Member) -> None:
        """Let a device take turns, from now on."""
        with self._changed:
            self._members.append(member)
            self.wake()

    def leave(self, member: Member) -> None:
        """Give it no more turns; one that takes none is no error."""
        with self._changed:
            if member in self._members:
                self._members.remove(member)

    def wake(self) -> None:
        """Give every device a turn now, instead of at the moment that was asked for."""
        with self._changed:
            self._woken = True
            self._changed.notify()

    def start(self) -> None:
        """Have the turns taken in a thread of its own, until it is closed."""
        self._thread = threading.Thread(target=self._run, name=str(self.name), daemon=True)
        self._thread.start()

    def round(self, now: float) -> float | None:
        """Give every device a turn; the answer is the moment of the next round, None if no device asked for one."""
        with self._changed:
            members = tuple(self._members)
        wanted = [member.turn(now) for member in members]
        return min((moment for moment in wanted if moment is not None), default=None)

    def close(self, patience: float = 2.0) -> None:
        """Give every device a last turn and end the thread; wait `patience` seconds, as it may hang in the kernel."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(patience)
        if self._thread is None or not self._thread.is_alive():
            self._shut()

    def _run(self) -> None:
        while True:
            wanted = self.round(self.now())
            with self._changed:
                wait = None if wanted is None else max(0.0, wanted - self.now())
                self._changed.wait_for(lambda: self._woken or self._closed, wait)
                self._woken = False
                if self._closed:
                    break
        self.round(self.now())


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what led to it: Adafruit's libraries say "no device at this address" of a bus that is gone, too."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def why_closed(name: Gap, error: Exception) -> Message:
    """Why a bus cannot be opened, as half a sentence."""
    if isinstance(error, PermissionError):
        return message("device-bus-locked", bus=name)
    if isinstance(error, OSError) and error.errno == errno.ENODEV:
        return message("device-bus-gone", bus=name)
    return message("device-bus-missing", bus=name)
