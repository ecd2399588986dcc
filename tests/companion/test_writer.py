"""The thread that writes: in order, once each, and whoever waits is told exactly once."""

from collections.abc import Iterator
from contextlib import closing
from threading import Event, get_ident

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.writer import Writer

LONGEST = 60.0
"""Seconds after which a test waits in vain."""


@pytest.fixture
def writer() -> Iterator[Writer]:
    with closing(Writer()) as writer:
        yield writer


def test_a_write_is_done_elsewhere_and_gives_its_result(writer: Writer) -> None:
    write = writer.hand_over(get_ident)
    assert write.over_within(LONGEST)
    assert write.result() != get_ident()


def test_what_a_write_raises_is_raised_where_it_was_asked_for_and_the_next_one_is_done(writer: Writer) -> None:
    broken = writer.hand_over(lambda: 1 // 0)
    after = writer.hand_over(lambda: "written")
    assert after.over_within(LONGEST)
    assert after.result() == "written"
    assert broken.over_within(0.0)
    with pytest.raises(ZeroDivisionError):
        broken.result()


def test_a_write_that_takes_longer_is_told_when_it_is_over(writer: Writer) -> None:
    free, told = Event(), Event()
    write = writer.hand_over(lambda: free.wait(LONGEST))
    assert not write.over_within(0.0)
    assert write.call_when_over(told.set)
    free.set()
    assert told.wait(LONGEST)
    assert write.result() is True


def test_nobody_is_called_for_a_write_that_is_over_already(writer: Writer) -> None:
    write = writer.hand_over(lambda: "written")
    writer.hand_over(lambda: None).over_within(LONGEST)
    told: list[str] = []
    assert not write.call_when_over(lambda: told.append("again"))
    writer.hand_over(lambda: None).over_within(LONGEST)
    assert told == []


def test_closing_waits_for_all_that_was_handed_over() -> None:
    done: list[int] = []
    writer = Writer()
    for number in range(50):
        writer.hand_over(lambda number=number: done.append(number))  # type: ignore[misc]
    writer.close()
    assert done == list(range(50))


@given(st.lists(st.booleans(), max_size=40))
def test_each_write_is_heard_of_exactly_once_however_late_somebody_asks(asks_late: list[bool]) -> None:
    """Either it was over when somebody asked to be called, or that call comes: never both, never neither."""
    heard: list[int] = []
    with closing(Writer()) as writer:
        for number, late in enumerate(asks_late):
            write = writer.hand_over(lambda: None)
            if late:
                assert write.over_within(LONGEST)
            if not write.call_when_over(lambda number=number: heard.append(number)):  # type: ignore[misc]
                heard.append(number)
    assert sorted(heard) == list(range(len(asks_late)))
