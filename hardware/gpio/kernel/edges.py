"""Waits for the edges of all lines, in the event loop of the program or, where there is none, in a thread of its own.

All lines are in one epoll file, which any thread may change at any time; only that file is in the loop. So a device can
be opened and closed while the loop is busy, or stands still.
"""

import logging
import os
import select
from asyncio import AbstractEventLoop
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from threading import Lock, Thread

from hardware.gpio.kernel.line import Hearing

Telling = tuple[int, Hearing, Callable[[], object]]
"""A stamp in nanoseconds, and what is to be told for it."""


class Edges:
    """Nothing runs until the first line is heard."""

    def __init__(self) -> None:
        self._epoll = select.epoll()
        self._heard: dict[int, Hearing] = {}
        self._reading = Lock()  # no line is closed while it is read: its number may be that of another file then
        self._loop: AbstractEventLoop | None = None
        self._then: Callable[[], object] = lambda: None
        self._end: tuple[int, int] | None = None
        """A pipe that ends the thread, where there is one."""
        self._waiting = self._closed = False

    def wait_in(self, loop: AbstractEventLoop, then: Callable[[], object]) -> None:
        """Tell of edges in this loop, and call `then` after each batch. To be called before the first line is heard."""
        self._loop, self._then = loop, then

    def hear(self, hearing: Hearing) -> None:
        """Tell of the edges of a line from now on."""
        with self._reading:
            self._heard[hearing.line.file] = hearing
            self._epoll.register(hearing.line.file, select.EPOLLIN)
            begun, self._waiting = self._waiting, True
        if not begun:
            self._begin()

    def leave(self, hearing: Hearing) -> None:
        """Tell nothing more of it, not even what was read already. Its file can be closed then."""
        with self._reading:
            hearing.over = True
            if self._heard.pop(hearing.line.file, None) is not None:
                self._epoll.unregister(hearing.line.file)

    def close(self) -> None:
        """Wait no more; the lines must be left before."""
        if self._end is not None:
            os.write(self._end[1], b"\0")
            self._closed = True  # the thread ends, and closes all; not waited for, as it may be telling what led here
        elif self._loop is None or not self._waiting or not self._in_loop(self._take_out):
            self._epoll.close()

    def _begin(self) -> None:
        if self._loop is not None:
            self._in_loop(self._put_in)
            return
        self._end = os.pipe()
        self._epoll.register(self._end[0], select.EPOLLIN)
        Thread(target=self._run, name="gpio edges", daemon=True).start()

    def _in_loop(self, call: Callable[[], object]) -> bool:
        """False where the loop is over: then nobody is told any more."""
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(call)
        except RuntimeError:
            return False
        return True

    def _put_in(self) -> None:
        assert self._loop is not None
        if not self._epoll.closed:
            self._loop.add_reader(self._epoll.fileno(), self._tell_in_loop)

    def _take_out(self) -> None:
        assert self._loop is not None
        if not self._epoll.closed:
            self._loop.remove_reader(self._epoll.fileno())
            self._epoll.close()

    def _tell_in_loop(self) -> None:
        self._tell(0)
        self._then()

    def _run(self) -> None:
        assert self._end is not None
        while not self._closed:
            self._tell(None)
        self._epoll.close()
        for end in self._end:
            os.close(end)

    def _tell(self, patience: float | None) -> None:
        """Read every line that has edges, once, and tell of all of them in the order of their stamps."""
        ready = self._epoll.poll(patience)
        told: list[Telling] = []
        with self._reading:
            for file, _ in ready:
                if (hearing := self._heard.get(file)) is not None:
                    told += self._read(hearing)
        if len(ready) > 1:
            told.sort(key=itemgetter(0))  # stable: what was lost is told before the edge that shows it
        for _, hearing, tell in told:
            if not hearing.over:
                _safely(tell)

    def _read(self, hearing: Hearing) -> list[Telling]:
        try:
            edges, lost = hearing.line.edges()
        except OSError as error:
            del self._heard[hearing.line.file]
            self._epoll.unregister(hearing.line.file)
            return [(0, hearing, partial(hearing.gone, error))]
        told: list[Telling] = [(edge.stamp, hearing, partial(hearing.edge, edge)) for edge in edges]
        if lost:
            told.insert(0, (edges[0].stamp, hearing, partial(hearing.lost, lost, edges[0])))
        return told


def _safely(tell: Callable[[], object]) -> None:
    try:
        tell()
    except Exception:  # one device that breaks must not keep the others from being heard
        logging.getLogger(__name__).exception("an edge was not told")
