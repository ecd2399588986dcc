"""Two languages at one table: each screen speaks its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.people import screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def test_a_phone_speaks_french_while_the_table_speaks_english(windows: Windows, table: Table) -> None:
    wall = screen(windows, table).page
    ana = sit_down(windows.phone(table.phones), table, "Ana")
    ana.page.get_by_role("button", name="More").tap()
    ana.page.get_by_role("button", name="Français").tap()
    ana.page.get_by_role("contentinfo").get_by_role("button", name="Fermer").tap()
    table.type("press seat1.ok")
    expect(ana.prompt).to_have_text("Ana, montrez la carte du dessus et posez-la face cachée.")
    expect(wall.get_by_text("Ana, show the top card and lay it face down.")).to_be_visible()
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    ana.page.reload()
    expect(ana.prompt).to_contain_text("montrez la carte du dessus")
    expect(ana.page).to_have_title("Votre place · Ambit")


def test_a_french_browser_is_spoken_to_in_french(windows: Windows, table: Table) -> None:
    page = windows.phone(table.phones, locale="fr-FR").go("/join")
    expect(page.get_by_label("Le code que montre la table")).to_be_visible()


def test_the_language_of_the_screen_is_switched_in_its_settings(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/referee").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Arbitre", level=1)).to_be_visible()
