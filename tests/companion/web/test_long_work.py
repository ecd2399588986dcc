"""Long work: beside the loop, one piece at a time, peers in turn, limited; and worked out once for all who ask."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import msgspec
import pytest

from companion.web.limits import PIECES
from companion.web.long_work import MOST, MOST_OF_ONE_PEER, Busy, LongWork
from tests.companion.web.lan import PHONE, Lan
from tests.companion.web.network import LONGEST_WAIT, Network, run

LONG_GAME = b'{"game":"ambush","seats":["Ana","Bo"]}' + b'\n{"do":"first","seat":0,"first":1}\n{"undo":1}' * 60


def working(story: Callable[[LongWork], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        work = LongWork(lambda: 0.0)
        async with asyncio.timeout(LONGEST_WAIT):
            await story(work)
        work.close()

    asyncio.run(told())


# One piece at a time


def test_pieces_are_done_in_another_thread_one_after_the_other() -> None:
    at_once, threads = [0, 0], set()

    def piece() -> None:
        at_once[0] += 1
        at_once[1] = max(at_once)
        threads.add(current_thread().name)
        at_once[0] -= 1

    async def story(work: LongWork) -> None:
        await asyncio.gather(*(work.do(f"peer {number}", piece) for number in range(20)))

    working(story)
    assert (at_once[1], len(threads)) == (1, 1)
    assert current_thread().name not in threads


def test_whoever_asks_for_much_keeps_nobody_waiting() -> None:
    done: list[str] = []

    async def story(work: LongWork) -> None:
        hold = Event()
        first = asyncio.create_task(work.do("greedy", hold.wait))
        await asyncio.sleep(0)
        greedy = [asyncio.create_task(work.do("greedy", lambda: done.append("greedy"))) for _ in range(50)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(work.do("modest", lambda: done.append("modest")))
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(first, modest, *greedy)

    working(story)
    assert done[0] == "modest"


def test_one_peer_gets_only_so_many_pieces_and_is_told_when_again() -> None:
    async def story(work: LongWork) -> None:
        for _ in range(PIECES.burst):
            await work.do("greedy", int)
        with pytest.raises(Busy) as busy:
            await work.do("greedy", int)
        assert busy.value.message.args["seconds"] == 1
        assert await work.do("modest", int) == 0

    working(story)


def test_what_several_ask_for_at_once_is_worked_out_once() -> None:
    async def story(work: LongWork) -> None:
        count = 0

        async def answer() -> int:
            nonlocal count
            count += 1
            await asyncio.sleep(0)
            return count

        assert await asyncio.gather(*(work.once("key", answer) for _ in range(30))) == [1] * 30
        assert await work.once("key", answer) == 2

    working(story)


def test_only_so_many_files_wait_at_once() -> None:
    async def story(work: LongWork) -> None:
        with ExitStack() as places:
            for _ in range(MOST_OF_ONE_PEER):
                places.enter_context(work.place("greedy"))
            with pytest.raises(Busy), work.place("greedy"):
                pass
            for number in range(MOST - MOST_OF_ONE_PEER):
                places.enter_context(work.place(f"peer {number}"))
            with pytest.raises(Busy), work.place("modest"):
                pass
        with work.place("greedy"), work.place("modest"):
            pass

    working(story)


# At the table


def _request(path: str, body: bytes | None = None, token: str = "") -> bytes:
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
    head += f"content-type: application/json\r\nauthorization: Bearer {token}\r\ncontent-length: {len(body or b'')}\r\n"
    return head.encode() + b"\r\n" + (body or b"")


PACK = b'pack = "mine"\ngame = "ambush"\ntitle = "Mine"\n'
DECK = msgspec.json.encode({"game": "ambush", "piles": ["ambush"]})
TEAMS = msgspec.json.encode({"one": [{"card": "training-pebble-pup"}], "two": [{"card": "training-ember-mouse"}]})


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/history", None),
        ("/api/history/1", None),
        ("/api/history/1/scenario", None),
        ("/api/evening.json", None),
        ("/api/cards/ambush", None),
        ("/api/rulebook/ambush", None),
        ("/api/cards/import", PACK),
        ("/api/scenario", LONG_GAME),
        ("/api/cards/deck/check", DECK),
        ("/api/sandbox/tamer", TEAMS),
    ],
)
def test_the_table_is_served_while_long_work_is_done(tmp_path: Path, path: str, body: bytes | None) -> None:
    async def story(network: Network) -> None:
        hold = Event()
        token = network.web.keys.grant("referee").token
        busy = asyncio.create_task(network.web.long_work.do("somebody else", hold.wait))
        asked = asyncio.create_task(network.request(_request(path, body, token)))
        try:
            for _ in range(5):
                assert b" 200 OK" in await network.request(_request("/api/table"))
            assert not asked.done()
        finally:
            hold.set()
        assert b" 200 OK" in (await asked).partition(b"\r\n")[0]
        await busy

    run(tmp_path, story)


def test_who_asks_for_too_much_work_is_told_to_try_again(lan: Lan) -> None:
    found = [lan.get(f"/api/rules/NOPE-{number}", peer=PHONE).status_code for number in range(PIECES.burst + 5)]
    assert found == [404] * PIECES.burst + [429] * 5
    refused = lan.get("/api/rules/NOPE-1", peer=PHONE)
    assert (refused.json()["message"]["id"], refused.headers["retry-after"]) == ("web-busy", "1")
    assert lan.get("/api/table", peer=PHONE).status_code == 200
    lan.grow_old(seconds=1)
    assert lan.get("/api/rules/NOPE-1", peer=PHONE).status_code == 404
