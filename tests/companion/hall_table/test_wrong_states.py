"""A table that cannot begin its match says why, and what to do; a game that is played stays."""

import asyncio
from pathlib import Path

import pytest

from companion.hall.rules import actions as a
from companion.hall_table import table
from companion.host import Wanted
from companion.mqtt import topics
from companion.mqtt.link import Said
from companion.profiles import named
from hardware.profile import Profile, load
from tests.broker import Broker
from tests.companion.hall_table.club import at_hall, desk_in, host_in, shout, table_in, until


def test_a_game_that_people_play_is_not_left_for_a_match(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            assert north.host.start(Wanted(game="ambush", mode="standard", seats=("Kim", "Lou"))) is None
            north.act("first", 0, first=1)
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.says == "hall-table-busy")
            assert north.now.match is not None
            assert north.now.match.stage == "blocked"
            assert not north.hall.can_begin
            await until(lambda: desk.of("north", "$alert/match"))
            assert [seat.name for seat in north.session.view().seats] == ["Kim", "Lou"]
            assert north.host.leave(unfinished=True) is None
            await until(lambda: north.says == "hall-table-waits")
            north.begin()
            assert sorted(seat.name for seat in north.session.view().seats) == ["Ana", "Bo"]
            await until(lambda: desk.of("north", "$alert/match")[-1] == b"")

    asyncio.run(evening())


def test_a_table_with_too_few_seats_says_so(tmp_path: Path, there: Broker) -> None:
    small = load(named()["two-seats-pi"])
    assert isinstance(small, Profile)

    async def evening() -> None:
        with host_in(tmp_path / "north", profile=small) as host:
            async with (
                desk_in(tmp_path, there.url, seats=(3,)) as desk,
                at_hall(host, there.url, "north") as north,
            ):
                desk.people("Ana", "Bo", "Cy")
                desk.do(a.AddTable("north"))
                desk.pair()
                await until(lambda: north.says == "hall-table-seats")
                refused = north.hall.begin()
                assert refused is not None
                assert refused.message.id == "hall-table-seats"

    asyncio.run(evening())


def test_a_match_that_was_moved_away_is_not_begun_and_one_that_is_played_is_kept(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with (
            desk_in(tmp_path, there.url) as desk,
            table_in(tmp_path, there.url) as north,
            table_in(tmp_path, there.url, "south") as south,
        ):
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.says == "hall-table-waits")
            desk.do(a.AddTable("south"))
            first = desk.matches[0].players[0]
            desk.do(a.Move(first, "south"))
            await until(lambda: south.says == "hall-table-waits")
            await until(lambda: north.now.match is None)
            assert north.host.lobby.evening.people == {}
            south.begin()
            desk.do(a.Move(first, "north"))
            await until(lambda: south.says == "hall-table-withdrawn")
            south.play()
            await until(lambda: desk.matches[0].settled)
            await until(lambda: south.says == "hall-table-told")

    asyncio.run(evening())


def test_a_match_goes_on_where_it_stopped_when_the_table_was_off(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk:
            async with table_in(tmp_path, there.url) as north:
                desk.people("Ana", "Bo")
                desk.do(a.AddTable("north"))
                desk.pair()
                await until(lambda: north.hall.can_begin)
                north.begin()
                north.act("first", 0, first=2)
                number = north.session.number
            async with table_in(tmp_path, there.url) as north:
                await until(lambda: north.says == "hall-table-stopped")
                north.begin()
                assert north.session.number == number
                assert north.session.view().turn == 2
                north.act("concede", 1)
                await until(lambda: desk.matches[0].settled)

    asyncio.run(evening())


def test_a_result_that_the_desk_has_and_that_is_taken_back_here_is_told(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.hall.can_begin)
            north.begin()
            north.play()
            await until(lambda: north.says == "hall-table-told")
            north.session.undo()
            assert north.says == "hall-table-taken-back"
            assert desk.matches[0].settled

    asyncio.run(evening())


def test_without_a_broker_the_table_plays_and_says_what_is_wrong(tmp_path: Path, there: Broker) -> None:
    there.kill()

    async def evening() -> None:
        async with table_in(tmp_path, there.url) as north:
            await until(lambda: north.now.trouble)
            assert north.now.trouble is not None
            assert north.now.trouble.id == "mqtt-away"
            assert north.host.start(Wanted(game="ambush", mode="standard", seats=("Kim", "Lou"))) is None
            north.play()
            assert north.host.phase == "over"
            assert north.now.owed == 0, "no match of a hall"
            north.hall.call(wanted=True)
            there.start()
            async with desk_in(tmp_path, there.url) as desk:
                desk.do(a.AddTable("north"))
                await until(lambda: desk.of("north", topics.CALL) and desk.of("north", topics.VIEW))

    asyncio.run(evening())


def test_a_connection_that_broke_earlier_does_not_make_the_table_look_lost(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url):
            await until(lambda: desk.of("north", topics.STATE)[-1:] == [b"ready"])
            await shout(there.url, Said(topics.of_table("club", "north", topics.STATE), b"lost", kept=True))
            await until(lambda: desk.of("north", topics.STATE)[-2:] == [b"lost", b"ready"])

    asyncio.run(evening())


def test_two_tables_of_one_name_say_so_until_one_is_gone(
    tmp_path: Path, there: Broker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "BEAT", 0.05)

    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            async with table_in(tmp_path / "elsewhere", there.url) as other:
                await until(lambda: north.now.trouble and other.now.trouble)
                told = {one.now.trouble.id for one in (north, other) if one.now.trouble is not None}
                assert told == {"hall-table-namesake"}
                await until(lambda: desk.of("north", "$alert/name"))
            await until(lambda: north.now.trouble is None)
            await until(lambda: desk.of("north", "$alert/name")[-1] == b"")
            await until(lambda: desk.of("north", topics.STATE)[-2:] == [b"disconnected", b"ready"])

    asyncio.run(evening())


def test_a_log_that_fails_is_told_and_the_way_to_the_hall_stays(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            north.host.log.store.execute("DROP TABLE outbox")
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.now.trouble)
            assert north.now.match is None
            assert north.host.start(Wanted(game="ambush", mode="standard", seats=("Kim", "Lou"))) is None
            north.play()
            north.hall.call(wanted=True)
            await until(lambda: "north" in desk.evening.hall.calls)

    asyncio.run(evening())
