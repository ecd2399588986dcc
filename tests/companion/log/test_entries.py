"""A step and its row: whatever the actions are, they come back as they were, and their moment is kept as a number."""

from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.log import Entry
from companion.log.entries import Row

moments = st.one_of(
    st.floats(0, 1e12, allow_nan=False),
    st.integers(0, 10**12).map(lambda number: number / 1_000_000),
    st.integers(0, 10**6),
    st.none(),
)
values = st.one_of(moments, st.text(max_size=5), st.lists(st.integers(), max_size=2))
free = st.dictionaries(st.sampled_from(["do", "seat", "at", "err", "card"]), values, max_size=4)
usual = st.builds(
    lambda verb, seat, rest: {"do": verb, "seat": seat} | rest, st.text(max_size=5), st.integers(0, 8), free
)
actions = st.one_of(free, usual)
kinds = st.sampled_from(["do", "undo", "redo"])


@given(kinds, st.lists(actions, max_size=3).map(tuple))
@example("do", ({"at": 1e12},))
@example("do", ({"at": 0.0000001},))
@example("do", ({"do": "a", "at": 1.5}, {"do": "b", "at": 1.5}))
@example("do", ({"at": 1.5}, {"at": 1}))
def test_a_step_comes_back_from_its_row(kind: Any, done: tuple[dict[str, Any], ...]) -> None:
    entry = Entry(kind, done)
    again = Entry.of(entry.row())
    assert again == entry
    assert [type(action.get("at")) for action in again.actions] == [type(action.get("at")) for action in done]


@given(st.integers(0, 10**15 - 1))
def test_a_moment_of_whole_microseconds_is_a_number_of_the_row(microseconds: int) -> None:
    row = Entry("do", ({"do": "expose", "seat": 1, "at": microseconds / 1_000_000},)).row()
    assert row == Row("do", '["expose",1]', microseconds)


@pytest.mark.parametrize(
    "row",
    [
        Row("done", "[]"),
        Row("do", "[1]", 5),
        Row("do", '["play"]'),
        Row("do", '["play",1,2]'),
        Row("do", '[["play","1"]]'),
        Row("do", "7"),
        Row("do", "[", 5),
        Row("do", '"at"', 5),
    ],
)
def test_what_no_ambit_wrote_is_no_step(row: Row) -> None:
    with pytest.raises(msgspec.MsgspecError):
        Entry.of(row)
