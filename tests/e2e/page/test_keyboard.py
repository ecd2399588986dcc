"""Without a mouse: at the simulated table, on a phone's page and on the table's screen, by keys alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import Phone, castle_stands_at, middle, reads, screen
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import DESK, Windows

FARTHEST = 60
"""More presses of Tab than this nobody makes to get anywhere."""


@pytest.fixture
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def type_keys(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def tab_to(page: Page, target: Locator) -> None:
    """From one thing to the next until the ring of the focus is round this one."""
    expect(target).to_be_enabled()
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if target.evaluate("(one) => one.matches(':focus-visible')"):
            return
    raise AssertionError(f"Tab does not lead to {target}")


def test_a_turn_a_call_and_a_fault_by_keys_alone(windows: Windows, table: Table) -> None:
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
    tab_to(page, page.get_by_role("switch", name="The reader fails"))
    type_keys(page, "Space")
    expect(page.get_by_role("button", name="does not answer")).to_be_visible()


def test_somebody_sits_down_and_plays_by_tab_and_enter(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    window = windows.open(table.phones, DESK)
    page, ana = window.go("/join"), Phone(window, "Ana")
    tab_to(page, page.get_by_label("The code that the table shows"))
    page.keyboard.type(table.code)
    for name in ("Ana no phone yet", "Sit down"):
        tab_to(page, ana.key(name))
        type_keys(page, "Enter")
    expect(page.get_by_role("heading", name="Ana", level=1)).to_be_visible()
    table.type("press seat1.ok")
    for name in ("I have laid it", "Play a card"):
        tab_to(page, ana.key(name))
        ana.be_still()
        type_keys(page, "Enter")
    tab_to(page, page.get_by_role("combobox", name="Card"))
    page.keyboard.type("spear")
    type_keys(page, "Enter")
    tab_to(page, ana.key("Play it"))
    type_keys(page, "Enter")
    castle_stands_at(wall, "Bo", 18)
    tab_to(page, ana.round_button)
    type_keys(page, "Enter")
    reads(middle(wall), "Called by")


def test_the_keys_of_somebody_without_a_phone_are_opened_at_the_name(windows: Windows, table: Table) -> None:
    page = screen(windows, table).page
    tab_to(page, page.get_by_role("region", name="Bo").get_by_role("button", name="Bo"))
    type_keys(page, "Enter")
    keys = page.get_by_role("dialog", name="Keys for this seat")
    expect(keys.get_by_role("heading", name="Bo")).to_be_visible()
    type_keys(page, "Escape")
    expect(keys).to_have_count(0)
