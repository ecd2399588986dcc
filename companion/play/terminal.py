"""The terminal of `ambit play`: somebody types what people do at the table. Pages may be open beside it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TextIO

from companion.host import HostNews, Opened, Sitting, TableHost
from companion.messages import Speaker
from companion.play.console import Console
from companion.play.keyboard import typed
from companion.play.looking import Look
from companion.play.orders import Orders
from companion.session import Halted
from engine.message import Message, message
from engine.refusal import Refusal
from hardware.clock import Clock, SimulatedClock

QUIT = ("quit", "exit")
Speaking = Callable[[dict[int, str], dict[str, str]], Speaker]
"""Makes a speaker from the names of the seats and of the cards."""


class Terminal:
    """Follows the host from game to game."""

    def __init__(self, host: TableHost, clock: Clock, speaking: Speaking, to: TextIO, *, json: bool = False) -> None:
        """`clock` is the clock that the host's is made from: a simulated one is advanced here."""
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
        """Print a message about the table that is no news of the game."""
        self._console.answer(said)

    async def work(self) -> bool:
        """Carry out typed lines until "quit" (True) or the end of the input (False)."""
        async for line in typed():
            if line in QUIT:
                return True
            if line and not line.startswith("#"):
                seconds = await self._host.turns.given(partial(self._order, line))
                await self._until_done()
                await self._pass_time(seconds)
            self._console.prompt()
        return False

    def _order(self, line: str) -> float:
        """Carry out one line; how many seconds it takes."""
        if self._host.sitting is None:  # a page went back to the lobby
            self._console.answer(message("web-no-game"))
            return 0.0
        session = self._sitting.session
        was_halted = session.halted is not None
        try:
            answer = self._orders.carry_out(line)
        except Halted:
            answer = session.halted if was_halted else None  # a new halt has been told to everybody already
        if isinstance(answer, Message | Refusal):
            self._console.answer(answer)
        elif isinstance(answer, Look):
            self._console.look(answer)
        return answer if isinstance(answer, float) else 0.0

    async def _until_done(self) -> None:
        """Wait until emulated presses and taps, which take a moment, are over."""
        if self._host.operator is not None:
            await self._host.operator.settle()

    async def _pass_time(self, seconds: float) -> None:
        """Advance a simulated clock, or wait on a real one; calls that fall due are made."""
        if isinstance(self._clock, SimulatedClock):
            await self._host.turns.given(partial(self._clock.advance, seconds))
            seconds = 0
        await asyncio.sleep(seconds)

    def close(self) -> None:
        """Stop following the host."""
        self._leave()
