"""The documents in a browser, under the policy of the page: it complains of nothing, and asks nobody but the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.web.help import DOCUMENTS
from tests.e2e.page.people import screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import DESK, Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    assert (DOCUMENTS / "index.html").is_file(), "the documents are not built: run `make docs`"
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_the_settings_lead_to_the_documents_and_these_back_to_the_table(windows: Windows, table: Table) -> None:
    page = screen(windows, table).page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Guide").click()
    expect(page).to_have_url(f"{table.screen}/help/index.html")
    expect(page.get_by_role("heading", name="Ambit", level=1)).to_be_visible()
    page.get_by_role("link", name="To the table", exact=True).click()
    expect(page.get_by_role("heading", name="Ambush").first).to_be_visible()


def test_a_phone_finds_them_in_its_menu_in_its_own_language(windows: Windows, table: Table) -> None:
    page = sit_down(windows.phone(table.phones), table, "Ana").page
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Français").tap()
    expect(page.get_by_role("link", name="Règles").last).to_be_visible()
    page.get_by_role("link", name="Guide").tap()
    expect(page).to_have_url(f"{table.phones}/help/fr/index.html")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.go_back()
    expect(page.get_by_role("heading", name="Ana", level=1)).to_be_visible()


def test_every_page_is_drawn_as_it_should_be(windows: Windows, table: Table) -> None:
    """Styles, scripts and pictures arrive; what the policy forbids would be a complaint of the browser."""
    page = windows.open(table.screen, DESK).page
    for file in sorted(DOCUMENTS.rglob("*.html")):
        page.goto(f"{table.screen}/help/{file.relative_to(DOCUMENTS).as_posix()}")
        assert page.evaluate("[...document.images].filter((one) => one.complete && !one.naturalWidth).length") == 0, (
            file
        )
        hidden = page.evaluate("getComputedStyle(document.querySelector('body > svg')).display")
        assert hidden == "none", "a style that was moved into a file has no effect"


def test_the_theme_can_be_changed_and_is_kept(windows: Windows, table: Table) -> None:
    page = windows.open(table.screen, DESK).go("/help/index.html")
    expect(page.locator("body")).to_have_attribute("data-theme", "auto")
    page.get_by_role("button", name="Toggle Light / Dark / Auto color theme").first.click()
    chosen = page.locator("body").get_attribute("data-theme")
    assert chosen != "auto"
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-theme", str(chosen))


def test_words_can_be_searched_for_without_a_network(windows: Windows, table: Table) -> None:
    page = windows.open(table.screen, DESK).go("/help/index.html")
    page.get_by_placeholder("Search").fill("satellite")
    page.keyboard.press("Enter")
    expect(page.locator("#search-results li").first).to_be_visible()


def test_the_language_can_be_changed_on_every_page(windows: Windows, table: Table) -> None:
    page = windows.open(table.screen, DESK).go("/help/games/ambush.html")
    page.get_by_role("link", name="Français").click()
    expect(page).to_have_url(f"{table.screen}/help/fr/games/ambush.html")
    page.get_by_role("link", name="English").click()
    expect(page).to_have_url(f"{table.screen}/help/games/ambush.html")
