"""What a broker may carry and no hall of ours has said: nothing is done, and it is told at the table."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hall.rules import actions as a
from companion.hall_table.orders import KINDS, Orders
from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Heard, Said
from companion.mqtt.seals import new_key, sealed
from engine.message import Message
from tests.broker import Broker
from tests.companion.hall_table.club import KEY, desk_in, shout, table_in, until

TOPIC = topics.of_table("club", "north", topics.PAIRING)


def pairing(**more: object) -> s.Pairing:
    guests = (s.Guest(1, "Mal"), s.Guest(2, "Mor"))
    known = s.Pairing(evening="1-x", round=1, players=guests, game="ambush", mode="standard", to="r1", by="h", count=1)
    return msgspec.structs.replace(known, **more)


WAYS = {
    "no seal": (msgspec.json.encode(pairing()), False, "hall-table-forged"),
    "another key": (sealed(new_key(), TOPIC, pairing()), False, "hall-table-forged"),
    "of another table": (sealed(KEY, TOPIC.replace("north", "south"), pairing()), False, "hall-table-forged"),
    "for an earlier run": (sealed(KEY, TOPIC, pairing(to="r0")), False, "hall-table-replayed"),
    "kept by the broker": (sealed(KEY, TOPIC, pairing()), True, "hall-table-replayed"),
    "garbage": (b"\xff\x00{", False, "hall-table-forged"),
    "ten megabytes": (b"[" * 10_000_000, False, "hall-table-forged"),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_order_that_is_not_the_halls_does_nothing_and_is_told(tmp_path: Path, there: Broker, way: str) -> None:
    payload, kept, told = WAYS[way]

    async def evening() -> None:
        if kept:
            await shout(there.url, Said(TOPIC, payload, kept=True))
        async with table_in(tmp_path, there.url, run="r1") as north:
            if not kept:
                await shout(there.url, Said(TOPIC, payload))
            await until(lambda: north.now.trouble)
            assert north.now.trouble is not None
            assert north.now.trouble.id == told
            assert north.now.match is None
            assert north.host.lobby.evening.people == {}

    asyncio.run(evening())


def test_an_order_counts_once_and_none_of_an_earlier_hall_counts() -> None:
    orders = Orders("club", "north", KEY, "r1")

    def heard(**more: object) -> s.Command | Message | None:
        return orders.read(Heard(TOPIC, sealed(KEY, TOPIC, pairing(**more)), kept=False))

    assert isinstance(heard(), s.Pairing)
    assert heard() is None, "the broker told it twice"
    assert isinstance(heard(count=3), s.Pairing)
    assert isinstance(heard(count=2), Message), "an old one came once more"
    assert isinstance(heard(by="later", count=1), s.Pairing)
    assert isinstance(heard(count=9), Message), "that hall is over"


def test_an_order_that_somebody_clears_from_the_broker_is_no_order() -> None:
    """A message that was kept is taken away with an empty one, which everybody hears."""
    assert Orders("club", "north", KEY, "r1").read(Heard(TOPIC, b"", kept=False)) is None


@given(st.sampled_from([*KINDS, "set/other", "event", "set/"]), st.binary(max_size=80), st.booleans())
def test_whatever_comes_is_no_order(what: str, payload: bytes, kept: bool) -> None:
    read = Orders("club", "north", KEY, "r1").read(Heard(topics.of_table("club", "north", what), payload, kept))
    assert read is None or isinstance(read, Message)


def test_a_forged_table_and_a_replayed_result_change_nothing_in_the_hall(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            desk.people("Ana", "Bo", "Cy", "Di")
            desk.do(a.AddTable("north"))
            desk.do(a.AddTable("south"))
            desk.pair()
            await until(lambda: north.hall.can_begin)
            north.begin()
            north.play()
            await until(lambda: north.says == "hall-table-told")
            result = desk.of("north", topics.RESULT)[0]
            lines = desk.evening.hall
            at_south, at_north = (topics.of_table("club", table, topics.RESULT) for table in ("south", "north"))
            await shout(there.url, Said(at_north, result), Said(at_south, result), Said(at_south, b"x" * 10_000_000))
            await until(lambda: desk.troubles)
            await until(lambda: len(desk.of("south", topics.RESULT)) == 2)
            assert desk.evening.hall is lines
            assert desk.troubles == ["hall-forged"]

    asyncio.run(evening())


def test_a_retained_ghost_of_this_table_is_overwritten_when_it_comes(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        ghost = [
            Said(topics.of_table("club", "north", "$alert/match"), b'{"id":"hall-table-none"}', kept=True),
            Said(topics.of_table("club", "north", topics.VIEW), b'{"game":1,"step":1,"view":{}}', kept=True),
            Said(topics.of_table("club", "north", topics.STATE), b"ready", kept=True),
        ]
        await shout(there.url, *ghost)
        async with desk_in(tmp_path, there.url) as desk:
            await until(lambda: desk.tables.seen.get("north") and desk.tables.seen["north"].alerts)
            assert desk.tables.seen["north"].beat is None
            async with table_in(tmp_path, there.url):
                await until(lambda: desk.tables.seen["north"].alerts == ())
                await until(lambda: desk.tables.seen["north"].view is None)
                assert desk.tables.seen["north"].beat is not None

    asyncio.run(evening())


def test_two_halls_of_one_name_are_told_and_the_later_ones_orders_count(tmp_path: Path, there: Broker) -> None:
    async def evening() -> None:
        (tmp_path / "other").mkdir()
        async with desk_in(tmp_path, there.url) as desk, table_in(tmp_path, there.url) as north:
            desk.people("Ana", "Bo")
            desk.do(a.AddTable("north"))
            desk.pair()
            await until(lambda: north.hall.can_begin)
            async with desk_in(tmp_path / "other", there.url, run="hall-2"):
                await until(lambda: desk.tables.other_hall)
            north.begin()
            north.play()
            await until(lambda: desk.matches[0].settled)

    asyncio.run(evening())
