"""One viewer: the newest state wins, nothing piles up, and a page that does not read is dropped."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.web import protocol as p
from companion.web import viewer as module
from companion.web.viewer import MOST_ANSWERS, MOST_NOTICES, MOST_SOUNDS, Viewer
from engine.message import message
from hardware.outputs import Digits
from tests.companion.web.network import LONGEST_WAIT

Told = list[dict[str, Any]]


def viewer(states: list[bytes]) -> Viewer:
    return Viewer(None, "192.168.1.20", lambda one: states[-1:], 0)


def told(one: Viewer, doing: Callable[[], None]) -> Told:
    """Everything that it is told until it ends."""
    heard: list[bytes] = []

    async def send(message: bytes) -> None:
        heard.append(message)

    async def story() -> None:
        doing()
        one.end()
        await one.tell(send)

    asyncio.run(story())
    return [msgspec.json.decode(message) for message in heard]


def test_of_many_changes_only_the_newest_state_is_told() -> None:
    states = [b'{"tell":"state","version":1}']
    one = viewer(states)

    def doing() -> None:
        for version in range(2, 100):
            states.append(msgspec.json.encode({"tell": "state", "version": version}))
            one.look_again()

    assert told(one, doing) == [{"tell": "state", "version": 99}]


def test_lights_are_told_once_as_they_are_now_and_sounds_in_order() -> None:
    one = viewer([])

    def doing() -> None:
        one.light([Digits("seat1.main", "20")], ["gong"])
        one.light([Digits("seat1.main", "19"), Digits("seat2.main", "20")], ["click"])

    [lights] = told(one, doing)
    assert [(shown["device"], shown["text"]) for shown in lights["shown"]] == [
        ("seat1.main", "19"),
        ("seat2.main", "20"),
    ]
    assert lights["heard"] == ["gong", "click"]


def test_nothing_piles_up() -> None:
    one = viewer([])

    def doing() -> None:
        for number in range(1000):
            one.notice(p.Notice(message("said", number=number)))
            one.light([], ["click"])

    heard = told(one, doing)
    notices = [message for message in heard if message["tell"] == "notice"]
    assert len(notices) == MOST_NOTICES
    assert notices[-1]["message"]["args"] == {"number": 999}
    assert len(heard[0]["heard"]) == MOST_SOUNDS


def test_the_order_is_greeting_state_lights_notices_answers_farewell() -> None:
    one = viewer([b'{"tell":"state"}'])

    def doing() -> None:
        one.answer(p.Done(1))
        one.notice(p.Notice(message("said")))
        one.light([Digits("seat1.main", "20")], [])
        one.look_again()
        one.greet(p.Pong(1.0, 2.0))

    assert [message["tell"] for message in told(one, doing)] == ["pong", "state", "lights", "notice", "done"]


def test_a_farewell_comes_last() -> None:
    one, heard = viewer([b'{"tell":"state"}']), list[bytes]()

    async def send(message: bytes) -> None:
        heard.append(message)

    one.end(p.Goodbye(message("web-seat-over")))
    one.look_again()
    asyncio.run(one.tell(send))
    assert [msgspec.json.decode(message)["tell"] for message in heard] == ["state", "goodbye"]


def test_who_asks_without_end_and_never_reads_is_let_go() -> None:
    one, sent = viewer([]), list[bytes]()

    async def story() -> None:
        blocked = asyncio.Event()

        async def send(message: bytes) -> None:
            sent.append(message)
            await blocked.wait()

        telling = asyncio.create_task(one.tell(send))
        one.answer(p.Done(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for number in range(MOST_ANSWERS + 2):
            one.answer(p.Done(number))
        blocked.set()
        await asyncio.wait_for(telling, LONGEST_WAIT)

    asyncio.run(story())
    assert sent


def test_a_page_that_takes_too_long_to_read_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOWEST", 0.01)
    one = viewer([b'{"tell":"state"}'])

    async def never(message: bytes) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        one.look_again()
        with pytest.raises(TimeoutError):
            await one.tell(never)

    asyncio.run(story())
