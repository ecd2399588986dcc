"""Topics, shapes and seals: what a broker carries is read back as it was told, and nothing else is believed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.mqtt import topics
from companion.mqtt.seals import new_key, opened, sealed
from companion.mqtt.shapes import LARGEST, Heartbeat, Pairing, ResultTold, read

RESULT = ResultTold(evening="e", number=1, key="north.7", round=1, players=(1, 2), winners=(2,))
TOPIC = topics.of_table("club", "north", topics.RESULT)


def test_a_topic_is_read_back() -> None:
    assert TOPIC == "ambit/1/club/north/result"
    assert topics.place("club", TOPIC) == topics.Place("north", "result")
    assert topics.place("club", topics.of_hall("club")) == topics.Place("$hall", "state")


@pytest.mark.parametrize(
    "topic",
    ["", "ambit/1/club", "ambit/1/club/", "ambit/1/club/north", "ambit/1/other/north/result", "ambit/1/club/North/call",
     "ambit/1/club//call", "homie/5/north/$state", f"ambit/1/club/{'n' * 33}/call"],
)  # fmt: skip
def test_a_topic_of_nobody_here_is_none(topic: str) -> None:
    assert topics.place("club", topic) is None


@given(st.text(), st.text())
def test_any_topic_can_be_looked_at(hall: str, topic: str) -> None:
    found = topics.place(hall, topic)
    assert found is None or topics.of_table(hall, found.table, found.what) == topic


@given(st.binary(max_size=200))
def test_any_bytes_can_be_read_or_are_nothing(payload: bytes) -> None:
    for kind in (Heartbeat, ResultTold, Pairing):
        assert read(payload, kind) is None or isinstance(read(payload, kind), kind)


def test_what_is_too_large_or_too_deep_is_nothing() -> None:
    beat = msgspec.json.encode(Heartbeat("r"))
    assert read(beat + b" " * (LARGEST - len(beat)), Heartbeat) == Heartbeat("r")
    assert read(beat + b" " * LARGEST, Heartbeat) is None
    assert read(b"[" * 100_000, Heartbeat) is None


def test_a_newer_table_may_say_more() -> None:
    assert read(b'{"run": "r", "mood": "good"}', Heartbeat) == Heartbeat("r")


def test_a_sealed_message_is_opened_by_who_has_the_key() -> None:
    key = new_key()
    payload = sealed(key, TOPIC, RESULT)
    found = opened(key, TOPIC, payload, ResultTold)
    assert found is not None
    assert replace(found, seal="") == RESULT
    assert opened(key.upper().replace("-", ""), TOPIC, payload, ResultTold) == found, "as people type it"
    assert opened(new_key(), TOPIC, payload, ResultTold) is None
    assert opened(key, TOPIC.replace("north", "south"), payload, ResultTold) is None
    assert opened(key, TOPIC, msgspec.json.encode(RESULT), ResultTold) is None


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_changed_byte_breaks_the_seal(place: int, change: int) -> None:
    payload = bytearray(sealed("key", TOPIC, RESULT))
    payload[place % len(payload)] ^= change
    found = opened("key", TOPIC, bytes(payload), ResultTold)
    assert found is None or replace(found, seal="") == RESULT, "a space for another space is no change"


def test_keys_differ_and_can_be_read_aloud() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {23}
