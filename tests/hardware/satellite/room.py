"""A table of satellites with a model of each board plugged in, in the loop of a test."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest

from hardware.gpio import Header
from hardware.gpio.backend import Backend
from hardware.inputs import Down, Input, Settled, Status, Up
from hardware.profile import Profile, load, shipped
from hardware.real import RealTable, SharedHardware, open_table
from hardware.satellite.boards import Boards
from hardware.satellite.discovery import Place
from hardware.wiring.device import Board
from tests.hardware.hearing import SOON
from tests.hardware.satellite.plugged import PluggedBoard

gpiozero = pytest.importorskip("gpiozero.pins.mock")
K = TypeVar("K", bound=Input)


def profile(name: str = "four-seats-satellites") -> Profile:
    found = load(shipped()[name])
    assert isinstance(found, Profile)
    return found


class Room:
    """The table of a profile with a model of each board plugged in."""

    def __init__(self, folder: Path, wired: Profile, controllers: Mapping[str, str] | None = None) -> None:
        """`controllers`: the USB controller of boards that are not on "usb1"."""
        self._controllers = controllers or {}
        self.boards = {board.name: PluggedBoard(folder / board.name, board.id) for board in wired.satellites}
        self.pins = gpiozero.MockFactory(pin_class=gpiozero.MockPWMPin)
        header = Header(choose=lambda: Backend("mock pins", self.pins))
        self.shared = SharedHardware(header, satellites=Boards(finds=self._place))
        self.table: RealTable = open_table(wired, asyncio.get_running_loop(), self.shared)
        self.heard: asyncio.Queue[Input] = asyncio.Queue()
        self.table.listen(self._hear)

    def _place(self, board: Board) -> Place:
        return Place(str(self.boards[board.name].path), self._controllers.get(board.name, "usb1"))

    def _hear(self, told: Input) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.heard.put_nowait(told)

    async def next(self, *kinds: type[K]) -> K:
        while True:
            told = await asyncio.wait_for(self.heard.get(), SOON)
            if isinstance(told, kinds):
                return told

    async def until(self, device: str, kind: type[Up] | type[Down]) -> None:
        while not isinstance(self.table.devices()[device], kind):
            await self.next(Status)

    async def ask(self) -> None:
        """Ask every link and wait for all answers: what the boards said before has arrived then."""
        waiting = set(self.table.ask_links())
        while waiting:
            waiting.discard((await self.next(Settled)).device)

    async def settled(self) -> None:
        """Say that the links are settled, and wait until their thread has heard it."""
        self.table.links_settled()
        await self.turn()

    async def turn(self) -> None:
        """Wait until the thread of the links has done what it was asked for."""
        loop = self.shared.satellites._loop
        assert loop is not None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(_nothing(), loop))

    async def shown(self, board: str, part: str, raw: bytes) -> None:
        model, heard = self.boards[board].board, asyncio.Event()
        model.listens = heard.set
        async with asyncio.timeout(SOON):
            while model.shown.get(part) != raw:
                heard.clear()
                await heard.wait()


async def _nothing() -> None:
    """What was asked for in its thread before this has been done when this is."""


def play(
    folder: Path,
    scene: Callable[[Room], Awaitable[None]],
    wired: Profile | None = None,
    controllers: Mapping[str, str] | None = None,
) -> None:
    """Play a scene once every board is up."""

    async def evening() -> None:
        room = Room(folder, wired or profile(), controllers)
        try:
            for board in room.boards:
                seat = next(d for d in room.table.devices() if d.endswith(".no") and _board(room, d) == board)
                await room.until(seat, Up)
            await scene(room)
        finally:
            await asyncio.to_thread(room.table.close)
            for plugged in room.boards.values():
                plugged.unplug()

    asyncio.run(evening())


def _board(room: Room, device: str) -> str:
    wired = room.table._profile.device(device)
    assert wired is not None
    return str(getattr(wired.driver, "satellite", ""))
