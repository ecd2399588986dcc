"""Sitting down: a phone that comes by QR code or by the address alone, a wrong code, a seat that is taken."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import reads, screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_a_seat_that_is_taken_is_free_again_when_its_phone_leaves(windows: Windows, table: Table) -> None:
    ana = sit_down(windows.phone(table.phones), table, "Ana")
    late = windows.phone(table.phones).go(f"/join#{table.code.replace(' ', '-')}")
    expect(late.get_by_label("The code that the table shows")).to_have_value(table.code)
    expect(late.get_by_role("button", name="Ana taken")).to_be_disabled()
    ana.page.get_by_role("button", name="More").tap()
    ana.page.get_by_role("button", name="Leave this seat").tap()
    expect(late.get_by_role("button", name="Ana no phone yet")).to_be_enabled()


def test_a_phone_without_a_seat_is_asked_to_join_or_watch(windows: Windows, table: Table) -> None:
    page = windows.phone(table.phones).go("/")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="Just watch").tap()
    expect(page.locator("ambit-table")).to_be_visible()
    page.reload()
    expect(page.locator("ambit-table")).to_be_visible()


@pytest.mark.parametrize("size", [(800, 480), (480, 800), (1024, 600), (1920, 1080)])
def test_the_settings_cover_nothing_of_the_top_line(windows: Windows, table: Table, size: tuple[int, int]) -> None:
    wall = screen(windows, table).page
    wall.set_viewport_size({"width": size[0], "height": size[1]})
    expect(wall.locator(".invite .code")).to_have_text(table.code)
    right, settings = (wall.locator(part).bounding_box() for part in (".top .right", "ambit-settings"))
    assert right is not None
    assert settings is not None
    assert right["x"] + right["width"] <= settings["x"]


def test_whoever_brings_a_code_is_asked_for_a_seat_at_the_table_itself_too(windows: Windows, table: Table) -> None:
    page = screen(windows, table, f"/join#{table.code.replace(' ', '-')}").page
    expect(page.get_by_label("The code that the table shows")).to_have_value(table.code)


def test_an_address_that_was_copied_badly_still_opens_the_page(windows: Windows, table: Table) -> None:
    page = windows.phone(table.phones).go("/join#%")
    expect(page.get_by_label("The code that the table shows")).to_have_value("")


def test_a_wrong_code_opens_nothing_and_says_where_the_right_one_is(windows: Windows, table: Table) -> None:
    windows.forgive("403")
    page = windows.phone(table.phones).go("/join")
    page.get_by_label("The code that the table shows").fill("NONE 00")
    page.get_by_role("button", name="Bo").tap()
    page.get_by_role("button", name="Sit down").tap()
    reads(page.get_by_role("alert"), "That is not the code of this table. Look at its screen")
