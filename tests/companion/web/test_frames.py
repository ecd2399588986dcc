"""Whatever comes through the socket: a sentence or a closed line, never an exception, never a changed state."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from companion.messages import Speaker
from companion.web.asyncapi import one_of
from companion.web.protocol import FromPage, ToPage
from companion.web.reading import LONGEST, read
from engine.message import Message
from tests.companion.web.lan import Lan, lan_in

WRONG = {
    "not JSON": "hello?",
    "nothing": "",
    "half": '{"say":"act"',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no say": "{}",
    "unknown say": '{"say":"shout","id":4}',
    "say is a list": '{"say":["act"]}',
    "no version": '{"say":"act","id":4,"action":{}}',
    "version is text": '{"say":"act","id":4,"version":"1","action":{}}',
    "action is a list": '{"say":"act","id":4,"version":1,"action":[]}',
    "more than there is": '{"say":"order","id":4,"order":"undo","extra":1}',
    "twice": '{"say":"order","order":"undo","order":"redo"}',
    "NaN": '{"say":"ping","sent":NaN}',
    "endless": '{"say":"ping","sent":1e999}',
    "deep": '{"say":"act","version":1,"action":{"do":' + "[" * 5000 + "]" * 5000 + "}}",
    "a broken letter": '{"say":"hello","token":"\\ud800"}',
    "id below 0": '{"say":"ping","id":-1,"sent":1}',
    "id without end": '{"say":"ping","id":' + "9" * 400 + ',"sent":1}',
    "long": '{"say":"hello","token":"' + "x" * LONGEST + '"}',
    "speed 0": '{"say":"demo","do":"speed","speed":0}',
    "seat below 0": '{"say":"consent","seat":-1,"yes":true}',
}


@pytest.mark.parametrize("frame", WRONG.values(), ids=WRONG)
def test_what_cannot_be_read_is_answered_with_a_sentence_and_changes_nothing(lan: Lan, frame: str) -> None:
    with lan.page(lan.table()) as page:
        before = page.catch_up()
        page.send(frame)
        refused = page.until("refused")
        assert (refused["clause"], refused["stale"]) == ("TABLE-INPUT", False)
        assert refused["message"]["id"] not in Speaker("en").message(
            Message(**refused["message"])
        )  # words for it are there
        assert page.catch_up() == before


def test_bytes_are_no_text(lan: Lan) -> None:
    with lan.page() as page:
        page.send(b"\x00\xff")
        assert page.until("refused")["message"]["id"] == "web-binary"


def test_ten_megabytes_are_not_even_looked_at(lan: Lan) -> None:
    with lan.page() as page:
        page.send("[" * 10_000_000)
        assert page.until("refused")["message"]["id"] == "web-long"


def test_the_answer_carries_the_id_where_there_is_one(lan: Lan) -> None:
    with lan.page() as page:
        page.send('{"say":"shout","id":17}')
        assert page.until("refused")["id"] == 17


@pytest.mark.parametrize("frame", WRONG.values(), ids=WRONG)
def test_a_first_word_that_cannot_be_read_ends_the_line(lan: Lan, frame: str) -> None:
    with lan.socket() as page:
        page.send(frame)
        assert page.hear()["tell"] in ("refused", "goodbye")
        assert page.hear()["tell"] == "closed"


# Anything at all

leaves = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)
FIELDS = ("id", "version", "action", "order", "seat", "yes", "do", "device", "card", "uid", "by", "square", "to",
          "target", "fault", "on", "speed", "sent", "number", "token")  # fmt: skip
SAYS = ("act", "order", "consent", "device", "fault", "demo", "ping", "answer", "hello", "other")
VALUES = ("undo", "press", "tap", "lay", "turn", "touch", "step", "take", "seat1.ok", "seat1.reader", "table.grid",
          "dead", "call", "expose", {"fault": "late", "by": 0.1}, {"fault": "drift", "ppm": 1e9},
          {"do": "call", "seat": 1},
          {"do": "adjust", "seat": 0, "target": 1, "counter": "castle", "to": 10**30}, 0, 1, 2, True)  # fmt: skip
nearly = st.fixed_dictionaries(
    {"say": st.sampled_from(SAYS)},
    optional={field: st.sampled_from(VALUES) | anything for field in FIELDS},
)
frames = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    anything.map(json.dumps),
    nearly.map(lambda said: json.dumps(said)),
)


@given(frames)
def test_reading_never_fails(frame: str | bytes) -> None:
    said = read(frame)
    if isinstance(said, tuple):
        assert 0 <= said[0] <= 2**53
        assert msgspec.json.encode(said[1])


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lan]:
    folder: Path = tmp_path_factory.mktemp("frames")
    with lan_in(folder) as lan:
        lan.start(mode="standard", demo=True, seed="5")
        yield lan


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(frames, max_size=6))
def test_whoever_only_watches_changes_nothing_whatever_they_send(shared: Lan, sent: list[str | bytes]) -> None:
    shared.grow_old(seconds=10)
    with shared.page() as page:
        before = shared.host.version, page.catch_up()["view"]
        for frame in sent:
            page.send(frame)
        assert (shared.host.version, page.catch_up()["view"]) == before


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(nearly, min_size=1, max_size=6))
def test_whatever_the_screen_says_is_answered_in_the_words_of_the_protocol(
    shared: Lan, sent: list[dict[str, Any]]
) -> None:
    shared.grow_old(seconds=10)
    with shared.page(shared.table()) as page:
        for said in sent:
            page.send(json.dumps(said | {"version": shared.host.version}))
        page.catch_up()
        for told in page.frames:
            msgspec.convert(told, ToPage)


# What is told has the shape that is described


def test_everything_that_is_told_fits_the_schema(lan: Lan) -> None:
    valid = Draft202012Validator(one_of(ToPage))
    lan.start(mode="standard", demo=True, seed="27")
    token = lan.seat(1)
    with lan.page(lan.table()) as screen, lan.page(token) as phone, lan.page() as watching:
        for _ in range(40):
            lan.do(lan.host.director.step)
            lan.pass_time(0.6)
        screen.say("device", do="press", device="seat9.ok")
        screen.say("fault", target="seat1.reader", fault={"fault": "dead"}, on=True)
        for page in (screen, phone, watching):
            page.catch_up()
            assert {told["tell"] for told in page.frames} >= {"welcome", "state", "update"}
            for told in page.frames:
                valid.validate(told)


def test_everything_that_can_be_said_fits_the_schema() -> None:
    valid = Draft202012Validator(one_of(FromPage))
    valid.validate({"say": "act", "id": 1, "version": 3, "action": {"do": "call", "seat": 1}})
    assert not valid.is_valid({"say": "act", "action": {}})
    assert not valid.is_valid({"say": "shout"})


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63, 1e300, -0.0])
@pytest.mark.parametrize(
    "action", [{"do": "stop", "captured": 0}, {"do": "first", "first": 0}, {"do": "roll", "roll": 0}]
)
def test_numbers_beyond_all_measure_are_refused_like_any_other(lan: Lan, action: dict[str, Any], number: Any) -> None:
    field = next(name for name in action if name != "do")
    with lan.page(lan.table()) as page:
        for seat in (0, 1, number):
            refused = page.act(**action | {field: number, "seat": seat})
            assert refused["tell"] == "refused"
