"""The page puts states together as the table means it: its own TypeScript is asked, with any sequence of states."""

import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.web.changes import FORM, change
from tests.companion.web.knowing import become
from tests.shape import PROJECT

PAGE = PROJECT / "companion" / "web" / "page" / "src" / "changes.ts"
SCRIPT = Path(__file__).with_name("become.mjs")
words = st.sampled_from(["ace", "king", "queen", "jack", "ten", "nine", "*", ""])
leaves = st.none() | words | st.integers(2, 5)
"""No truth values: Python takes 1 and true for the same, and so do states, in which a field is one or the other."""
data = st.recursive(
    leaves | st.lists(words, max_size=12),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=14,
)
states = st.lists(st.fixed_dictionaries({"view": data, "legal": st.lists(data, max_size=6)}), min_size=2, max_size=6)


class PageProgram:
    """The page's own code in a process that is asked line by line."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process

    def put_together(self, first: Any, changes: list[Any]) -> bytes:
        """What the page knows after it was told all changes, as JSON with fields in their order."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode([first, *changes]) + b"\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()


@pytest.fixture(scope="module")
def page() -> Iterator[PageProgram]:
    """It needs Node.js and what the page is built with (`make page`)."""
    with subprocess.Popen(["node", str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield PageProgram(process)
        assert process.stdin is not None
        process.stdin.close()


@settings(deadline=None)
@given(told=states)
def test_a_state_told_by_changes_is_the_state_told_whole(page: PageProgram, told: list[Any]) -> None:
    steps = [change(before, now) for before, now in pairwise(told)]
    changes = [msgspec.json.decode(msgspec.json.encode(step)) for step in steps if step is not None]
    known = told[0]
    for step in changes:
        known = become(known, step)
    assert known == told[-1]
    assert msgspec.json.decode(page.put_together(told[0], changes)) == told[-1]


def test_page_and_table_mean_the_same_form() -> None:
    """A page that an older table served says another number, and is told whole states."""
    assert f"export const FORM = {FORM};" in PAGE.read_text(encoding="utf-8")


def test_fields_stay_in_the_order_in_which_they_are_shown(page: PageProgram) -> None:
    old = {"view": {"life": 3, "hand": 2}}
    for new in ({"life": 3, "rage": 1, "hand": 2}, {"hand": 2}, {"life": 3, "hand": 2, "rage": 1}):
        told = change(old, {"view": new})
        assert page.put_together(old, [told]) == msgspec.json.encode({"view": new})
