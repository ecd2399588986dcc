"""Work that takes long: beside the thread that serves everybody, one piece at a time, limited for each peer."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from companion.web.limits import PIECES, Limit
from engine.message import Message, message

R = TypeVar("R")
MOST_OF_ONE_PEER = 4
"""Files of one peer that wait for long work or for its end."""
MOST = 16
"""The same for all peers together: one may have 4 MiB, and the smallest machine has 512 MB."""
SOON = 2.0
"""Seconds after which to try again where too many wait."""


class Busy(Exception):
    """There is too much to do; `wait` are the seconds after which to try again."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait
        self.message: Message = message("web-busy", seconds=int(wait) + 1)


class LongWork:
    """One thread for all of it. Peers take turns, and the table keeps most of the machine."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._thread = ThreadPoolExecutor(1, "ambit-long-work")
        self._pieces = Limit(PIECES, clock)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}
        self._places: Counter[str] = Counter()

    @contextmanager
    def place(self, peer: str) -> Iterator[None]:
        """Room for one file, from before it is read until its request is answered; raises `Busy`."""
        if self._places[peer] >= MOST_OF_ONE_PEER or self._places.total() >= MOST:
            raise Busy(SOON)
        self._places[peer] += 1
        try:
            yield
        finally:
            self._places[peer] -= 1
            self._places += Counter()  # forget those that have none

    async def do(self, peer: str, piece: Callable[[], R]) -> R:
        """What the piece gives or raises; raises `Busy` where this peer has had too many of late.

        A piece runs in another thread: it must not use the log's connection, nor anything else that changes here. Of
        each peer only one piece waits for the thread, so that whoever asks for much does not keep others waiting.
        """
        if wait := self._pieces.take(peer):
            raise Busy(wait)
        turn = self._turns.setdefault(peer, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, piece)

    async def once(self, key: Hashable, answer: Callable[[], Coroutine[Any, Any, R]]) -> R:
        """What several ask for at the same time is worked out for the first of them, and all get what came of it."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(answer())
            task.add_done_callback(lambda done: self._under_way.pop(key, None))
        found: R = await asyncio.shield(task)
        return found

    def close(self) -> None:
        """What waits is not done any more; nobody is left to be told."""
        self._thread.shutdown(wait=False, cancel_futures=True)
