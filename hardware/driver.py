"""What all drivers have in common: their shape, how they say that they are up or down, and how long they wait to retry.

A driver is one small object per device. It is opened with its wiring (`hardware.wiring.device.Wired`) and a `tell` that
takes inputs from any thread. Opening never raises for what can go wrong at a table: a device that cannot be opened is
down and says why, and its driver goes on trying for ever.
"""

import importlib
import time
from collections.abc import Callable
from threading import RLock
from typing import Any, Protocol

from hardware.inputs import Down, Listener, State, Status, Up
from hardware.message import Message, message
from hardware.outputs import Output

Now = Callable[[], float]
"""Monotonic seconds, as `time.monotonic` tells them; tests hand in their own."""

OPENING = Down(message("device-opening"))
LAMP_TEST = 0.8
"""Seconds for which lamps, counters and bars are fully lit when first opened, so that a dead LED is seen."""


class Driver(Protocol):
    """One device. Nothing here blocks, and all of it may be called from any thread."""

    @property
    def name(self) -> str:
        """As the table calls it: "seat1.ok"."""

    def state(self) -> State:
        """Up, or down and why; every change of it is told as a `Status`, too."""

    def reopen(self) -> None:
        """Try at once, where the driver would wait before it tries again; one that is up stays up."""

    def close(self) -> None:
        """Free pins and ports and end threads; nothing is told after it."""


class Display(Driver, Protocol):
    """A device that shows something."""

    def show(self, output: Output) -> None:
        """Show it from now on. What is still waiting to be shown is given up for it: the latest wins."""


class Unavailable(Exception):
    """A device cannot be used now; `what` is half a sentence, as in `Down`: "the port does not exist"."""

    def __init__(self, what: Message) -> None:
        super().__init__(str(what))
        self.what = what


class Report:
    """Whether one device is up. A change is told once, however often it is reported."""

    def __init__(self, name: str, tell: Listener, now: Now = time.monotonic) -> None:
        self.name, self._tell, self._now = name, tell, now
        self._state: State = OPENING
        self._closed = False
        self._lock = RLock()  # a listener may close the device while it is being told

    def state(self) -> State:
        """The last change, `OPENING` before the first."""
        return self._state

    def is_up(self) -> bool:
        """False also while the device is being opened for the first time."""
        return isinstance(self._state, Up)

    def up(self) -> None:
        """Tell that the device works, unless that was the last change."""
        self._change(Up())

    def down(self, why: Message) -> None:
        """`why` is half a sentence: "no answer from the reader"."""
        self._change(Down(why))

    def close(self) -> None:
        """Tell nothing any more."""
        with self._lock:
            self._closed = True

    def _change(self, state: State) -> None:
        with self._lock:  # so that two threads cannot tell their changes in the wrong order
            if state != self._state and not self._closed:
                self._state = state
                self._tell(Status(device=self.name, at=self._now(), state=state))


class Reporting:
    """What every driver begins with: a name, and whether it is up."""

    def __init__(self, name: str, tell: Listener, now: Now = time.monotonic) -> None:
        self._report = Report(name, tell, now)

    @property
    def name(self) -> str:
        """As the table calls it: "seat1.ok"."""
        return self._report.name

    def state(self) -> State:
        """Up, or down and why; never waits."""
        return self._report.state()


class Backoff:
    """How long to wait before the next try: twice as long each time, up to `most` seconds."""

    def __init__(self, first: float = 0.25, most: float = 2.0) -> None:
        self._first, self._most = first, most
        self._wait = first

    def next(self) -> float:
        """The seconds to wait now."""
        wait, self._wait = self._wait, min(self._wait * 2, self._most)
        return wait

    def reset(self) -> None:
        """It worked: begin with the shortest wait again."""
        self._wait = self._first


def library(module: str) -> Any:
    """A library that only a real table needs, imported when a device is opened; `Unavailable` if it is missing."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Unavailable(message("device-no-library", library=error.name or module)) from error
