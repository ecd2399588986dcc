"""The referee's desk: a correction that all see, one that goes too far, time that stands still, a step taken back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import castle_stands_at, reads, referee, screen, seat
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO, "--option", "castle=8") as running:
        running.type("press seat1.ok")
        yield running


def test_a_correction_is_seen_by_all_with_its_reason_and_taken_back(windows: Windows, table: Table) -> None:
    wall, desk = screen(windows, table).page, referee(windows, table)
    desk.get_by_role("button", name="One less: Bo, castle").click(click_count=2)
    desk.get_by_role("button", name="forgotten effect").click()
    desk.get_by_role("button", name="Set it to 6").click()
    castle_stands_at(wall, "Bo", 6)
    expect(wall.get_by_text("forgotten effect")).to_be_visible()
    desk.get_by_role("button", name="Take back the last step").click()
    castle_stands_at(wall, "Bo", 8)
    desk.get_by_role("button", name="Bring it back").click()
    castle_stands_at(wall, "Bo", 6)


def test_a_correction_beyond_the_dial_is_refused_with_its_clause(windows: Windows, table: Table) -> None:
    wall, desk = screen(windows, table).page, referee(windows, table)
    desk.get_by_role("button", name="One more: Ana, castle").click()
    desk.get_by_role("button", name="Set it to 9").click()
    reads(desk.get_by_role("alert"), "TABLE-ADJUST")
    castle_stands_at(wall, "Ana", 8)
    desk.get_by_role("button", name="One less: Ana, castle").click()
    expect(desk.get_by_role("alert"), "whoever enters something else has read it").to_have_count(0)


def test_two_corrections_are_made_together(windows: Windows, table: Table) -> None:
    wall, desk = screen(windows, table).page, referee(windows, table)
    before = [int(seat(wall, name).locator(".dial").inner_text()) for name in ("Ana", "Bo")]
    desk.get_by_role("button", name="One less: Ana, castle").click()
    desk.get_by_role("button", name="One less: Bo, castle").click()
    desk.get_by_role("button", name="Set all 2").click()
    castle_stands_at(wall, "Ana", before[0] - 1)
    castle_stands_at(wall, "Bo", before[1] - 1)
    expect(desk.get_by_role("button", name="Set all 2")).to_have_count(0)


def test_what_was_refused_goes_when_the_game_goes_on(windows: Windows, tmp_path: Path) -> None:
    with at_a_table(tmp_path, *TWO, "--option", "castle=8") as fresh:
        fresh.type("press seat1.ok")
        desk = referee(windows, fresh)
        desk.get_by_role("button", name="One more: Bo, castle").click()
        desk.get_by_role("button", name="Set it to 9").click()
        reads(desk.get_by_role("alert"), "TABLE-ADJUST")
        fresh.type("press seat1.ok")
        expect(desk.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("mode", ["single-regular", "double-regular", "draft"])
def test_every_row_of_a_correction_has_a_name(windows: Windows, tmp_path: Path, mode: str) -> None:
    with at_a_table(tmp_path, "demo", "ambal", "--no-browser", "--seed", "7", "--speed", "16", "--mode", mode) as demo:
        desk = referee(windows, demo)
        expect(desk.locator("ambit-correct h3").first).to_be_visible()
        names = desk.locator("ambit-correct h3").all_inner_texts()
        assert "" not in names
        assert not [name for name in names if "undefined" in name.lower()]


def test_the_time_stands_still_and_goes_on(windows: Windows, table: Table) -> None:
    wall, desk = screen(windows, table).page, referee(windows, table)
    desk.get_by_role("button", name="Stop the timers").click()
    expect(wall.get_by_text("Timers are stopped.")).to_be_visible()
    desk.get_by_role("button", name="Start the timers again").click()
    expect(wall.get_by_text("Timers are stopped.")).to_have_count(0)
