"""A listener that records what drivers tell from their threads, and waits until they have told it."""

import time
from collections.abc import Callable
from threading import Condition
from typing import TypeVar

from hardware.inputs import Down, Input, Status, Up

I = TypeVar("I", bound=Input)  # noqa: E741
SOON = 90.0
"""Seconds that a test waits for what must come; long, because the machine may be busy."""


class Hearing:
    """A listener for any thread."""

    def __init__(self) -> None:
        self._told: list[Input] = []
        self._came = Condition()

    def __call__(self, told: Input) -> None:
        with self._came:
            self._told.append(told)
            self._came.notify_all()

    def all(self, *kinds: type[I]) -> list[I]:
        """The inputs of these kinds, so far."""
        with self._came:
            return [told for told in self._told if isinstance(told, kinds)]

    def wait(self, kind: type[I], count: int = 1) -> I:
        """The `count`th input of that kind, as soon as it has been told."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.all(kind)) >= count, SOON), f"{count} {kind}: {self._told}"
            return self.all(kind)[count - 1]

    def wait_up(self, times: int = 1) -> None:
        """Wait until the device has come up that often."""
        self._wait_for(lambda: len([each for each in self.all(Status) if each.state == Up()]) >= times)

    def wait_down(self) -> str:
        """Wait until the device is down; the answer is why."""
        self._wait_for(lambda: any(isinstance(each.state, Down) for each in self.all(Status)))
        return self.reasons()[-1]

    def reasons(self) -> list[str]:
        """Why the device was down, each time: the id of the message and its gaps."""
        return [str(each.state.why) for each in self.all(Status) if isinstance(each.state, Down)]

    def _wait_for(self, happened: Callable[[], bool]) -> None:
        with self._came:
            assert self._came.wait_for(happened, SOON), self._told


def eventually(happened: Callable[[], bool]) -> None:
    """Wait for something that is not told as an input."""
    until = time.monotonic() + SOON
    never = Condition()
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        with never:
            never.wait(0.002)
