"""The desk: a terminal at the table of the house, where somebody types what people do, beside any page there is."""

import asyncio
from collections.abc import Callable
from typing import TextIO

from companion.house import House, HouseNews, Match, Opened
from companion.messages import Speaker
from companion.play.console import Console
from companion.play.keyboard import typed
from companion.play.looking import Look
from companion.play.orders import Orders
from companion.session import Halted
from engine.refusal import Refusal
from engine.words import Words
from hardware.clock import Clock, SimulatedClock

QUIT = ("quit", "exit")
Speaking = Callable[[dict[int, str], dict[str, str]], Speaker]
"""Somebody who knows who sits where, and the cards by name."""


class Desk:
    """Follows the house from game to game."""

    def __init__(self, house: House, clock: Clock, speaking: Speaking, to: TextIO, *, json: bool = False) -> None:
        """`clock` is the one behind that of the house: a simulated one is moved on here."""
        self._house, self._clock, self._speaking, self._to, self._json = house, clock, speaking, to, json
        self._sit_down()
        self._leave = house.watch(self._news)

    def _news(self, news: HouseNews) -> None:
        if isinstance(news, Opened) and self._house.match is not None:
            self._sit_down()

    def _sit_down(self) -> None:
        match = self._match
        names = {seat.seat: seat.name for seat in match.session.view().seats}
        self._orders = Orders(match.session, match.hands)
        self._console = Console(match.session, self._speaking(names, match.cards), self._to, json=self._json)
        self._console.begin()
        self._console.prompt()

    @property
    def _match(self) -> Match:
        assert self._house.match is not None
        return self._house.match

    def say(self, said: Words) -> None:
        """Something about the table that is no news of the game."""
        self._console.answer(said)

    async def work(self) -> bool:
        """Until somebody quits, which is True, or until nothing more is typed."""
        async for line in typed():
            if line in QUIT:
                return True
            if line and not line.startswith("#"):
                seconds = self._order(line)
                await self._until_done()
                await self._pass_time(seconds)
            self._console.prompt()
        return False

    def _order(self, line: str) -> float:
        """Carry out one line; how many seconds it takes."""
        session = self._match.session
        was_halted = session.halted is not None
        try:
            answer = self._orders.carry_out(line)
        except Halted:
            answer = session.halted if was_halted else None  # that it has just halted, everybody was told
        if isinstance(answer, Words | Refusal):
            self._console.answer(answer)
        elif isinstance(answer, Look):
            self._console.look(answer)
        return answer if isinstance(answer, float) else 0.0

    async def _until_done(self) -> None:
        """What takes people a moment is over before the next line is read."""
        if self._match.hands is not None:
            await self._match.hands.settle()

    async def _pass_time(self, seconds: float) -> None:
        """A simulated clock is moved on; a real one moves by itself. Either way what has fallen due is done."""
        if isinstance(self._clock, SimulatedClock):
            self._clock.advance(seconds)
            seconds = 0
        await asyncio.sleep(seconds)

    def close(self) -> None:
        self._leave()
