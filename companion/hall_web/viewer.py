"""One open page of the hall: what it still has to be sent, and sending it without waiting for other pages."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from companion.hall_web import shapes as w
from companion.hall_web.doors import Grant
from companion.web.viewer import Send, in_time

MOST_WAITING = 20
"""Changes that wait for a slow page; one more, and it is told the whole hall instead of all of them."""
MOST_ANSWERS = 200
"""Unsent answers after which a page that does not read is dropped."""


class Viewer:
    """It keeps a short queue of changes, and needs none of them once it is told the whole."""

    def __init__(self, grant: Grant | None, peer: str, whole: Callable[[], bytes], *, knows_changes: bool) -> None:
        self.grant, self.peer = grant, peer
        self.role: w.Role = grant.role if grant else "watch"
        self.player = grant.seat if grant else None
        self._whole, self._knows_changes = whole, knows_changes
        self._needs_whole = True
        self._changes = deque[bytes]()
        self._desk: bytes | None = None
        self._answers = deque[w.Told]()
        self._over: w.Told | None = None
        self._ended = False
        self._awake = asyncio.Event()
        self._awake.set()

    def change(self, changes: bytes) -> None:
        """Note what has changed for everybody."""
        if not self._knows_changes or self._needs_whole or len(self._changes) >= MOST_WAITING:
            self._needs_whole = True
            self._changes.clear()
        else:
            self._changes.append(changes)
        self._awake.set()

    def desk(self, told: bytes) -> None:
        """Note what the desk is told; only the latest counts."""
        self._desk = told
        self._awake.set()

    def answer(self, told: w.Told) -> None:
        """Note an answer to this page alone."""
        self._answers.append(told)
        if len(self._answers) > MOST_ANSWERS:
            self.end()
        self._awake.set()

    def end(self, goodbye: w.Told | None = None) -> None:
        """End the connection after this last message."""
        self._over, self._ended = goodbye, True
        self._awake.set()

    async def tell(self, send: Send) -> None:
        """Send everything as it comes, until `end`, or until the page no longer reads."""
        ended = False
        while not ended:
            await self._awake.wait()
            self._awake.clear()
            ended = self._ended
            while (message := self._next()) is not None:
                await in_time(send, message)
        if self._over is not None:
            await in_time(send, msgspec.json.encode(self._over))

    def _next(self) -> bytes | None:
        """Each is made after the one before was sent, so that it is as new as possible."""
        if self._answers:
            return msgspec.json.encode(self._answers.popleft())
        if self._needs_whole:
            self._needs_whole = False
            return self._whole()
        if self._changes:
            return self._changes.popleft()
        told, self._desk = self._desk, None
        return told
