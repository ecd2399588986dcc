"""The lobby by buttons and dials at a table of emulated chips: the real drivers hear and light it."""

import asyncio
from pathlib import Path

from companion.host import TableHost
from companion.lobby.controls import SOONEST
from companion.lobby.focus import Focus
from companion.log import Log
from hardware.clock import SystemClock
from hardware.emulators.workbench import WireTable
from hardware.operator import Seen
from hardware.profile import Profile, load, shipped
from tests.hardware.hearing import SOON


class Wired(TableHost):
    """A host at a bench, with methods that wait for what it has made of a press."""

    def __init__(self, log: Log, table: WireTable, profile: Profile) -> None:
        clock = SystemClock(asyncio.get_running_loop().call_later)
        super().__init__(log, clock, profile, table, table.operator)
        self.bench = table.operator

    async def press(self, device: str) -> None:
        self.bench.press(device)
        await self._heard_all()

    async def turn_to(self, dial: str, focus: Focus) -> None:
        async with asyncio.timeout(SOON):
            while self.lobby.focus != focus:
                self.bench.turn(dial, 1)
                await self._heard_all()

    async def _heard_all(self) -> None:
        await asyncio.wait_for(self.bench.settle(), SOON)

    async def looks(self, device: str, seen: Seen) -> None:
        """Drivers do not tell when they have drawn, so it looks again and again."""
        async with asyncio.timeout(SOON):
            while self.bench.glance(device) != seen:
                await asyncio.sleep(0)


def test_a_game_is_chosen_and_begun_with_emulated_chips(tmp_path: Path) -> None:
    async def evening() -> None:
        profile = load(shipped()["two-seats-pi"])
        assert isinstance(profile, Profile)
        table, log = WireTable(profile, asyncio.get_running_loop()), Log(tmp_path / "ambit.db")
        host = Wired(log, table, table.profile)
        try:
            await table.opened(SOON)
            host.open_lobby()
            await begun_by_hand(host)
        finally:
            host.close()
            table.close()
            log.close()

    asyncio.run(evening())


async def begun_by_hand(host: Wired) -> None:
    await host.press("seat1.ok")
    await host.press("seat2.call")
    assert host.lobby.evening.people == {1: "", 2: ""}
    await host.looks("seat2.lamp", True)
    await host.turn_to("seat2.dial", Focus("game", "ambush"))
    await host.looks("seat1.main", " 1-1")
    await host.press("seat2.dial")
    assert host.lobby.evening.choice.game == "ambush"
    await host.turn_to("seat1.dial", Focus("begin", ""))
    await host.press("seat1.dial")
    assert host.sitting is None
    armed = host.steady.now()
    pressed = asyncio.Event()
    host.steady.call_at(armed + SOONEST + 0.1, pressed.set)
    await asyncio.wait_for(pressed.wait(), SOON)
    await host.press("seat1.dial")
    assert playing(host) == "ambush"


def playing(host: Wired) -> str | None:
    return host.sitting.header.game if host.sitting else None
