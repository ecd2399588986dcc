"""Ambal Tournament by axe, in both colour themes: the table, a phone with its sheets, and the stream."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.duellists import SINGLE, Duellist
from tests.e2e.page.people import middle, reads, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import PHONE, WALL, Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *SINGLE) as running:
        yield running


def test_a_turn_from_setting_up_to_its_seven_steps(windows: Windows, table: Table) -> None:
    wall, overlay = opened(windows, table.screen, WALL), opened(windows, table.phones, WALL)
    wall.go("/")
    overlay.go("/overlay")
    ana, bo = (
        Duellist(sit_down(opened(windows, table.phones, PHONE), table, name).window, name) for name in ("Ana", "Bo")
    )
    reads(middle(wall.page), "20 cards")
    examine(wall.page)
    ana.press("A deck of my own")
    examine(ana.page)
    ana.key("Close").tap()
    ana.press("All are ready")
    ana.place("Wildfire")
    examine(ana.page)
    examine(wall.page)
    bo.place("Training Brand Lash")
    ana.press("Enter what my card says")
    ana.page.get_by_role("group", name="Heal", exact=True).get_by_role("button", name="heal", exact=True).last.tap()
    examine(ana.page)
    ana.key("That is all").tap()
    expect(bo.last_turn).to_be_visible()
    for page in (wall.page, bo.page, overlay.page):
        examine(page)
