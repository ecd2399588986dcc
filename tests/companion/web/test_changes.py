"""What is told of a change makes the new state of the old one, whatever they are."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.web.changes import change
from tests.companion.web.knowing import become

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b", "*"])
data = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
LONG = [f"card-{number}" for number in range(10)]


@given(data, data)
def test_a_change_leads_from_the_old_to_the_new(old: Any, new: Any) -> None:
    told = change(old, new)
    if told is None:
        assert old == new
    else:
        assert become(old, msgspec.json.decode(msgspec.json.encode(told))) == new


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"left": 3, "name": "Ana"}, {"left": 2, "name": "Ana"}, {"left": (2,)}),
        ({"a": {"b": [{"c": 1}, {"c": 2}]}}, {"a": {"b": [{"c": 1}, {"c": 5}]}}, {"a": {"b": {"1": {"c": (5,)}}}}),
        (LONG, [*LONG, "y", "z"], {"at": 10, "add": ["y", "z"]}),
        (LONG, [*LONG[:3], *LONG[4:]], {"at": 3, "cut": 1}),
        (LONG, [*LONG[:3], "z", *LONG[5:]], {"at": 3, "cut": 2, "add": ["z"]}),
        (
            [{"do": "play", "card": LONG}, "pass", "end"],
            [{"do": "play", "card": LONG[1:]}, "end"],
            {"0": {"card": {"at": 0, "cut": 1}}, "at": 1, "cut": 1},
        ),
        ({"discard": ["x", "y"]}, {"discard": ["y"]}, {"discard": (["y"],)}),
        ({"a": LONG, "b": 2, "c": 3}, {"a": LONG, "c": 4}, {"b": (), "c": (4,)}),
        ({"a": 1, "c": 3}, {"a": 1, "b": 2, "c": 3}, ({"a": 1, "b": 2, "c": 3},)),
        ({"asked": None}, {"asked": [1]}, {"asked": ([1],)}),
        ({"asked": [1]}, {"asked": None}, {"asked": (None,)}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": ()}),
        ({}, {"a": 1}, ({"a": 1},)),
        ({"a": 1}, {"a": 1}, None),
    ],
)
def test_only_what_differs_is_told(old: Any, new: Any, told: Any) -> None:
    assert change(old, new) == told
