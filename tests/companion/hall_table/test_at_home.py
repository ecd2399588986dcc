"""A table and Home Assistant at one real broker: it is found, shown and scanned, and only where people want that."""

import asyncio
from pathlib import Path

import pytest

from companion.hall.rules import actions as a
from companion.hall_table.home_assistant import PREFIX
from companion.host import Wanted
from companion.messages.speaker import Speaker
from hardware.faults import Unplugged
from tests.broker import Broker
from tests.companion.hall_table.club import Seated, desk_in, table_in, until
from tests.companion.hall_table.home import Found
from tests.companion.mqtt.listener import Listener

CONFIG = f"{PREFIX}/device/ambit_club_north/config"


class Assistant:
    """Home Assistant: what each topic of the broker said last."""

    def __init__(self, there: Broker) -> None:
        self._listener = Listener(there.url, "#")

    @property
    def broker(self) -> dict[str, bytes]:
        return {heard.topic: heard.payload for heard in self._listener.heard}

    @property
    def found(self) -> Found:
        return Found(self.broker[CONFIG])

    def shows(self, name: str) -> str:
        return self.found.shows(name, self.broker) if CONFIG in self.broker else ""

    @property
    def scanned(self) -> list[str]:
        """The tags that its scanners took, in their order."""
        tags = (self.found.scans(heard.topic, heard.payload) for heard in self._listener.heard)
        return [tag for tag in tags if tag is not None]

    async def end(self) -> None:
        await self._listener.end()


def tap(table: Seated, uid: str) -> None:
    assert table.host.operator is not None
    table.host.operator.tap("seat1.reader", uid=uid)


def test_a_game_of_a_match_is_seen_from_its_beginning_to_the_winner(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        assistant = Assistant(there)
        async with (
            desk_in(tmp_path, there.url) as desk,
            table_in(tmp_path, there.url, home_assistant=Speaker()) as north,
        ):
            await until(lambda: assistant.shows("Phase") == "lobby")
            assert assistant.shows("Connection") == "ready"
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.hall.can_begin)
            north.begin()
            await until(lambda: assistant.shows("Phase") == "game")
            names = [seat.name for seat in north.session.view().seats]
            assert assistant.shows("Players") == ", ".join(names)
            north.hall.call(wanted=True)
            await until(lambda: assistant.shows("Judge wanted") == "on")
            north.play(winner=2)
            await until(lambda: assistant.shows("Winner") == names[1])
        await until(lambda: assistant.shows("Phase") == "unavailable")
        await assistant.end()

    asyncio.run(evening())


def test_what_is_wrong_at_the_table_is_a_problem_in_its_language(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        assistant = Assistant(there)
        async with table_in(tmp_path, there.url, home_assistant=Speaker("fr")) as north:
            await until(lambda: assistant.shows("Problème") == "off")
            operator = north.host.operator
            assert operator is not None
            operator.fault("seat1.reader", Unplugged())
            await until(lambda: assistant.shows("Problème") == "on")
            assert b"seat1.reader" in assistant.broker["ambit/1/club/north/home/state"]
        await assistant.end()

    asyncio.run(evening())


def test_a_tag_is_scanned_at_the_table_only_between_games(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        assistant = Assistant(there)
        async with table_in(tmp_path, there.url, home_assistant=Speaker()) as north:
            await until(lambda: assistant.shows("Phase") == "lobby")
            tap(north, "04A1")
            assert north.host.start(Wanted(game="ambush", mode="standard", seats=("Kim", "Lou"))) is None
            tap(north, "04B2")
            assert north.host.leave(unfinished=True) is None
            tap(north, "04C3")
            await until(lambda: len(assistant.scanned) == 2)
            assert assistant.scanned == ["04A1", "04C3"]
        await assistant.end()

    asyncio.run(evening())


@pytest.mark.parametrize("wanted", [True, False])
def test_it_is_told_only_where_people_want_it(tmp_path: Path, there: Broker, wanted: bool) -> None:
    async def evening() -> None:
        assistant = Assistant(there)
        async with table_in(tmp_path, there.url, home_assistant=Speaker() if wanted else None):
            await until(lambda: assistant.broker.get("ambit/1/club/north/$state") == b"ready")
            await until(lambda: "ambit/1/club/north/heartbeat" in assistant.broker)
            told = [topic for topic in assistant.broker if "/home/" in topic or topic.startswith(PREFIX)]
            assert bool(told) == wanted
        await assistant.end()

    asyncio.run(evening())
