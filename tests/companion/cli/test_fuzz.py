"""Whatever is handed to `ambit run`, it ends with 0, 1 or 2 and a sentence, never with a traceback."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.companion.cli.terminal import SCENARIOS, Said, ambit

EXAMPLES = [path.read_bytes() for path in sorted(SCENARIOS.glob("*.jsonl"))]
short = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
json_mode = pytest.mark.parametrize("more", [(), ("--json",)], ids=["told", "json"])

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9)
    | st.sampled_from(["expose", "ambush", "TABLE-INPUT", "1", "seats", "*"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["do", "seat", "1", "seats", "expect", "n", "op", ""]), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


def ran(text: bytes, more: tuple[str, ...]) -> Said:
    said = ambit("run", "-", *more, typed=text)
    assert said.code in (0, 1, 2)
    assert "Traceback" not in said.out + said.err
    assert "bug in Ambit" not in said.out + said.err
    assert (said.code == 2) == bool(said.err)
    return said


@json_mode
@short
@given(text=st.binary(max_size=400))
def test_any_bytes(more: tuple[str, ...], text: bytes) -> None:
    assert ran(text, more).code in (0, 2)


@json_mode
@short
@given(st.data())
def test_a_scenario_with_bytes_lost_or_changed(more: tuple[str, ...], data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EXAMPLES))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    ran(text[:start] + data.draw(st.binary(max_size=10)) + text[end:], more)


@json_mode
@short
@given(st.data())
def test_a_scenario_with_lines_lost_repeated_or_moved(more: tuple[str, ...], data: st.DataObject) -> None:
    header, *steps = data.draw(st.sampled_from(EXAMPLES)).splitlines()
    some = data.draw(st.lists(st.sampled_from(steps), max_size=20))
    assert ran(b"\n".join([header, *some]), more).code in (0, 1)


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a piece of JSON at which something stands."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(found for key, one in inner for found in places(one, (*path, key)))]


def changed(thing: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = dict(thing) if isinstance(thing, dict) else list(thing)
    copy[path[0]] = changed(copy[path[0]], path[1:], value)
    return copy


@json_mode
@short
@given(st.data())
def test_a_scenario_with_something_else_at_one_place(more: tuple[str, ...], data: st.DataObject) -> None:
    lines = [msgspec.json.decode(line) for line in data.draw(st.sampled_from(EXAMPLES)).splitlines()]
    path = data.draw(st.sampled_from(places(lines)[1:]))
    ran(msgspec.json.Encoder().encode_lines(changed(lines, path, data.draw(values))), more)
