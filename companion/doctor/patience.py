"""Calls with a time limit: a device that hangs in the kernel must not hang the whole command."""

from collections.abc import Callable
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds. A reader that is there answers in a quarter of one, even when it has to be woken and reset first."""


class Hangs(Exception):
    """The call has neither returned nor raised in time."""


def within(seconds: float, ask: Callable[[], T]) -> T:
    """What `ask` returns or raises, or `Hangs` after that many seconds; then its thread is left running."""
    answers: list[T] = []
    faults: list[Exception] = []

    def run() -> None:
        """In a thread of its own, which may never end."""
        try:
            answers.append(ask())
        except Exception as fault:  # raised again by `within`, whatever it is
            faults.append(fault)

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if faults:
        raise faults[0]
    if not answers:
        raise Hangs
    return answers[0]
