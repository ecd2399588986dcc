"""Typing beside the page: whatever game is at the table of the house, what is typed goes there."""

import asyncio
from collections.abc import Callable
from typing import TextIO

from companion.house import House, HouseNews, Match, Opened
from companion.messages import Speaker
from companion.play.console import Console
from companion.play.loop import QUIT, order, typed
from companion.play.orders import Orders
from hardware.clock import Clock

Speaking = Callable[[dict[int, str], dict[str, str]], Speaker]
"""Somebody who knows who sits where, and the cards by name."""


class Desk:
    """Follows the house from game to game."""

    def __init__(self, house: House, speaking: Speaking, to: TextIO, *, json: bool = False) -> None:
        self._house, self._speaking, self._to, self._json = house, speaking, to, json
        self._sit_down()
        self._leave = house.watch(self._news)

    def _news(self, news: HouseNews) -> None:
        if isinstance(news, Opened) and self._house.match is not None:
            self._sit_down()

    def _sit_down(self) -> None:
        match = self._match
        assert match.virtual is not None, "only at a simulated table somebody types what people do"
        names = {seat.seat: seat.name for seat in match.session.view().seats}
        self._orders = Orders(match.session, match.virtual)
        self._console = Console(match.session, self._speaking(names, match.cards), self._to, json=self._json)
        self._console.begin()
        self._console.prompt()

    @property
    def _match(self) -> Match:
        assert self._house.match is not None
        return self._house.match

    async def work(self, clock: Clock) -> None:
        """Until somebody quits. When nothing more is typed, the page goes on without the terminal."""
        async for line in typed():
            if line in QUIT:
                return
            if line and not line.startswith("#"):
                await order(line, self._match.session, self._orders, self._console, clock)
            self._console.prompt()
        await asyncio.Event().wait()

    def close(self) -> None:
        self._leave()
