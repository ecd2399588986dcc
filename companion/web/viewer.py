"""One open page: what it still has to be sent, and sending it without waiting for other pages."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator

import msgspec

from companion.web import protocol as p
from companion.web.keys import Grant
from companion.web.moments import RoundTrips
from hardware.outputs import Figure, Output

MOST_NOTICES = 30
MOST_SOUNDS = 8
MOST_ANSWERS = 200
"""Unsent answers after which a page that does not read is dropped."""
SLOWEST = 20.0
"""Seconds that one message may take to be sent; after that the page counts as gone."""

Send = Callable[[bytes], Awaitable[None]]


class Viewer:
    """It keeps no queue of states: a slow page skips the intermediate ones and is sent the latest."""

    def __init__(
        self,
        grant: Grant | None,
        peer: str,
        state: Callable[["Viewer"], Iterable[bytes]],
        seen: int,
        may_look: Callable[[], bool] = lambda: True,
        knows_updates: bool = True,
    ) -> None:
        """`may_look`: whether the table is whole now; while it is not, states wait, and everything else is sent.

        `knows_updates`: whether this page can be told what changed; else it is told the whole state each time.
        """
        self.knows_updates = knows_updates
        self.grant, self.peer, self.round_trips = grant, peer, RoundTrips()
        self.role: p.Role = grant.role if grant else "watch"
        self.seat = grant.seat if grant else None
        self.seen = seen
        """The version of the last state that was sent."""
        self.told: p.State | None = None
        """The last state that was sent; updates are changes to it. None before the first, and without a game."""
        self.told_lobby: p.Lobby | None = None
        """The last lobby that was sent; it is sent again when it differs."""
        self.leave_table: Callable[[], None] = lambda: None
        self.settle_table: Callable[[], None] = lambda: None
        self._state, self._may_look = state, may_look
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
        """Note that there is a new state to send."""
        self._stale = True
        self._awake.set()

    def light(self, outputs: Iterable[Output], figures: Iterable[Figure]) -> None:
        """Note what devices show and play; of several outputs of one device the last is sent."""
        self._shown |= {output.device: output for output in outputs}
        self._heard.extend(figures)
        self._awake.set()

    def notice(self, notice: p.Notice) -> None:
        """Note a message for people, to be sent."""
        self._notices.append(notice)
        self._awake.set()

    def answer(self, told: p.Told) -> None:
        """Note an answer; it is sent after the state and notices that its command caused."""
        self._answers.append(told)
        if len(self._answers) > MOST_ANSWERS:
            self.end()
        self._awake.set()

    def greet(self, told: p.Told) -> None:
        """Note a message that is sent before everything else."""
        self._first.append(told)
        self._awake.set()

    def end(self, goodbye: p.Told | None = None) -> None:
        """End the connection after this last message."""
        self._over, self._ended = goodbye, True
        self._awake.set()

    # Telling it

    async def tell(self, send: Send) -> None:
        """Send everything as it comes, until `end`, or until the page no longer reads."""
        ended = False
        while not ended:
            await self._awake.wait()
            self._awake.clear()
            ended = self._ended
            for message in self._news():
                await in_time(send, message)
        if self._over is not None:
            await in_time(send, msgspec.json.encode(self._over))

    def _news(self) -> Iterator[bytes]:
        """The messages to send now. Each is made after the one before was sent, so that it is as new as possible."""
        while self._first:
            yield msgspec.json.encode(self._first.popleft())
        if self._stale and self._may_look():
            self._stale = False
            yield from self._state(self)
        if self._shown or self._heard:
            yield msgspec.json.encode(self._lights())
        while self._notices:
            yield msgspec.json.encode(self._notices.popleft())
        held = []
        while self._answers:
            answer = self._answers.popleft()
            if self._stale and not isinstance(answer, p.Pong | p.Question):
                held.append(answer)
            else:
                yield msgspec.json.encode(answer)
        self._answers.extendleft(reversed(held))

    def _lights(self) -> p.Lights:
        lights = p.Lights(tuple(self._shown.values()), tuple(self._heard))
        self._shown, self._heard = {}, deque(maxlen=MOST_SOUNDS)
        return lights


async def in_time(send: Send, message: bytes) -> None:
    """Send it; raises `TimeoutError` where the page does not read."""
    async with asyncio.timeout(SLOWEST):
        await send(message)
