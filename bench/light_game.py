"""The table on which `bench/light.py` presses a button: real drivers, and a game of Ambush whose lamp goes on."""

import asyncio

from companion.host import TableHost, Wanted
from companion.log import Log
from companion.turns import Turns
from hardware.clock import SystemClock
from hardware.gpio import Header
from hardware.inputs import Up
from hardware.profile import Profile, read
from hardware.real import RealTable, SharedHardware, open_table

WIRING = """
name = "a button and a lamp"
[seat1]
ok   = {{ driver = "gpio-button", pin = {ok}, bounce_ms = 0 }}
lamp = {{ driver = "gpio-lamp", pin = {lamp} }}
[seat2]
"""
PHASES = ("expose", "play")
"""Seat 1 goes first and shows a card; the card that it then plays opens the calls, and the lamps say so."""


class PressedTable:
    """A button and a lamp of seat 1. Every sample is a new game."""

    def __init__(self, log: Log, header: Header, ok: int, lamp: int) -> None:
        loop = asyncio.get_running_loop()
        profile = read(WIRING.format(ok=ok, lamp=lamp))
        assert isinstance(profile, Profile)
        self.table: RealTable = open_table(profile, loop, SharedHardware(header))
        self._turns = Turns(loop)
        self._host = TableHost(log, SystemClock(loop.call_later), profile, self.table, turns=self._turns)

    async def ready(self) -> None:
        """Wait until every device answers."""
        await self.table.opened(60.0)
        assert set(self.table.devices().values()) == {Up()}

    async def begin(self) -> None:
        """A new game: the next two presses lead to the one that lights the lamp."""
        refused = await self._turns.given(lambda: self._host.start(Wanted(game="ambush", seats=("Ana", "Bo"))))
        assert refused is None

    async def reached(self, phase: str) -> None:
        """Wait until the game is there."""
        while self._phase() != phase:
            await asyncio.sleep(0)

    def _phase(self) -> str:
        assert self._host.sitting is not None
        return self._host.sitting.session.view().phase

    def close(self) -> None:
        """Let go of the game and of the devices; the log is the caller's."""
        self._turns.close()
        self._host.close()
        self.table.close()
