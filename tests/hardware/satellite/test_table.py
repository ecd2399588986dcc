"""Four satellites as a real table: opened by their profile, asked together, one unplugged and back in the middle."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from hardware.gpio import Header
from hardware.gpio.backend import Backend
from hardware.inputs import Down, Input, Press, Settled, Status, Up
from hardware.message import Message, message
from hardware.outputs import Digits, Light, Steady
from hardware.profile import Profile, load, shipped
from hardware.real import RealTable, SharedHardware, open_readers, open_table
from hardware.satellite.boards import Boards
from hardware.satellite.settings import settings
from hardware.wiring.device import Board
from tests.hardware.hearing import SOON, Hearing
from tests.hardware.satellite.plugged import PluggedBoard

gpiozero = pytest.importorskip("gpiozero.pins.mock")
K = TypeVar("K", bound=Input)


def profile(name: str = "four-seats-satellites") -> Profile:
    found = load(shipped()[name])
    assert isinstance(found, Profile)
    return found


class Room:
    """The table of a profile with a model of each board plugged in."""

    def __init__(self, folder: Path, wired: Profile) -> None:
        self.boards = {board.name: PluggedBoard(folder / board.name, board.id) for board in wired.satellites}
        pins = gpiozero.MockFactory(pin_class=gpiozero.MockPWMPin)
        header = Header(choose=lambda: Backend("mock pins", pins))
        self.shared = SharedHardware(header, satellites=Boards(finds=self._port))
        self.table: RealTable = open_table(wired, asyncio.get_running_loop(), self.shared)
        self.heard: asyncio.Queue[Input] = asyncio.Queue()
        self.table.listen(self._hear)

    def _port(self, board: Board) -> str:
        return str(self.boards[board.name].path)

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

    async def shown(self, board: str, part: str, raw: bytes) -> None:
        model, heard = self.boards[board].board, asyncio.Event()
        model.listens = heard.set
        async with asyncio.timeout(SOON):
            while model.shown.get(part) != raw:
                heard.clear()
                await heard.wait()


def play(folder: Path, scene: Callable[[Room], Awaitable[None]], wired: Profile | None = None) -> None:
    async def evening() -> None:
        room = Room(folder, wired or profile())
        try:
            for board in room.boards:
                seat = next(d for d in room.table.devices() if d.endswith(".ok") and _board(room, d) == board)
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


@pytest.mark.parametrize("name", ["four-seats-satellites", "eight-seats-satellites"])
def test_a_shipped_profile_is_opened_with_all_its_boards(tmp_path: Path, name: str) -> None:
    wired = profile(name)

    async def scene(room: Room) -> None:
        states = {name: state for name, state in room.table.devices().items() if name.startswith("seat")}
        assert states == dict.fromkeys(states, Up())
        assert len(states) == 9 * wired.seats
        assert room.table.bars() == dict.fromkeys(range(1, wired.seats + 1), 12)
        for board in wired.satellites:
            model = room.boards[board.name].board
            assert model.settings == settings(wired, board)
            assert model.restarts == 1, "the profile's settings were written once"

    play(tmp_path, scene, wired)


def test_presses_of_all_boards_come_with_their_moments_and_every_board_is_asked(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        loop = asyncio.get_running_loop()
        for number, name in enumerate(room.boards, 1):
            before = loop.time()
            room.boards[name].board.press("call")
            press = await room.next(Press)
            assert press.device == f"seat{number}.call"
            assert before - press.err <= press.at <= loop.time() + press.err
        asked = room.table.ask_links()
        assert set(asked) == set(room.boards) | ({"pins"} & set(asked))
        answers = [(await room.next(Settled)).device for _ in asked]
        assert sorted(answers) == sorted(asked)

    play(tmp_path, scene)


def away(satellite: str, why: Message) -> Message:
    """What the devices of a board say that was there."""
    return message("satellite-away", satellite=satellite, was="there", why=why)


def test_one_board_is_unplugged_and_back_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        north, east = room.boards["north"], room.boards["east"]
        room.table.show([Digits("seat1.main", "7"), Light("seat1.lamp", Steady())])
        north.board.press("ok")
        await room.next(Press)
        north.unplug()
        await room.until("seat1.call", Down)
        unplugged = message("satellite-unplugged", satellite="north")
        assert room.table.devices()["seat1.call"] == Down(away("north", unplugged))
        north.board.press("call")  # the board has its own power in this test: it keeps what it could not tell
        east.board.press("ok")
        assert (await room.next(Press)).device == "seat2.ok"
        assert "north" not in room.table.ask_links()
        north.plug()
        await room.until("seat1.call", Up)
        while (press := await room.next(Press)).device != "seat1.call":
            raise AssertionError(press)
        north.board.press("no")
        assert (await room.next(Press)).device == "seat1.no"
        await room.shown("north", "lamp", b"\xff")

    play(tmp_path, scene)


def test_a_board_with_other_firmware_says_how_to_update(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        west = room.boards["west"]
        west.unplug(restart=True)
        west.board.digest ^= 1
        west.plug()
        await room.until("seat4.ok", Down)
        wanted = message("satellite-version", satellite="west", version="1.0")
        while room.table.devices()["seat4.ok"] != Down(away("west", wanted)):
            room.table.reopen("seat4.ok")
            await room.next(Status)

    play(tmp_path, scene)


def test_readers_alone_leave_the_settings_of_the_whole_profile(tmp_path: Path) -> None:
    wired = profile()

    async def evening() -> None:
        loop = asyncio.get_running_loop()
        boards = {board.name: PluggedBoard(tmp_path / board.name, board.id) for board in wired.satellites}
        shared = SharedHardware(satellites=Boards(finds=lambda board: str(boards[board.name].path)))
        hearing = Hearing()

        def read() -> None:
            with open_readers(wired, hearing, shared) as readers:
                assert set(readers) >= {f"seat{seat}.reader" for seat in range(1, 5)}
                hearing.wait_up(4)

        await loop.run_in_executor(None, read)
        for board in wired.satellites:
            told = msgspec.json.decode(boards[board.name].board.settings)
            assert {part["name"] for part in told["parts"]} > {"reader", "ok", "bar"}
            boards[board.name].unplug()

    asyncio.run(evening())
