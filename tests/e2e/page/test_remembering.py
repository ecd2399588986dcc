"""Cards that are remembered: entered on a phone, kept with one tap, proposed to the next player, and forgotten."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import Phone, begin, reads, referee, screen, sit_down
from tests.e2e.page.server import DEMO, TWO, Table, at_a_table
from tests.e2e.page.windows import Windows

ARCHER = "Elven Archer"
"""A card that the pack of the rulebook only names."""


@pytest.fixture
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def offer(page: Page) -> Locator:
    return page.get_by_role("region", name="Remember this card")


def choose(player: Phone, card: str) -> None:
    """Open the sheet for playing and name the card."""
    player.press("Play a card")
    player.page.get_by_role("combobox", name="Card").fill(card)
    player.page.get_by_role("option", name=card).tap()


def shoot(player: Phone, target: str, damage: int) -> None:
    choose(player, ARCHER)
    for _ in range(damage):
        player.page.get_by_role("button", name=f"One less: {target}’s castle").tap()
    player.key("Play it").tap()


def test_a_card_is_remembered_proposed_corrected_and_forgotten(windows: Windows, table: Table) -> None:
    ana, bo = (sit_down(windows.phone(table.phones), table, name) for name in ("Ana", "Bo"))
    begin(referee(windows, table), "Ana")
    ana.lay()
    shoot(ana, "Bo", 2)
    reads(offer(ana.page), f"{ARCHER} Damage to the target: 2.")
    expect(offer(bo.page)).to_have_count(0)
    offer(ana.page).get_by_role("button", name="Remember this card").tap()
    reads(offer(ana.page), "is remembered")

    bo.lay()
    bo.press("Play a card")
    bo.page.get_by_role("combobox", name="Card").fill(ARCHER)
    reads(bo.page.get_by_role("option", name=ARCHER), "Remembered: Damage to the target: 2.")
    bo.page.get_by_role("option", name=ARCHER).tap()
    note = bo.page.get_by_role("note")
    reads(note, f"Remembered of {ARCHER}")
    castle = bo.page.get_by_role("listitem").filter(has=bo.page.get_by_role("button", name="One less: Ana’s castle"))
    reads(castle, "falls by 2")
    bo.page.get_by_role("button", name="One less: Ana’s castle").tap()
    bo.key("Play it").tap()
    offer(bo.page).get_by_role("button", name="Correct what is remembered").tap()
    reads(offer(bo.page), "is remembered")

    ana.lay()
    choose(ana, ARCHER)
    castle = ana.page.get_by_role("listitem").filter(has=ana.page.get_by_role("button", name="One less: Bo’s castle"))
    reads(castle, "falls by 3")
    ana.page.get_by_role("note").get_by_role("button", name="Forget it").tap()
    expect(ana.page.get_by_role("note")).to_have_count(0)
    expect(castle).not_to_contain_text("falls by 3")


def test_the_page_about_cards_forgets_what_was_entered(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards#list").page
    archer = page.get_by_role("button", name=ARCHER)
    archer.click()
    page.get_by_role("group", name="damage").first.get_by_role("button", name="known", exact=True).click()
    page.get_by_role("button", name="One more: damage").click()
    page.get_by_role("button", name="Save", exact=True).click()
    reads(archer, "damage 1")
    archer.click()
    page.get_by_role("button", name="Forget what was entered").click()
    expect(archer).not_to_contain_text("damage 1")


def test_the_deck_check_is_a_list_of_all_points(windows: Windows, table: Table) -> None:
    page = screen(windows, table, "/cards#decks").page
    page.get_by_role("combobox", name="Add a card").fill("ambush")
    page.get_by_role("option", name="Ambush", exact=True).click()
    points = page.get_by_role("list", name="What is asked of this deck").get_by_role("listitem")
    expect(points).to_have_text([re.compile("known at this table, passed"), re.compile("At least 10.*not passed")])
    reads(points.nth(1), "Add cards")
    for _ in range(9):
        page.get_by_role("button", name="One more: Ambush").click()
    expect(points.nth(1)).to_have_text(re.compile("At least 10.*, passed"))


def test_card_faces_say_what_cards_do(windows: Windows, tmp_path_factory: pytest.TempPathFactory) -> None:
    with at_a_table(tmp_path_factory.mktemp("home"), *DEMO) as demo:
        page = screen(windows, demo, "/simulate").page
        hand = page.get_by_role("toolbar", name="Cards of Ana")
        expect(hand.locator("small").first).to_have_text(re.compile(r"damage|repair|guard|draw|lay", re.IGNORECASE))
