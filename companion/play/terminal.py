"""The terminal: a terminal at the table of the host, where somebody types what people do, beside any page there is."""

import asyncio
from collections.abc import Callable
from typing import TextIO

from companion.host import HostNews, Opened, Sitting, TableHost
from companion.messages import Speaker
from companion.play.console import Console
from companion.play.keyboard import typed
from companion.play.looking import Look
from companion.play.orders import Orders
from companion.session import Halted
from engine.message import Message
from engine.refusal import Refusal
from hardware.clock import Clock, SimulatedClock

QUIT = ("quit", "exit")
Speaking = Callable[[dict[int, str], dict[str, str]], Speaker]
"""Somebody who knows who sits where, and the cards by name."""


class Terminal:
    """Follows the host from game to game."""

    def __init__(self, host: TableHost, clock: Clock, speaking: Speaking, to: TextIO, *, json: bool = False) -> None:
        """`clock` is the one behind that of the host: a simulated one is moved on here."""
        self._host, self._clock, self._speaking, self._to, self._json = host, clock, speaking, to, json
        self._sit_down()
        self._leave = host.watch(self._news)

    def _news(self, news: HostNews) -> None:
        if isinstance(news, Opened) and self._host.sitting is not None:
            self._sit_down()

    def _sit_down(self) -> None:
        sitting = self._sitting
        names = {seat.seat: seat.name for seat in sitting.session.view().seats}
        self._orders = Orders(sitting.session, sitting.operator)
        self._console = Console(sitting.session, self._speaking(names, sitting.cards), self._to, json=self._json)
        self._console.begin()
        self._console.prompt()

    @property
    def _sitting(self) -> Sitting:
        assert self._host.sitting is not None
        return self._host.sitting

    def say(self, said: Message) -> None:
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
        session = self._sitting.session
        was_halted = session.halted is not None
        try:
            answer = self._orders.carry_out(line)
        except Halted:
            answer = session.halted if was_halted else None  # that it has just halted, everybody was told
        if isinstance(answer, Message | Refusal):
            self._console.answer(answer)
        elif isinstance(answer, Look):
            self._console.look(answer)
        return answer if isinstance(answer, float) else 0.0

    async def _until_done(self) -> None:
        """What takes people a moment is over before the next line is read."""
        if self._sitting.operator is not None:
            await self._sitting.operator.settle()

    async def _pass_time(self, seconds: float) -> None:
        """A simulated clock is moved on; a real one moves by itself. Either way what has fallen due is done."""
        if isinstance(self._clock, SimulatedClock):
            self._clock.advance(seconds)
            seconds = 0
        await asyncio.sleep(seconds)

    def close(self) -> None:
        self._leave()
