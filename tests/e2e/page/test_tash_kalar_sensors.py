"""Tash-Kalar on a board of sensors, at emulated chips: a piece is knocked over, seen square by square, and put back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import middle, reads, seat, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.test_tash_kalar import key, square, stands
from tests.e2e.page.windows import PHONE, WALL, Windows

PLAY = ("play", "tash_kalar", "--simulate=wire", "--profile", "two-seats-pi-board69", "--seats", "Ana,Bo",
        "--mode", "match-a-mort", "--option", "tracking=board")  # fmt: skip


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, *PLAY) as running:
        yield running


def signs(page: Page) -> Locator:
    return page.get_by_role("list", name="The board and the game differ").get_by_role("listitem")


@pytest.mark.rule("TABLE-BOARD", "TASH-PLACE-01")
def test_a_piece_is_knocked_over_and_put_back(windows: Windows, table: Table) -> None:
    wall = opened(windows, table.screen, WALL)
    wall.go("/")
    page = wall.page
    _set_up(page, table)
    bo = sit_down(opened(windows, table.phones, PHONE), table, "Bo")
    table.type("put table.grid d6")
    stands(page, "d6", ", Ana, common")
    table.type("knock table.grid g5 h5")
    reads(signs(page).nth(0), "No piece is seen on g5")
    reads(signs(page).nth(0), "Put the common piece of Bo’s side there")
    reads(signs(page).nth(1), "A piece is seen on h5")
    reads(signs(page).nth(1), "Take it off")
    reads(bo.page.get_by_role("status").filter(has_text="The board differs"), "on g5, h5")
    examine(page)
    examine(bo.page)
    table.type("press seat1.no")
    expect(page.get_by_text("The board differs from the game on g5 h5").first).to_be_visible()
    reads(seat(page, "Ana"), "0 actions left")
    table.type("lift table.grid h5", "put table.grid g5")
    expect(signs(page)).to_have_count(0)
    stands(page, "g5", ", Bo, common")
    stands(page, "h5", ", empty")
    table.type("press seat1.no")
    reads(middle(page), "2 actions left")


def hints(page: Page) -> Locator:
    return page.get_by_role("list", name="To do on the board").get_by_role("listitem")


@pytest.mark.rule("TABLE-BOARD", "TABLE-UNDO", "TASH-SUMMON-06")
def test_a_piece_that_is_put_down_again_is_asked_about_and_undo_says_which_to_put_back(
    windows: Windows, table: Table
) -> None:
    wall = opened(windows, table.screen, WALL)
    wall.go("/")
    page = wall.page
    _set_up(page, table)
    ana = sit_down(opened(windows, table.phones, PHONE), table, "Ana")
    for at, piece in (("e5", "1c"), ("e6", "1c"), ("d4", "2c")):
        table.type(f'{{"do":"fix","seat":0,"at":"{at}","piece":"{piece}"}}', f"put table.grid {at}")
    expect(signs(page)).to_have_count(0)
    table.type("tap seat1.reader northern-bomb", "lift table.grid d4", "put table.grid d4")
    reads(hints(page).nth(0), "The piece on d4 was lifted and put down again")
    reads(ana.page.get_by_role("status").filter(has_text="put down again"), "OK summons Bomb there")
    examine(page)
    examine(ana.page)
    table.type("press seat1.no")
    expect(hints(page)).to_have_count(0)
    stands(page, "d4", ", Bo, common, can be chosen")
    table.type("lift table.grid d4", "put table.grid d4", "press seat1.ok")
    stands(page, "d4", ", Ana, common")
    expect(hints(page)).to_have_count(0)
    table.type("undo")
    reads(hints(page).nth(0), "Now the common piece of Bo’s side stands on d4")
    examine(page)
    table.type("lift table.grid d4", "put table.grid d4")
    expect(hints(page)).to_have_count(0)
    stands(page, "d4", ", Bo, common")


@pytest.mark.rule("TABLE-BOARD")
def test_a_stuck_sensor_is_overlooked_and_play_goes_on(windows: Windows, table: Table) -> None:
    wall = opened(windows, table.screen, WALL)
    wall.go("/")
    page = wall.page
    _set_up(page, table)
    table.type("fault table.grid stuck square=g5 closed=false")
    expect(signs(page)).to_have_count(1)
    key(page, "Sensor is wrong: g5").click()
    expect(signs(page)).to_have_count(0)
    table.type("put table.grid d6")
    stands(page, "d6", ", Ana, common")
    key(page, "Counts again: g5").click()
    expect(signs(page)).to_have_count(1)


def _set_up(page: Page, table: Table) -> None:
    """One piece of each colour is put on the board, and the game begins."""
    table.type("put table.grid c5")
    stands(page, "c5", ", Ana, common")
    table.type("put table.grid g5")
    stands(page, "g5", ", Bo, common")
    expect(square(page, "g5")).to_be_visible()
    table.type("press seat1.ok")
    reads(middle(page), "1 action left")
