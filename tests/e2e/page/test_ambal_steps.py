"""The seven steps on the table's screen: told one after the other, skipped by whoever has seen enough."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.duellists import SINGLE, sit
from tests.e2e.page.people import middle, screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_ambal_duel import stands
from tests.e2e.page.windows import PATIENCE, WALL, Windows

SHORTER = 200
"""Milliseconds, fewer than any step is lit."""
FRAME = 20


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *SINGLE) as running:
        yield running


def test_a_turn_is_told_step_by_step_and_can_be_skipped(windows: Windows, table: Table) -> None:
    wall, calm = a_wall_with_a_clock_by_hand(windows, table), screen(windows, table).page
    ana, bo = sit(windows, table, "Ana"), sit(windows, table, "Bo")
    ana.press("All are ready")
    ana.place("Training Cinder Flick")
    bo.place("Training Cinder Flick")
    stands(calm, "Ana", 58, [5, 8])
    expect(skipping(calm)).to_have_count(0)
    draw_until(wall, skipping(wall))
    stands(wall, "Ana", 58, [5, 8])  # as on her counter, though the damage is told later
    skipping(wall).click()
    draw_until(wall, wall.get_by_text("Last turn"))
    stands(wall, "Ana", 58, [5, 8])
    ana.place("Training Brand Lash")
    bo.press("Stop for this round")
    draw_until(wall, skipping(wall))
    assert steps_told(wall) == ["Energy paid", "Interrupts", "Blocks", "Own side", "Other side", "Heal", "Damage"]
    expect(wall.get_by_text("Last turn")).to_be_visible()
    stands(wall, "Bo", 56, [5, 6])


def a_wall_with_a_clock_by_hand(windows: Windows, table: Table, size: tuple[int, int] = WALL) -> Page:
    """A screen on which time stands still until the test lets some pass, however busy the machine is."""
    window = windows.open(table.screen, size, reduced_motion="no-preference")
    window.page.clock.install()
    page = window.go("/")
    expect(middle(page)).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def draw_until(wall: Page, shown: Locator) -> None:
    """The page draws what it was told, frame by frame, and no more time passes than that takes."""
    until = time.monotonic() + PATIENCE
    while not shown.count():
        assert time.monotonic() < until, "it is not drawn"
        wall.clock.run_for(FRAME)


def skipping(wall: Page) -> Locator:
    return wall.get_by_role("button", name="Show all at once")


def steps_told(wall: Page) -> list[str]:
    """The step that is lit, looked at in every short while until none is being told any more; each once."""
    told: list[str] = []
    while skipping(wall).count():
        wall.clock.run_for(SHORTER)
        told += wall.locator("[aria-current=step] .named").all_inner_texts()
    return list(dict.fromkeys(told))
