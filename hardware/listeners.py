"""Who is told of inputs: one input after the other, to everybody, even when being told causes the next one."""

from collections import deque
from collections.abc import Callable

from hardware.inputs import Input, Listener


class Listeners:
    """Those who listen to a table."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: deque[Input] = deque()
        self._telling = False

    def add(self, tell: Listener) -> Callable[[], None]:
        """Listen from now on; to call the answer ends it."""
        self._listeners.append(tell)
        return lambda: self._leave(tell)

    def clear(self) -> None:
        """Tell nobody any more, not even what is waiting to be told."""
        self._listeners.clear()
        self._waiting.clear()

    def tell(self, told: Input) -> None:
        """Everybody hears of this input before anybody hears of one that it causes."""
        self._waiting.append(told)
        if self._telling:
            return
        self._telling = True
        try:
            while self._waiting:
                self._tell_all(self._waiting.popleft())
        finally:
            self._telling = False

    def _tell_all(self, told: Input) -> None:
        for tell in tuple(self._listeners):
            tell(told)

    def _leave(self, tell: Listener) -> None:
        if tell in self._listeners:
            self._listeners.remove(tell)
