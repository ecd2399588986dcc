"""One table of a simulated hall: the real host with virtual devices, in the hall like any other, and its players."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import Struct

from companion.demo.director import Director
from companion.demo.pieces import Pieces
from companion.hall_simulation.ledger import Ledger
from companion.hall_table import HallTable
from companion.host import TableHost
from companion.host.news import HostNews, LobbyChanged, Opened
from companion.lobby.choice import Wish
from companion.lobby.evening import chose
from companion.log import Log
from companion.mqtt.address import Address
from companion.players import players
from companion.session.notices import Changed
from companion.turns import Turns
from engine.action import Fact
from hardware.clock import SystemClock


class Pace(Struct, frozen=True):
    """How people play."""

    speed: float = 1.0
    """At 1, somebody acts every 1.2 seconds at each table, which few tables do for long."""
    sitting_down: float = 5.0
    """Seconds in which all tables begin, once they know who plays."""


class SeatedTable:
    """People sit down as soon as the hall says who plays, begin within some seconds, and play to the end."""

    def __init__(
        self, name: str, folder: Path, address: Address, key: str, game: str, pace: Pace, ledger: Ledger
    ) -> None:
        loop = asyncio.get_running_loop()
        self.name, self._game, self._pace, self._ledger = name, game, pace, ledger
        self._random = Random(name)
        self._turns = Turns(loop)
        self._log = Log(folder / f"{name}.db")
        self.host = TableHost(self._log, SystemClock(loop.call_later), turns=self._turns)
        self.at_hall = HallTable(self.host, address, name, key)
        self._begins: asyncio.TimerHandle | None = None
        self._playing: tuple[Director, Callable[[], None]] | None = None
        """Whoever plays, and what stops the pieces."""
        self._leave: Callable[[], None] = lambda: None

    async def run(self) -> None:
        """Take part until cancelled."""
        self._turns.take(self._open)
        self._leave = self.host.watch(self._news)
        self._ledger.comes(self.name, self.at_hall.run_name)
        try:
            await self.at_hall.run()
        finally:
            self._close()

    def _open(self) -> None:
        """Virtual players have the cards of the training set, so that is what lies at their table."""
        self.host.open_lobby()
        refused = self.host.lobby.change(chose(self.host.lobby.evening, Wish(game=self._game, training=True)))
        assert refused is None, refused

    def _close(self) -> None:
        self._leave()
        if self._begins is not None:
            self._begins.cancel()
        self._get_up()
        self.host.close()
        self._turns.close()
        self._log.close()

    # What happens at the table

    def _news(self, news: HostNews) -> None:
        match news:
            case Changed(facts=facts):
                self._changed(facts)
            case Opened():
                self._sit_down()
            case LobbyChanged() if self._begins is None and self.at_hall.can_begin:
                loop = asyncio.get_running_loop()
                wait = self._random.uniform(0.0, self._pace.sitting_down)
                self._begins = loop.call_later(wait, lambda: self._turns.take(self._begin))

    def _changed(self, facts: tuple[Fact, ...]) -> None:
        if self.host.sitting is not None:
            session = self.host.sitting.session
            self._ledger.happened(self.name, session.number, session.steps, told=bool(facts))
            if session.view().result is not None:
                self._ledger.ended(self.name, session.number)

    def stop(self) -> None:
        """People stop playing; the game stays as it is."""
        if self._begins is not None:
            self._begins.cancel()
        if self._playing is not None:
            self._turns.take(self._playing[0].pause)

    def _begin(self) -> None:
        self._begins = None
        if self.at_hall.can_begin and (refused := self.host.begin()) is not None:
            self._ledger.refused(self.name, refused)

    def _sit_down(self) -> None:
        """Every seat gets a player who plays it by legal actions; pieces of a virtual board follow by themselves."""
        self._get_up()
        sitting = self.host.sitting
        if sitting is None:
            return
        header, session = sitting.header, sitting.session
        assert header.mode is not None
        people = players(header.game, header.mode, len(header.seats), self._random)
        people.agree(header)
        director = Director(
            session, people, sitting.table, self.host.clock, lambda: None, self.name, remembers=False
        )  # the host knows of none: these players are people to it, and no demo goes on after them
        leave = Pieces(session, sitting.operator).follow() if sitting.operator is not None else lambda: None
        self._playing = (director, leave)
        director.run_at(self._pace.speed)
        director.play()

    def _get_up(self) -> None:
        if self._playing is not None:
            director, leave = self._playing
            director.close()
            leave()
        self._playing = None
