"""What every device on pins does: it is opened in the timer's thread, says whether that worked, and tries again."""

import logging
from collections.abc import Callable
from threading import RLock
from typing import Any

from hardware.clock import Alarm, Moment
from hardware.driver import Backoff, Reporting, Unavailable
from hardware.gpio.header import Header
from hardware.inputs import Input, Listener, Missed, Press
from hardware.message import Message, message


class Pinned(Reporting):
    """A device on pins. Descendants must say which pins they open, and may do more once they are open."""

    def __init__(self, name: str, header: Header, tell: Listener) -> None:
        super().__init__(name, tell, header.clock.now)
        self._header, self._clock, self._tell = header, header.clock, tell
        self._backoff = Backoff()
        self._lock = RLock()
        self._opening = self._closed = False
        self._opened: dict[int, Any] = {}
        self._retry: Alarm | None = None

    def start(self) -> None:
        """Open it at once, but in the clock's thread."""
        self._try_at(self._clock.now())

    def reopen(self) -> None:
        """Try at once instead of waiting; a device that is up stays up."""
        if not self._report.is_up():
            self._backoff.reset()
            self._try_at(self._clock.now())

    def close(self) -> None:
        """Free the pins; an edge that is still on its way is not told any more."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._report.close()
            if self._retry is not None:
                self._retry.cancel()
            if not self._opening:  # the thread that is opening it looks at `_closed`
                self._release()

    def _open_pins(self) -> None:
        """Open each pin with `_open_pin`. Must be overridden."""
        raise NotImplementedError

    def _begin(self) -> None:
        """All pins are open. May be overridden."""

    def _end(self) -> None:
        """The pins are about to be freed. May be overridden."""

    def _tell_input(self, told: Input) -> None:
        """Tell it, unless the device was closed: an edge may still have been on its way."""
        if not self._closed:
            self._tell(told)

    def _pressed(self, moment: Moment) -> None:
        self._tell_input(Press(device=self.name, at=moment.at, err=moment.err))

    def _missed(self, moment: Moment) -> None:
        """An input may have been lost, so the person has to repeat it."""
        self._tell_input(Missed(device=self.name, at=moment.at, err=moment.err))

    def _gone(self, error: Exception) -> None:
        """A pin is gone with its chip: the device is down, and opened again when the chip is back."""

        def fail() -> None:
            raise error

        if self._report.is_up():
            self._do(fail)

    def _open_pin(self, pin: int, kind: str, **options: Any) -> Any:
        opened = self._opened[pin] = self._header.open(self.name, pin, kind, **options)
        return opened

    def _try_at(self, when: float) -> None:
        with self._lock:
            if self._retry is not None:
                self._retry.cancel()
            if not self._closed:
                self._retry = self._clock.call_at(when, self._try)

    def _try(self) -> None:
        """Only ever called by the clock, so never twice at once. Opening may take long, so no lock is held for it."""
        with self._lock:
            if self._closed or self._report.is_up():
                return
            self._opening = True
        why = self._open()
        with self._lock:
            self._opening = False
            if why is not None or self._closed:
                self._release()
                self._wait(why)
                return
            if self._do(self._begin):
                self._backoff.reset()
                self._report.up()

    def _do(self, use: Callable[[], object]) -> bool:
        """Use the open pins. If that fails, the device is down and opened again later; other devices are unaffected."""
        try:
            use()
        except Exception as error:  # whatever a back end can raise
            with self._lock:
                self._report.down(message("device-pins-fail", why=str(error)))
                self._release()
                self._try_at(self._clock.now() + self._backoff.next())
            return False
        return True

    def _wait(self, why: Message | None) -> None:
        """Tell why it is down and try again later; a device that was closed meanwhile (None) is not tried again."""
        if why is not None:
            self._report.down(why)
            self._try_at(self._clock.now() + self._backoff.next())

    def _open(self) -> Message | None:
        """Open all pins; why that failed, if it did."""
        try:
            self._open_pins()
        except Unavailable as why:
            return why.what
        except Exception as error:  # whatever a back end can raise: a pin may open and still not report edges
            return message("device-pins-fail", why=str(error))
        return None

    def _switch_off(self) -> None:
        try:
            self._end()
        except Exception as error:  # whatever a back end can raise: the pins must be freed all the same
            logging.getLogger(__name__).warning("%s was not switched off: %s", self.name, error)

    def _release(self) -> None:
        if self._report.is_up():
            self._switch_off()
        for pin, opened in self._opened.items():
            self._header.release(pin, opened)
        self._opened.clear()
