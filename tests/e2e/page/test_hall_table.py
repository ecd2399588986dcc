"""A table of a hall on its screens: who plays, one key that begins, and one that calls a judge."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from companion.hall.rules import actions as a
from tests.broker import Broker, broker
from tests.companion.hall_table.club import KEY, Desk, until
from tests.e2e.page.people import screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.windows import Windows

T = TypeVar("T")


class Aside:
    """A hall with its own loop on a thread of its own, beside the browser's."""

    def __init__(self, folder: Path, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

        async def open_desk() -> Desk:
            return Desk(folder, url)

        self._desk = asyncio.run_coroutine_threadsafe(open_desk(), self._loop).result()

    def do(self, doing: Callable[[Desk], T]) -> T:
        """Have it done there."""

        async def done() -> T:
            return doing(self._desk)

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    def until(self, true: Callable[[Desk], object]) -> None:
        """Wait until it is so in the hall."""
        asyncio.run_coroutine_threadsafe(until(lambda: true(self._desk)), self._loop).result()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._desk.close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Broker]:
    with broker(tmp_path) as one:
        yield one


@pytest.fixture
def hall(tmp_path: Path, there: Broker) -> Iterator[Aside]:
    one = Aside(tmp_path, there.url)
    try:
        yield one
    finally:
        one.close()


@contextmanager
def table_of(folder: Path, there: Broker) -> Iterator[Table]:
    key = folder / "hall.key"
    key.write_text(KEY)
    words = ("--hall", there.url, "--table", "north", "--hall-key-file", str(key))
    (home := folder / "home").mkdir()
    with at_a_table(home, "table", "--simulate", "--no-browser", *words) as running:
        yield running


def open_round(desk: Desk) -> None:
    desk.people("Ana", "Bo")
    desk.do(a.AddTable("north"))
    desk.pair()


def wanted(page: Page) -> None:
    page.get_by_role("button", name="Call a judge").click()
    expect(page.get_by_role("button", name="A judge is called")).to_be_visible()


def test_a_paired_table_shows_who_plays_begins_and_calls_a_judge(
    windows: Windows, tmp_path: Path, there: Broker, hall: Aside
) -> None:
    with table_of(tmp_path, there) as table:
        page = screen(windows, table).page
        expect(page.get_by_role("button", name="Call a judge")).to_be_visible()
        hall.do(open_round)
        names = hall.do(lambda desk: [desk.evening.hall.player(one).name for one in desk.matches[0].players])
        expect(page.get_by_text(f"Round 1: {' – '.join(names)}. Press Begin when you sit.")).to_be_visible()
        wanted(page)
        hall.until(lambda desk: "north" in desk.evening.hall.calls)
        hall.do(lambda desk: desk.tables.answer("north"))
        expect(page.get_by_role("button", name="Call a judge")).to_be_visible()
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("heading", name="Ambush").first).to_be_visible()
        for name in names:
            expect(page.get_by_text(name, exact=True).first).to_be_visible()
        wanted(page)
        hall.until(lambda desk: "north" in desk.evening.hall.calls)


def test_a_broker_that_is_gone_is_told_on_the_tables_screen_and_everything_works(
    windows: Windows, tmp_path: Path, there: Broker, hall: Aside
) -> None:
    with table_of(tmp_path, there) as table:
        page = screen(windows, table).page
        hall.do(open_round)
        expect(page.get_by_text("Press Begin when you sit.")).to_be_visible()
        there.kill()
        expect(page.get_by_text("is not there")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("heading", name="Ambush").first).to_be_visible()
        there.start()
