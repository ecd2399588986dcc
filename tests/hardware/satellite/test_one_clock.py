"""The boards of a real table on one clock: their controllers, the Pi's own pins beside them, a call's window."""

import asyncio
import re
from pathlib import Path

import pytest

from companion.bindings import AskLinks
from companion.session.links import Links
from engine.action import TABLE
from engine.ambush.actions import Close
from hardware.clock import SystemClock
from hardware.inputs import Down, Press, Settled, Up
from hardware.profile import Profile, read, shipped
from tests.hardware.hearing import SOON
from tests.hardware.satellite.room import Room, play

UNDO, OK = 26, 21
"""Pins of the Pi itself: the table's own button in the profile, and one that is put at a seat."""


async def hears_frames(room: Room) -> None:
    """All boards have told the frames of the last seconds."""
    for plugged in room.boards.values():
        plugged.board.tell_frames()
    await room.ask()
    await room.settled()


async def pressed(room: Room, pin: int) -> Press:
    room.pins.pin(pin).drive_low()
    return await room.next(Press)


def test_boards_on_one_controller_share_an_axis(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await hears_frames(room)
        assert set(room.shared.satellites.axes.reference) == set(room.boards)

    play(tmp_path, scene)


def test_boards_on_another_controller_are_apart_although_their_frames_have_the_same_numbers(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await hears_frames(room)
        assert room.shared.satellites.axes.many == 2
        assert set(room.shared.satellites.axes.reference) == {"north", "east", "south"}

    play(tmp_path, scene, controllers={"west": "usb2"})


def with_a_button_at_the_fourth_seat() -> Profile:
    text = shipped()["four-seats-satellites"].read_text(encoding="utf-8")
    found = read(re.sub(r'\nok( *)= .*"west" }', f'\nok = {{ driver = "gpio-button", pin = {OK} }}', text))
    assert isinstance(found, Profile), found
    return found


def test_a_pin_of_the_pi_is_less_exact_beside_satellites_and_alone_again_without_them(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        await room.until("table.undo", Up)
        await room.until("seat4.ok", Up)
        alone = await pressed(room, UNDO)
        await hears_frames(room)
        await room.ask()  # the line stays as it is until the window is closed
        beside = await pressed(room, OK)
        wider = room.table.own_error(beside.at)
        assert wider > 0.0
        assert beside.err == pytest.approx(alone.err + wider, abs=1e-9)
        await room.settled()
        for number, plugged in enumerate(room.boards.values(), 1):
            plugged.unplug()
            await room.until(f"seat{number}.no", Down)
        assert room.table.own_error(beside.at) == 0.0

    play(tmp_path, scene, with_a_button_at_the_fourth_seat())


def test_the_shared_time_is_held_from_the_question_until_the_session_has_closed_the_window(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        window = room.shared.satellites._window
        assert window is not None
        loop, closed = asyncio.get_running_loop(), asyncio.Event()
        links = Links(SystemClock(loop.call_later), room.table, lambda then, answers: closed.set(), lambda: 1.0)
        links.ask(AskLinks(Close(TABLE), SOON))
        waiting = {"pins", *room.boards}
        while waiting:
            answer = await room.next(Settled)
            assert window.is_open
            waiting.discard(answer.device)
            links.answered(answer)
        await asyncio.wait_for(closed.wait(), SOON)
        await room.turn()
        assert not window.is_open

    play(tmp_path, scene)


def test_a_board_that_does_not_answer_in_time_is_named(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        named: asyncio.Future[tuple[str, ...]] = asyncio.get_running_loop().create_future()
        clock = SystemClock(asyncio.get_running_loop().call_later)
        links = Links(clock, room.table, lambda then, answers: named.set_result(answers.silent), lambda: 1.0)
        room.boards["north"].board.is_mute = True
        links.ask(AskLinks(Close(TABLE), 2.0))
        waiting = {"pins", "east", "south", "west"}
        while waiting:
            answer = await room.next(Settled)
            waiting.discard(answer.device)
            links.answered(answer)
        assert await asyncio.wait_for(named, SOON) == ("north",)

    play(tmp_path, scene)


def test_the_answer_of_a_board_says_what_is_wrong_with_its_clock(tmp_path: Path) -> None:
    async def scene(room: Room) -> None:
        assert set((await troubles(room)).values()) == {"few-frames"}
        await room.settled()
        await hears_frames(room)
        told = await troubles(room)
        assert told == {"north": "", "east": "", "south": "", "west": "other-axis"}
        room.boards["north"].board.press("call")
        assert (await room.next(Press)).err < 100e-6

    play(tmp_path, scene, controllers={"west": "usb2"})


async def troubles(room: Room) -> dict[str, str]:
    waiting, told = set(room.table.ask_links()), {}
    while waiting:
        answer = await room.next(Settled)
        waiting.discard(answer.device)
        if answer.device in room.boards:
            told[answer.device] = answer.trouble
    return told
