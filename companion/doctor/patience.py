"""Asking without waiting for ever: a device that hangs in the kernel must not hang the doctor."""

from collections.abc import Callable
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds. A reader that is there answers in a quarter of one, even when it has to be woken and reset first."""


class Hangs(Exception):
    """No answer came, not even that there is none."""


def within(seconds: float, ask: Callable[[], T]) -> T:
    """The answer, or what was raised instead of one; `Hangs` when neither came in time. Who hangs is left behind."""
    answers: list[T] = []
    faults: list[Exception] = []

    def run() -> None:
        try:
            answers.append(ask())
        except Exception as fault:  # handed on to whoever asked, whatever it is
            faults.append(fault)

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if faults:
        raise faults[0]
    if not answers:
        raise Hangs
    return answers[0]
