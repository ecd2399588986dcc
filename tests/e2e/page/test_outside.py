"""A game that the page was not built with: the table hands over its words, in every language."""

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.page.people import screen
from tests.e2e.page.server import at_a_table
from tests.e2e.page.windows import Windows
from tests.pebbles import FOLDER


def test_a_screen_speaks_of_a_game_from_outside_in_its_own_words(windows: Windows, tmp_path: Path) -> None:
    with at_a_table(tmp_path, "play", "pebbles", "--simulate", "--seats", "Ana,Bo", games=str(FOLDER)) as table:
        page = screen(windows, table).page
        expect(page.locator("ambit-prompt")).to_contain_text("Ana, take pebbles.")
        french = windows.phone(table.phones, locale="fr-FR").go("/")
        french.get_by_text("Seulement regarder").tap()
        expect(french.locator("ambit-prompt")).to_contain_text("Ana, prenez des cailloux.")
