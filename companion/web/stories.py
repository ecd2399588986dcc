"""Past games told page by page: each is replayed once, beside the table's thread, and what was told is kept."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.web.changes import change
from companion.web.kept_answers import KeptAnswers, squeezed
from companion.web.long_work import LongWork
from companion.web.shapes import Frame, Story
from engine.action import to_data

MOST_FRAMES = 100
"""Steps on one page."""
LARGEST_PAGE = 512 * 1024
"""Bytes of JSON after which a page is full, however few steps are on it."""
KEPT = 8 * 1024 * 1024
"""Bytes of pages that are kept, compressed: some hundred games. The smallest machine has 512 MB."""
MOST_OPEN = 2
"""Games that are replayed as far as somebody has read; each holds the states of all its steps."""
MOST_LENGTHS = 1000
"""Games of which the number of pages is known."""


class Telling:
    """One story, replayed as far as it was told. It only goes forward."""

    def __init__(self, about: Story, frames: Iterator[Frame], path: str) -> None:
        """`about` is the story without its steps, `frames` have whole views; `path` is where pages are asked for."""
        self._about, self._frames, self._path = about, frames, path
        self._waiting = next(frames, None)
        self.pages, self._steps = 0, 0

    @property
    def is_over(self) -> bool:
        """Whether all of it was told."""
        return self._waiting is None

    def next_page(self) -> bytes:
        """The next page as it is sent. Only its first step has the whole view: what changes is told of the others."""
        frames: list[Any] = []
        size, before = 0, None
        while self._waiting is not None and len(frames) < MOST_FRAMES and size < LARGEST_PAGE:
            view = to_data(self._waiting.view)
            told = self._waiting if before is None else replace(self._waiting, view=None, change=change(before, view))
            frames.append(msgspec.Raw(msgspec.json.encode(told)))
            size += len(bytes(frames[-1]))
            before, self._waiting = view, next(self._frames, None)
        following = None if self.is_over else f"{self._path}?page={self.pages + 1}"
        cards = {} if self.pages else self._about.cards
        page = replace(self._about, cards=cards, first=self._steps, frames=tuple(frames), next=following)
        self.pages, self._steps = self.pages + 1, self._steps + len(frames)
        return squeezed(msgspec.json.encode(page))


class Stories:
    """The pages of all stories that somebody has read lately."""

    def __init__(self, work: LongWork) -> None:
        self._work = work
        self._kept = KeptAnswers(KEPT)
        self._lengths: OrderedDict[Hashable, int] = OrderedDict()
        self._open: OrderedDict[Hashable, Telling] = OrderedDict()
        """Only the thread of the long work uses it."""

    async def page(self, peer: str, key: Hashable, number: int, begin: Callable[[], Telling | None]) -> bytes | None:
        """A page of the story of that key; None where there is none. Pages before it are kept on the way.

        `begin` is called in another thread; it gives None where the story cannot be begun again.
        """
        found = self._kept.find((key, number))
        if found is not None or number >= self._lengths.get(key, number + 1):
            return found
        return await self._work.once((key, number), lambda: self._work_out(peer, key, number, begin))

    async def _work_out(
        self, peer: str, key: Hashable, number: int, begin: Callable[[], Telling | None]
    ) -> bytes | None:
        while (found := self._kept.find((key, number))) is None:
            told = await self._work.do(peer, partial(self._go_on, key, number, begin))
            if told is None:
                return None
            self._keep(key, *told)
        return found

    def _keep(self, key: Hashable, number: int, body: bytes, is_last: bool) -> None:
        self._kept.keep((key, number), body)
        if is_last:
            self._lengths[key] = number + 1
            if len(self._lengths) > MOST_LENGTHS:
                self._lengths.popitem(last=False)

    def _go_on(self, key: Hashable, number: int, begin: Callable[[], Telling | None]) -> tuple[int, bytes, bool] | None:
        """One more page: its number, what it says, and whether it is the last one. In the thread of the long work."""
        telling = self._open.pop(key, None)
        if telling is None or telling.is_over or telling.pages > number:
            telling = begin()
        if telling is None or telling.is_over:
            return None
        page = telling.next_page()
        if not telling.is_over:
            self._open[key] = telling
            if len(self._open) > MOST_OPEN:
                self._open.popitem(last=False)
        return telling.pages - 1, page, telling.is_over
