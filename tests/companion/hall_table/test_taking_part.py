"""A table in a hall, over a real broker: it is told who plays, begins the right game, and tells the result."""

import asyncio
from pathlib import Path

import msgspec

from companion.hall.rules import actions as a
from companion.lobby.focus import Focus
from companion.mqtt import shapes as s
from companion.mqtt import topics
from tests.broker import Broker
from tests.companion.hall_table.club import Desk, at_hall, desk_in, host_in, table_in, until


def ready(desk: Desk, *tables: str) -> None:
    """Two players for each of these tables."""
    desk.people(*(f"{table}-{side}" for table in tables for side in ("left", "right")))
    for table in tables:
        desk.do(a.AddTable(table))


def test_a_match_from_the_pairing_to_the_result(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            ready(desk, "north")
            await until(lambda: "north" in desk.tables.seen)
            assert north.now.match is None
            desk.pair()
            await until(lambda: north.says == "hall-table-waits")
            names = [desk.evening.hall.player(number).name for number in desk.matches[0].players]
            assert list(north.host.lobby.evening.people.values()) == names
            assert north.host.lobby.evening.choice.game == "ambush"
            north.begin()
            assert [seat.name for seat in north.session.view().seats] == names
            assert north.now.match is not None
            assert north.now.match.stage == "playing"
            north.play(winner=2)
            await until(lambda: desk.matches[0].settled)
            outcome = desk.matches[0].outcome
            assert outcome is not None
            assert outcome.winners == (desk.matches[0].players[1],)
            await until(lambda: north.says == "hall-table-told")
            assert north.now.owed == 0
            assert desk.troubles == []

    asyncio.run(evening())


def test_what_a_table_tells_of_itself(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk:
            async with table_in(tmp_path, there.url, run="r1") as north:
                ready(desk, "north")
                await until(lambda: desk.of("north", topics.HEARTBEAT))
                assert desk.of("north", topics.STATE) == [b"init", b"ready"]
                described = s.read(desk.of("north", topics.DESCRIPTION)[-1], s.Description)
                assert described is not None
                assert described.run == "r1"
                desk.pair()
                await until(lambda: north.now.match)
                north.begin()
                north.play()
                await until(lambda: desk.matches[0].settled)
                await until(lambda: b'"result":{' in desk.of("north", topics.VIEW)[-1])
            await until(lambda: desk.of("north", topics.STATE)[-1] == b"disconnected")
            events = [msgspec.json.decode(event, type=s.Event) for event in desk.of("north", topics.EVENT)]
            assert [event.sequence for event in events] == list(range(1, len(events) + 1))
            assert {event.run for event in events} == {"r1"}
            kept = {heard.topic.rpartition("/")[2] for heard in desk.heard if heard.kept}
            assert kept <= {"state"}

    asyncio.run(evening())


def test_a_judge_is_called_until_one_was_there(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk:
            with host_in(tmp_path / "north") as host:
                async with at_hall(host, there.url, "north") as north:
                    ready(desk, "north")
                    north.hall.call(wanted=True)
                    await until(lambda: "north" in desk.evening.hall.calls)
                async with at_hall(host, there.url, "north") as north:
                    await until(lambda: north.now.called)
                    await until(lambda: desk.tables.seen["north"].run == north.hall.run_name)
                    desk.tables.answer("north")
                    await until(lambda: not north.now.called)
                    await until(lambda: desk.of("north", topics.CALL)[-1] == b"")
                    assert not desk.evening.hall.calls

    asyncio.run(evening())


def test_the_match_begins_by_the_devices_of_the_table(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            ready(desk, "north")
            desk.pair()
            await until(lambda: north.hall.can_begin)
            operator = north.host.operator
            assert operator is not None
            for _ in range(30):
                if north.host.lobby.focus == Focus("begin", ""):
                    break
                operator.turn("seat1.dial", 1)
            for _ in range(2):
                north.wait(1.0)
                operator.press("seat1.dial")
            await until(lambda: north.now.match and north.now.match.stage == "playing")

    asyncio.run(evening())


def test_the_next_round_takes_the_table_back_to_its_lobby_with_the_next_names(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with (
            desk_in(tmp_path, there.url) as desk,
            table_in(tmp_path, there.url) as north,
            table_in(tmp_path, there.url, "south") as south,
        ):
            ready(desk, "north", "south")
            for _ in range(2):
                desk.pair()
                await until(lambda: north.says == south.says == "hall-table-waits")
                for table in (north, south):
                    assert table.host.phase == "lobby"
                    table.begin()
                    table.play()
                await until(lambda: all(match.settled for match in desk.matches))
            assert len(desk.evening.hall.rounds) == 2
            assert desk.troubles == []

    asyncio.run(evening())
