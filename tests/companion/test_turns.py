"""Turns: one after the other, and the loop goes on while one of them writes."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import closing
from threading import Event, get_ident
from typing import Any

import pytest

from companion.turns import ClockOfTurns, Turns, aside
from hardware.clock import SystemClock

LONGEST = 60.0
"""Seconds after which a test waits in vain."""


class Disk:
    """Writes that take as long as a test wants."""

    def __init__(self) -> None:
        self._free = Event()
        self.written: list[str] = []
        self.threads: set[int] = set()

    def write(self, what: str) -> str:
        assert self._free.wait(LONGEST)
        self.threads.add(get_ident())
        self.written.append(what)
        return what

    def finish(self) -> None:
        self._free.set()


class Table:
    """What is done at a table, in the order in which it was done."""

    def __init__(self, turns: Turns, disk: Disk) -> None:
        self.turns, self.disk = turns, disk
        self.done: list[str] = []

    def step(self, what: str, *, midway: bool = False) -> str:
        self.done.append(f"{what} begins")
        aside(lambda: self.disk.write(what), midway=midway)
        self.done.append(f"{what} ends")
        return what


def at_a_table(story: Callable[[Table], Coroutine[Any, Any, None]]) -> Table:
    async def told() -> Table:
        async with asyncio.timeout(LONGEST):
            with closing(Turns(asyncio.get_running_loop())) as turns:
                table = Table(turns, Disk())
                await story(table)
                return table

    return asyncio.run(told())


def test_the_loop_goes_on_while_a_turn_writes_and_the_next_turn_waits() -> None:
    async def story(table: Table) -> None:
        one = asyncio.create_task(table.turns.given(lambda: table.step("one")))
        two = asyncio.create_task(table.turns.given(lambda: table.step("two")))
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.done == ["one begins"]
        table.disk.finish()
        assert [await two, await one] == ["two", "one"]

    table = at_a_table(story)
    assert table.done == ["one begins", "one ends", "two begins", "two ends"]
    assert table.disk.written == ["one", "two"]
    assert len(table.disk.threads) == 1
    assert get_ident() not in table.disk.threads


def test_what_is_asked_for_within_a_turn_is_a_part_of_it() -> None:
    async def story(table: Table) -> None:
        table.disk.finish()

        def outer() -> None:
            table.turns.take(lambda: table.step("inner"))
            table.done.append("outer ends")

        await table.turns.given(outer)

    assert at_a_table(story).done == ["inner begins", "inner ends", "outer ends"]


def test_a_turn_that_raises_tells_its_caller_and_the_next_one_begins() -> None:
    async def story(table: Table) -> None:
        def fails() -> None:
            table.step("fails")
            raise ValueError("a rule")

        broken = asyncio.create_task(table.turns.given(fails))
        after = asyncio.create_task(table.turns.given(lambda: table.step("after")))
        await asyncio.sleep(0)
        table.disk.finish()
        with pytest.raises(ValueError, match="a rule"):
            await broken
        assert await after == "after"

    at_a_table(story)


def test_a_write_that_fails_raises_where_it_was_asked_for() -> None:
    async def story(table: Table) -> None:
        def broken() -> None:
            raise OSError("no disk")

        def turn() -> str:
            try:
                aside(broken)
            except OSError as wrong:
                return str(wrong)
            return "written"

        assert await table.turns.given(turn) == "no disk"

    at_a_table(story)


def test_whoever_gave_up_waiting_does_not_undo_what_was_begun() -> None:
    async def story(table: Table) -> None:
        gone = asyncio.create_task(table.turns.given(lambda: table.step("one")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        table.disk.finish()
        await table.turns.given(lambda: table.step("two"))

    assert at_a_table(story).done == ["one begins", "one ends", "two begins", "two ends"]


def test_a_call_that_is_cancelled_while_it_waits_is_not_made() -> None:
    async def story(table: Table) -> None:
        clock = ClockOfTurns(SystemClock(asyncio.get_running_loop().call_later), table.turns)
        rang: list[str] = []
        one = clock.call_at(clock.now(), lambda: rang.append("cancelled"))

        def stops() -> None:
            table.step("stops")
            one.cancel()

        stopping = asyncio.create_task(table.turns.given(stops))
        waited = asyncio.Event()
        asyncio.get_running_loop().call_later(0.0, waited.set)  # behind the alarm, which waits for its turn by then
        await waited.wait()
        assert table.done == ["stops begins"]
        table.disk.finish()
        await stopping
        clock.call_at(clock.now(), lambda: rang.append("made"))
        await table.turns.given(lambda: None)
        while not rang:
            await asyncio.sleep(0)
        assert rang == ["made"]

    at_a_table(story)


@pytest.mark.parametrize("midway", [False, True])
def test_nobody_looks_at_a_table_that_is_midway(midway: bool) -> None:
    async def story(table: Table) -> None:
        whole: list[str] = []
        table.turns.made_whole = lambda: whole.append("whole")
        turn = asyncio.create_task(table.turns.given(lambda: table.step("one", midway=midway)))
        looking = asyncio.create_task(table.turns.whole())
        for _ in range(10):
            await asyncio.sleep(0)
        assert (table.turns.midway, looking.done()) == (midway, not midway)
        table.disk.finish()
        await turn
        await looking
        assert (table.turns.midway, whole) == (False, ["whole"] * midway)

    at_a_table(story)


def test_without_a_loop_everything_is_done_at_once() -> None:
    turns, disk = Turns(), Disk()
    disk.finish()
    table = Table(turns, disk)
    turns.take(lambda: table.step("one"))
    assert table.done == ["one begins", "one ends"]
    assert disk.threads == {get_ident()}


def test_at_the_end_what_is_being_written_is_finished_and_what_waits_is_not_begun() -> None:
    async def story(table: Table) -> None:
        table.turns.take(lambda: table.step("one"))
        table.turns.take(lambda: table.step("two"))
        table.disk.finish()
        table.turns.close()
        assert table.disk.written == ["one"]

    at_a_table(story)
