"""A thread that attends one reader: it opens it, stays with it until it fails, waits a little, and never gives up."""

import logging
from collections.abc import Iterable
from threading import Event, Thread, current_thread

from hardware.driver import Backoff, Now, Reporting, Unavailable
from hardware.inputs import Input, Listener
from hardware.message import Message, message


class Attendant(Reporting):
    """A driver with a thread of its own; see `hardware.driver.Driver`. Descendants say how a reader is attended."""

    LONGEST = 2.0
    """Seconds for which `close` waits for the thread to end."""

    def __init__(self, name: str, tell: Listener, now: Now, backoff: Backoff | None) -> None:
        super().__init__(name, tell, now)
        self._tell, self._now, self._backoff = tell, now, backoff or Backoff()
        self._wake, self._closed = Event(), False
        self._thread = Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        """Start the thread. Descendants call this at the end of `__init__`, when all that it needs is there."""
        self._thread.start()

    def reopen(self) -> None:
        """Try at once instead of waiting; a reader that is up stays up."""
        if not self._report.is_up():
            self._backoff.reset()
            self._wake.set()

    def close(self) -> None:
        """Tell nothing any more, and wait for the thread, `LONGEST` seconds at most."""
        self._closed = True
        self._report.close()
        self._wake.set()
        if self._thread is not current_thread():
            self._thread.join(self.LONGEST)

    def _attend(self) -> None:
        """Open it and stay with it until it is closed, or raise `Unavailable`. Must be overridden."""
        raise NotImplementedError

    def _leave(self) -> None:
        """The thread ends. May be overridden."""

    def _run(self) -> None:
        while not self._closed:
            try:
                self._attend()
            except Unavailable as why:
                self._fail(why.what)
            except Exception:  # whatever a library raises: the thread must go on
                logging.getLogger(__name__).exception("the reader %s failed", self.name)
                self._fail(message("device-reader-broken"))
        self._leave()

    def _fail(self, why: Message) -> None:
        if not self._closed:
            self._report.down(why)
            self._wait(self._backoff.next())

    def _wait(self, seconds: float) -> None:
        self._wake.wait(seconds)
        self._wake.clear()

    def _say(self, changes: Iterable[Input]) -> None:
        for change in changes:
            if not self._closed:
                self._tell(change)
