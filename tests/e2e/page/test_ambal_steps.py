"""The seven steps on the table's screen: told one after the other, skipped by whoever has seen enough."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.duellists import SINGLE, sit
from tests.e2e.page.people import screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_ambal_duel import stands
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *SINGLE) as running:
        yield running


def test_a_turn_is_told_step_by_step_and_can_be_skipped(windows: Windows, table: Table) -> None:
    wall = screen(windows, table, reduced_motion="no-preference").page
    calm = screen(windows, table).page
    ana, bo = sit(windows, table, "Ana"), sit(windows, table, "Bo")
    ana.press("All are ready")
    ana.place("Training Cinder Flick")
    bo.place("Training Cinder Flick")
    stands(calm, "Ana", 58, [5, 8])
    expect(calm.get_by_role("button", name="Show all at once")).to_have_count(0)
    skip = wall.get_by_role("button", name="Show all at once")
    expect(skip).to_be_visible()
    stands(wall, "Ana", 60, [6, 0])
    skip.click()
    stands(wall, "Ana", 58, [5, 8])
    ana.place("Training Brand Lash")
    bo.press("Stop for this round")
    expect(wall.locator("[aria-current=step]")).to_contain_text("Damage")
    expect(wall.get_by_text("Last turn")).to_be_visible()
    stands(wall, "Bo", 56, [5, 6])
