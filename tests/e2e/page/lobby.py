"""What people do between two games: they sit down with the code on the wall, begin, give up, answer what comes next."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.people import Phone, reads
from tests.e2e.page.server import Table
from tests.e2e.page.windows import Window, Windows

CODE = "The code that the table shows"
SHORT = """(least) => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((one) =>
        one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]);
    const box = (one) => one.getBoundingClientRect();
    const seen = all(document).filter((one) => one.getClientRects().length && box(one).width > 2);
    const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const keys = seen.filter((one) => one.matches("button, a[href], select, input"));
    const letters = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
    const low = keys.filter((one) => box(one).height < least.key - 0.5);
    const small = seen.filter((one) => own(one) && letters(one) < least.word - 0.05);
    return [...low.map((one) => `key: ${one.textContent}`), ...small.map((one) => `word: ${one.textContent}`)];
}"""
"""Keys that a finger would miss, and words that are too small."""
BY_TOUCH = {"key": 44, "word": 12}
"""The least height of a key and of letters (pixels)."""


def code_on(wall: Page) -> str:
    """As people read it on the wall: nobody looks at a terminal."""
    return wall.locator("ambit-lobby .qrcard b").inner_text()


def sit_with_name(window: Window, code: str, name: str) -> Phone:
    """A phone that opens the address alone is asked to join; the next free seat will do."""
    page = window.go("/")
    page.get_by_label(CODE).fill(code)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return Phone(window, name)


def sit_together(windows: Windows, table: Table, wall: Page, *names: str) -> list[Phone]:
    phones = [sit_with_name(windows.phone(table.phones), code_on(wall), name) for name in names]
    for name in names:
        expect(place(wall, name)).to_be_visible()
    return phones


def place(wall: Page, name: str) -> Locator:
    """A seat in the lobby on the wall."""
    return wall.locator("ambit-lobby .place").filter(has_text=name)


def begin(wall: Page) -> None:
    wall.get_by_role("button", name="Begin", exact=True).click()
    expect(wall.locator("ambit-lobby")).to_have_count(0)


def agree_who_begins(phones: list[Phone]) -> None:
    """In Ambush nobody can give up before the game has a first player."""
    first = phones[0]
    first.press("Who goes first?")
    first.page.get_by_role("group", name="Who goes first?").get_by_role("button", name=first.name).tap()
    first.page.get_by_role("button", name="Begin", exact=True).tap()
    expect(first.key("I have laid it")).to_be_visible()


def give_up(phone: Phone) -> None:
    """For good, after one question."""
    phone.be_still()
    phone.page.get_by_role("button", name="More").tap()
    phone.page.get_by_role("button", name="Give up").tap()
    question = phone.page.get_by_role("alertdialog")
    question.get_by_role("button", name="Give up").tap()
    expect(question).to_have_count(0)


def all_give_up_but_one(wall: Page, phones: list[Phone]) -> None:
    """The quickest way to a winner, which the rules of every game know."""
    for phone in phones[1:]:
        give_up(phone)
    expect(phones[0].page.locator("ambit-after-phone")).to_be_visible()
    wall.get_by_role("button", name="What now?").click()
    reads(wall.get_by_role("region", name="Result"), phones[0].name)
