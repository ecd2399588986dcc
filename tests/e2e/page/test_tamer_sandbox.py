"""The battle sandbox: the rulebook's battle by a link that can be shared, number by number, and orders of a line."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import reads
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.test_tamer import TOLD
from tests.e2e.page.windows import DESK, PHONE, Windows

PLAY = ("play", "tamer", "--simulate", "--training", "--seats", "Ana,Bo,Cy,Di")
LEFT = "gillfox~h3,middle-aged-drachna~h6,chimerall~p2~h2"
RIGHT = "gryphoon~h4,solynx~pp1~p2~h5"
RULEBOOK = f"/sandbox?game=tamer&left={LEFT}&right={RIGHT}"
CLASHES = (
    ("Gillfox 5/3", "1 ⇄ 5", "Gryphoon 1/4"),
    ("Middle-Aged Drachna 5/6", "7 ⇄ 5", "Gryphoon 8/4"),
    ("Middle-Aged Drachna 10/6", "8 ⇄ 5", "Solynx 8/5"),
)
NAMES = ("pebble-pup", "ember-mouse", "mud-grub", "spark-newt", "kettle-cat", "clay-sentry")
SIX = ",".join(f"training-{name}" for name in NAMES)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *PLAY) as running:
        yield running


def team(page: Page, side: str) -> Locator:
    return page.get_by_role("region", name=side, exact=True)


def answer_for_solynx(page: Page) -> None:
    """Its Round Start effect is not known: two more permanent power on itself."""
    expect(page.get_by_role("heading", name="Read what Solynx does")).to_be_visible()
    page.get_by_role("button", name="Dice change").click()
    page.get_by_role("button", name="One more: By how much").click()
    examine(page)
    page.get_by_role("button", name="That is what it does").click()


def test_the_rulebooks_battle_by_a_link_that_is_shared(windows: Windows, table: Table) -> None:
    desk = opened(windows, table.phones, DESK)
    page = desk.go(RULEBOOK)
    page.get_by_role("button", name="Fight", exact=True).press("Enter")
    answer_for_solynx(page)
    expect(page.get_by_role("heading", name="Left wins in 3 clashes.")).to_be_visible()
    expect(page.get_by_text("Chimerall is left, unhurt.")).to_be_visible()
    rows = page.get_by_role("row")
    for row, words in enumerate(CLASHES):
        for cell in words:
            expect(rows.nth(row)).to_contain_text(cell)
    told_forth_and_back(page)
    examine(page)
    page.get_by_role("button", name="Share these teams").click()
    link = page.get_by_role("textbox").last.input_value()
    assert link == table.phones + RULEBOOK
    friend = opened(windows, table.phones, PHONE)
    friend.page.goto(link)
    expect(team(friend.page, "Left").get_by_role("listitem")).to_have_count(3)
    friend.page.get_by_role("button", name="Fight", exact=True).tap()
    expect(friend.page.get_by_role("heading", name="Read what Solynx does")).to_be_visible()
    examine(friend.page)
    assert friend.told == [], "it has nothing to do with the table"
    assert len(page.request.get(f"{table.phones}/api/history").json()) == 1, "only the game at the table is kept"


def told_forth_and_back(page: Page) -> None:
    """The words of the table's screen, step by step; arrow keys go both ways."""
    page.get_by_role("button", name="Watch it step by step").click()
    said = page.get_by_role("region", name="The battle step by step").get_by_role("status")
    steps = [words.replace("Ana", "Left").replace("Bo,", "Right,") for words in TOLD]
    expect(said).to_contain_text(steps[0], use_inner_text=True)
    seen = [said.inner_text()]
    forth = page.get_by_role("region", name="The battle step by step").get_by_role("button", name="Next")
    while forth.is_enabled():
        page.keyboard.press("ArrowRight")
        seen.append(said.inner_text())
    found = [step for words in seen for step in steps if step in words]
    assert found == steps
    page.keyboard.press("ArrowLeft")
    reads(said, steps[-2])
    page.keyboard.press("Home")
    reads(said, steps[0])


def test_all_orders_and_what_the_key_says_of_many(windows: Windows, table: Table) -> None:
    page = opened(windows, table.phones, DESK).go(f"/sandbox?game=tamer&left={SIX}&right={SIX}&round=3")
    page.get_by_role("button", name="Fight", exact=True).click()
    expect(page.get_by_role("heading", name="All 720 orders")).to_be_visible()
    page.get_by_role("button", name="Count all 720: about").click()
    expect(page.get_by_role("button", name="Count all")).to_have_count(0)
    parts = page.get_by_role("group", name="All 720 orders").get_by_role("button")
    expect(page.get_by_role("button", name="Stop counting")).to_have_count(0)
    assert sum(int(part) for part in parts.all_inner_texts()) == 720
    parts.first.click()
    examine(page)
    page.get_by_role("button", name="Fight in this order:").nth(1).click()
    expect(page.get_by_role("heading", name="clash").first).to_be_visible()


def test_a_broken_link_says_what_is_wrong_and_numbers_are_asked_first(windows: Windows, table: Table) -> None:
    page = opened(windows, table.phones, DESK).go("/sandbox?game=tamer&left=nobody,gillfox~zz3&right=chimerall~p2~h2")
    reads(page.get_by_role("alert"), "no such creature is known")
    reads(page.get_by_role("alert"), "“zz3” of Gillfox")
    fight = page.get_by_role("button", name="Fight", exact=True)
    expect(fight).to_be_disabled()
    expect(page.get_by_text("First enter the numbers that are not known.")).to_be_visible()
    examine(page)
    page.get_by_label("Gillfox: health on the card").fill("2")
    page.get_by_label("Gillfox: health on the card").blur()
    fight.click()
    expect(page.get_by_role("heading", name="clash").first).to_be_visible()
    assert "gillfox~h2" in page.url
    page.goto(f"{table.phones}/sandbox?game=nonsense")
    expect(page.get_by_role("link", name="Tamer Tournament")).to_be_visible()
