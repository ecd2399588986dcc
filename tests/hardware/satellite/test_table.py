"""Four satellites as a real table: opened by their profile, asked together, one unplugged and back in the middle."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from hardware.inputs import Down, Press, Settled, Status, Up
from hardware.message import Message, message
from hardware.outputs import Digits, Light, Steady
from hardware.real import SharedHardware, open_readers
from hardware.satellite.boards import Boards
from hardware.satellite.discovery import Place
from hardware.satellite.settings import settings
from tests.hardware.hearing import Hearing
from tests.hardware.satellite.plugged import PluggedBoard
from tests.hardware.satellite.room import Room, play, profile


@pytest.mark.parametrize("name", ["four-seats-satellites", "eight-seats-satellites"])
def test_a_shipped_profile_is_opened_with_all_its_boards(tmp_path: Path, name: str) -> None:
    wired = profile(name)

    async def scene(room: Room) -> None:
        states = [name for name in room.table.devices() if name.startswith("seat")]
        for name in states:
            await room.until(name, Up)
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
        shared = SharedHardware(satellites=Boards(finds=lambda board: Place(str(boards[board.name].path))))
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
