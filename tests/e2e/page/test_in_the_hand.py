"""What a phone offers besides the game: practice, rules, a pause, settings, and the result to take along."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.lobby import agree_who_begins, all_give_up_but_one, code_on, give_up, sit_with_name
from tests.e2e.page.people import Phone, reads, screen
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine
from tests.e2e.page.windows import LOST, PHONE, Windows

SIZES = ("small", "usual", "large", "very large")
BESIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""Pixels of the page that lie beside the screen."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with at_a_table(tmp_path, "table") as running:
        yield running


def two_sit(windows: Windows, table: Table, wall: Page) -> list[Phone]:
    """Two phones into which a script of ours may be put."""
    code = code_on(wall)
    return [
        sit_with_name(windows.open(table.phones, PHONE, has_touch=True, bypass_csp=True), code, name)
        for name in ("Ana", "Bo")
    ]


def looked_through(page: Page) -> None:
    examine(page)
    assert page.evaluate(BESIDE) <= 0


def menu(phone: Phone) -> None:
    phone.page.get_by_role("button", name="More").tap()


def test_practice_pause_rules_settings_and_the_result(windows: Windows, table: Table) -> None:
    windows.forgive(LOST)
    wall = screen(windows, table).page
    ana, bo = phones = two_sit(windows, table, wall)
    wall.get_by_role("button", name="Practise first").click()
    agree_who_begins(phones)
    the_pause(ana, bo, wall)
    the_rules(ana)
    the_settings(ana)
    give_up(bo)
    expect(ana.page.locator("ambit-after-phone")).to_be_visible()
    for phone in phones:  # the game itself is next
        phone.page.get_by_role("button", name="Play again").tap()
    expect(ana.page.get_by_text("This is practice")).to_have_count(0)
    agree_who_begins(phones)
    all_give_up_but_one(wall, phones)
    the_result(ana.page, wall)


def the_pause(ana: Phone, bo: Phone, wall: Page) -> None:
    """One calls it, every screen says who, and another one goes on."""
    menu(bo)
    bo.key("Pause").tap()
    says = "Bo has called a pause"
    for page in (wall, ana.page):
        expect(page.get_by_role("status").filter(has_text=says)).to_be_visible()
    looked_through(ana.page)
    ana.key("Go on").tap()
    for page in (wall, ana.page):
        expect(page.get_by_role("status").filter(has_text=says)).to_have_count(0)
    bo.key("Close").tap()


def the_rules(ana: Phone) -> None:
    """Found while typing, also without the table's answer; the seat stays taken, and back leads into the game."""
    page = ana.page
    page.get_by_role("link", name="Rules").tap()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(page.get_by_role("article").first).to_be_visible()
    page.context.set_offline(True)
    page.get_by_label("Look for").fill("castle destroyed")
    expect(page.get_by_text("rules found")).to_be_visible()
    for rule in page.get_by_role("article").all():
        assert "castle" in rule.inner_text().lower()
    page.get_by_label("Look for").fill("xyzzy")
    expect(page.get_by_text("No rule has all these words")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_label("Look for").fill("")
    page.get_by_role("button", name="The table", exact=True).tap()
    expect(page.get_by_text("TABLE-PAUSE", exact=True)).to_be_visible()
    looked_through(page)
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("heading", name="Ana", level=1)).to_be_visible()
    expect(page.locator("ambit-phone")).to_be_visible()


def the_settings(ana: Phone) -> None:
    """At every size all of it can be read at the width of a phone, and the size is kept."""
    menu(ana)
    page = ana.page
    for size in SIZES:
        page.get_by_role("group", name="Size of the text").get_by_role("button", name=size, exact=True).tap()
        assert page.evaluate(BESIDE) <= 0, size
    looked_through(page)
    sound = page.get_by_role("switch", name="Tones")
    sound.tap()
    expect(sound).to_have_attribute("aria-checked", "true")
    ana.key("Close").tap()
    assert page.evaluate(BESIDE) <= 0
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "largest")
    menu(ana)
    page.get_by_role("group", name="Size of the text").get_by_role("button", name="usual").tap()
    ana.key("Close").tap()


def the_result(page: Page, wall: Page) -> None:
    link = page.get_by_role("link", name="BG Stats").get_attribute("href") or ""
    told = json.loads(unquote(link.partition("?data=")[2]))
    assert [(player["name"], player["winner"]) for player in told["players"]] == [("Ana", True), ("Bo", False)]
    with page.expect_download() as file:
        page.get_by_role("link", name="The evening as CSV").tap()
    assert len(file.value.path().read_text(encoding="utf-8-sig").splitlines()) == 3, "practice does not count"
    picture = wall.get_by_role("img", name="QR code for BG Stats")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.complete && image.naturalWidth > 0")
    reads(wall.locator("figcaption"), "BG Stats")
    looked_through(page)
