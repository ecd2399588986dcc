"""One page that looks on: what it still has to be told, and the telling, which waits for nobody else."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator

import msgspec

from companion.web import protocol as p
from companion.web.keys import Grant
from companion.web.moments import Way
from hardware.outputs import Figure, Output

MOST_NOTICES = 30
MOST_SOUNDS = 8
MOST_ANSWERS = 200
"""Whoever asks so much without ever reading an answer does not listen."""
SLOWEST = 20.0
"""A page that takes longer (seconds) to read one message has gone."""

Send = Callable[[bytes], Awaitable[None]]


class Viewer:
    """It keeps no queue of old states: a slow page skips what has passed and is told what is new to it."""

    def __init__(self, grant: Grant | None, peer: str, state: Callable[["Viewer"], bytes], seen: int) -> None:
        self.grant, self.peer, self.way = grant, peer, Way()
        self.role: p.Role = grant.role if grant else "watch"
        self.seat = grant.seat if grant else None
        self.seen = seen
        """The version of the last state that it was told."""
        self.told: p.State | None = None
        """What it knows: it is told what differs from this. None before its first state, and while there is no game."""
        self.leave_table: Callable[[], None] = lambda: None
        self.settle_table: Callable[[], None] = lambda: None
        self._state = state
        self._first = deque[p.Told]()
        self._stale = False
        self._shown: dict[str, Output] = {}
        self._heard = deque[Figure](maxlen=MOST_SOUNDS)
        self._notices = deque[p.Notice](maxlen=MOST_NOTICES)
        self._answers = deque[p.Told]()
        self._over: p.Told | None = None
        self._ended = False
        self._awake = asyncio.Event()

    # What there is to tell

    def look_again(self) -> None:
        """What it may see has changed."""
        self._stale = True
        self._awake.set()

    def light(self, outputs: Iterable[Output], figures: Iterable[Figure]) -> None:
        self._shown |= {output.device: output for output in outputs}
        self._heard.extend(figures)
        self._awake.set()

    def notice(self, notice: p.Notice) -> None:
        self._notices.append(notice)
        self._awake.set()

    def answer(self, told: p.Told) -> None:
        """What it asked is answered, after whatever became of it."""
        self._answers.append(told)
        if len(self._answers) > MOST_ANSWERS:
            self.end()
        self._awake.set()

    def greet(self, told: p.Told) -> None:
        """Before everything else."""
        self._first.append(told)
        self._awake.set()

    def end(self, goodbye: p.Told | None = None) -> None:
        """Nothing comes after this."""
        self._over, self._ended = goodbye, True
        self._awake.set()

    # Telling it

    async def tell(self, send: Send) -> None:
        """Until it has ended, or does not read any more."""
        ended = False
        while not ended:
            await self._awake.wait()
            self._awake.clear()
            ended = self._ended
            for message in self._news():
                await _in_time(send, message)
        if self._over is not None:
            await _in_time(send, msgspec.json.encode(self._over))

    def _news(self) -> Iterator[bytes]:
        """Each message is made when the one before has gone, so that it is never older than it must be."""
        while self._first:
            yield msgspec.json.encode(self._first.popleft())
        if self._stale:
            self._stale = False
            if message := self._state(self):
                yield message
        if self._shown or self._heard:
            yield msgspec.json.encode(self._lights())
        while self._notices:
            yield msgspec.json.encode(self._notices.popleft())
        while self._answers:
            yield msgspec.json.encode(self._answers.popleft())

    def _lights(self) -> p.Lights:
        lights = p.Lights(tuple(self._shown.values()), tuple(self._heard))
        self._shown, self._heard = {}, deque(maxlen=MOST_SOUNDS)
        return lights


async def _in_time(send: Send, message: bytes) -> None:
    async with asyncio.timeout(SLOWEST):
        await send(message)
