"""Whatever is tapped, typed and answered: what was said to be done is done, and all of it can be taken back."""

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.registering import Registering
from companion.cards.registry import Registry, Tag
from companion.cards.said import Said
from companion.log import Log
from engine.message import message
from tests.companion.cards.tapping import uid

NAMES = {"ant": "Ant", "bee": "Bee", "cat": "Cat"}
WANTED = ("ant", "ant", "bee")
NOON = "2025-06-01T12:00:00+00:00"
BEFORE = [
    Tag(uid(1), "ambush", "cat", NOON),
    Tag(uid(2), "trove", "ant", NOON),
    Tag(uid(3), None, "target-1", NOON),
    Tag(uid(4), "ambush", "ant", NOON),
]

taps = st.tuples(st.just("tap"), st.integers(1, 8).map(uid) | st.just("08112233"))
typed = st.tuples(st.just("search"), st.sampled_from(["ant", "be", "c", "target-2", "qqq", ""]))
picks = st.tuples(st.just("pick"), st.integers(0, 3))
repeats = st.tuples(st.just("more"), st.integers(1, 3))
made = st.tuples(st.just("create"), st.sampled_from(["Dog", "Ant"]))
plain = st.tuples(st.sampled_from(["move", "keep", "skip", "undo"]))
courses = st.lists(st.one_of(taps, taps, typed, picks, repeats, made, plain), max_size=25)
brief = settings(max_examples=60, deadline=None)


def make(name: str) -> Any:
    return (name.lower(), name) if name == "Dog" else message("cards-exists", card="ant")


def table(folder: str) -> Log:
    log = Log(Path(folder, "ambit.db"))
    Registry(log).merge(BEFORE)
    return log


def do(box: Registering, step: tuple[Any, ...]) -> Said:
    said = getattr(box, step[0])(*step[1:])
    assert isinstance(said, Said)
    return said


@brief
@given(courses)
def test_only_what_is_done_changes_the_registry(course: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        log = table(folder)
        registry = Registry(log)
        box = Registering(registry, "ambush", NAMES, WANTED, make)
        for step in course:
            before = registry.tags()
            said, after = do(box, step), registry.tags()
            assert said.kind == "done" or after == before
            assert said.kind != "done" or step[0] == "undo" or len(set(after) ^ set(before)) in (1, 2)
            assert 0 <= box.now().done <= box.now().total == 3
            assert len({tag.uid for tag in after}) == len(after)
        log.close()


@brief
@given(courses)
def test_everything_of_a_sitting_can_be_taken_back(course: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        log = table(folder)
        box = Registering(Registry(log), "ambush", NAMES, WANTED, make)
        first = box.now()
        for step in course:
            do(box, step)
        while box.undo().kind == "done":
            pass
        assert sorted(Registry(log).tags(), key=lambda tag: tag.uid) == BEFORE
        assert (box.now().done, box.now().total) == (first.done, first.total)
        log.close()
