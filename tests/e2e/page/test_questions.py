"""Questions that are open: on every screen people read what is asked, with what they answer, and who has answered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import reads, seat, sit_down
from tests.e2e.page.server import FOUR, NAMES, Table, at_a_table
from tests.e2e.page.test_full_table import apart, box
from tests.e2e.page.windows import Windows

SMALL = (800, 480)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Bo has shown a card, and has to play one."""
    with at_a_table(tmp_path, *FOUR) as running:
        running.type("press seat2.ok", "tap table.reader training-ambush")
        yield running


def free_of(page: Page, banner: str) -> None:
    """The banner with these words covers nobody."""
    covered = box(page.locator(".standing", has_text=banner))
    assert all(apart(covered, box(seat(page, name))) for name in NAMES)


def test_a_card_that_needs_a_target_asks_for_it_and_is_kept(windows: Windows, table: Table) -> None:
    wall, bo = windows.open(table.screen, SMALL).go("/"), sit_down(windows.phone(table.phones), table, "Bo")
    reads(wall.locator("ambit-prompt .prompt"), "Bo, play a card")
    reads(wall.locator("ambit-prompt .prompt"), "buttons")
    table.type("tap seat2.reader training-sower")
    for page in (wall, bo.page):
        expect(page.get_by_text("against whom?")).to_be_visible()
        expect(page.get_by_text("hold a target token to the reader")).to_be_visible()
        expect(page.get_by_text("turn the dial, then OK")).to_be_visible()
    bo.press("Play a card")
    bo.page.get_by_role("group", name="Against whom?").get_by_role("button", name="Di").tap()
    bo.key("Play it").tap()
    reads(wall.locator("ambit-prompt .prompt"), "lay 2 more cards")


def test_a_vote_shows_every_seat_and_covers_nobody(windows: Windows, table: Table) -> None:
    wall, bo = windows.open(table.screen, SMALL).go("/"), sit_down(windows.phone(table.phones), table, "Bo")
    table.type("press table.undo", "press seat1.ok")
    votes = wall.locator(".standing ambit-votes li")
    expect(votes.filter(has_text="Ana")).to_contain_text("agrees")
    expect(votes.filter(has_text="Cy").get_by_role("button", name="Keep it")).to_be_visible()
    free_of(wall, "May the last step be taken back?")
    expect(bo.page.locator("ambit-votes li").filter(has_text="Ana")).to_contain_text("agrees")
    votes.filter(has_text="Cy").get_by_role("button", name="Keep it").click()
    expect(bo.page.locator("ambit-votes li").filter(has_text="Cy")).to_contain_text("refuses")
    table.type("press seat2.no")
    expect(bo.page.locator("ambit-votes")).to_have_count(0)


def test_a_pause_covers_nobody_and_settings_close_with_escape(windows: Windows, table: Table) -> None:
    wall = windows.open(table.screen, SMALL).go("/")
    wall.get_by_role("button", name="Settings").click()
    expect(wall.get_by_role("dialog", name="Settings")).to_be_visible()
    wall.keyboard.press("Escape")
    expect(wall.get_by_role("dialog", name="Settings")).to_have_count(0)
    table.type("pause")
    free_of(wall, "Paused")


def test_enter_sends_a_name(windows: Windows, table: Table) -> None:
    bo = sit_down(windows.phone(table.phones), table, "Bo")
    bo.page.get_by_role("button", name="More").tap()
    bo.press("Change my name")
    bo.page.get_by_label("Your name").fill("Boris")
    bo.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("heading", name="Boris")).to_be_visible()
