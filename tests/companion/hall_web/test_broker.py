"""The hall's server with a real broker: tables come by themselves, and what else comes is told at the desk."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.seals import new_key
from tests.broker import Broker, broker, free_port
from tests.companion.hall_web.halls import Hall, Line, hall_in, run
from tests.companion.hall_web.tables import table

SECRET = "trap-door"


@pytest.fixture(scope="module")
def mosquitto(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    with broker(tmp_path_factory.mktemp("mosquitto")) as one:
        yield one


def key_of(hall: Hall) -> str:
    assert hall.web.open.evening is not None
    return hall.web.open.evening.kept.key


async def joined(desk: Line) -> None:
    """The hall is at the broker."""
    await desk.until("desk", lambda told: told["broker"]["state"] == "connected")


async def here(page: Line, name: str) -> None:
    """That table is seen as ready."""
    ready = {"table": name, "presence": "ready"}
    await page.until("hall", lambda told: any(ready.items() <= one.items() for one in told["tables"]))


def test_a_table_is_let_in_is_told_its_match_and_tells_its_result_once(tmp_path: Path, mosquitto: Broker) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo")
        async with hall.page(hall.token) as desk, table(mosquitto.url, "north", key_of(hall)) as north:
            told = await desk.until("desk", lambda told: told["strangers"])
            assert told["strangers"][0]["table"] == "north"
            await hall.do("add-table", table="north")
            await here(desk, "north")
            match = (await hall.pair())[0]
            await north.until(lambda: north.pairing)
            assert north.pairing is not None
            assert [guest.name for guest in north.pairing.players] == [
                ["Ana", "Bo"][number - 1] for number in match["players"]
            ]
            north.owed[1] = north.result()
            await north.until(lambda: not north.owed)
            north.send_result(north.result())
            told = await desk.until("hall", lambda told: told["phase"] == "between")
            assert told["matches"][0]["source"] == "table"
            assert (await hall.post("/api/undo")).json()["clause"] == "HALL-RESULT-05"

    run(tmp_path, story, mosquitto.url)


def test_a_live_game_is_shown_without_anything_but_what_screens_need(tmp_path: Path, mosquitto: Broker) -> None:
    view = {
        "game": "ambush", "mode": "standard", "phase": "placing", "round": 2, "turn": 1, "moment": "m",
        "table": {"deck": SECRET},
        "seats": [{"seat": 1, "name": "Ana", "counters": {"life": 3}, "zones": {"hand": [SECRET]}, "flags": []}],
        "result": None,
    }  # fmt: skip

    async def story(hall: Hall) -> None:
        await hall.begin("Ana", tables=("north",))
        async with hall.page(hall.token) as desk, table(mosquitto.url, "north", key_of(hall)) as north:
            await here(desk, "north")
            for wrong in (
                b"{",
                b"[]",
                msgspec.json.encode({"game": 1, "step": 0, "view": {"seats": 5}}),
                b"x" * 300_000,
            ):
                north.tell(topics.VIEW, wrong, kept=True)
            north.tell(topics.VIEW, s.PublicView(game=1, step=4, view=view), kept=True)
            told = await desk.until("hall", lambda told: told["tables"][0]["live"])
            assert told["tables"][0]["live"] == {
                "game": "ambush", "phase": "placing", "round": 2, "turn": 1, "winners": None,
                "seats": [{"name": "Ana", "counters": {"life": 3}}],
            }  # fmt: skip
            assert SECRET not in msgspec.json.encode(told).decode()

    run(tmp_path, story, mosquitto.url)


def test_a_judge_is_called_and_answers(tmp_path: Path, mosquitto: Broker) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", tables=("south",))
        async with hall.page(hall.token) as desk, table(mosquitto.url, "south", key_of(hall)) as south:
            await here(desk, "south")
            south.tell(topics.CALL, s.Call("r1"), kept=True)
            told = await desk.until("hall", lambda told: told["tables"][0]["called"] is not None)
            assert told["tables"][0]["called"] > 1e9, "since when"
            assert (await hall.post("/api/answer/south")).status_code == 200
            await desk.until("hall", lambda told: told["tables"][0]["called"] is None)
            await south.until(lambda: south.answers)
            south.tell(topics.CALL, b"", kept=True)

    run(tmp_path, story, mosquitto.url)


def test_a_forged_table_is_told_at_the_desk_and_changes_nothing(tmp_path: Path, mosquitto: Broker) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", tables=("east",))
        async with (
            hall.page(hall.token) as desk,
            table(mosquitto.url, "east", key_of(hall)) as east,
            table(mosquitto.url, "east", new_key()) as forger,
        ):
            await here(desk, "east")
            await hall.pair()
            await east.until(lambda: east.pairing)
            forger.pairing = east.pairing
            forger.send_result(forger.result())
            told = await desk.until("desk", lambda told: told["troubles"])
            assert told["troubles"][0]["message"] == {"id": "hall-forged", "args": {"table": "east"}}
            assert told["troubles"][0]["at"] > 1e9
            assert desk.hall["phase"] == "playing"

    run(tmp_path, story, mosquitto.url)


def test_two_halls_of_one_name_are_told_in_both(tmp_path: Path, mosquitto: Broker) -> None:
    async def story() -> None:
        (tmp_path / "one").mkdir()
        (tmp_path / "two").mkdir()
        async with (
            asyncio.timeout(30),
            hall_in(tmp_path / "one", mosquitto.url) as one,
            hall_in(tmp_path / "two", mosquitto.url) as two,
        ):
            await one.begin()
            async with one.page(one.token) as desk, two.page(two.token) as other:
                await joined(desk)
                await two.begin()
                for page in (desk, other):
                    told = await page.until("desk", lambda told: told["broker"]["other_hall"])
                    assert told["troubles"][-1]["message"]["id"] == "hall-two"

    asyncio.run(story())


def test_without_its_broker_the_hall_works_by_hand_and_says_why(tmp_path: Path) -> None:
    nobody = f"mqtt://anna:{SECRET}@127.0.0.1:{free_port()}/club"

    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", tables=("north",))
        async with hall.page(hall.token) as desk:
            told = await desk.until("desk", lambda told: told["broker"]["trouble"])
            assert told["broker"]["trouble"]["id"] == "mqtt-away"
            assert SECRET not in msgspec.json.encode(told).decode()
            assert told["start"].startswith("ambit table --hall mqtt://anna@")
            match = (await hall.pair())[0]
            await hall.do("result", round=1, players=match["players"], winners=[1])
            assert (await desk.until("hall", lambda told: told["phase"] == "between"))["standings"][0]["player"] == 1

    run(tmp_path, story, nobody)


def test_a_broker_that_goes_and_comes_back_is_joined_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", tables=("north",))
        async with hall.page(hall.token) as desk, table(own.url, "north", key_of(hall)) as north:
            await here(desk, "north")
            own.kill()
            await desk.until("desk", lambda told: told["broker"]["state"] == "away")
            await hall.pair()
            own.start()
            await joined(desk)
            await north.until(lambda: north.pairing)
            north.owed[1] = north.result()
            await north.until(lambda: not north.owed)

    with broker(tmp_path) as own:
        run(tmp_path, story, own.url)
