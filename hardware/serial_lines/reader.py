"""The driver of a reader that sends lines: a thread that listens to its port, and opens it again for ever."""

import time
from collections.abc import Iterable
from contextlib import suppress
from threading import Event, Thread, current_thread
from typing import Any

from hardware.driver import Backoff, Now, Report, Unavailable
from hardware.inputs import Input, Listener, State
from hardware.saying import Saying, saying
from hardware.serial_lines.cards import HOLD, LineCards
from hardware.serial_lines.lines import Lines
from hardware.serial_port import open_port
from hardware.wiring.device import Wired
from hardware.wiring.drivers import SerialLines

BAUD = 115_200
LOOK = 0.1
"""So often the thread looks up from its port (seconds)."""
CHUNK = 4096


class LinesReader:
    """A reader; see `hardware.driver.Driver`. It is up while its port is: it cannot be asked whether it works."""

    def __init__(
        self,
        name: str,
        port: str,
        tell: Listener,
        hold: float = HOLD,
        backoff: Backoff | None = None,
        now: Now = time.monotonic,
    ) -> None:
        self._path, self._tell, self._now = port, tell, now
        self._report, self._backoff = Report(name, tell, now), backoff or Backoff()
        self._cards = LineCards(name, hold)
        self._wake, self._closed = Event(), False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def name(self) -> str:
        return self._report.name

    def state(self) -> State:
        return self._report.state()

    def reopen(self) -> None:
        if not self._report.is_up():
            self._backoff.reset()
            self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._report.close()
        self._wake.set()
        if self._thread is not current_thread():
            self._thread.join(2.0)

    def _run(self) -> None:
        while not self._closed:
            try:
                port = open_port(self._path, BAUD, LOOK)
            except Unavailable as why:
                self._fail(why.what)
                continue
            self._report.up()
            self._backoff.reset()
            try:
                self._listen(port)
            except OSError:
                self._fail(saying("device-reader-broken"))
            finally:
                with suppress(OSError):  # a port that was pulled out has nothing left to close
                    port.close()

    def _fail(self, why: Saying) -> None:
        if not self._closed:
            self._report.down(why)
            self._wake.wait(self._backoff.next())
            self._wake.clear()

    def _listen(self, port: Any) -> None:
        """Bytes as they come; a line that the last connection began is not ended by this one."""
        lines = Lines()
        while not self._closed:
            data = port.read(1)
            data += port.read(min(port.in_waiting, CHUNK)) if data else b""
            at = self._now()
            for uid in lines.feed(data):
                self._say(self._cards.scan(uid, at))
            self._say(self._cards.silence(at))

    def _say(self, changes: Iterable[Input]) -> None:
        for change in changes:
            if not self._closed:
                self._tell(change)


def open_reader(wired: Wired, tell: Listener) -> LinesReader:
    """Open a reader. This returns at once; that it is up, or why not, is told as a `Status`."""
    if not isinstance(wired.driver, SerialLines):
        raise TypeError(f"{wired.name} sends no lines: {type(wired.driver).__name__}")
    return LinesReader(wired.name, wired.driver.port, tell)
