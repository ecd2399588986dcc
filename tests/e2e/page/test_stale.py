"""Somebody presses a key for a moment that has passed: nothing happens, and the page says why."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import SlowLine, middle, reads, screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_a_stale_press_is_turned_away_with_an_explanation(windows: Windows, table: Table) -> None:
    wall, window = screen(windows, table).page, windows.phone(table.phones)
    line = SlowLine(window.page)
    ana = sit_down(window, table, "Ana")
    table.type("press seat1.ok")
    expect(ana.key("I have laid it")).to_be_visible()
    line.hold()
    table.type("press seat1.ok")
    reads(middle(wall), "1 card lies face down")
    ana.press("I have laid it")
    line.let_go()
    reads(ana.page.get_by_role("alert"), "Something happened at the table just before. Look again, then decide.")
    expect(ana.key("Play a card")).to_be_visible()
    reads(middle(wall), "1 card lies face down")
