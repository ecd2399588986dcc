"""Without a mouse: a turn, a call and a fault at the simulated table, by keys alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import castle_stands_at, middle, reads, screen
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def type_keys(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def test_a_turn_and_a_call_by_keys_alone(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/simulate").page
    expect(page.get_by_role("heading", name="Seat 1, Ana")).to_be_visible()
    type_keys(page, "1 o")
    expect(page.get_by_text("Ana, show the top card")).to_be_visible()
    type_keys(page, "o")
    reads(middle(page), "1 card lies face down")
    type_keys(page, "2 ArrowDown ArrowDown")
    expect(page.get_by_role("img", name="Bo’s main counter: 18, blinking")).to_be_visible()
    type_keys(page, "1 o")
    castle_stands_at(page, "Bo", 18)
    type_keys(page, "2 o")
    reads(middle(page), "3 cards lie face down")
    type_keys(page, "c")
    reads(middle(page), "Called by")
