"""Cards on their page: registered by tap, taught, put into a deck that is checked at once."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.page.people import middle, reads, screen, sit_down
from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import Windows

TAG = "04A16F92"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def turn_to(page: Page, part: str) -> None:
    page.get_by_role("group", name="Parts of this page").get_by_role("button", name=part, exact=True).click()


def test_a_card_is_registered_by_tap_and_known_in_the_game(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards").page
    page.get_by_role("button", name="Cards named in the rulebook").click()
    expect(page.get_by_text("Lay Ambush on the table’s reader.")).to_be_visible()
    table.type(f"tap table.reader #{TAG}")
    expect(page.get_by_text("Lay Elven Archer on the table’s reader.")).to_be_visible()
    table.type(f"tap table.reader #{TAG}")
    expect(page.get_by_text("This tag is Ambush already, it was tapped a moment ago.")).to_be_visible()
    page.get_by_role("combobox", name="Card name").fill("archer")
    page.get_by_role("option", name="Elven Archer").click()
    table.type(f"tap table.reader #{TAG}")
    taken = page.get_by_role("alertdialog", name="The tag already belongs to a card")
    taken.get_by_role("button", name="Keep it as Ambush").click()
    expect(taken).to_have_count(0)
    page.get_by_role("button", name="Stop here").click()
    turn_to(page, "All cards")
    reads(page.get_by_role("button", name="Ambush").filter(has_text="1 tag"), "1 tag")
    wall = screen(windows, table).page
    table.type("press seat1.ok", f"tap table.reader #{TAG}")
    reads(middle(wall), "shown to all")
    reads(middle(wall), "Ambush")


def test_a_card_is_taught(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards#list").page
    page.get_by_role("button", name="Elven Archer").click()
    damage = page.get_by_role("group", name="damage").first
    damage.get_by_role("button", name="known", exact=True).click()
    page.get_by_role("button", name="One more: damage").click(click_count=2)
    page.get_by_role("button", name="Save", exact=True).click()
    reads(page.get_by_role("button", name="Elven Archer"), "damage 2")


def test_a_deck_is_checked_at_once(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards#decks").page
    verdict = page.get_by_role("status").filter(has_text="card")
    page.get_by_role("combobox", name="Add a card").fill("ambush")
    page.get_by_role("option", name="Ambush", exact=True).click()
    reads(verdict, "AMBUSH-DECK-01")
    more = page.get_by_role("button", name="One more: Ambush")
    for _ in range(9):
        more.click()
    reads(verdict, "This deck can be played. Possible numbers of players: 2")
    page.get_by_label("PIN").fill(table.pin)
    page.get_by_role("button", name="Enter").click()
    page.get_by_label("Name of the deck").fill("Ten of them")
    page.get_by_role("button", name="Save the deck").click()
    expect(page.get_by_text("“Ten of them” is saved.")).to_be_visible()


def test_a_phone_keeps_a_deck_that_nobody_else_is_told_of(windows: Windows, table: Table) -> None:
    page = sit_down(windows.phone(table.phones), table, "Bo").page
    page.goto(f"{table.phones}/cards#decks")
    page.get_by_role("combobox", name="Add a card").fill("ambush")
    page.get_by_role("option", name="Ambush", exact=True).click()
    page.get_by_label("Name of the deck").fill("My own")
    page.get_by_role("button", name="Save the deck").click()
    expect(page.get_by_text("It stays on this phone, and nobody else sees it.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="My own")).to_be_visible()
    wall = screen(windows, table, "/cards#decks").page
    expect(wall.get_by_label("PIN")).to_be_visible()
    expect(wall.get_by_text("My own")).to_have_count(0)
