"""A table as a process that somebody may kill: a host with virtual devices, and its part in a hall.

`python -m tests.e2e.hall.table FOLDER URL KEY NAME`; it is told by lines what people do at it: `win NAME`, `call`.
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from companion.hall_table import HallTable
from companion.hall_table import table as beats
from companion.host import TableHost, controls
from companion.log import Log
from companion.mqtt import link
from companion.mqtt.address import Address, read
from companion.turns import Turns
from hardware.clock import SystemClock
from hardware.virtual import VirtualTable

LOOK = 0.02
"""Seconds between two looks at something that has to become true."""
TWO_PRESSES = 0.6
"""Seconds between the press that arms and the one that begins."""
link.FIRST_PAUSE, link.LONGEST_PAUSE, beats.BEAT, controls.MOMENT = 0.2, 1.0, 1.0, 0.5
# Seconds: as little waiting as a test can have.


async def until(true: Callable[[], object]) -> None:
    """Wait until it is so."""
    while not true():
        await asyncio.sleep(LOOK)


class People:
    """Whoever sits at the table, and does with its devices what people do."""

    def __init__(self, host: TableHost, hall: HallTable, devices: VirtualTable) -> None:
        self._host, self._hall, self._devices = host, hall, devices

    async def do(self, line: str) -> None:
        """One line of what they do."""
        what, _, name = line.partition(" ")
        if what == "call":
            self._hall.call(wanted=True)
        elif what == "win":
            await self._play(name)
        print(f"done: {line}", flush=True)

    def _has(self, name: str) -> bool:
        """Whether the match that waits here is theirs."""
        match = self._hall.now.match
        return match is not None and name in match.names

    async def _turn_to_begin(self) -> None:
        """A dial points at games, modes, and Begin."""

        def points_at_it() -> bool:
            focus = self._host.lobby.focus
            return focus is not None and focus.on == "begin"

        while not points_at_it():
            self._devices.turn("seat1.dial", 1)
            await asyncio.sleep(LOOK)  # right after a game its result is looked at, and dials mean nothing

    async def _play(self, winner: str) -> None:
        """Begin the match whose people these are, agree on who is first, and all but one give up."""
        host = self._host
        await until(lambda: self._hall.can_begin and self._has(winner))
        before = host.sitting.session if host.sitting else None
        await self._turn_to_begin()
        self._devices.press("seat1.dial")
        await asyncio.sleep(TWO_PRESSES)  # sooner, it would be one press of an impatient hand
        self._devices.press("seat1.dial")
        await until(lambda: host.phase == "game" and host.sitting is not None and host.sitting.session is not before)
        assert host.sitting is not None
        session = host.sitting.session
        self._devices.press("seat1.ok")
        await until(lambda: session.view().phase != "setup")
        for seat in session.view().seats:
            if seat.name != winner:
                session.act({"do": "concede", "seat": seat.seat})


async def main(folder: Path, url: str, key: str, name: str) -> None:
    """The table, until its lines end."""
    address = read(url)
    assert isinstance(address, Address)
    loop = asyncio.get_running_loop()
    turns = Turns(loop)
    clock = SystemClock(loop.call_later)
    devices = VirtualTable.of_seats(2, clock)
    host = TableHost(Log(folder / "ambit.db"), clock, devices=devices, turns=turns)
    host.open_lobby()
    hall = HallTable(host, address, name, key)
    running = asyncio.create_task(hall.run())
    people = People(host, hall, devices)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        await people.do(line)
    running.cancel()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
