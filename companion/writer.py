"""The thread that writes to the disk, one write after the other, and how a write is handed to it.

A queue and a lock are all that is needed. `concurrent.futures` does the same for more of the processor's time (200 µs
instead of 80 on the machine where it was measured), which nearly doubles the time of a write.
"""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Write(Generic[T]):
    """One write, and what it gave or raised."""

    def __init__(self, doing: Callable[[], T]) -> None:
        self._doing = doing
        self._given: list[T] = []
        self._wrong: BaseException | None = None
        self._under_way, self._telling = Lock(), Lock()
        self._under_way.acquire()
        self._is_over = False
        self._then: Callable[[], object] | None = None

    def over_within(self, seconds: float) -> bool:
        """Wait for it, at most so long; whether it is over."""
        return self._under_way.acquire(timeout=seconds)

    def call_when_over(self, then: Callable[[], object]) -> bool:
        """Have this called by the thread that writes; False if it is over already, and will not be called."""
        with self._telling:
            self._then = then
            return not self._is_over

    def result(self) -> T:
        """What it gave, or raised; only once it is over."""
        if self._wrong is not None:
            raise self._wrong
        return self._given[0]

    def do(self) -> None:
        """Of the thread that writes."""
        try:
            self._given.append(self._doing())
        except BaseException as wrong:  # raised again where the write was asked for
            self._wrong = wrong
        with self._telling:
            self._is_over, then = True, self._then
        self._under_way.release()
        if then is not None:
            then()


class Writer:
    """The thread. It ends with `close`, or with the program."""

    def __init__(self) -> None:
        self._writes: SimpleQueue[Write[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def hand_over(self, doing: Callable[[], T]) -> Write[T]:
        """It is done after all that were handed over before."""
        write = Write(doing)
        self._writes.put(write)
        return write

    def close(self) -> None:
        """Wait until everything that was handed over is done."""
        self._writes.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (write := self._writes.get()) is not None:
            write.do()
